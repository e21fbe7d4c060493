import { z } from 'zod';
import { circle, fullWidth, label, type Mark, path, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';
import { dots } from './dots.ts';

const around: Readonly<Record<number, readonly Point[]>> = {
  1: [[1, 0]],
  2: [
    [-1, 0],
    [1, 0],
  ],
  3: [
    [-1, 0],
    [1, 0],
    [0, 1],
  ],
  4: [
    [-1, 0],
    [1, 0],
    [0, 1],
    [0, -1],
  ],
};
const compass: readonly Point[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const [big, gap] = [46, 72];

/** Two electrons beside each other, across the direction in which they lie. */
const pairAt = ([x, y]: Point, [dx, dy]: Point, apart = 7): readonly [Point, Point] => [
  [x - dy * apart, y - dx * apart],
  [x + dy * apart, y + dx * apart],
];
const crossPath = ([x, y]: Point): string => `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 4}L${x - 4} ${y + 4}`;

/** Outer shells that overlap, with the shared electrons as a dot and a cross. */
export const dotCross = defineKind(
  'dot-cross',
  {
    centre: z.string().max(2),
    /** Pairs of the middle atom that it shares with nobody. */
    lone: z.int().min(0).max(3),
    bonded: z
      .array(z.strictObject({ symbol: z.string().max(2), pairs: z.int().min(1).max(3), lone: z.int().min(0).max(3) }))
      .min(1)
      .max(4),
  },
  {
    draw: ({ centre, lone, bonded }) => {
      const ways = around[bonded.length] ?? [];
      const up = ways.some(([, y]) => y < 0) ? gap : 0;
      const down = ways.some(([, y]) => y > 0) ? gap : 0;
      const middle: Point = [bonded.length === 1 ? 160 - gap / 2 : 160, big + 14 + up];
      const dotAt: Point[] = [];
      const crosses: Point[] = [];
      const marks: Mark[] = [];
      const lonePairs = (at: Point, count: number, taken: readonly Point[], into: Point[]): void => {
        const free = compass.filter(([x, y]) => !taken.some(([tx, ty]) => tx === x && ty === y));
        for (const [dx, dy] of free.slice(0, count)) into.push(...pairAt([at[0] + dx * big, at[1] + dy * big], [dx, dy]));
      };
      bonded.forEach(({ symbol, pairs, lone: own }, index) => {
        const [dx, dy] = ways[index] ?? [1, 0];
        const at: Point = [middle[0] + dx * gap, middle[1] + dy * gap];
        marks.push(circle(at, big, { stroke: 'line' }), label([at[0] + dx * 14, at[1] + dy * 14], symbol, { bold: true }));
        const shared: Point = [middle[0] + (dx * gap) / 2, middle[1] + (dy * gap) / 2];
        for (let pair = 0; pair < pairs; pair += 1) {
          const shift = (pair - (pairs - 1) / 2) * 17;
          const [x, y] = [shared[0] + dy * shift, shared[1] + dx * shift];
          crosses.push([x - dx * 5, y - dy * 5]);
          dotAt.push([x + dx * 5, y + dy * 5]);
        }
        lonePairs(at, own, [[-dx, -dy]], dotAt);
      });
      lonePairs(middle, lone, ways, crosses);
      marks.unshift(circle(middle, big, { stroke: 'line' }));
      marks.push(
        label(middle, centre, { bold: true }),
        dots([...dotAt, ...crosses], 6.5, { fill: 'paper', stroke: 'none' }),
        dots(dotAt, 4.5, { fill: 'three', stroke: 'none' }),
        path(crosses.map(crossPath).join(''), { stroke: 'one', width: 2.5 }),
      );
      return { width: fullWidth, height: 2 * big + 28 + up + down, marks };
    },
    describe: ({ centre, lone, bonded }) =>
      `A dot and cross diagram of outer shells. ${bonded
        .map(
          ({ symbol, pairs, lone: own }, at) =>
            `${at === 0 ? 'An atom' : 'Another atom'} ${symbol} overlaps the atom ${centre}; in the overlap there are ${cardinal(pairs * 2)} electrons${own === 0 ? '' : `, and elsewhere in its shell ${cardinal(own * 2)}`}.`,
        )
        .join(' ')}${lone === 0 ? '' : ` Outside the overlaps ${centre} has ${cardinal(lone * 2)} electrons.`}`,
    sample: ({ pick }) =>
      pick([
        { centre: 'H', lone: 0, bonded: [{ symbol: 'H', pairs: 1, lone: 0 }] },
        { centre: 'H', lone: 0, bonded: [{ symbol: 'Cl', pairs: 1, lone: 3 }] },
        { centre: 'O', lone: 2, bonded: [{ symbol: 'O', pairs: 2, lone: 2 }] },
        { centre: 'N', lone: 1, bonded: [{ symbol: 'N', pairs: 3, lone: 1 }] },
        {
          centre: 'O',
          lone: 2,
          bonded: [
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
          ],
        },
        {
          centre: 'N',
          lone: 1,
          bonded: [
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
          ],
        },
        {
          centre: 'C',
          lone: 0,
          bonded: [
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
            { symbol: 'H', pairs: 1, lone: 0 },
          ],
        },
        {
          centre: 'C',
          lone: 0,
          bonded: [
            { symbol: 'O', pairs: 2, lone: 2 },
            { symbol: 'O', pairs: 2, lone: 2 },
          ],
        },
      ]),
  },
);
