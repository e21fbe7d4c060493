import { z } from 'zod';
import { box, fullWidth, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed, ordinal } from '../say.ts';

const place = z.tuple([z.int().min(0).max(4), z.int().min(0).max(4)]);

/** Squares that are joined along their sides: it may fold to a cube or not. */
export const net = defineKind(
  'net',
  { squares: z.array(place).min(4).max(8) },
  {
    draw: ({ squares }) => {
      const [wide, tall] = [Math.max(...squares.map(([x]) => x)) + 1, Math.max(...squares.map(([, y]) => y)) + 1];
      const cell = Math.min(56, 230 / tall, (fullWidth - 20) / wide);
      return {
        width: fullWidth,
        height: tall * cell + 16,
        marks: squares.map(([x, y]) =>
          box([(fullWidth - wide * cell) / 2 + x * cell, 8 + y * cell], [cell, cell], { fill: 'tint', stroke: 'line', width: 2.5 }),
        ),
      };
    },
    describe: ({ squares }) => {
      const rows = range(5).flatMap((row) => {
        const inRow = squares
          .filter(([, y]) => y === row)
          .map(([x]) => ordinal(x + 1))
          .toSorted();
        return inRow.length === 0
          ? []
          : [`${ordinal(row + 1)} row: squares in the ${listed(inRow)} ${inRow.length === 1 ? 'column' : 'columns'}`];
      });
      return `Equal squares joined along their sides on a grid. ${rows.map((row) => row.replace(/^./, (first) => first.toUpperCase())).join('. ')}.`;
    },
    sample: ({ int, pick }) => ({
      squares: pick([
        [
          [1, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [1, 2],
        ],
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [2, 2],
          [int(2, 3), 3],
        ],
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      ] as [number, number][][]),
    }),
  },
);
