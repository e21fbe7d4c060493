import { circle, path, polar } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

const ground = path('M-58 40H58', { width: 2.5 });
/** Places near and far, cold and warm, with what lives or is worn there, and how a plant grows. */
export const placePictures = {
  farm: {
    looks: 'a barn with a big door, beside a field in rows',
    marks: [
      path('M-54 38V-4L-30 -30L-6 -4V38Z', { fill: 'three' }),
      path('M-42 38V10H-18V38Z', { fill: 'paper' }),
      path('M-42 10L-18 38M-18 10L-42 38', { width: 2 }),
      path('M2 38Q14 10 20 10M18 38Q24 14 30 10M34 38Q36 14 40 10M50 38Q48 16 50 10', { stroke: 'two', width: 4 }),
      ground,
    ],
  },
  city: {
    looks: 'many tall buildings close together',
    marks: [
      path('M-54 38V-6H-32V38ZM-28 38V-38H-4V38ZM0 38V-18H22V38ZM26 38V-30H50V38Z', { fill: 'tint' }),
      path(
        'M-48 4H-38M-48 16H-38M-22 -28H-10M-22 -14H-10M-22 0H-10M-22 14H-10M6 -6H16M6 8H16M6 22H16M32 -18H44M32 -4H44M32 10H44M32 24H44',
        { width: 3 },
      ),
      ground,
    ],
  },
  beach: {
    looks: 'sand, waves and a bucket',
    marks: [
      path('M-58 12H58V40H-58Z', { fill: 'four' }),
      path('M-58 -18H58V12Q44 2 30 12Q16 20 2 12Q-12 2 -26 12Q-42 20 -58 12Z', { fill: 'one' }),
      path('M14 20H38L34 38H18Z', { fill: 'three' }),
      path('M14 20Q26 8 38 20', { width: 2 }),
      circle([42, -32], 8, { fill: 'four', stroke: 'line', width: 1.5 }),
    ],
  },
  hill: {
    looks: 'high, round, green land',
    marks: [path('M-58 40Q-30 -34 4 -30Q34 -26 58 40Z', { fill: 'two' }), path('M-20 4Q0 16 24 0', { width: 1.8 })],
  },
  river: {
    looks: 'water that winds through green land',
    marks: [
      path('M-58 -38H58V40H-58Z', { fill: 'two' }),
      path('M6 -38Q-30 -20 8 -6Q46 8 -6 22Q-22 28 -24 40H10Q12 30 30 24Q64 4 26 -12Q4 -22 26 -38Z', { fill: 'one' }),
    ],
  },
  school: {
    looks: 'a long building with a bell on the roof and a playground line',
    marks: [
      path('M-54 38V-2H54V38Z', { fill: 'four' }),
      path('M-58 -2L-40 -22H40L58 -2Z', { fill: 'three' }),
      path('M-8 -22V-34H8V-22Z', { fill: 'paper' }),
      circle([0, -27], 3.5, { fill: 'line' }),
      path('M-8 38V14H8V38ZM-44 8H-30V22H-44ZM-24 8H-14V22H-24ZM14 8H24V22H14ZM30 8H44V22H30Z', { fill: 'paper' }),
      ground,
    ],
  },
  shop: {
    looks: 'a building with a striped roof over a big window',
    marks: [
      path('M-44 38V-10H44V38Z', { fill: 'paper' }),
      path('M-50 -8L-42 -34H42L50 -8Z', { fill: 'three' }),
      path('M-34 -34L-40 -8H-20L-18 -34ZM0 -34V-8H20L16 -34Z', { fill: 'paper' }),
      path('M-36 4H8V28H-36Z', { fill: 'tint' }),
      path('M16 38V4H36V38Z', { fill: 'one' }),
      ground,
    ],
  },
  'palm tree': {
    looks: 'a tall tree with long leaves at the top, on sand',
    marks: [
      path('M-58 40Q0 28 58 40Z', { fill: 'four' }),
      path('M-4 36Q-8 0 4 -22H10Q2 4 6 36Z', { fill: 'four' }),
      path(
        'M7 -22Q-20 -40 -40 -14Q-18 -24 7 -22ZM7 -22Q34 -40 54 -14Q32 -24 7 -22ZM7 -22Q-14 -12 -22 10Q-10 -6 7 -22ZM7 -22Q28 -12 36 10Q24 -6 7 -22Z',
        { fill: 'two' },
      ),
    ],
  },
  cactus: {
    looks: 'a thick green plant with spines, on sand',
    marks: [
      path('M-58 40H58', { stroke: 'four', width: 5 }),
      path(
        'M-10 38V-30Q-8 -40 0 -40Q8 -40 10 -30V8H22V-10Q24 -16 29 -16Q34 -16 36 -10V20H10V38ZM-10 18H-34V-6Q-32 -12 -27 -12Q-22 -12 -22 -6V6H-10Z',
        { fill: 'two' },
      ),
      path('M0 -28V-22M0 -10V-4M0 10V16M0 26V32', { width: 2 }),
    ],
  },
  iceberg: {
    looks: 'a white block of frozen water in the sea',
    marks: [
      path('M-40 8L-28 -24L-8 -14L6 -38L28 -8L42 8Z', { fill: 'paper' }),
      path('M-58 10H58V40H-58Z', { fill: 'one' }),
      path('M-20 -2L-8 -14M14 -4L6 -38', { width: 1.8 }),
    ],
  },
  snowman: {
    looks: 'two white balls with a hat, a scarf and a long nose',
    marks: [
      circle([0, 18], 21, { fill: 'paper', stroke: 'line' }),
      circle([0, -12], 14, { fill: 'paper', stroke: 'line' }),
      path('M-14 -24H14M-9 -24V-40H9V-24Z', { fill: 'line', width: 3 }),
      path('M0 -12L16 -9L0 -8Z', { fill: 'three', width: 1.5 }),
      path('M-13 -2H13V4H-13Z', { fill: 'three' }),
      circle([-5, -16], 1.8, { fill: 'line' }),
      circle([5, -16], 1.8, { fill: 'line' }),
    ],
  },
  'ice lolly': {
    looks: 'a frozen treat on a stick',
    marks: [
      path('M-5 18H5V40H-5Z', { fill: 'paper' }),
      path('M-20 20V-18Q-20 -40 0 -40Q20 -40 20 -18V20Z', { fill: 'three' }),
      path('M-8 -22V6M8 -22V6', { stroke: 'paper', width: 3 }),
    ],
  },
  mittens: {
    looks: 'two warm things to wear on the hands',
    marks: [
      path('M-50 34V8Q-60 -2 -52 -8L-44 -2Q-46 -30 -28 -30Q-12 -30 -14 -2V34Z', { fill: 'one' }),
      path('M50 34V8Q60 -2 52 -8L44 -2Q46 -30 28 -30Q12 -30 14 -2V34Z', { fill: 'one' }),
      path('M-50 22H-14V34H-50ZM14 22H50V34H14Z', { fill: 'paper' }),
    ],
  },
  'woolly hat': {
    looks: 'a warm knitted thing to wear on the head, with a bobble',
    marks: [
      circle([0, -32], 8, { fill: 'four', stroke: 'line' }),
      path('M-34 20Q-34 -26 0 -26Q34 -26 34 20Z', { fill: 'three' }),
      path('M-38 16H38V32H-38Z', { fill: 'paper' }),
      path('M-24 16V32M-10 16V32M4 16V32M18 16V32', { width: 1.8 }),
    ],
  },
  'sun hat': {
    looks: 'a light thing with a very wide brim for bright days',
    marks: [
      path('M-24 12Q-24 -26 0 -26Q24 -26 24 12Z', { fill: 'four' }),
      path('M-58 18Q0 -6 58 18Q0 36 -58 18Z', { fill: 'four' }),
      path('M-25 4Q0 -4 25 4V12Q0 4 -25 12Z', { fill: 'three' }),
    ],
  },
  wellies: {
    looks: 'two tall rubber boots',
    marks: [
      path('M-46 34V-34H-24V12L-6 20V34Z', { fill: 'two' }),
      path('M6 34V-34H28V12L46 20V34Z', { fill: 'two' }),
      path('M-46 -26H-24M6 -26H28', { width: 3 }),
    ],
  },
  seed: {
    looks: 'a small round thing in the soil',
    marks: [path('M-58 0H58V40H-58Z', { fill: 'four' }), path('M-8 18Q-6 10 0 10Q8 10 8 18Q6 26 0 26Q-8 26 -8 18Z', { fill: 'line' })],
  },
  shoot: {
    looks: 'a tiny green plant that comes out of the soil',
    marks: [
      path('M-58 16H58V40H-58Z', { fill: 'four' }),
      path('M0 30V-6', { stroke: 'two', width: 4 }),
      path('M0 -4Q-22 -4 -24 -20Q-4 -20 0 -4ZM0 -4Q22 -4 24 -20Q4 -20 0 -4Z', { fill: 'two' }),
    ],
  },
  sunflower: {
    looks: 'a tall plant with a big yellow flower',
    marks: [
      path('M0 40V-6', { stroke: 'two', width: 4 }),
      path('M0 26Q-24 26 -26 10Q-4 10 0 26ZM0 18Q24 18 26 2Q4 2 0 18Z', { fill: 'two' }),
      ...[0, 60, 120, 180, 240, 300].map((turn) => circle(polar([0, -18], 13, turn), 8, { fill: 'four', stroke: 'line', width: 1.5 })),
      circle([0, -18], 9, { fill: 'line' }),
    ],
  },
} satisfies Record<string, Picture>;
