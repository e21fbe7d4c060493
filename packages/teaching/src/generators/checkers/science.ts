import { close, numbersInStem, word } from './checker.ts';
import type { Checker, Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

/** Puts the option back into "product = left × right" with the two numbers of the stem. */
const fitsLaw: Checker = (option, question) => {
  const [first = 0, second = 0] = numbersInStem(question);
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

export const scienceCheckers: Checkers = Object.fromEntries(laws.map((id) => [id, fitsLaw]));
