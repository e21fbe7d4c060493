import type { Generated } from '../generator.ts';
import { close, numbersInStem, shows, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

/** Puts the option back into "product = left × right" with the two numbers of the stem, each brought to its unit. */
export const fitsLaw: Checker = (option, question) => {
  const { per } = question.drawn;
  const [perFirst, perSecond] = Array.isArray(per) ? per.map(Number) : [];
  const [given = 0, other = 0] = numbersInStem(question);
  const [first, second] = [given / (perFirst ?? 1), other / (perSecond ?? 1)];
  const [value = Number.NaN] = valuesIn(option);
  return word(question, 'asks') === 'product' ? close(first * second, value) : close(value * second, first);
};

const laws = [
  'physics-speed',
  'physics-ohms-law',
  'physics-wave-equation',
  'physics-power',
  'physics-momentum',
  'physics-force-and-acceleration',
  'physics-pressure',
  'physics-efficiency',
  'physics-density',
  'chemistry-moles',
  'biology-magnification',
];

/** Replaces every symbol of the formula by its mass and works the formula out as arithmetic. */
const formulaMass = ({ stem }: Generated): number => {
  const masses = Object.fromEntries(
    Array.from(stem.matchAll(/([A-Z][a-z]?) = ([\d.]+)/g), ([, element = '', mass]) => [element, Number(mass)]),
  );
  const formula = (/mathrm\{(.*)\}\$/.exec(stem)?.[1] ?? '').replaceAll(/_\{?(\d+)\}?/g, '*$1');
  const sum = (text: string): number =>
    Array.from(
      text.matchAll(/([A-Z][a-z]?)(?:\*(\d+))?/g),
      ([, element = '', count = '1']) => (masses[element] ?? Number.NaN) * Number(count),
    ).reduce((a, b) => a + b, 0);
  const inside = Array.from(formula.matchAll(/\(([^)]*)\)(?:\*(\d+))?/g), ([, text = '', count = '1']) => sum(text) * Number(count)).reduce(
    (a, b) => a + b,
    0,
  );
  return inside + sum(formula.replaceAll(/\([^)]*\)(?:\*\d+)?/g, ' '));
};

export const scienceCheckers: Checkers = {
  ...Object.fromEntries(laws.map((id) => [id, fitsLaw])),
  'physics-kinetic-energy': (option, question) => {
    const [mass = 0, speed = 0] = numbersInStem(question);
    const [energy = Number.NaN] = valuesIn(option);
    return close(Math.sqrt((2 * energy) / mass), speed);
  },
  'chemistry-relative-formula-mass': shows(formulaMass),
};
