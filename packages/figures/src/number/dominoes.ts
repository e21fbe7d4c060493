import { z } from 'zod';
import { box, circle, line, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const places: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];
const pips = z.int().min(0).max(6);
const half = 56;

const pipsAt = (count: number, [x, y]: Point): Mark[] =>
  (places[count] ?? []).map(([dx, dy]) => circle([x + dx * 16, y + dy * 16], 5.5, { fill: 'line' }));

const dots = (count: number): string => (count === 0 ? 'blank' : listed(range(count).map(() => 'dot')));

/** Dominoes with their dots, one below the other. */
export const dominoes = defineKind(
  'dominoes',
  {
    tiles: z
      .array(z.tuple([pips, pips]))
      .min(1)
      .max(4),
  },
  {
    draw: ({ tiles }) => ({
      width: 2 * (2 * half + 16),
      height: Math.ceil(tiles.length / 2) * (half + 12) + 4,
      marks: tiles.flatMap(([left, right], at) => {
        const [x, y] = [8 + (at % 2) * (2 * half + 12), 8 + Math.floor(at / 2) * (half + 12)];
        return [
          box([x, y], [2 * half, half], { stroke: 'line', fill: 'paper', round: 8, width: 2.5 }),
          line([x + half, y + 6], [x + half, y + half - 6]),
          ...pipsAt(left, [x + half / 2, y + half / 2]),
          ...pipsAt(right, [x + (3 * half) / 2, y + half / 2]),
        ];
      }),
    }),
    describe: ({ tiles }) => {
      return tiles.map(([left, right]) => `A domino. On the left: ${dots(left)}. On the right: ${dots(right)}.`).join(' ');
    },
    sample: ({ int }) => ({ tiles: range(int(1, 4)).map((): [number, number] => [int(0, 6), int(0, 6)]) }),
  },
);
