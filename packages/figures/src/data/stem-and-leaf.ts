import { z } from 'zod';
import { box, fullWidth, label, line, type Mark, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const leaves = z.array(z.int().min(0).max(9)).max(9);

const ascending = (given: readonly number[]): number[] => given.toSorted((a, b) => a - b);
const said = (given: readonly number[]): string => (given.length === 0 ? 'no leaves' : given.join(', '));

/** A row to type in is a fingertip high. */
const [printed, written, first] = [30, 54, 12];
type Rows = readonly { readonly stem: number }[];
const stemAt = 40;

/** Where the leaves of each stem are typed that has none yet. */
export const emptyRows = (
  rows: Rows,
  blank: readonly number[],
): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] =>
  rows.flatMap(({ stem }, row) => {
    const before = blank.filter((other) => other < row).length;
    const y = first + row * printed + before * (written - printed);
    return blank.includes(row) ? [{ name: `Leaves of stem ${stem}`, at: [stemAt + 28, y] as const, size: [200, written] as const }] : [];
  });

/** Numbers by their tens (the stem) and ones (the leaves), one sided or back to back. */
export const stemAndLeaf = defineKind(
  'stem-and-leaf',
  {
    rows: z
      .array(z.strictObject({ stem: z.int().min(0).max(99), leaves, left: leaves.optional() }))
      .min(2)
      .max(7),
    /** What a stem and a leaf stand for: "3 | 5 means 35 minutes". */
    key: z.string().max(28),
    /** What is counted on each side, when there are two. */
    sides: z.tuple([z.string().max(9), z.string().max(9)]).optional(),
    /** Of one sided ones: stems whose leaves are still to be written, by their place. */
    blank: z.array(z.int().min(0).max(6)).max(7).optional(),
  },
  {
    draw: ({ rows, key, sides, blank = [] }) => {
      const both = sides !== undefined;
      const [stem, tall, top] = [both ? 150 : stemAt, printed, both ? 38 : first];
      const more = written - printed;
      const bottom = top + rows.length * tall + blank.length * more;
      const gap = both ? 15 : 26;
      return {
        width: fullWidth,
        height: bottom + 38,
        marks: [
          ...(sides === undefined ? [] : [label([96, 18], sides[0], { bold: true }), label([220, 18], sides[1], { bold: true })]),
          line([stem + 24, top - 4], [stem + 24, bottom]),
          ...(both ? [line([stem - 8, top - 4], [stem - 8, bottom])] : []),
          ...rows.flatMap((row, at): Mark[] => {
            const before = blank.filter((other) => other < at).length;
            const y = top + (at + 0.5) * tall + before * more + (blank.includes(at) ? more / 2 : 0);
            return [
              label([stem + 8, y], row.stem, { bold: true }),
              ...(blank.includes(at) ? [] : row.leaves).map((leaf, place) => label([stem + 38 + place * gap, y], leaf)),
              ...(row.left ?? []).map((leaf, place) => label([stem - 22 - place * gap, y], leaf)),
            ];
          }),
          ...emptyRows(rows, blank).map(({ at, size }) =>
            box([at[0] + 3, at[1] + 3], [size[0] - 6, size[1] - 6], { fill: 'paper', stroke: 'one', width: 1.5, dash: true, round: 6 }),
          ),
          label([8, bottom + 22], `Key: ${key}`, { anchor: 'start' }),
        ],
      };
    },
    describe: ({ rows, key, sides, blank = [] }) =>
      `A stem and leaf diagram. Key: ${key}. ${rows
        .map(({ stem, leaves: right, left }, row) =>
          sides === undefined
            ? `Stem ${stem}: ${blank.includes(row) ? 'to be filled in' : said(right)}`
            : `Stem ${stem}, ${sides[0]}: ${said(left ?? [])}; ${sides[1]}: ${said(right)}`,
        )
        .join('. ')}.`,
    sample: ({ int, pick }) => {
      const some = () => ascending(Array.from({ length: int(1, 7) }, () => int(0, 9)));
      const both = pick([true, false]);
      return {
        rows: [1, 2, 3, 4].map((stem) => ({ stem, leaves: some(), ...(both ? { left: some() } : {}) })),
        key: '3 | 5 means 35 minutes',
        ...(both ? { sides: ['Class A', 'Class B'] as [string, string] } : {}),
      };
    },
  },
);
