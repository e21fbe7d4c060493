import { box, circle, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';
import { dots } from '../science/dots.ts';

const ground = path('M-58 40H58', { width: 2.5 });
const wheel = (x: number, y: number, r = 9) => [
  circle([x, y], r, { fill: 'line', stroke: 'line' }),
  circle([x, y], r / 3, { fill: 'paper' }),
];
/** What goes on roads, rails and water. */
export const vehiclePictures = {
  car: {
    looks: 'a thing to drive, with two windows and wheels',
    marks: [
      path('M-54 22V4Q-52 -4 -34 -6L-20 -28H20L36 -6Q54 -4 54 6V22Z', { fill: 'three' }),
      path('M-22 -6L-14 -20H-3V-6ZM4 -6V-20H16L25 -6Z', { fill: 'paper', width: 1.8 }),
      ...wheel(-30, 24, 11),
      ...wheel(30, 24, 11),
    ],
  },
  bus: {
    looks: 'a long thing that people ride in, with many windows and two wheels',
    marks: [
      box([-54, -32], [108, 56], { fill: 'three', stroke: 'line', round: 8, width: 2.5 }),
      path('M-46 -22H-26V-4H-46ZM-20 -22H0V-4H-20ZM6 -22H26V-4H6ZM32 -22H48V-4H32Z', { fill: 'paper', width: 1.8 }),
      ...wheel(-28, 26, 11),
      ...wheel(28, 26, 11),
    ],
  },
  van: {
    looks: 'a thing to drive with a big closed back',
    marks: [
      path('M-54 22V-32H18V22Z', { fill: 'two' }),
      path('M18 22V-18H34Q48 -8 54 6V22Z', { fill: 'two' }),
      path('M24 -10H33Q42 -4 44 4H24Z', { fill: 'paper', width: 1.8 }),
      ...wheel(-28, 25, 11),
      ...wheel(30, 25, 11),
    ],
  },
  train: {
    looks: 'an engine with a chimney and smoke, on rails',
    marks: [
      path('M-50 24V-28H-14V24Z', { fill: 'one' }),
      path('M-14 24V-6H44V24Z', { fill: 'one' }),
      path('M-42 -20H-22V-4H-42Z', { fill: 'paper' }),
      path('M24 -6V-22H38V-6Z', { fill: 'line' }),
      path('M30 -30Q22 -40 34 -39Q46 -40 44 -32Q56 -34 52 -24', { stroke: 'faint', width: 3 }),
      ...wheel(-34, 28, 10),
      ...wheel(-6, 28, 10),
      ...wheel(24, 28, 10),
      ground,
    ],
  },
  boat: {
    looks: 'a thing with a sail that floats on the water',
    marks: [
      path('M-46 12H46L32 32H-32Z', { fill: 'three' }),
      path('M0 12V-40', { width: 3 }),
      path('M4 -36L38 6H4Z', { fill: 'paper' }),
      path('M-4 -28L-30 6H-4Z', { fill: 'four' }),
      path('M-58 36Q-44 28 -30 36Q-16 43 -2 36Q12 28 26 36Q40 43 58 34', { stroke: 'one', width: 3 }),
    ],
  },
  ship: {
    looks: 'a very large boat with funnels and round windows',
    marks: [
      path('M-56 8H56L42 34H-44Z', { fill: 'one' }),
      path('M-34 8V-10H34V8Z', { fill: 'paper' }),
      path('M-18 -10V-36H-4V-10ZM8 -10V-36H22V-10Z', { fill: 'three' }),
      dots(
        [
          [-30, 19],
          [-12, 19],
          [6, 19],
          [24, 19],
        ],
        4.5,
        { fill: 'paper', stroke: 'line', width: 1.5 },
      ),
      path('M-58 38Q-44 32 -30 38Q-16 42 -2 38Q12 32 26 38Q40 42 58 36', { stroke: 'one', width: 3 }),
    ],
  },
} satisfies Record<string, Picture>;
