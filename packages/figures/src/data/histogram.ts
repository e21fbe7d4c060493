import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';
import { textWidth } from '../text-size.ts';

/** Classes of unequal width; the height is the frequency density. */
export const histogram = defineKind(
  'histogram',
  {
    name: z.string().max(24),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    top: z.number().positive(),
    rise: z.number().positive(),
    classes: z
      .array(z.strictObject({ from: z.number(), to: z.number(), density: z.number().min(0) }))
      .min(2)
      .max(8),
  },
  {
    draw: ({ name, from, to, step, top, rise, classes }) => {
      const heights = steps(0, top, rise);
      const left = 14 + Math.max(...heights.map((value) => textWidth(String(value), 16)));
      const x = scale(from, to, left, fullWidth - 20);
      const y = scale(0, top, 246, 36);
      const every = Math.ceil(
        (Math.max(...steps(from, to, step).map((value) => textWidth(String(value), 16))) + 6) / (x(from + step) - x(from)),
      );
      const marks: Mark[] = [
        label([4, 12], 'Frequency density', { anchor: 'start' }),
        lines(
          [
            ...heights.map(
              (value) =>
                [
                  [left, y(value)],
                  [fullWidth - 20, y(value)],
                ] as const,
            ),
            ...steps(from, to, step).map(
              (value) =>
                [
                  [x(value), 36],
                  [x(value), 246],
                ] as const,
            ),
          ],
          { stroke: 'faint', width: 1 },
        ),
        ...heights.map((value) => label([left - 7, y(value)], value, { anchor: 'end' })),
        ...classes.map((one) =>
          box([x(one.from), y(one.density)], [x(one.to) - x(one.from), 246 - y(one.density)], { fill: 'tint', stroke: 'line', width: 2.5 }),
        ),
        line([left, 246], [fullWidth - 10, 246]),
        line([left, 246], [left, 28]),
        ...steps(from, to, step).flatMap((value, at) => (at % every === 0 ? [label([x(value), 263], value)] : [])),
        label([fullWidth - 10, 288], name, { anchor: 'end' }),
      ];
      return { width: fullWidth, height: 302, marks };
    },
    describe: ({ name, rise, classes }) =>
      `A histogram of ${name}. The scale of frequency density has a line every ${rise}. ${classes.map((one) => `From ${one.from} to ${one.to}: the bar ends ${placeOnScale(one.density, 0, rise, 'line')}.`).join(' ')}`,
    sample: ({ int }) => ({
      name: 'Time (minutes)',
      from: 0,
      to: 60,
      step: 10,
      top: 5,
      rise: 1,
      classes: [
        [0, 10],
        [10, 15],
        [15, 30],
        [30, 60],
      ].map(([a, b]) => ({ from: Number(a), to: Number(b), density: int(1, 10) / 2 })),
    }),
  },
);
