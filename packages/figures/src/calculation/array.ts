import { z } from 'zod';
import { box, circle, fullWidth, lines, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

/** Dots in rows, or the squares of an area model. */
export const array = defineKind(
  'array',
  { rows: z.int().min(1).max(12), columns: z.int().min(1).max(12), squares: z.boolean().optional() },
  {
    draw: ({ rows, columns, squares = false }) => {
      const cell = Math.min(32, Math.floor((fullWidth - 16) / columns));
      const size = [columns * cell, rows * cell] as const;
      const left = Math.max(8, (180 - size[0]) / 2);
      return {
        width: Math.max(180, size[0] + 16),
        height: size[1] + 16,
        marks: squares
          ? [
              box([left, 8], size, { fill: 'tint', stroke: 'line', width: 2.5 }),
              lines(
                [
                  ...range(columns - 1).map(
                    (at) =>
                      [
                        [left + (at + 1) * cell, 8],
                        [left + (at + 1) * cell, 8 + size[1]],
                      ] as const,
                  ),
                  ...range(rows - 1).map(
                    (at) =>
                      [
                        [left, 8 + (at + 1) * cell],
                        [left + size[0], 8 + (at + 1) * cell],
                      ] as const,
                  ),
                ],
                { width: 1.5 },
              ),
            ]
          : range(rows * columns).map((at) =>
              circle([left + ((at % columns) + 0.5) * cell, 8 + (Math.floor(at / columns) + 0.5) * cell], cell * 0.34, { fill: 'one' }),
            ),
      };
    },
    describe: ({ rows, columns, squares = false }) =>
      `${cardinal(rows).replace(/^./, (first) => first.toUpperCase())} ${rows === 1 ? 'row' : 'rows'} with ${cardinal(columns)} ${squares ? 'squares' : 'dots'} in each.`,
    sample: ({ int, pick }) => ({ rows: int(1, 10), columns: int(1, 12), squares: pick([true, false]) }),
  },
);
