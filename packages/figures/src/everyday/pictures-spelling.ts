import { circle, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

/** Things whose names are hard to spell at the end. */
export const spellingPictures = {
  watch: {
    looks: 'a small round face with two hands, on a band for the arm',
    marks: [
      path('M-12 -41H12L16 -20H-16ZM-12 41H12L16 20H-16Z', { fill: 'one' }),
      circle([0, 0], 24, { fill: 'paper', stroke: 'line', width: 3 }),
      path('M0 -14V0L9 6', { width: 3 }),
      path('M24 0H29', { width: 4 }),
    ],
  },
  match: {
    looks: 'a little stick of wood with a flame at its end',
    marks: [
      path('M-46 34L-40 39L20 -10L15 -16Z', { fill: 'four' }),
      path('M18 -4Q4 -14 16 -26Q20 -34 32 -41Q30 -30 38 -24Q46 -8 32 -2Q24 2 18 -4Z', { fill: 'three' }),
    ],
  },
  glove: {
    looks: 'something warm to wear on one hand, with a place for each finger',
    marks: [
      path(
        'M-20 38V12L-38 -6Q-40 -16 -30 -15L-19 -5V-30Q-14 -38 -9 -30V-10L-6 -34Q0 -42 6 -34L5 -10L11 -32Q18 -38 22 -30L18 -8L26 -20Q34 -22 34 -14L22 14V38Z',
        { fill: 'one' },
      ),
      path('M-20 24H22V38H-20Z', { fill: 'paper' }),
    ],
  },
  sink: {
    looks: 'a basin with a tap that drips water',
    marks: [
      path('M-52 2H52V12Q46 36 26 38H-26Q-46 36 -52 12Z', { fill: 'paper' }),
      path('M-8 2V-30Q-8 -40 4 -40H18Q28 -40 28 -30V-22H18V-28H6V2Z', { fill: 'four' }),
      path('M-22 -16H-8', { width: 4 }),
      path('M23 -14Q17 -4 23 -2Q29 -4 23 -14Z', { fill: 'one' }),
    ],
  },
  fly: {
    looks: 'a small dark insect with big eyes and two clear wings',
    marks: [
      path('M-4 -6Q-40 -36 -46 -8Q-40 14 -4 6ZM4 -6Q40 -36 46 -8Q40 14 4 6Z', { fill: 'paper' }),
      path('M-12 4Q0 -10 12 4Q12 34 0 38Q-12 34 -12 4Z', { fill: 'line' }),
      circle([-7, -12], 7, { fill: 'three', stroke: 'line' }),
      circle([7, -12], 7, { fill: 'three', stroke: 'line' }),
      path('M-11 14L-28 26M-11 22L-24 38M11 14L28 26M11 22L24 38', { width: 2 }),
    ],
  },
  cave: {
    looks: 'a dark way into the side of a hill of rock',
    marks: [
      path('M-58 40Q-50 -8 -24 -24Q-4 -40 18 -30Q48 -14 58 40Z', { fill: 'four' }),
      path('M-22 40Q-24 4 0 0Q24 4 22 40Z', { fill: 'line' }),
      path('M-40 12L-34 4M34 -4L40 4', { width: 2 }),
    ],
  },
} satisfies Record<string, Picture>;
