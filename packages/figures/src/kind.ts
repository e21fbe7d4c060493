import { z } from 'zod';
import type { Drawing } from './drawing.ts';

/** The draws of a sample: whole numbers and choices from one seed. */
export type Sample = { readonly int: (low: number, high: number) => number; readonly pick: <T>(list: readonly T[]) => T };

type Parts<F> = {
  readonly draw: (figure: F) => Drawing;
  /** What somebody who cannot see it needs to work the answer out; never the answer itself. */
  readonly describe: (figure: F) => string;
  /** Any figure of the kind: what the sheet of all kinds and the property test look at. */
  readonly sample: (draw: Sample) => F;
};

/** One kind of figure: its data, and the pure functions that show it. */
export const defineKind = <N extends string, S extends z.core.$ZodLooseShape>(
  name: N,
  shape: S,
  { draw, describe, sample }: Parts<z.output<z.ZodObject<S, z.core.$strict>>>,
) => ({
  schema: z.strictObject({ kind: z.literal(name), ...shape }),
  draw,
  describe,
  sample: (choices: Sample) => ({ kind: name, ...sample(choices) }),
});

export const sampleFrom = (seed: number): Sample => {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return { int, pick: <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T };
};
