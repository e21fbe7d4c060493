import { box, circle, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

const pencil = (half: number) => [
  path(`M-${half} -8H${half - 18}V8H-${half}Z`, { fill: 'four' }),
  path(`M${half - 18} -8L${half} 0L${half - 18} 8Z`, { fill: 'paper' }),
  path(`M${half - 6} -2.5L${half} 0L${half - 6} 2.5Z`, { fill: 'line' }),
  path(`M-${half} -8H-${half - 10}V8H-${half}Z`, { fill: 'three' }),
];
const glass = (level: number | undefined) => [
  ...(level === undefined
    ? []
    : [path(`M${-17 - level * 0.12} ${26 - level}H${17 + level * 0.12}L15 36H-15Z`, { fill: 'one', width: 1.5 })]),
  path('M-24 -36L-16 38H16L24 -36', { width: 3 }),
];
const block = (y: number, fill: 'one' | 'two' | 'three' | 'four') => box([-11, y], [22, 16], { fill, stroke: 'line', width: 2 });
const ballAt = (x: number, y: number, r: number) => [
  circle([x, y], r, { fill: 'three', stroke: 'line', width: 2 }),
  path(`M${x - r} ${y}Q${x} ${y + r * 0.6} ${x + r} ${y}`, { stroke: 'paper', width: 2 }),
];

/** Food, and pairs that differ in size, weight or how full they are. */
export const foodAndSizePictures = {
  rock: {
    looks: 'a large, hard, grey stone',
    marks: [
      path('M-50 32L-42 -4L-20 -26L10 -30L36 -12L50 32Z', { fill: 'faint' }),
      path('M-20 -26L-10 0L-30 16M10 -30L18 -4L40 6M-10 0L18 -4', { width: 1.8 }),
    ],
  },
  cake: {
    looks: 'a sweet thing with icing and candles, for a birthday',
    marks: [
      path('M-40 36V2H40V36Z', { fill: 'four' }),
      path('M-42 2V-8Q-42 -12 -38 -12H38Q42 -12 42 -8V2Q34 14 26 4Q16 16 8 4Q-2 16 -10 4Q-20 16 -26 4Q-34 12 -42 2Z', { fill: 'three' }),
      path('M-20 -12V-28M0 -12V-28M20 -12V-28', { stroke: 'one', width: 4 }),
      path('M-20 -30Q-25 -36 -20 -41Q-15 -36 -20 -30ZM0 -30Q-5 -36 0 -41Q5 -36 0 -30ZM20 -30Q15 -36 20 -41Q25 -36 20 -30Z', {
        fill: 'four',
        width: 1.5,
      }),
    ],
  },
  egg: {
    looks: 'an oval thing with a shell that a hen lays',
    marks: [path('M0 -38Q30 -26 30 8Q28 36 0 36Q-28 36 -30 8Q-30 -26 0 -38Z', { fill: 'paper', width: 3 })],
  },
  ball: { looks: 'a round thing to throw and kick', marks: ballAt(0, 0, 34) },
  'small ball': { looks: 'a round thing to throw, that a hand could close round', marks: ballAt(0, 0, 10) },
  apple: {
    looks: 'a round red fruit with a leaf',
    marks: [
      path('M0 -18Q20 -32 34 -14Q42 10 20 34Q8 40 0 34Q-8 40 -20 34Q-42 10 -34 -14Q-20 -32 0 -18Z', { fill: 'three' }),
      path('M0 -18Q0 -30 6 -38', { width: 3 }),
      path('M6 -28Q22 -42 30 -30Q18 -20 6 -28Z', { fill: 'two' }),
    ],
  },
  banana: {
    looks: 'a long, curved, yellow fruit',
    marks: [path('M-44 -24Q-30 20 22 18Q40 16 48 2L52 8Q44 36 8 38Q-46 36 -52 -22Z', { fill: 'four' })],
  },
  carrot: {
    looks: 'a long orange root with green leaves',
    marks: [
      path('M20 -30Q28 -42 36 -36Q46 -40 44 -28Q54 -24 42 -16Q34 -10 26 -16Z', { fill: 'two' }),
      path('M28 -14Q10 -30 -2 -12Q-30 16 -48 36Q-22 26 12 10Q34 -2 28 -14Z', { fill: 'three' }),
      path('M-6 -2L2 6M-20 14L-12 22', { width: 2 }),
    ],
  },
  bread: {
    looks: 'a loaf with a slice cut from it',
    marks: [
      path('M-48 30V-2Q-58 -26 -34 -26H32Q56 -26 46 -2V30Z', { fill: 'four' }),
      path('M-14 30V-2Q-22 -26 0 -26M-40 -12H-30', { width: 2 }),
    ],
  },
  milk: {
    looks: 'a carton with a picture of a white drink on it',
    marks: [
      path('M-22 38V-16L-10 -38H10L22 -16V38Z', { fill: 'paper' }),
      path('M-22 -16H22M-10 -38H10', { width: 2.5 }),
      path('M-22 2H22V24H-22Z', { fill: 'one' }),
      path('M-6 6H6L4 20H-4Z', { fill: 'paper', width: 1.5 }),
    ],
  },
  sweets: {
    looks: 'three sugary things in twisted paper',
    marks: [
      path('M-50 -24L-36 -14L-50 -4ZM-2 -24L-16 -14L-2 -4Z', { fill: 'three' }),
      circle([-26, -14], 12, { fill: 'three', stroke: 'line' }),
      path('M2 -4L16 6L2 16ZM50 -4L36 6L50 16Z', { fill: 'four' }),
      circle([26, 6], 12, { fill: 'four', stroke: 'line' }),
      path('M-44 16L-30 26L-44 36ZM4 16L-10 26L4 36Z', { fill: 'two' }),
      circle([-20, 26], 12, { fill: 'two', stroke: 'line' }),
    ],
  },
  balloon: {
    looks: 'a round thing full of air, on a string',
    marks: [
      path('M0 -40Q28 -38 28 -12Q26 12 0 20Q-26 12 -28 -12Q-28 -38 0 -40Z', { fill: 'three' }),
      path('M0 20L-6 26H6Z', { fill: 'three' }),
      path('M0 26Q10 32 0 38', { width: 2 }),
    ],
  },
  feather: {
    looks: 'one soft thing from a bird’s wing',
    marks: [path('M-40 34Q-30 -22 40 -38Q42 6 -22 22Z', { fill: 'tint' }), path('M-48 40Q-10 6 34 -32', { width: 2.5 })],
  },
  'long pencil': { looks: 'a thing to draw with, from one edge of the picture to the other', marks: pencil(56) },
  'short pencil': { looks: 'a thing to draw with, in the middle third of the picture', marks: pencil(24) },
  'tall tower': {
    looks: 'five blocks on top of each other',
    marks: [block(22, 'one'), block(6, 'four'), block(-10, 'two'), block(-26, 'three'), block(-42, 'one')],
  },
  'short tower': { looks: 'two blocks on top of each other', marks: [block(22, 'one'), block(6, 'four')] },
  'full glass': { looks: 'a glass with juice up to the top', marks: glass(56) },
  'half-full glass': { looks: 'a glass with juice up to the middle', marks: glass(25) },
  'empty glass': { looks: 'a glass with nothing in it', marks: glass(undefined) },
} satisfies Record<string, Picture>;
