import { z } from 'zod';
import { box, closed, fullWidth, label, lines, range, scale } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';

/** A thing that lies along a ruler in centimetres with marks for millimetres; it need not begin at 0. */
export const ruler = defineKind(
  'ruler',
  { length: z.int().min(5).max(20), from: z.number().min(0), to: z.number().max(20), thing: z.string().max(12) },
  {
    draw: ({ length, from, to }) => {
      const x = scale(0, length, 16, fullWidth - 16);
      const small = length <= 12 ? 10 : 2;
      const each = length > 14 ? 2 : 1;
      const tip = Math.min(16, (x(to) - x(from)) / 3);
      return {
        width: fullWidth,
        height: 112,
        marks: [
          closed(
            [
              [x(from), 14],
              [x(to) - tip, 14],
              [x(to), 26],
              [x(to) - tip, 38],
              [x(from), 38],
            ],
            { fill: 'three', stroke: 'line' },
          ),
          lines(
            [
              [
                [x(from), 40],
                [x(from), 50],
              ],
              [
                [x(to), 30],
                [x(to), 50],
              ],
            ],
            { stroke: 'one', width: 1.5, dash: true },
          ),
          box([4, 50], [fullWidth - 8, 56], { fill: 'four', stroke: 'line', round: 4 }),
          lines(
            range(length * small + 1).map(
              (at) =>
                [
                  [x(at / small), 50],
                  [x(at / small), at % small === 0 ? 66 : (at * 2) % small === 0 ? 61 : 57],
                ] as const,
            ),
            { width: 1.3 },
          ),
          ...range(length + 1).flatMap((at) => (at % each === 0 && at < length ? [label([x(at), 78], at)] : [])),
          label([fullWidth - 20, 95], 'cm', {}),
        ],
      };
    },
    describe: ({ from, to, thing }) =>
      `A ${thing} along a ruler in centimetres, with small marks between. It begins ${placeOnScale(from, Math.floor(from), 0.1, 'millimetre')} and ends ${placeOnScale(to, Math.floor(to), 0.1, 'millimetre')}.`,
    sample: ({ int, pick }) => {
      const length = int(6, 16);
      const from = int(0, length - 5);
      return { length, from, to: from + int(2, length - from) - pick([0, 0.5]), thing: 'pencil' };
    },
  },
);
