import { circle, type PlainMark, path } from '../drawing.ts';

/** Things that young children count, drawn about a middle point in a square of 36. Singular and plural are said. */
export const things = {
  apple: 'apples',
  duck: 'ducks',
  star: 'stars',
  ball: 'balls',
  flower: 'flowers',
  fish: 'fish',
  button: 'buttons',
  leaf: 'leaves',
} as const;
export type Thing = keyof typeof things;
export const thingNames = Object.keys(things) as [Thing, ...Thing[]];

const petal = (turn: number): PlainMark =>
  circle([9 * Math.cos((turn * 2 * Math.PI) / 5), 9 * Math.sin((turn * 2 * Math.PI) / 5)], 6.5, {
    fill: 'four',
    stroke: 'line',
    width: 1.5,
  });

export const thingMarks: Record<Thing, readonly PlainMark[]> = {
  apple: [
    path('M0 -8C8 -14 16 -7 15 2C14 11 7 16 0 14C-7 16 -14 11 -15 2C-16 -7 -8 -14 0 -8Z', { fill: 'three', stroke: 'line' }),
    path('M0 -8Q0 -14 3 -17'),
    path('M2 -12Q10 -18 13 -12Q7 -8 2 -12Z', { fill: 'two', stroke: 'line', width: 1.5 }),
  ],
  duck: [
    path('M-15 2Q-12 6 -4 4Q-6 -1 -4 -6A7 7 0 0 1 9 -7Q10 -2 7 1Q16 4 14 9Q10 15 -2 15Q-14 14 -15 2Z', { fill: 'four', stroke: 'line' }),
    path('M9 -7L16 -5L9 -2Z', { fill: 'three', stroke: 'line', width: 1.5 }),
    circle([4, -7], 1.6, { fill: 'line' }),
  ],
  star: [path('M0 -16L4.7 -5.5L16 -4.5L7.4 3L10 14.5L0 8.4L-10 14.5L-7.4 3L-16 -4.5L-4.7 -5.5Z', { fill: 'four', stroke: 'line' })],
  ball: [
    circle([0, 0], 15, { fill: 'one', stroke: 'line' }),
    path('M-15 0Q0 8 15 0', { stroke: 'paper' }),
    path('M-6 -13Q4 0 -4 14', { stroke: 'paper' }),
  ],
  flower: [...[0, 1, 2, 3, 4].map(petal), circle([0, 0], 5, { fill: 'three', stroke: 'line', width: 1.5 })],
  fish: [
    path('M-16 0Q-6 -12 7 0Q-6 12 -16 0Z', { fill: 'two', stroke: 'line' }),
    path('M6 0L15 -8V8Z', { fill: 'two', stroke: 'line' }),
    circle([-10, -2], 1.6, { fill: 'line' }),
  ],
  button: [
    circle([0, 0], 14, { fill: 'tint', stroke: 'line' }),
    ...([-4, 4] as const).flatMap((x) => ([-4, 4] as const).map((y) => circle([x, y], 2, { fill: 'line' }))),
  ],
  leaf: [
    path('M-13 13Q-16 -8 13 -13Q14 14 -13 13Z', { fill: 'two', stroke: 'line' }),
    path('M-15 15L5 -5', { stroke: 'line', width: 1.5 }),
  ],
};
