import { z } from 'zod';
import { circle, fullWidth, label, line, type Mark, path, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const [firstAt, apart, rowHeight] = [112, 28, 40];
export const mostPictures = 7;
/** Where a row of so many circles ends, and where it begins. */
export const placesOfRow = (row: number) => {
  const y = 24 + row * rowHeight;
  return { from: [firstAt, y] as Point, wide: apart, at: (pictures: number): Point => [firstAt - apart / 2 + pictures * apart, y] };
};

/** Rows of circles, each of which stands for a number; there may be half a circle at the end. */
export const pictogram = defineKind(
  'pictogram',
  {
    each: z.int().min(1).max(20),
    rows: z
      .array(z.strictObject({ name: z.string().max(8), pictures: z.number().min(0).max(7.5) }))
      .min(2)
      .max(5),
    /** Rows that are still to be drawn, by their place. */
    blank: z.array(z.int().min(0).max(4)).max(5).optional(),
  },
  {
    draw: ({ each, rows, blank = [] }) => ({
      width: fullWidth,
      height: rows.length * 40 + 52,
      marks: [
        ...rows.flatMap(({ name, pictures: all }, row): Mark[] => {
          const pictures = blank.includes(row) ? 0 : all;
          const y = 24 + row * 40;
          return [
            label([6, y], name, { anchor: 'start' }),
            ...range(Math.floor(pictures)).map((at) => circle([112 + at * 28, y], 12, { fill: 'four', stroke: 'line' })),
            ...(pictures % 1 === 0
              ? []
              : [
                  path(`M${112 + Math.floor(pictures) * 28} ${y - 12}A12 12 0 0 0 ${112 + Math.floor(pictures) * 28} ${y + 12}Z`, {
                    fill: 'four',
                  }),
                ]),
            line([4, y + 20], [fullWidth - 4, y + 20], { stroke: 'faint', width: 1 }),
          ];
        }),
        line([94, 6], [94, 4 + rows.length * 40]),
        circle([20, rows.length * 40 + 28], 12, { fill: 'four', stroke: 'line' }),
        label([40, rows.length * 40 + 28], `stands for ${each}`, { anchor: 'start' }),
      ],
    }),
    describe: ({ each, rows, blank = [] }) =>
      `A pictogram. One whole circle stands for ${each}. ${rows.map(({ name, pictures }, row) => (blank.includes(row) ? `${name}: no circles yet.` : `${name}: ${cardinal(Math.floor(pictures))} whole ${Math.floor(pictures) === 1 ? 'circle' : 'circles'}${pictures % 1 === 0 ? '' : ' and half a circle'}.`)).join(' ')}`,
    sample: ({ int, pick }) => ({
      each: pick([1, 2, 4, 10]),
      rows: ['Cats', 'Dogs', 'Rabbits', 'Ponies'].slice(0, int(2, 4)).map((name) => ({ name, pictures: int(1, 14) / 2 })),
    }),
  },
);
