import type { FigureKind, FigureOf } from '@hedgerow/figures/figure';
import type { Generated } from '../generator.ts';
import { valuesIn } from './tex-value.ts';

/** Whether an option is right, found by another route than the generator's; must be true of the key and of no distractor. */
export type Checker = (option: string, question: Generated) => boolean;
export type Checkers = Readonly<Record<string, Checker>>;

export const close = (a: number, b: number): boolean =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

/** A drawn number; throws where the generator did not note it. */
export const num = (question: Generated, name: string): number => {
  const value = question.drawn[name];
  if (typeof value !== 'number') throw new TypeError(`No number ${name} was drawn`);
  return value;
};
export const word = (question: Generated, name: string): string => {
  const value = question.drawn[name];
  if (typeof value !== 'string') throw new TypeError(`No word ${name} was drawn`);
  return value;
};
export const list = (question: Generated, name: string): readonly number[] => {
  const value = question.drawn[name];
  if (!Array.isArray(value)) throw new TypeError(`No list ${name} was drawn`);
  return value.map(Number);
};

/** The question's picture, where the answer must follow from the picture alone. */
export const figureOf = <K extends FigureKind>({ figure }: Generated, kind: K): FigureOf<K> => {
  if (figure?.kind !== kind) throw new TypeError(`No ${kind} was drawn`);
  return figure as FigureOf<K>;
};

/** The unsigned numbers that the pupil reads in the stem, in order. */
export const numbersInStem = ({ stem }: Generated): readonly number[] =>
  Array.from(stem.replaceAll('{,}', ',').matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(',', '')));

export const textsInTex = (text: string): readonly string[] => Array.from(text.matchAll(/\$([^$]+)\$/g), ([, body = '']) => body);

/** The option must show exactly these values, in this order. */
export const shows =
  (expected: (question: Generated) => number | readonly number[]): Checker =>
  (option, question) => {
    const wanted = [expected(question)].flat();
    const found = valuesIn(option);
    return found.length === wanted.length && found.every((value, index) => close(value, wanted[index] ?? Number.NaN));
  };

/** The first whole number from 0 that passes: brute force instead of a formula. */
export const search = (passes: (x: number) => boolean, from = 0, to = 20_000): number => {
  for (let x = from; x <= to; x += 1) if (passes(x)) return x;
  throw new RangeError('Nothing fits');
};
export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
