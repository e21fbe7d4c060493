import { close, numbersInStem, shows, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { fitsLaw } from './science.ts';
import { valuesIn } from './tex-value.ts';

const first = (option: string): number => valuesIn(option)[0] ?? Number.NaN;
const laws = [
  'physics-moments',
  'physics-weight',
  'physics-work-done',
  'physics-charge-flow',
  'physics-electrical-power',
  'physics-acceleration',
  'chemistry-concentration',
  'chemistry-mean-rate',
];

export const scienceMoreCheckers: Checkers = {
  ...Object.fromEntries(laws.map((id) => [id, fitsLaw])),
  'physics-specific-heat-capacity': (option, question) => {
    const [mass = 0, second = 0, capacity = 0] = numbersInStem(question);
    const [energy, rise] = word(question, 'back') === 'yes' ? [second, first(option)] : [first(option), second];
    return close(energy / mass / rise, capacity);
  },
  'physics-half-life': (option, question) => {
    const [a = 0, b = 0, c = 0] = numbersInStem(question);
    const x = first(option);
    const [start, end, life, time] = { end: [a, x, b, c], life: [a, b, x, c], time: [b, c, a, x] }[word(question, 'asks')] ?? [0, 0, 1, 0];
    // Half as much for each half-life, by the curve instead of by halving.
    return close((start ?? 0) * 0.5 ** ((time ?? 0) / (life ?? 1)), end ?? 0);
  },
  'science-food-energy': (option, question) => {
    const [, per = 0, second = 0, third = 0] = numbersInStem(question);
    if (word(question, 'asks') === 'total') return close(first(option) / second, per / 100);
    return close((first(option) / 60) * second, (per / 100) * third);
  },
  'physics-balanced-beam': (option, question) => {
    const [force = 0, near = 0, other = 0] = numbersInStem(question);
    return close(first(option) * other - force * near, 0) && option.endsWith(' m');
  },
  'chemistry-percentage-yield': (option, question) => {
    const [most = 0, second = 0] = numbersInStem(question);
    return word(question, 'back') === 'yes' ? close(first(option) / most, second / 100) : close((most * first(option)) / 100, second);
  },
  'chemistry-atom-economy': (option, question) => {
    const [total = 0, useful = 0] = numbersInStem(question);
    return close(total * first(option), useful * 100);
  },
  'biology-osmosis-percentage-change': (option, question) => {
    const [start = 0, end = 0] = numbersInStem(question);
    return close(start + (start * first(option.replace('+', ''))) / 100, end);
  },
  'biology-punnett-squares': (option, question) => {
    const [, one = '', other = ''] = /parents are (\w\w) and (\w\w)/.exec(question.stem) ?? [];
    const small = /(\w) \(\w+\)\. The parents/.exec(question.stem)?.[1] ?? '';
    // Chance of the small letter from each parent, multiplied.
    const [p, q] = [one, other].map((pair) => Array.from(pair).filter((each) => each === small).length / 2);
    const recessive = (p ?? 0) * (q ?? 0);
    const both = (1 - (p ?? 0)) * (1 - (q ?? 0));
    const share = { recessive, dominant: 1 - recessive, carrier: 1 - recessive - both }[word(question, 'wanted')] ?? Number.NaN;
    const whole = question.stem.includes('percentage') ? 100 : Number(/Of (\d+)/.exec(question.stem)?.[1]);
    return close(first(option), share * whole);
  },
  'biology-biomass-efficiency': (option, question) => {
    const [eaten = 0, second = 0] = numbersInStem(question);
    const [kept, share] = word(question, 'back') === 'yes' ? [first(option), second] : [second, first(option)];
    return close(kept * 100, eaten * share);
  },
  'biology-quadrat-estimate': shows((question) => {
    const [total = 0, count = 0, area = 0, field = 0] = numbersInStem({ ...question, stem: question.stem.replaceAll('m²', 'm') });
    return total * (field / (count * area));
  }),
};
