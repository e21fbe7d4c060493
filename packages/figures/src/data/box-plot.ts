import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, type Point, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';
import { textWidth } from '../text-size.ts';

const five = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const parts = ['left end', 'left side of the box', 'line in the box', 'right side of the box', 'right end'];

/** Where the values of the first plot stand in the drawing. */
export const placesOnPlot = ({ from, to }: { readonly from: number; readonly to: number }): ((value: number) => Point) => {
  const x = scale(from, to, 20, fullWidth - 20);
  return (value) => [x(value), 52];
};

/** One or two box plots over one scale. */
export const boxPlot = defineKind(
  'box-plot',
  {
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    name: z.string().max(22),
    plots: z
      .array(z.strictObject({ name: z.string().max(10), five }))
      .min(1)
      .max(2),
    /** To be drawn: only the scale is there. */
    blank: z.boolean().optional(),
  },
  {
    draw: ({ from, to, step, name, plots, blank = false }) => {
      const x = scale(from, to, 20, fullWidth - 20);
      const bottom = 14 + plots.length * 78;
      const ticks = steps(from, to, step / 5);
      const every = Math.ceil(
        (Math.max(...steps(from, to, step).map((value) => textWidth(String(value), 16))) + 6) / (x(from + step) - x(from)),
      );
      const marks: Mark[] = [
        lines(
          ticks.map(
            (value) =>
              [
                [x(value), 8],
                [x(value), bottom],
              ] as const,
          ),
          { stroke: 'faint', width: 0.8 },
        ),
        line([12, bottom], [fullWidth - 12, bottom]),
        ...steps(from, to, step).flatMap((value, at) => (at % every === 0 ? [label([x(value), bottom + 16], value)] : [])),
        label([fullWidth / 2, bottom + 38], name),
      ];
      (blank ? [] : plots).forEach(({ name: called, five: [low, lower, middle, upper, high] }, at) => {
        const y = 52 + at * 78;
        if (called !== '') marks.push(label([10, y - 34], called, { anchor: 'start', bold: true, halo: true }));
        marks.push(
          lines(
            [
              [
                [x(low), y],
                [x(lower), y],
              ],
              [
                [x(upper), y],
                [x(high), y],
              ],
              [
                [x(low), y - 9],
                [x(low), y + 9],
              ],
              [
                [x(high), y - 9],
                [x(high), y + 9],
              ],
            ],
            { width: 2.5 },
          ),
          box([x(lower), y - 18], [x(upper) - x(lower), 36], { fill: at === 0 ? 'tint' : 'four', stroke: 'line', width: 2.5 }),
          line([x(middle), y - 18], [x(middle), y + 18], { stroke: 'one', width: 3.5 }),
        );
      });
      return { width: fullWidth, height: bottom + 52, marks };
    },
    describe: ({ from, to, step, name, plots, blank = false }) =>
      `${blank ? 'An empty scale for a box plot' : plots.length === 1 ? 'A box plot' : 'Two box plots'} of ${name} over a scale from ${from} to ${to} with numbers every ${step} and a thin line every ${step / 5}.${blank ? '' : ' '}${(blank ? [] : plots).map(({ name: called, five: values }) => `${called === '' ? 'The plot' : called}: ${values.map((value, at) => `${parts[at]} ${placeOnScale(value, Math.max(from, Math.floor((value - 1e-9 - from) / step) * step + from), step / 5, 'thin line')}`).join('; ')}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      const values = (): [number, number, number, number, number] => [
        int(0, 5) * 2,
        int(6, 10) * 2,
        int(11, 18) * 2,
        int(19, 24) * 2,
        int(25, 30) * 2,
      ];
      return {
        from: 0,
        to: 60,
        step: 10,
        name: 'Time (minutes)',
        plots: pick([
          [{ name: '', five: values() }],
          [
            { name: 'Class A', five: values() },
            { name: 'Class B', five: values() },
          ],
        ]),
      };
    },
  },
);
