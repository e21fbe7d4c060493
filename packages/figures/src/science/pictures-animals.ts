import { circle, type PlainMark, path } from '../drawing.ts';
import type { Picture } from './cards.ts';

const eyeAt = (x: number, y: number): PlainMark => circle([x, y], 2.2, { fill: 'line' });

/** One animal of each group of vertebrates, and three without a backbone: what the outside of each shows. */
export const animalPictures = {
  horse: {
    looks: 'an animal with hair, a mane and four long legs with hooves',
    marks: [
      path(
        'M-40 -8Q-58 -4 -54 24Q-48 10 -40 6V38H-31V10Q-10 16 12 10V38H21V4Q30 -6 34 -16L50 -12Q58 -14 55 -22L40 -36L37 -42L33 -36Q18 -30 10 -10Q-16 -14 -40 -8Z',
        { fill: 'four' },
      ),
      path('M33 -36Q14 -32 8 -10Q18 -12 24 -20Q32 -26 33 -36Z', { fill: 'line', width: 1.5 }),
      path('M-40 34H-31V39H-40ZM12 34H21V39H12Z', { fill: 'line', width: 1.5 }),
      eyeAt(41, -28),
    ],
  },
  mouse: {
    looks: 'a small animal with fur, whiskers, round ears and a long thin tail',
    marks: [
      path('M-30 22Q-58 30 -54 6Q-52 -6 -44 -4', { width: 3 }),
      path('M-34 26Q-40 -16 0 -18Q26 -18 52 14Q54 20 46 22L34 26Z', { fill: 'tint' }),
      circle([14, -20], 14, { fill: 'paper', stroke: 'line', width: 2 }),
      path('M46 14L58 6M48 18L59 18M46 20L57 28', { width: 1.5 }),
      path('M-16 26V34H-6M20 26V34H30', { width: 3 }),
      circle([51, 15], 3, { fill: 'three', stroke: 'line', width: 1 }),
      eyeAt(34, 4),
    ],
  },
  robin: {
    looks: 'an animal with feathers, two wings, a beak and two thin legs',
    marks: [
      path('M-10 30V41M6 30V41M-16 41H-4M0 41H12', { width: 2.5 }),
      path('M-56 8L-30 2Q-20 -34 14 -36Q36 -36 36 -14Q38 28 0 32Q-24 30 -32 12L-54 18Z', { fill: 'tint' }),
      path('M20 -14Q37 -16 36 -4Q34 22 12 28Q6 4 20 -14Z', { fill: 'three', width: 1.5 }),
      path('M-30 8Q-10 -14 8 4Q-2 20 -30 8Z', { fill: 'four' }),
      path('M35 -24L50 -20L35 -15Z', { fill: 'four', width: 2 }),
      eyeAt(25, -24),
    ],
  },
  trout: {
    looks: 'an animal with fins, a tail, scales and slits behind the head',
    marks: [
      path('M-8 -18Q2 -38 22 -24L14 -14ZM0 18Q6 36 20 30L14 16Z', { fill: 'four' }),
      path('M-58 0Q-34 -26 4 -22Q26 -18 36 -4L58 -22V22L36 4Q24 20 4 22Q-34 26 -58 0Z', { fill: 'two' }),
      path('M-30 -17Q-22 0 -30 17M-24 -15Q-17 0 -24 15', { width: 2 }),
      path('M-8 -8Q-4 -4 -8 0M6 -10Q10 -6 6 -2M-4 6Q0 10 -4 14M10 4Q14 8 10 12M22 -6Q26 -2 22 2', { width: 1.5 }),
      eyeAt(-43, -4),
    ],
  },
  frog: {
    looks: 'an animal with smooth wet skin, large eyes, long back legs and webbed feet',
    marks: [
      path('M-34 8Q-60 -4 -52 24L-30 30L-56 36H-20Q-4 30 -14 14Z', { fill: 'two' }),
      path('M-30 22Q-36 -12 2 -20Q36 -34 54 -10Q58 4 34 10Q10 34 -30 22Z', { fill: 'two' }),
      path('M24 14L34 30L28 36M34 30L36 38M34 30L44 36', { width: 3 }),
      circle([28, -24], 9, { fill: 'paper', stroke: 'line', width: 2 }),
      path('M34 0Q46 4 54 -6', { width: 1.8 }),
      eyeAt(30, -24),
    ],
  },
  lizard: {
    looks: 'an animal with dry scaly skin, four short legs and a long tail',
    marks: [
      path('M-10 10L-20 28H-30M16 10L26 28H36M-8 -6L-14 -22H-24M18 -6L26 -22H36', { width: 4 }),
      path('M-60 26Q-50 -2 -22 -6Q4 -14 26 -8Q36 -18 54 -8Q62 0 52 8Q38 14 26 8Q4 14 -16 8Q-40 8 -60 26Z', { fill: 'two' }),
      path('M-16 -4L-12 0L-8 -4L-4 0L0 -4L4 0L8 -4L12 0L16 -4L20 0M-12 5L-8 1L-4 5L0 1L4 5L8 1L12 5L16 1', { width: 1.3 }),
      eyeAt(46, -4),
    ],
  },
  snake: {
    looks: 'an animal with dry scaly skin and no legs',
    marks: [
      path('M-56 32Q-20 40 -22 18Q-24 0 -2 2Q22 6 24 26Q26 38 40 34Q52 26 40 -2Q36 -16 44 -26', { width: 15 }),
      path('M-52 32Q-20 39 -22 18Q-24 0 -2 2Q22 6 24 26Q26 38 40 34Q52 26 40 -2Q36 -16 44 -26', { stroke: 'two', width: 11 }),
      path('M36 -22Q34 -40 48 -38Q60 -34 54 -22Q48 -16 36 -22Z', { fill: 'two' }),
      path('M-40 34L-36 30M-24 24L-18 26M-12 6L-8 0M8 8L14 4M21 22L27 20M34 36L38 30M44 18L49 14M37 -2L43 -5', { width: 2 }),
      eyeAt(48, -30),
    ],
  },
  beetle: {
    looks: 'a small animal with six legs, two feelers and hard wing cases',
    marks: [
      path('M-18 -8L-42 -24M-22 6H-48M-18 20L-42 36M18 -8L42 -24M22 6H48M18 20L42 36M-6 -32L-18 -41M6 -32L18 -41', { width: 2.5 }),
      path('M0 -18Q28 -16 26 12Q22 40 0 41Q-22 40 -26 12Q-28 -16 0 -18Z', { fill: 'three' }),
      path('M-16 -18Q-14 -36 0 -36Q14 -36 16 -18Z', { fill: 'line' }),
      path('M0 -18V40', { width: 2 }),
      circle([-12, 4], 4, { fill: 'line' }),
      circle([12, 4], 4, { fill: 'line' }),
      circle([-10, 22], 4, { fill: 'line' }),
      circle([10, 22], 4, { fill: 'line' }),
    ],
  },
  spider: {
    looks: 'a small animal with eight legs',
    marks: [
      path(
        'M-14 -6Q-34 -30 -50 -10M-14 0Q-38 -12 -54 12M-14 4Q-36 8 -48 32M-10 10Q-24 20 -28 40M14 -6Q34 -30 50 -10M14 0Q38 -12 54 12M14 4Q36 8 48 32M10 10Q24 20 28 40',
        { width: 2.5 },
      ),
      circle([0, 16], 19, { fill: 'four', stroke: 'line', width: 2 }),
      circle([0, -10], 13, { fill: 'line' }),
      circle([-4, -14], 2, { fill: 'paper' }),
      circle([4, -14], 2, { fill: 'paper' }),
    ],
  },
  worm: {
    looks: 'a long soft animal made of many rings, with no legs',
    marks: [
      path('M-52 14Q-30 -26 -8 4Q14 34 34 2Q42 -10 52 -6', { width: 16 }),
      path('M-52 14Q-30 -26 -8 4Q14 34 34 2Q42 -10 52 -6', { stroke: 'three', width: 12 }),
      path('M-46 0L-36 8M-36 -10L-28 0M-22 -9L-22 3M-12 -1L-17 9M4 9L-3 18M12 15L10 27M24 9L30 19M34 -3L44 4', { width: 1.3 }),
    ],
  },
} satisfies Record<string, Picture>;
