import { z } from 'zod';
import { box, fullWidth, label, lines, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

/** A tally chart: every fifth stroke crosses the four before it. */
export const tally = defineKind(
  'tally',
  {
    rows: z
      .array(z.strictObject({ name: z.string().max(8), count: z.int().min(0).max(22) }))
      .min(2)
      .max(5),
  },
  {
    draw: ({ rows }) => ({
      width: fullWidth,
      height: rows.length * 44 + 12,
      marks: [
        box([4, 6], [fullWidth - 8, rows.length * 44], { fill: 'paper', stroke: 'line' }),
        lines(
          [
            [
              [98, 6],
              [98, 6 + rows.length * 44],
            ],
            ...range(rows.length - 1).map(
              (at) =>
                [
                  [4, 50 + at * 44],
                  [fullWidth - 4, 50 + at * 44],
                ] as const,
            ),
          ],
          { stroke: 'line', width: 1.5 },
        ),
        ...rows.flatMap(({ name, count }, row) => {
          const y = 28 + row * 44;
          const strokes = range(count).map((at): readonly [Point, Point] => {
            const x = 112 + Math.floor(at / 5) * 46 + (at % 5) * 8;
            return at % 5 === 4
              ? [
                  [x - 36, y + 10],
                  [x - 4, y - 10],
                ]
              : [
                  [x, y - 12],
                  [x, y + 12],
                ];
          });
          return [label([12, y], name, { anchor: 'start' }), ...(count === 0 ? [] : [lines(strokes, { width: 2.5 })])];
        }),
      ],
    }),
    describe: ({ rows }) =>
      `A tally chart. ${rows.map(({ name, count }) => `${name}: ${cardinal(Math.floor(count / 5))} ${count >= 5 && count < 10 ? 'bundle' : 'bundles'} of five strokes and ${cardinal(count % 5)} single ${count % 5 === 1 ? 'stroke' : 'strokes'}.`).join(' ')}`,
    sample: ({ int }) => ({ rows: ['Cars', 'Buses', 'Bikes', 'Vans'].slice(0, int(2, 4)).map((name) => ({ name, count: int(0, 22) })) }),
  },
);
