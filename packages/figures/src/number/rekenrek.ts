import { z } from 'zod';
import { box, circle, line, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

/** Rows of ten beads, five of each colour; the beads that count are pushed to the left. */
export const rekenrek = defineKind(
  'rekenrek',
  { rows: z.array(z.int().min(0).max(10)).min(1).max(2) },
  {
    draw: ({ rows }) => ({
      width: 320,
      height: rows.length * 44 + 20,
      marks: [
        box([4, 4], [312, rows.length * 44 + 12], { stroke: 'line', fill: 'tint', round: 8, width: 3 }),
        ...rows.flatMap((count, row) => {
          const y = 32 + row * 44;
          return [
            line([8, y], [312, y], { width: 3 }),
            ...range(10).map((bead) =>
              circle([bead < count ? 22 + bead * 24 : 298 - (9 - bead) * 24, y], 11.5, {
                fill: bead < 5 ? 'three' : 'paper',
                stroke: 'line',
              }),
            ),
          ];
        }),
      ],
    }),
    describe: ({ rows }) =>
      `A bead frame. ${rows.map((count, at) => `${at === 0 ? 'Top' : 'Bottom'} row, pushed to the left: ${count === 0 ? 'no beads' : `${cardinal(Math.min(5, count))} red${count > 5 ? ` and ${cardinal(count - 5)} white` : ''}`}.`).join(' ')}`,
    sample: ({ int }) => ({ rows: range(int(1, 2)).map(() => int(0, 10)) }),
  },
);
