import { box, circle, line, path } from '../drawing.ts';
import type { Picture } from './cards.ts';

/** Everyday objects, each of one material that shows. */
export const materialPictures = {
  window: {
    looks: 'four clear panes in a frame, with a tree seen through them',
    marks: [
      box([-44, -40], [88, 80], { fill: 'tint', stroke: 'line', width: 4 }),
      path('M14 32V12M14 12Q-4 8 2 -8Q14 -22 26 -8Q32 8 14 12Z', { fill: 'two', width: 2 }),
      path('M-44 0H44M0 -40V40', { width: 4 }),
      path('M-36 -14L-18 -32M-30 -8L-10 -28', { stroke: 'paper', width: 3 }),
    ],
  },
  plank: {
    looks: 'a flat brown board with wavy lines and a knot in it',
    marks: [
      box([-56, -22], [112, 44], { fill: 'four', stroke: 'line', width: 2.5, round: 3 }),
      path('M-56 -10Q-30 -16 -10 -8T56 -12M-56 12Q-20 6 10 14T56 10M-56 2H-22M24 2H56'),
      path('M-22 2Q0 -12 24 2Q0 14 -22 2Z'),
      circle([0, 2], 3, { fill: 'line' }),
    ],
  },
  key: {
    looks: 'a hard, grey, shiny thing that opens a door',
    marks: [
      path('M-8 -6H50V6H44V18H34V6H26V14H18V6H-8Z', { fill: 'tint' }),
      circle([-28, 0], 23, { fill: 'tint', stroke: 'line', width: 2 }),
      circle([-28, 0], 11, { fill: 'paper', stroke: 'line', width: 2 }),
      path('M-44 -8Q-40 -18 -30 -18', { stroke: 'paper', width: 3 }),
    ],
  },
  jumper: {
    looks: 'a soft, warm, knitted top with long sleeves',
    marks: [
      path('M-18 -38Q0 -28 18 -38L34 -32L56 14L42 22L28 -2V38H-28V-2L-42 22L-56 14L-34 -32Z', { fill: 'three' }),
      path(
        'M-22 -14L-14 -8L-6 -14L2 -8L10 -14L18 -8L24 -13M-22 4L-14 10L-6 4L2 10L10 4L18 10L24 5M-22 22L-14 28L-6 22L2 28L10 22L18 28L24 23',
        {
          stroke: 'paper',
          width: 2.5,
        },
      ),
    ],
  },
  bricks: {
    looks: 'rows of red blocks in a wall',
    marks: [
      box([-56, -36], [112, 72], { fill: 'three', stroke: 'line', width: 2.5 }),
      path('M-56 -18H56M-56 0H56M-56 18H56M-20 -36V-18M20 -36V-18M-40 -18V0M0 -18V0M40 -18V0M-20 0V18M20 0V18M-40 18V36M0 18V36M40 18V36', {
        stroke: 'paper',
        width: 3,
      }),
    ],
  },
  bucket: {
    looks: 'a light, bright, smooth thing with a handle, for the beach',
    marks: [
      path('M-34 -16C-30 -52 30 -52 34 -16', { width: 3 }),
      path('M-38 -16H38L26 40H-26Z', { fill: 'one' }),
      line([-34, -2], [34, -2], { stroke: 'paper', width: 4 }),
    ],
  },
  book: {
    looks: 'many thin white sheets with words on them',
    marks: [
      path('M0 -26Q-28 -38 -56 -26V28Q-28 16 0 28Q28 16 56 28V-26Q28 -38 0 -26Z', { fill: 'paper', width: 2.5 }),
      path('M0 -26V28', { width: 2.5 }),
      path('M-46 -18Q-28 -26 -10 -18M-46 -6Q-28 -14 -10 -6M-46 6Q-28 -2 -10 6M46 -18Q28 -26 10 -18M46 -6Q28 -14 10 -6M46 6Q28 -2 10 6', {
        width: 1.5,
      }),
    ],
  },
  sponge: {
    looks: 'a soft block full of small holes',
    marks: [
      box([-48, -26], [96, 52], { fill: 'four', stroke: 'line', width: 2.5, round: 12 }),
      ...(
        [
          [-34, -12, 4],
          [-16, -16, 3],
          [2, -10, 5],
          [22, -15, 3],
          [36, -6, 4],
          [-28, 6, 5],
          [-8, 10, 3],
          [12, 12, 4],
          [32, 13, 3],
          [-38, 17, 3],
          [-14, -3, 2.5],
        ] as const
      ).map(([x, y, r]) => circle([x, y], r, { fill: 'paper', stroke: 'line', width: 1.2 })),
    ],
  },
  'rubber band': {
    looks: 'a thin band that two fingers pull longer',
    marks: [
      path('M-46 -8Q-52 -2 -46 8L46 8Q52 -2 46 -8Z', { stroke: 'three', width: 4 }),
      path('M-58 -30L-44 -8M58 -30L44 -8', { width: 9, stroke: 'four' }),
      line([-18, 26], [-46, 26], { arrows: 'end' }),
      line([18, 26], [46, 26], { arrows: 'end' }),
    ],
  },
  straw: {
    looks: 'a thin tube with a bend in it, in a cup',
    marks: [path('M0 16L-14 -26L-38 -38', { stroke: 'three', width: 6 }), path('M-26 -10H26L18 40H-18Z', { fill: 'tint' })],
  },
} satisfies Record<string, Picture>;
