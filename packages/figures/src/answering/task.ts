import { z } from 'zod';

/** What a pupil does on a figure: which of its things move, and where they stop. The right answer is no part of it. */
export const FigureTask = z.discriminatedUnion('kind', [
  /** An arrow on a number line, the pointer of a scale, the second arm of an angle, a bearing or a reflected ray, which stops every `snap`; where it is, is said in parts of `over`: "2 1/3". */
  z.strictObject({ kind: z.literal('place'), snap: z.number().positive(), over: z.int().min(2).max(12).optional() }),
  /** Where an arrow ends that begins at a point of the figure. */
  z.strictObject({ kind: z.literal('tip') }),
  /** Points on a grid; a line goes through two of them, a path or a curve through all of them from left to right, or they are the corners of a shape. */
  z.strictObject({
    kind: z.literal('plot'),
    names: z.array(z.string().max(12)).min(1).max(8),
    snap: z.tuple([z.number().positive(), z.number().positive()]),
    join: z.enum(['none', 'line', 'path', 'curve', 'shape']),
  }),
  /** The two hands of a clock; the long one stops every `minutes`. */
  z.strictObject({ kind: z.literal('hands'), minutes: z.union([z.literal(1), z.literal(5)]) }),
  /** Bars of a chart, by their place. */
  z.strictObject({ kind: z.literal('bars'), bars: z.array(z.int().min(0).max(5)).min(1).max(4), snap: z.number().positive() }),
  /** The five values of a box plot, or rows of a pictogram by their place, which stop every `snap`. */
  z.strictObject({ kind: z.literal('five'), snap: z.number().positive() }),
  z.strictObject({ kind: z.literal('rows'), rows: z.array(z.int().min(0).max(4)).min(1).max(4), halves: z.boolean() }),
  /** Equal parts to shade. */
  z.strictObject({ kind: z.literal('shade') }),
  /** A name for each letter of a diagram or symbol, or a part for each empty place of a circuit, from a bank of words. */
  z.strictObject({ kind: z.literal('label'), words: z.array(z.string().max(40)).min(2).max(12) }),
  /** A note on an empty stave, between two steps counted from the lowest line. */
  z.strictObject({ kind: z.literal('note'), low: z.int().min(-2).max(10), high: z.int().min(-2).max(10) }),
  /** A place on a squared map: a square, or a tenth of one. */
  z.strictObject({ kind: z.literal('mark'), tenths: z.boolean() }),
  /** Regions to shade: those of a Venn diagram, what lines cut a graph or a plan into, the squares of squared paper beyond a mirror line, or those of a view of a solid. */
  z.strictObject({ kind: z.literal('region') }),
  /** The empty cells of a table, the branches of a tree or the rows of leaves, and what is typed in them. */
  z.strictObject({ kind: z.literal('fill'), keys: z.enum(['digits', 'number', 'words']) }),
]);
export type FigureTask = z.output<typeof FigureTask>;
