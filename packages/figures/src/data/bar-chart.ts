import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, scale, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { placeOnScale } from '../say.ts';
import { textWidth } from '../text-size.ts';

type Bars = {
  readonly step: number;
  readonly top: number;
  readonly bars: readonly { readonly values: readonly number[] }[];
  readonly series?: readonly string[] | undefined;
};
/** Where the bars and the scale stand in the drawing. */
export const placesOfBars = ({ step, top, bars, series }: Bars) => {
  const left = 14 + Math.max(...steps(0, top, step).map((value) => textWidth(String(value), 16)));
  const [first, last] = [series === undefined ? 40 : 66, 256];
  const room = (fullWidth - 8 - left) / bars.length;
  const wide = (bar: number): number => (room * 0.66) / (bars[bar]?.values.length ?? 1);
  return { left, first, last, room, y: scale(0, top, last, first), wide, x: (bar: number) => left + bar * room + room * 0.17 };
};

/** Bars to be read against a scale; two beside each other where there are two series. */
export const barChart = defineKind(
  'bar-chart',
  {
    title: z.string().max(34),
    step: z.number().positive(),
    top: z.number().positive(),
    bars: z
      .array(z.strictObject({ name: z.string().max(7), values: z.array(z.number().min(0)).min(1).max(2) }))
      .min(2)
      .max(6),
    series: z.array(z.string().max(10)).length(2).optional(),
    /** Bars that are still to be drawn, by their place. */
    blank: z.array(z.int().min(0).max(5)).max(6).optional(),
  },
  {
    draw: ({ title, step, top, bars, series, blank = [] }) => {
      const ticks = steps(0, top, step);
      const { left, first, last, room, y, x, wide: wideOf } = placesOfBars({ step, top, bars, series });
      const inks = ['one', 'four'] as const;
      const every = Math.ceil(18 / Math.abs(y(step) - y(0)));
      const marks: Mark[] = [
        label([fullWidth / 2, 14], title, { bold: true }),
        lines(
          ticks.map(
            (value) =>
              [
                [left, y(value)],
                [fullWidth - 6, y(value)],
              ] as const,
          ),
          { stroke: 'faint', width: 1 },
        ),
        ...ticks.flatMap((value, at) => (at % every === 0 ? [label([left - 7, y(value)], value, { anchor: 'end' })] : [])),
        ...bars.flatMap(({ name, values }, at) => {
          const wide = wideOf(at);
          return [
            ...(blank.includes(at) ? [] : values).map((value, which) =>
              box([x(at) + which * wide, y(value)], [wide, last - y(value)], {
                fill: inks[which] ?? 'one',
                stroke: 'line',
                width: 1.5,
              }),
            ),
            label([left + (at + 0.5) * room, last + 16 + (textWidth(name, 16) > room - 4 && at % 2 === 1 ? 18 : 0)], name),
          ];
        }),
        line([left, last], [fullWidth - 4, last]),
        line([left, last], [left, first - 6]),
        ...(series ?? []).flatMap((name, at) => [
          box([left + 8 + at * 136, 38], [14, 14], { fill: inks[at] ?? 'one', stroke: 'line', width: 1.5 }),
          label([left + 28 + at * 136, 45], name, { anchor: 'start' }),
        ]),
      ];
      return { width: fullWidth, height: 300, marks };
    },
    describe: ({ title, step, bars, series, top, blank = [] }) =>
      `A bar chart: ${title}. The scale starts at 0 and has a line every ${step} up to ${top}. ${bars
        .map(({ name, values }, bar) =>
          (blank.includes(bar) ? [] : values)
            .map(
              (value, at) =>
                `${name}${series === undefined ? '' : `, ${series[at]}`}: the bar ends ${placeOnScale(value, 0, step, 'line')}.`,
            )
            .concat(blank.includes(bar) ? [`${name}: no bar yet.`] : [])
            .join(' '),
        )
        .join(' ')}`,
    sample: ({ int, pick }) => {
      const step = pick([1, 2, 5, 10]);
      const dual = pick([true, false]);
      return {
        title: pick(['Pets of class 3', 'Rain in a week']),
        step,
        top: step * 6,
        bars: ['Cats', 'Dogs', 'Fish', 'Rabbits', 'Birds']
          .slice(0, int(2, 5))
          .map((name) => ({ name, values: Array.from({ length: dual ? 2 : 1 }, () => (int(0, 12) * step) / 2) })),
        ...(dual ? { series: ['Year 3', 'Year 4'] } : {}),
      };
    },
  },
);
