import { z } from 'zod';
import { box, circle, fullWidth, label, lines, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal, listed } from '../say.ts';

const names = { TTh: 'ten thousands', Th: 'thousands', H: 'hundreds', T: 'tens', O: 'ones', t: 'tenths', h: 'hundredths' } as const;
type Place = keyof typeof names;
const places = Object.keys(names) as [Place, ...Place[]];

/** Counters under the names of the places. */
export const placeValueChart = defineKind(
  'place-value-chart',
  {
    columns: z
      .array(z.strictObject({ place: z.enum(places), counters: z.int().min(0).max(12) }))
      .min(2)
      .max(6),
  },
  {
    draw: ({ columns }) => {
      const wide = (fullWidth - 12) / columns.length;
      const x = (at: number): number => 6 + at * wide;
      return {
        width: fullWidth,
        height: 190,
        marks: [
          box([6, 6], [fullWidth - 12, 178], { fill: 'paper', stroke: 'line', width: 2.5 }),
          box([7.5, 7.5], [fullWidth - 15, 31], { fill: 'tint' }),
          lines([
            [
              [6, 38],
              [fullWidth - 6, 38],
            ],
            ...range(columns.length - 1).map(
              (at) =>
                [
                  [x(at + 1), 6],
                  [x(at + 1), 184],
                ] as const,
            ),
          ]),
          ...columns.flatMap(({ place, counters }, at) => [
            label([x(at) + wide / 2, 22], place, { bold: true }),
            ...range(counters).map((one) =>
              circle([x(at) + wide / 2 + (one % 2 === 0 ? -12 : 12), 54 + Math.floor(one / 2) * 23.5], 9, {
                fill: 'three',
                stroke: 'line',
                width: 1.5,
              }),
            ),
          ]),
        ],
      };
    },
    describe: ({ columns }) =>
      `A place value chart with counters: ${listed(columns.map(({ place, counters }) => `${cardinal(counters)} in the ${names[place]}`))}.`,
    sample: ({ int }) => {
      const first = int(0, 3);
      return { columns: places.slice(first, first + int(2, 4)).map((place) => ({ place, counters: int(0, 12) })) };
    },
  },
);
