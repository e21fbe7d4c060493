import { circle, type PlainMark, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';
import { smaller } from './smaller.ts';

const eye = (x: number, y: number): PlainMark => circle([x, y], 2.4, { fill: 'line' });

const cat = [
  path('M30 30Q56 30 52 2Q50 -6 44 -2', { width: 5 }),
  path('M-18 38Q-28 0 0 -2Q34 0 34 38Z', { fill: 'three' }),
  path('M-34 -6V-38L-20 -28H4L18 -38V-6Q16 10 -8 12Q-32 10 -34 -6Z', { fill: 'three' }),
  eye(-20, -10),
  eye(4, -10),
  path('M-11 -3H-5L-8 1ZM-8 1V5M-30 0H-46M-30 4L-44 10M14 0H30M14 4L28 10', { width: 1.8 }),
];
const dog = [
  path('M36 4Q54 0 54 -20', { width: 5 }),
  path('M-26 38V2H38V38H26V20H-14V38Z', { fill: 'four' }),
  path('M-50 -4Q-48 -32 -26 -34Q-2 -34 -2 -10Q-4 8 -26 8H-46Q-54 6 -50 -4Z', { fill: 'four' }),
  path('M-14 -34Q8 -30 4 -4Q-10 -2 -16 -22Z', { fill: 'line' }),
  circle([-50, -2], 4.5, { fill: 'line' }),
  eye(-32, -16),
  path('M-46 6Q-36 10 -30 4', { width: 1.8 }),
];
const hen = [
  path('M-6 28V40M8 28V40M-12 40H0M2 40H14', { width: 2.5 }),
  path('M-38 -16Q-30 -40 -14 -30Q-10 -8 6 -8L44 -28Q50 24 8 30Q-30 30 -30 -2Z', { fill: 'paper' }),
  path('M-36 -26Q-36 -40 -28 -34Q-24 -44 -18 -34Q-12 -40 -14 -28Z', { fill: 'three', width: 1.8 }),
  path('M-36 -18L-50 -12L-35 -8Z', { fill: 'four', width: 1.8 }),
  path('M-4 6Q14 -4 28 4Q14 20 -4 6Z', { fill: 'four' }),
  path('M-34 -8Q-38 2 -30 4Q-26 -2 -30 -8Z', { fill: 'three', width: 1.5 }),
  eye(-27, -22),
];
const chick = [
  path('M-5 30V40M7 30V40M-11 40H-1M3 40H13', { width: 2.5 }),
  path('M-18 -24Q-14 -38 2 -36Q18 -34 18 -16Q34 0 24 18Q14 32 0 32Q-24 30 -24 6Q-26 -8 -18 -24Z', { fill: 'four' }),
  path('M-18 -22L-32 -16L-18 -12Z', { fill: 'three', width: 1.8 }),
  path('M2 6Q18 0 22 12Q12 20 2 6Z', { fill: 'four' }),
  eye(-7, -22),
];
const cow = [
  path('M-46 -4H34Q44 0 42 14V38H32V18H-24V38H-34V16Q-48 12 -46 -4Z', { fill: 'paper' }),
  path('M-20 -4H2Q4 12 -12 10Q-24 8 -20 -4ZM14 -4H30Q30 8 20 6Z', { fill: 'line' }),
  path('M-56 -26Q-56 -38 -38 -38Q-22 -38 -22 -24L-26 2Q-38 10 -52 2Z', { fill: 'paper' }),
  path('M-52 -4Q-40 -10 -27 -4L-26 4Q-40 12 -52 4Z', { fill: 'three' }),
  path('M-54 -34L-59 -42M-24 -34L-18 -42', { width: 3.5 }),
  path('M42 2Q54 10 50 28', { width: 3 }),
  path('M-10 18H10Q8 26 0 26Q-8 26 -10 18Z', { fill: 'three', width: 1.5 }),
  eye(-46, -22),
  eye(-32, -22),
];
const sheep = [
  path('M-20 20V38M-6 22V38M16 22V38M28 20V38', { width: 5 }),
  path('M-32 10Q-44 0 -34 -12Q-34 -28 -18 -26Q-8 -38 4 -28Q18 -36 26 -24Q42 -24 40 -8Q52 4 38 14Q32 28 18 22Q6 32 -6 22Q-24 30 -32 10Z', {
    fill: 'paper',
  }),
  path('M-52 -20Q-34 -30 -28 -14Q-24 6 -38 10Q-52 6 -52 -20Z', { fill: 'line' }),
  circle([-42, -10], 2.6, { fill: 'paper' }),
];
const lamb = [
  path('M-14 18V40M-4 18V40M16 18V40M24 18V40', { width: 4 }),
  path('M-22 4Q-22 -12 -6 -10Q8 -16 20 -8Q34 -6 32 8Q28 22 10 20Q-16 24 -22 4Z', { fill: 'paper' }),
  path('M-34 -28Q-14 -38 -10 -18Q-10 0 -24 2Q-38 -2 -34 -28Z', { fill: 'paper' }),
  path('M-12 -26Q2 -28 2 -18Q-6 -14 -12 -18Z', { fill: 'three' }),
  path('M32 0Q42 6 38 14', { width: 4 }),
  eye(-26, -18),
];
const duck = [
  path('M-52 8Q-46 18 -26 12Q-32 0 -28 -14Q-22 -36 0 -34Q20 -30 16 -10Q40 0 56 -10Q58 24 20 30H-22Q-44 30 -52 8Z', { fill: 'four' }),
  path('M-26 -22L-48 -18L-27 -10Z', { fill: 'three', width: 2 }),
  path('M-2 8Q20 -4 34 8Q18 24 -2 8Z', { fill: 'paper' }),
  eye(-14, -22),
];

/** Animals that a child of four can name, with their young. */
export const petAndFarmPictures = {
  cat: { looks: 'a furry pet with whiskers and pointed ears', marks: cat },
  kitten: { looks: 'a very small furry pet with whiskers and pointed ears', marks: smaller(cat, 0.5, [0, 18]) },
  dog: { looks: 'a pet with a wagging tail and a floppy ear', marks: dog },
  puppy: { looks: 'a very small pet with a wagging tail and a floppy ear', marks: smaller(dog, 0.5, [0, 18]) },
  hen: { looks: 'a white farm bird with a red comb', marks: hen },
  chick: { looks: 'a small, fluffy, yellow bird', marks: smaller(chick, 0.75, [0, 8]) },
  cow: { looks: 'a large farm animal with patches and horns', marks: cow },
  calf: { looks: 'a small farm animal with patches', marks: smaller(cow, 0.55, [0, 16]) },
  sheep: { looks: 'a farm animal with thick wool', marks: sheep },
  lamb: { looks: 'a small farm animal with thin legs and new wool', marks: lamb },
  duck: { looks: 'a bird that swims, with a flat beak', marks: duck },
  duckling: { looks: 'a very small, fluffy bird that swims', marks: smaller(duck, 0.5, [0, 18]) },
  pig: {
    looks: 'a pink farm animal with a flat nose and a curly tail',
    marks: [
      path('M44 -4Q56 -10 52 0Q48 8 58 4', { width: 3 }),
      path('M-30 38V20Q-44 -20 0 -22Q46 -20 44 10V38H32V24H-18V38Z', { fill: 'three' }),
      path('M-40 -30L-24 -26H-4L8 -32V-6Q4 10 -16 10Q-38 8 -40 -8Z', { fill: 'three' }),
      path('M-27 -6Q-27 -12 -16 -12Q-5 -12 -5 -6Q-5 4 -16 4Q-27 4 -27 -6Z', { fill: 'paper' }),
      circle([-20, -4], 1.8, { fill: 'line' }),
      circle([-12, -4], 1.8, { fill: 'line' }),
      eye(-29, -18),
      eye(-4, -18),
    ],
  },
  fox: {
    looks: 'a red wild animal with a bushy tail',
    marks: [
      path('M20 20Q58 26 56 -10Q34 -8 22 6Z', { fill: 'three' }),
      path('M56 -10Q46 -8 42 2Q52 8 56 -10Z', { fill: 'paper' }),
      path('M-16 38Q-22 4 4 0Q32 4 28 38Z', { fill: 'three' }),
      path('M-42 -40L-26 -28H0L16 -40V-16L-12 14L-40 -16Z', { fill: 'three' }),
      path('M-40 -16L-20 -8L-12 14ZM16 -16L-4 -8L-12 14Z', { fill: 'paper', width: 1.5 }),
      circle([-12, 11], 4, { fill: 'line' }),
      eye(-24, -16),
      eye(0, -16),
    ],
  },
  bear: {
    looks: 'a big brown animal with round ears',
    marks: [
      path('M-30 38Q-40 2 0 0Q40 2 30 38Z', { fill: 'four' }),
      circle([-24, -32], 9, { fill: 'four', stroke: 'line' }),
      circle([24, -32], 9, { fill: 'four', stroke: 'line' }),
      path('M-32 -14Q-30 -38 0 -38Q30 -38 32 -14Q30 10 0 10Q-30 10 -32 -14Z', { fill: 'four' }),
      path('M-14 -4Q-12 -14 0 -14Q12 -14 14 -4Q12 8 0 8Q-12 8 -14 -4Z', { fill: 'paper' }),
      path('M-5 -9H5L0 -4ZM0 -4V1', { fill: 'line' }),
      eye(-13, -20),
      eye(13, -20),
    ],
  },
  bee: {
    looks: 'a striped insect with wings',
    marks: [
      path('M-4 -12Q-20 -44 2 -40Q14 -34 6 -12ZM8 -12Q14 -42 32 -34Q38 -20 14 -10Z', { fill: 'tint' }),
      path('M-40 8Q-36 -14 2 -14Q40 -14 46 8Q40 30 2 30Q-36 30 -40 8Z', { fill: 'four' }),
      path('M-10 -13V29H2V-14ZM16 -13V28H28V-8Z', { fill: 'line' }),
      path('M46 4L57 8L46 12Z', { fill: 'line' }),
      path('M-34 -6Q-44 -18 -48 -14M-28 -10Q-34 -26 -40 -24', { width: 2 }),
      eye(-28, 2),
    ],
  },
  fish: {
    looks: 'an animal with fins that swims',
    marks: [
      path('M-50 2Q-20 -40 22 0Q-20 40 -50 2Z', { fill: 'two' }),
      path('M18 0L50 -26V26Z', { fill: 'two' }),
      path('M-18 -12Q-8 2 -18 16M-4 -8Q4 2 -4 12', { width: 2 }),
      eye(-34, -4),
    ],
  },
  butterfly: {
    looks: 'an insect with four bright wings',
    marks: [
      path('M-4 -4Q-50 -48 -52 -10Q-50 10 -4 4ZM4 -4Q50 -48 52 -10Q50 10 4 4Z', { fill: 'one' }),
      path('M-4 4Q-44 10 -34 32Q-18 42 -4 12ZM4 4Q44 10 34 32Q18 42 4 12Z', { fill: 'four' }),
      path('M-4 -18Q0 -24 4 -18V28Q0 36 -4 28Z', { fill: 'line' }),
      path('M-2 -20L-14 -38M2 -20L14 -38', { width: 2 }),
    ],
  },
  caterpillar: {
    looks: 'a long, soft, crawling thing with many feet',
    marks: [
      path('M-32 24V34M-14 24V34M4 24V34M22 24V34', { width: 3 }),
      ...[34, 16, -2, -20].map((x) => circle([x, 12], 15, { fill: 'two', stroke: 'line' })),
      circle([-38, 2], 17, { fill: 'four', stroke: 'line' }),
      path('M-46 -14L-50 -28M-34 -14L-30 -28M-46 8Q-40 13 -34 9', { width: 2 }),
      eye(-44, -1),
      eye(-33, -1),
    ],
  },
  tadpole: {
    looks: 'a small black swimmer with a round head and a long tail',
    marks: [
      path('M-44 0Q-42 -22 -18 -20Q2 -18 10 -4Q34 -12 56 10Q32 6 12 8Q2 22 -18 22Q-42 22 -44 0Z', { fill: 'line' }),
      circle([-30, -5], 4, { fill: 'paper' }),
    ],
  },
  penguin: {
    looks: 'a black and white bird that stands on ice',
    marks: [
      path('M0 -40Q24 -38 24 -6Q34 10 26 32H-26Q-34 10 -24 -6Q-24 -38 0 -40Z', { fill: 'line' }),
      path('M0 -22Q18 -16 18 10Q16 30 0 30Q-16 30 -18 10Q-18 -16 0 -22Z', { fill: 'paper' }),
      path('M-6 -22H6L0 -14Z', { fill: 'four' }),
      path('M-22 38Q-12 28 -2 38ZM2 38Q12 28 22 38Z', { fill: 'four' }),
      circle([-8, -28], 3, { fill: 'paper' }),
      circle([8, -28], 3, { fill: 'paper' }),
    ],
  },
  'polar bear': {
    looks: 'a large white animal with thick fur, on ice',
    marks: [
      path('M-58 40Q-20 30 58 40', { stroke: 'one', width: 3 }),
      path('M-34 36V4Q-56 0 -54 -18Q-50 -34 -30 -30Q-20 -24 -10 -22Q44 -26 46 6V36H32V18H-20V36Z', { fill: 'paper' }),
      circle([-34, -29], 5, { fill: 'paper', stroke: 'line' }),
      circle([-54, -12], 3.5, { fill: 'line' }),
      eye(-43, -18),
    ],
  },
  camel: {
    looks: 'an animal with a hump and long legs, on sand',
    marks: [
      path('M-58 40H58', { stroke: 'four', width: 5 }),
      path(
        'M-24 38V10Q-44 6 -44 -16L-56 -18Q-60 -28 -46 -32Q-34 -34 -34 -20Q-32 -4 -18 -6Q-8 -40 6 -36Q16 -34 24 -8Q42 -4 40 14V38H32V14H-16V38Z',
        {
          fill: 'four',
        },
      ),
      path('M40 6L48 22', { width: 3 }),
      eye(-46, -25),
    ],
  },
} satisfies Record<string, Picture>;
