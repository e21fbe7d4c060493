import { box, circle, closed, line, open, path, type PlainMark } from '../drawing.ts';

/** Small signs round a point, as on a walker's map but drawn by us. */
export const symbols = {
  church: [box([-6, -3], [12, 12], { fill: 'line' }), line([0, -3], [0, -14], { width: 2.5 }), line([-5, -10], [5, -10], { width: 2.5 })],
  campsite: [
    closed(
      [
        [-10, 9],
        [0, -9],
        [10, 9],
      ],
      { fill: 'three', width: 2 },
    ),
    closed(
      [
        [-3, 9],
        [0, 2],
        [3, 9],
      ],
      { fill: 'paper', width: 1.5 },
    ),
  ],
  pond: [path('M-10 2C-12 -8 2 -10 6 -5C13 -3 11 9 2 8C-4 11 -9 8 -10 2Z', { fill: 'one', width: 1.5 })],
  wood: [
    closed(
      [
        [-8, 4],
        [0, -11],
        [8, 4],
      ],
      { fill: 'two', width: 1.5 },
    ),
    line([0, 4], [0, 11], { width: 3 }),
  ],
  bridge: [
    open(
      [
        [-11, -8],
        [-6, -4],
        [6, -4],
        [11, -8],
      ],
      { width: 2.5 },
    ),
    open(
      [
        [-11, 8],
        [-6, 4],
        [6, 4],
        [11, 8],
      ],
      { width: 2.5 },
    ),
  ],
  school: [
    box([-9, -4], [18, 13], { fill: 'paper' }),
    line([0, -4], [0, -13]),
    closed(
      [
        [0, -13],
        [8, -10.5],
        [0, -8],
      ],
      { fill: 'three', width: 1.5 },
    ),
  ],
  lighthouse: [
    closed(
      [
        [-6, 11],
        [-3, -6],
        [3, -6],
        [6, 11],
      ],
      { fill: 'paper' },
    ),
    circle([0, -9], 3.5, { fill: 'three', stroke: 'line', width: 1.5 }),
  ],
  parking: [box([-9, -9], [18, 18], { fill: 'one', round: 3 }), path('M-3 6V-6H0C6 -6 6 1 0 1H-3', { stroke: 'paper', width: 2.6 })],
} as const satisfies Record<string, readonly PlainMark[]>;

export const symbolNames = Object.keys(symbols) as (keyof typeof symbols)[];
