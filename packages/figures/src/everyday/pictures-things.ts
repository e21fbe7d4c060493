import { circle, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';
import { dots } from '../science/dots.ts';

const ground = path('M-58 40H58', { width: 2.5 });
/** What stands in a first word book: one thing, large, known at a glance. */
export const thingPictures = {
  hat: {
    looks: 'something to wear on the head, with a band and a brim',
    marks: [
      path('M-28 20Q-28 -34 0 -34Q28 -34 28 20Z', { fill: 'one' }),
      path('M-28 8H28V20H-28Z', { fill: 'four' }),
      path('M-54 22Q0 8 54 22Q40 36 0 36Q-40 36 -54 22Z', { fill: 'one' }),
    ],
  },
  log: {
    looks: 'a cut piece of a tree trunk, lying down',
    marks: [
      path('M-40 -18H36Q50 -18 50 2Q50 22 36 22H-40Z', { fill: 'four' }),
      circle([-38, 2], 20, { fill: 'paper', stroke: 'line', width: 2.5 }),
      circle([-38, 2], 12, { stroke: 'line', width: 1.5 }),
      circle([-38, 2], 5, { stroke: 'line', width: 1.5 }),
      path('M-8 -8H20M0 6H34M-10 14H14', { width: 1.5 }),
    ],
  },
  pen: {
    looks: 'a thing to write with, with a line of ink',
    marks: [
      path('M-34 28L-28 10L26 -38L42 -22L-14 24Z', { fill: 'one' }),
      path('M-34 28L-28 10L-14 24Z', { fill: 'paper' }),
      path('M-36 34Q-20 26 -8 34Q6 42 20 34', { stroke: 'one', width: 3 }),
    ],
  },
  bell: {
    looks: 'a thing that rings, with a clapper below',
    marks: [
      path('M-36 24Q-24 12 -22 -8Q-20 -34 0 -34Q20 -34 22 -8Q24 12 36 24Z', { fill: 'four' }),
      circle([0, 32], 7, { fill: 'line', stroke: 'line' }),
      circle([0, -37], 4, { stroke: 'line', width: 2.5 }),
    ],
  },
  shell: {
    looks: 'a fan with ridges, found on a beach',
    marks: [
      path('M0 34Q-54 16 -46 -10Q-38 -26 -24 -26Q-12 -38 0 -34Q12 -38 24 -26Q38 -26 46 -10Q54 16 0 34Z', { fill: 'three' }),
      path('M0 34L-32 -20M0 34L-14 -30M0 34L14 -30M0 34L32 -20', { width: 2 }),
      path('M-12 30L0 40L12 30Z', { fill: 'three' }),
    ],
  },
  star: {
    looks: 'a shape with five points, as in the night sky',
    marks: [path('M0 -40L11 -14L40 -11L18 8L25 36L0 21L-25 36L-18 8L-40 -11L-11 -14Z', { fill: 'four', width: 2.5 })],
  },
  sock: {
    looks: 'something to wear on a foot, inside a shoe',
    marks: [
      path('M-16 -38H12V4Q16 12 36 16Q46 22 38 34Q20 40 -6 34Q-18 28 -16 12Z', { fill: 'two' }),
      path('M-16 -38H12V-26H-16Z', { fill: 'four' }),
      path('M-16 -14H12M-16 0H12', { stroke: 'paper', width: 3 }),
    ],
  },
  shoe: {
    looks: 'something to wear on a foot, with laces and a sole',
    marks: [
      path('M-48 22V-22Q-36 -14 -18 -22L4 4Q40 6 48 22Z', { fill: 'three' }),
      path('M-50 22H50V32H-50Z', { fill: 'line' }),
      path('M-18 -8L-6 -14M-10 2L2 -4M-2 10L10 4', { stroke: 'paper', width: 3 }),
    ],
  },
  clock: {
    looks: 'a round face with two hands that tells the time',
    marks: [
      circle([0, 0], 38, { fill: 'paper', stroke: 'line', width: 3 }),
      path('M0 -34V-27M0 34V27M-34 0H-27M34 0H27', { width: 3 }),
      path('M0 0V-22M0 0L15 10', { stroke: 'one', width: 4 }),
      circle([0, 0], 3.5, { fill: 'line' }),
    ],
  },
  house: {
    looks: 'a place to live in, with a roof, a door and windows',
    marks: [
      path('M-36 38V-6H36V38Z', { fill: 'four' }),
      path('M-46 -4L0 -40L46 -4Z', { fill: 'three' }),
      path('M-8 38V12H8V38Z', { fill: 'one' }),
      path('M-28 4H-14V18H-28ZM14 4H28V18H14Z', { fill: 'paper' }),
    ],
  },
  box: {
    looks: 'an open thing of card to put things in',
    marks: [
      path('M-34 -8H34V34H-34Z', { fill: 'four' }),
      path('M-34 -8L-50 -26H-14L0 -8ZM34 -8L50 -26H14L0 -8Z', { fill: 'paper' }),
      path('M0 -8V8', { width: 2 }),
    ],
  },
  cup: {
    looks: 'a thing to drink from, on a saucer',
    marks: [
      path('M26 -14Q50 -16 44 4Q40 14 22 14', { width: 4 }),
      path('M-30 -26H28Q28 22 12 26H-14Q-30 22 -30 -26Z', { fill: 'tint' }),
      path('M-44 30H42Q34 38 0 38Q-34 38 -44 30Z', { fill: 'paper' }),
    ],
  },
  mug: {
    looks: 'a tall thing to drink from, with a handle and steam',
    marks: [
      path('M24 -10Q48 -12 46 8Q44 24 24 22', { width: 5 }),
      path('M-28 -18H26V34Q26 38 20 38H-22Q-28 38 -28 34Z', { fill: 'two' }),
      path('M-14 -24Q-20 -32 -12 -40M8 -24Q2 -32 10 -40', { stroke: 'faint', width: 3 }),
    ],
  },
  jug: {
    looks: 'a thing to pour from, with a lip and a handle',
    marks: [
      path('M26 -18Q54 -22 48 6Q42 22 24 20', { width: 5 }),
      path('M-38 -38L-26 -24Q-40 10 -26 36H22Q34 10 22 -24V-34H-20Z', { fill: 'one' }),
    ],
  },
  pan: {
    looks: 'a thing to cook in, with a long handle',
    marks: [
      path('M26 -2L58 -12V-4L28 8Z', { fill: 'line' }),
      path('M-44 -8H28V14Q28 28 14 28H-30Q-44 28 -44 14Z', { fill: 'one' }),
      path('M-48 -8H32', { width: 4 }),
    ],
  },
  dish: {
    looks: 'a flat round thing to eat from',
    marks: [
      path('M-54 -6H54Q46 26 20 28H-20Q-46 26 -54 -6Z', { fill: 'tint' }),
      path('M-18 28H18V34H-18Z', { fill: 'paper' }),
      path('M-40 6Q0 16 40 6', { stroke: 'one', width: 3 }),
    ],
  },
  spoon: {
    looks: 'a thing to eat soup with',
    marks: [path('M-52 -6Q-50 -24 -28 -22Q-8 -18 -6 -6L52 8Q58 12 52 17L-8 4Q-22 16 -38 12Q-52 8 -52 -6Z', { fill: 'faint', width: 2.5 })],
  },
  coat: {
    looks: 'something warm to wear outside, with sleeves and buttons',
    marks: [
      path('M-18 -36Q0 -28 18 -36L34 -28L50 14L38 20L26 -4V38H-26V-4L-38 20L-50 14L-34 -28Z', { fill: 'one' }),
      path('M0 -30V38', { width: 2 }),
      dots(
        [
          [7, -14],
          [7, 4],
          [7, 22],
        ],
        3.2,
        { fill: 'four', stroke: 'line', width: 1.2 },
      ),
    ],
  },
  ring: {
    looks: 'a band to wear on a finger, with a jewel',
    marks: [
      circle([0, 14], 24, { stroke: 'line', width: 9 }),
      circle([0, 14], 24, { stroke: 'four', width: 5 }),
      path('M-16 -26L-8 -36H8L16 -26L0 -8Z', { fill: 'one' }),
    ],
  },
  moon: {
    looks: 'a curved shape in the night sky, with stars',
    marks: [
      path('M10 -38Q-34 -36 -34 2Q-32 38 10 38Q-12 24 -12 0Q-12 -24 10 -38Z', { fill: 'four' }),
      path('M30 -22L33 -14L41 -12L33 -9L30 -1L27 -9L19 -12L27 -14ZM42 14L44 20L50 22L44 24L42 30L40 24L34 22L40 20Z', {
        fill: 'paper',
        width: 1.5,
      }),
    ],
  },
  tree: {
    looks: 'a plant with a trunk and a round green top',
    marks: [
      path('M-7 40V6H7V40Z', { fill: 'four' }),
      path('M0 -40Q26 -40 28 -20Q44 -8 30 6Q20 16 0 14Q-20 16 -30 6Q-44 -8 -28 -20Q-26 -40 0 -40Z', { fill: 'two' }),
      ground,
    ],
  },
  bed: {
    looks: 'a thing to lie down in at night, with a pillow and a blanket',
    marks: [
      path('M-52 36V-24M52 36V0', { width: 6 }),
      path('M-52 4H52V24H-52Z', { fill: 'one' }),
      path('M-48 4Q-50 -12 -30 -12Q-16 -12 -16 4Z', { fill: 'paper' }),
    ],
  },
  bag: {
    looks: 'a thing with two handles to carry things in',
    marks: [
      path('M-14 -12Q-14 -38 0 -38Q14 -38 14 -12', { width: 4 }),
      path('M-34 -14H34L40 38H-40Z', { fill: 'two' }),
      path('M-20 6H20V22H-20Z', { fill: 'four' }),
    ],
  },
  map: {
    looks: 'a folded sheet with a road and a cross on it',
    marks: [
      path('M-50 -26L-18 -34L16 -26L50 -34V26L16 34L-18 26L-50 34Z', { fill: 'paper' }),
      path('M-18 -34V26M16 -26V34', { width: 1.5 }),
      path('M-42 18Q-20 -12 4 4Q20 14 32 -10', { stroke: 'two', width: 3, dash: true }),
      path('M27 -22L39 -10M39 -22L27 -10', { stroke: 'three', width: 4 }),
    ],
  },
  drum: {
    looks: 'a round thing to tap, with two sticks',
    marks: [
      path('M-36 -6V26Q-36 38 0 38Q36 38 36 26V-6Z', { fill: 'three' }),
      path('M-36 -6Q-36 -18 0 -18Q36 -18 36 -6Q36 6 0 6Q-36 6 -36 -6Z', { fill: 'paper' }),
      path('M-20 -8L-44 -36M20 -8L44 -36', { width: 4 }),
      path('M-36 4L-20 34L-2 8L16 36L36 4', { stroke: 'paper', width: 2 }),
    ],
  },
  kite: {
    looks: 'a thing that flies on a string in the wind',
    marks: [
      path('M0 -40L30 -10L0 28L-30 -10Z', { fill: 'four' }),
      path('M0 -40V28M-30 -10H30', { width: 2 }),
      path('M0 28Q14 32 6 38Q-2 43 -16 36', { stroke: 'three', width: 3 }),
    ],
  },
  umbrella: {
    looks: 'a thing to hold over the head in the rain',
    marks: [
      path('M0 -6V30Q0 40 -8 38Q-14 36 -12 30', { width: 4 }),
      path('M-50 -2Q-44 -38 0 -40Q44 -38 50 -2Q40 -10 32 -2Q24 -10 16 -2Q8 -10 0 -2Q-8 -10 -16 -2Q-24 -10 -32 -2Q-40 -10 -50 -2Z', {
        fill: 'one',
      }),
    ],
  },
  chair: {
    looks: 'a thing to sit on, with a back and legs',
    marks: [
      path('M-26 -38V38M22 4V38', { width: 5 }),
      path('M-26 -34H-16V-4H-26Z', { fill: 'four' }),
      path('M-28 -2H26V8H-28Z', { fill: 'four' }),
    ],
  },
} satisfies Record<string, Picture>;
