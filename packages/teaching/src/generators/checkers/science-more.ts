import { close, figureOf, numbersInStem, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { byForm, numbersIn, worthOf } from './forms.ts';
import { fitsLaw } from './science.ts';
import { valuesIn } from './tex-value.ts';
import type { Generated } from '../generator.ts';

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

const numbersInText = (stem: string): readonly number[] => numbersIn(stem.replaceAll('m²', 'm'));
/** As many in the field as in the quadrats, by its area. */
const estimateIn = ({ stem }: Generated): number => {
  const [total = 0, count = 0, area = 0, field = 0] = numbersInText(stem);
  return total * (field / (count * area));
};
type Slipped = { readonly total: number; readonly area: number; readonly field: number; readonly right: number };
/** The estimate that comes of a slip. */
const afterSlip = (says: string, { total, area, field, right }: Slipped): number => {
  const mean = (right * area) / field;
  if (says.startsWith('No mean of one')) return total * field;
  if (says.startsWith('The area')) return mean * field;
  if (says.startsWith('Only one')) return mean;
  if (says.startsWith('It was multiplied')) return mean * field * area;
  return says.startsWith('The numbers') ? total + field : (total * field) / area;
};

export const scienceMoreCheckers: Checkers = {
  ...Object.fromEntries(laws.map((id) => [id, fitsLaw])),
  'physics-specific-heat-capacity': byForm({
    energy: (option, { stem }) => {
      const numbers = numbersInText(stem);
      const capacity = numbers.at(-1) ?? 0;
      const [mass = 0, from = 0, to = from] = numbers.slice(0, -1);
      return close(first(option) / mass / (stem.includes('from') ? to - from : from), capacity);
    },
    rise: (option, question) => {
      const [mass = 0, energy = 0, capacity = 0] = numbersInStem(question);
      return close(energy / mass / first(option), capacity);
    },
    mass: (option, question) => {
      const [energy = 0, rise = 0, capacity = 0] = numbersInStem(question);
      return close(energy / rise / first(option), capacity);
    },
    capacity: (option, question) => {
      const [mass = 0, energy = 0, rise = 0] = numbersInStem(question);
      return close(energy, rise * first(option) * mass);
    },
    calculation: (option, question) => {
      const [mass = 0, energy = 0, capacity = 0] = numbersInStem(question);
      return close(energy / mass / worthOf(option), capacity);
    },
    mistake: (option, question) => {
      const [mass = 0, rise = 0, capacity = 0, told = 0] = numbersInStem(question);
      if (close(told / mass / rise, capacity)) return false;
      if (option.includes('divided')) return close(told * rise, mass * capacity);
      const left = option.startsWith('The mass')
        ? [rise, capacity]
        : option.startsWith('The temperature')
          ? [mass, capacity]
          : [mass, rise];
      return close(told, (left[0] ?? 0) * (left[1] ?? 0));
    },
    compare: (option, { stem, key, distractors }) => {
      const capacityOf = (name: string): number => Number(new RegExp(String.raw`${name} \(([\d,]+)`).exec(stem)?.[1]?.replace(',', ''));
      const all = [key, ...distractors.map(({ text }) => text)].map(capacityOf);
      return capacityOf(option) === (stem.includes('the most?') ? Math.min(...all) : Math.max(...all));
    },
  }),
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
  'biology-quadrat-estimate': byForm({
    field: (option, question) => close(first(option), estimateIn(question)),
    mean: (option, question) => {
      const counts = figureOf(question, 'table').rows[0]?.slice(1).map(Number) ?? [];
      return close(first(option) * counts.length, sumOf(counts));
    },
    cover: (option, { stem }) => {
      const [size = 0, field = 0] = numbersInText(stem);
      return close(first(option) * (stem.includes('sides') ? size * size : size), field);
    },
    method: (option, question) => close(worthOf(option), estimateIn(question)),
    mistake: (option, question) => {
      const [total = 0, , area = 0, field = 0, told = 0] = numbersInText(question.stem);
      const right = estimateIn(question);
      return !close(told, right) && close(afterSlip(option, { total, area, field, right }), told);
    },
  }),
};
