import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const tall = 24;
const [middleLeft, middleRight] = [130, 190];
const room = 112;
const share = z.number().min(0.5).max(20);

/** Men on the left and women on the right, the youngest at the bottom: per cent of the population in bands of ages. */
export const populationPyramid = defineKind(
  'population-pyramid',
  {
    title: z.string().max(28),
    bands: z
      .array(z.strictObject({ ages: z.string().max(6), men: share, women: share }))
      .min(3)
      .max(8),
  },
  {
    draw: ({ title, bands }) => {
      const most = Math.ceil(Math.max(...bands.flatMap(({ men, women }) => [men, women])) / 4) * 4;
      const long = (value: number): number => (value / most) * room;
      const [top, foot] = [54, 54 + bands.length * tall];
      const ticks = range(3).map((at) => (at * most) / 2);
      const marks: Mark[] = [
        label([160, 12], title, { bold: true }),
        label([74, 38], 'Men'),
        label([246, 38], 'Women'),
        lines(
          ticks.flatMap((value) => [
            [
              [middleLeft - long(value), top],
              [middleLeft - long(value), foot],
            ] as const,
            [
              [middleRight + long(value), top],
              [middleRight + long(value), foot],
            ] as const,
          ]),
          { stroke: 'faint', width: 1 },
        ),
        ...bands.flatMap(({ ages, men, women }, at): Mark[] => {
          const y = foot - (at + 1) * tall;
          return [
            box([middleLeft - long(men), y + 2], [long(men), tall - 4], { fill: 'one', stroke: 'line', width: 1 }),
            box([middleRight, y + 2], [long(women), tall - 4], { fill: 'four', stroke: 'line', width: 1 }),
            label([160, y + tall / 2], ages),
          ];
        }),
        line([middleLeft, top], [middleLeft, foot]),
        line([middleRight, top], [middleRight, foot]),
        ...ticks.flatMap((value) => [
          label([middleLeft - long(value), foot + 14], value),
          label([middleRight + long(value), foot + 14], value),
        ]),
        label([160, foot + 36], 'Per cent of the population'),
      ];
      return { width: fullWidth, height: foot + 50, marks };
    },
    describe: ({ title, bands }) =>
      `A population pyramid: ${title}. Men are on the left and women on the right, in per cent of the population. From the bottom up: ${bands.map(({ ages, men, women }) => `age ${ages}, men ${men} and women ${women}`).join('; ')}.`,
    sample: ({ int, pick }) => ({
      title: pick(['Country A', 'A country in 2020']),
      bands: ['0–14', '15–29', '30–44', '45–59', '60–74', '75+']
        .slice(0, int(3, 6))
        .map((ages) => ({ ages, men: int(2, 20), women: int(2, 20) })),
    }),
  },
);
