import { difficulties } from '@hedgerow/domain/difficulties';
import type { Difficulty } from '@hedgerow/domain/difficulties';

/** The draws that a generator may make: the same seed gives the same draws. */
export type Draw = {
  /** A whole number from `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** `count` different things of the list, in the order drawn. */
  readonly some: <T>(list: readonly T[], count: number) => readonly T[];
  /** One of three, by the difficulty that was asked for. */
  readonly level: <T>(beginner: T, intermediate: T, advanced: T) => T;
};

/** mulberry32: 32 bits of state, fast and good enough to draw numbers for questions; values in [0, 1). */
export const mulberry32 = (seed: number): (() => number) => {
  let state = Math.trunc(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** FNV-1a, so that neighbouring seeds and generators do not draw alike. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
};

export const drawing = (next: () => number, difficulty: Difficulty): Draw => {
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to draw from');
    return list[int(0, list.length - 1)] as T;
  };
  const some = <T>(list: readonly T[], count: number): readonly T[] => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(int(0, left.length - 1), 1)[0] as T);
  };
  const level = <T>(...choices: [T, T, T]): T => choices[difficulties.indexOf(difficulty)] as T;
  return { int, pick, some, level };
};
