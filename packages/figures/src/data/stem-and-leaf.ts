import { z } from 'zod';
import { fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const leaves = z.array(z.int().min(0).max(9)).max(9);

const ascending = (given: readonly number[]): number[] => given.toSorted((a, b) => a - b);
const said = (given: readonly number[]): string => (given.length === 0 ? 'no leaves' : given.join(', '));

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
  },
  {
    draw: ({ rows, key, sides }) => {
      const both = sides !== undefined;
      const [stem, tall, top] = [both ? 150 : 40, 30, both ? 38 : 12];
      const bottom = top + rows.length * tall;
      const gap = both ? 15 : 26;
      return {
        width: fullWidth,
        height: bottom + 38,
        marks: [
          ...(sides === undefined ? [] : [label([96, 18], sides[0], { bold: true }), label([220, 18], sides[1], { bold: true })]),
          line([stem + 24, top - 4], [stem + 24, bottom]),
          ...(both ? [line([stem - 8, top - 4], [stem - 8, bottom])] : []),
          ...rows.flatMap((row, at): Mark[] => {
            const y = top + (at + 0.5) * tall;
            return [
              label([stem + 8, y], row.stem, { bold: true }),
              ...row.leaves.map((leaf, place) => label([stem + 38 + place * gap, y], leaf)),
              ...(row.left ?? []).map((leaf, place) => label([stem - 22 - place * gap, y], leaf)),
            ];
          }),
          label([8, bottom + 22], `Key: ${key}`, { anchor: 'start' }),
        ],
      };
    },
    describe: ({ rows, key, sides }) =>
      `A stem and leaf diagram. Key: ${key}. ${rows
        .map(({ stem, leaves: right, left }) =>
          sides === undefined
            ? `Stem ${stem}: ${said(right)}`
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
