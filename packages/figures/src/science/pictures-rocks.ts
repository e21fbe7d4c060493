import { circle, path, polar, range, type PlainMark } from '../drawing.ts';
import type { Picture } from './cards.ts';
import { dots } from './dots.ts';

const lump = 'M-52 12Q-56 -14 -34 -26Q-12 -42 14 -36Q44 -34 52 -8Q58 16 36 30Q8 42 -22 34Q-46 32 -52 12Z';
const spiral = (): string =>
  `M${range(46)
    .map((at) =>
      polar([0, 2], 2 + at * 0.78, at * 22)
        .map((n) => Math.round(n * 10) / 10)
        .join(' '),
    )
    .join('L')}`;
const ribs = (): PlainMark =>
  path(
    range(15)
      .map((at) => {
        const turn = 130 + at * 22;
        const [from, to] = [polar([0, 2], 23 + at * 0.3, turn), polar([0, 2], 33 + at * 0.2, turn + 8)].map(
          ([x, y]) => `${Math.round(x)} ${Math.round(y)}`,
        );
        return `M${from}L${to}`;
      })
      .join(''),
    { width: 1.5 },
  );

/** Pieces of rock and fossils, each with the signs by which it is told. */
export const rockPictures = {
  granite: {
    looks: 'a hard rock made of large crystals of three colours that lock together',
    marks: [
      path(lump, { fill: 'tint', width: 2.5 }),
      path('M-40 -8L-28 -20L-14 -14L-18 0L-34 4ZM4 -28L20 -30L26 -16L10 -12ZM-8 8L8 2L18 14L6 24L-8 20ZM28 0L44 -4L46 10L32 14Z', {
        fill: 'three',
        width: 1.5,
      }),
      path('M-14 -14L4 -28L10 -12L8 2L-8 8L-18 0ZM26 -16L44 -18L44 -4L28 0ZM-34 4L-18 0L-8 8L-8 20L-26 24L-42 16Z', {
        fill: 'paper',
        width: 1.5,
      }),
      dots(
        [
          [-24, -27],
          [22, 26],
          [16, -6],
          [-20, 30],
          [34, -26],
          [-46, 6],
        ],
        3,
        { fill: 'line' },
      ),
    ],
  },
  sandstone: {
    looks: 'a rock made of round grains like sand, pressed into layers',
    marks: [
      path(lump, { fill: 'four', width: 2.5 }),
      path('M-50 -6Q-10 -16 51 -9M-52 10Q0 2 54 8M-42 25Q0 18 43 25', { width: 1.5 }),
      dots(
        [
          [-36, -16],
          [-20, -22],
          [-4, -24],
          [12, -22],
          [28, -22],
          [38, -14],
          [-40, 2],
          [-24, -2],
          [-8, -4],
          [8, -3],
          [24, -1],
          [40, 2],
          [-36, 17],
          [-20, 14],
          [-4, 13],
          [12, 14],
          [28, 16],
          [42, 17],
          [-16, 27],
          [4, 28],
          [22, 28],
        ],
        2.6,
        {
          fill: 'paper',
          stroke: 'line',
          width: 1,
        },
      ),
    ],
  },
  limestone: {
    looks: 'a pale rock with pieces of shells in it',
    marks: [
      path(lump, { fill: 'paper', width: 2.5 }),
      path('M-32 -4Q-22 -24 -10 -6ZM14 -14Q24 -34 38 -14ZM-14 22Q-4 4 12 20ZM26 16Q34 2 46 12Z', { fill: 'tint', width: 1.6 }),
      path('M-21 -4L-24 -13M-21 -4L-18 -13M26 -14L22 -24M26 -14L30 -24M-2 21L-5 11M-2 21L2 11M36 14L34 8', { width: 1.2 }),
    ],
  },
  slate: {
    looks: 'a dark grey rock in thin flat sheets, one on the other',
    marks: [
      path('M-54 -14L10 -32L56 -18V12L-6 34L-54 18Z', { fill: 'tint', width: 2.5 }),
      path('M-54 -14L-6 2L56 -18M-6 2V34', { width: 2 }),
      path('M-54 -6L-6 10L56 -10M-54 2L-6 18L56 -3M-54 10L-6 26L56 5', { width: 1.6 }),
    ],
  },
  ammonite: {
    looks: 'a coiled shell with ribs, turned to stone',
    marks: [circle([0, 2], 39, { fill: 'tint', stroke: 'line', width: 2 }), path(spiral(), { width: 2.5 }), ribs()],
  },
  fern: {
    looks: 'the shape of a leaf with many small leaflets, pressed into stone',
    marks: [
      path(lump, { fill: 'tint', width: 2.5 }),
      path(
        `M-34 22Q-4 6 34 -22${range(7)
          .map((at) => {
            const [x, y] = [-26 + at * 9, 18 - at * 6];
            return `M${x} ${y}Q${x - 8} ${y - 8} ${x - 4} ${y - 15}M${x} ${y}Q${x + 10} ${y + 2} ${x + 12} ${y + 10}`;
          })
          .join('')}`,
        { width: 2.5 },
      ),
    ],
  },
} satisfies Record<string, Picture>;
