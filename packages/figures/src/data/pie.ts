import { z } from 'zod';
import { circle, fullWidth, label, type Mark, type Point, polar, sector } from '../drawing.ts';
import { defineKind } from '../kind.ts';

/** A pie chart; `text` stands in a slice, such as its angle. */
export const pie = defineKind(
  'pie',
  {
    slices: z
      .array(z.strictObject({ name: z.string().max(8), degrees: z.number().min(20).max(340), text: z.string().max(5).optional() }))
      .min(2)
      .max(6),
  },
  {
    draw: ({ slices }) => {
      const middle: Point = [160, 140];
      const inks = ['tint', 'four', 'paper', 'tint', 'four', 'paper'] as const;
      let from = 90;
      const marks: Mark[] = slices.flatMap(({ name, degrees, text }, at) => {
        const [start, half] = [from - degrees, from - degrees / 2];
        from = start;
        const edge = polar(middle, 112, half);
        const right = edge[0] >= middle[0];
        return [
          sector(middle, 100, start, start + degrees, { fill: inks[at] ?? 'paper', stroke: 'line' }),
          label(
            [
              right ? Math.min(edge[0], fullWidth - 4 - name.length * 10) : Math.max(edge[0], 4 + name.length * 10),
              edge[1] + (edge[1] > 240 ? 8 : edge[1] < 40 ? -8 : 0),
            ],
            name,
            { anchor: right ? 'start' : 'end' },
          ),
          ...(text === undefined ? [] : [label(polar(middle, 66, half), text)]),
        ];
      });
      return { width: fullWidth, height: 280, marks: [...marks, circle(middle, 100, { stroke: 'line', width: 2.5 })] };
    },
    describe: ({ slices }) =>
      `A pie chart. ${slices.map(({ name, degrees, text }) => `${name}: ${text === undefined ? (degrees === 90 ? 'a square corner at the centre' : degrees === 180 ? 'a straight line through the centre' : degrees < 90 ? 'less than a square corner' : degrees < 180 ? 'more than a square corner' : 'more than half') : `marked ${text}`}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      const [a, b] = [10 * int(5, 12), 10 * int(6, 10)];
      const marked = pick([true, false]);
      return {
        slices: [
          ['Walk', a],
          ['Bus', b],
          ['Car', 360 - a - b],
        ].map(([name, degrees]) => ({ name: String(name), degrees: Number(degrees), ...(marked ? { text: `${degrees}°` } : {}) })),
      };
    },
  },
);
