import { z } from 'zod';
import { box, circle, group, label, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';
import { symbolNames, symbols } from './symbols.ts';

const square = 66;
const [left, top] = [40, 8];
const two = (value: number): string => `${value}`.padStart(2, '0');

type Squares = { readonly east: number; readonly north: number; readonly rows: number };
/** Where tenths of the grid stand in the drawing. */
export const onGridMap =
  ({ east, north, rows }: Squares) =>
  (x: number, y: number): Point => [left + (x / 10 - east) * square, top + rows * square - (y / 10 - north) * square];

/** A piece of squared map with numbered lines. Places are in tenths of a square: 317 is seven tenths past line 31. */
export const gridMap = defineKind(
  'grid-map',
  {
    east: z.int().min(0).max(95),
    north: z.int().min(0).max(95),
    columns: z.int().min(2).max(4),
    rows: z.int().min(2).max(4),
    places: z
      .array(z.strictObject({ symbol: z.enum(symbolNames), east: z.int(), north: z.int() }))
      .min(1)
      .max(6),
    /** Small marks divide the lines into tenths, and a dot shows the exact place. */
    tenths: z.boolean().optional(),
  },
  {
    draw: ({ east, north, columns, rows, places, tenths = false }) => {
      const [right, bottom] = [left + columns * square, top + rows * square];
      const at = onGridMap({ east, north, rows });
      const marks: Mark[] = [
        box([left, top], [right - left, bottom - top], { fill: 'paper' }),
        ...(tenths
          ? [
              lines(
                [
                  ...range(columns * 10).flatMap((x) =>
                    range(rows + 1).map((row) => {
                      const [px, py] = at(east * 10 + x, (north + row) * 10);
                      return [[px, Math.max(top, py - 3)] as Point, [px, Math.min(bottom, py + 3)] as Point] as const;
                    }),
                  ),
                  ...range(rows * 10).flatMap((y) =>
                    range(columns + 1).map((column) => {
                      const [px, py] = at((east + column) * 10, north * 10 + y);
                      return [[Math.max(left, px - 3), py] as Point, [Math.min(right, px + 3), py] as Point] as const;
                    }),
                  ),
                ],
                { stroke: 'faint', width: 1 },
              ),
            ]
          : []),
        lines(
          [
            ...range(columns + 1).map((x) => [[left + x * square, top] as Point, [left + x * square, bottom] as Point] as const),
            ...range(rows + 1).map((y) => [[left, top + y * square] as Point, [right, top + y * square] as Point] as const),
          ],
          { stroke: 'one', width: 1.5 },
        ),
        ...range(columns + 1).map((x) => label([left + x * square, bottom + 17], two(east + x))),
        ...range(rows + 1).map((y) =>
          label([left - 8, Math.max(top + 7, Math.min(bottom - 7, bottom - y * square))], two(north + y), { anchor: 'end' }),
        ),
        ...places.flatMap((place): Mark[] => {
          const [x, y] = at(place.east, place.north);
          return [
            ...(tenths ? [circle([x, y], 3, { fill: 'line' })] : []),
            group([x + (tenths ? 14 : 0), y - (tenths ? 12 : 0)], symbols[place.symbol]),
          ];
        }),
      ];
      return { width: right + 14, height: bottom + 30, marks };
    },
    describe: ({ east, north, columns, rows, places, tenths = false }) =>
      [
        `A map with a square grid. Eastings along the bottom run from ${two(east)} on the left to ${two(east + columns)} on the right. Northings up the side run from ${two(north)} at the bottom to ${two(north + rows)} at the top.`,
        ...places.map((place) => {
          const [x, y] = [place.east - east * 10, place.north - north * 10];
          const where = `in the ${ordinal(Math.floor(x / 10) + 1)} column from the left and the ${ordinal(Math.floor(y / 10) + 1)} row from the bottom`;
          return `A ${place.symbol} is ${where}${tenths ? `, with ${x % 10} tenths of the square to its left and ${y % 10} tenths below it` : ''}.`;
        }),
      ].join(' '),
    sample: ({ int, pick }) => {
      const [east, north] = [int(0, 95), int(0, 95)];
      const tenths = pick([true, false]);
      const free = symbolNames.slice(int(0, 4));
      return {
        east,
        north,
        columns: 4,
        rows: 3,
        ...(tenths ? { tenths } : {}),
        places: range(int(1, 3)).map((at) => ({
          symbol: free[at] ?? 'church',
          east: (east + at) * 10 + (tenths ? int(1, 7) : 5),
          north: (north + int(0, 2)) * 10 + (tenths ? int(1, 7) : 5),
        })),
      };
    },
  },
);
