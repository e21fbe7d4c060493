import { circle, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

const ground = path('M-58 40H58', { width: 2.5 });
const flame = (y: number) => path(`M0 ${y}Q-9 ${y - 9} 0 ${y - 20}Q9 ${y - 9} 0 ${y}Z`, { fill: 'four' });

/** Toys old and new, and things of long ago, of faith and of making. */
export const longAgoPictures = {
  teddy: {
    looks: 'a soft toy bear that sits',
    marks: [
      circle([-16, -34], 7, { fill: 'four', stroke: 'line' }),
      circle([16, -34], 7, { fill: 'four', stroke: 'line' }),
      circle([-26, 8], 9, { fill: 'four', stroke: 'line' }),
      circle([26, 8], 9, { fill: 'four', stroke: 'line' }),
      circle([0, 18], 22, { fill: 'four', stroke: 'line' }),
      circle([0, -20], 19, { fill: 'four', stroke: 'line' }),
      circle([-16, 34], 7, { fill: 'paper', stroke: 'line' }),
      circle([16, 34], 7, { fill: 'paper', stroke: 'line' }),
      circle([-7, -24], 2.4, { fill: 'line' }),
      circle([7, -24], 2.4, { fill: 'line' }),
      path('M-3 -17H3L0 -13ZM-6 -10Q0 -6 6 -10', { fill: 'line', width: 1.8 }),
    ],
  },
  'spinning top': {
    looks: 'a wooden toy with a point, which turns round and round',
    marks: [
      path('M-4 -38H4V-18H-4Z', { fill: 'line' }),
      path('M-36 -8Q-30 -20 0 -20Q30 -20 36 -8Q30 14 0 38Q-30 14 -36 -8Z', { fill: 'three' }),
      path('M-36 -8Q0 8 36 -8M-26 8Q0 20 26 8', { stroke: 'paper', width: 3 }),
      path('M-52 24Q-46 36 -34 38M52 24Q46 36 34 38', { stroke: 'faint', width: 3 }),
    ],
  },
  'rocking horse': {
    looks: 'a wooden horse on two curved bars, to ride on',
    marks: [
      path('M-50 26Q0 50 50 26', { stroke: 'three', width: 5 }),
      path('M-24 34V10Q-36 4 -34 -10H14Q18 -32 34 -36L50 -20L44 -14L34 -18Q28 0 24 10V34H14V10H-14V34Z', { fill: 'four' }),
      path('M-34 -8Q-50 0 -44 14', { width: 4 }),
      path('M-8 -12H8V-6H-8Z', { fill: 'three' }),
      circle([37, -27], 2.2, { fill: 'line' }),
    ],
  },
  doll: {
    looks: 'an old toy girl with painted hair and a long dress',
    marks: [
      path('M-10 -4L-32 38H32L10 -4Z', { fill: 'one' }),
      path('M-12 2L-30 16M12 2L30 16', { width: 5 }),
      circle([0, -20], 16, { fill: 'paper', stroke: 'line' }),
      path('M-17 -16Q-20 -38 0 -38Q20 -38 17 -16Q10 -28 0 -28Q-10 -28 -17 -16Z', { fill: 'line' }),
      circle([-6, -20], 2, { fill: 'line' }),
      circle([6, -20], 2, { fill: 'line' }),
    ],
  },
  'toy robot': {
    looks: 'a plastic toy with lights, a screen and batteries',
    marks: [
      path('M0 -30V-40', { width: 3 }),
      circle([0, -39], 3, { fill: 'three' }),
      path('M-18 -30H18V-8H-18ZM-24 -6H24V24H-24Z', { fill: 'tint' }),
      path('M-16 24V38H-4V24M4 24V38H16V24M-24 0H-38V16M24 0H38V16', { width: 5 }),
      circle([-8, -20], 4, { fill: 'four', stroke: 'line' }),
      circle([8, -20], 4, { fill: 'four', stroke: 'line' }),
      path('M-14 4H14V16H-14Z', { fill: 'two' }),
    ],
  },
  tablet: {
    looks: 'a flat screen with pictures to tap',
    marks: [
      path('M-48 -32H48V34H-48Z', { fill: 'line' }),
      path('M-40 -25H40V27H-40Z', { fill: 'paper' }),
      path('M-32 -18H-14V-2H-32ZM-9 -18H9V-2H-9ZM14 -18H32V-2H14Z', { fill: 'three' }),
      path('M-32 6H-14V20H-32ZM-9 6H9V20H-9ZM14 6H32V20H14Z', { fill: 'one' }),
    ],
  },
  candle: {
    looks: 'a stick of wax with a flame',
    marks: [
      path('M-12 38V-10H12V38Z', { fill: 'paper' }),
      path('M0 -10V-16', { width: 2.5 }),
      flame(-16),
      path('M-30 38H30', { width: 4 }),
    ],
  },
  'oil lamp': {
    looks: 'a metal lamp with a flame in glass and a ring to carry it',
    marks: [
      path('M-10 -34Q0 -42 10 -34', { width: 3 }),
      path('M-14 -34H14L20 -22H-20Z', { fill: 'one' }),
      path('M-18 -22H18V18H-18Z', { fill: 'paper' }),
      flame(12),
      path('M-24 18H24L30 38H-30Z', { fill: 'one' }),
    ],
  },
  fire: {
    looks: 'high flames over pieces of wood',
    marks: [
      path('M0 32Q-40 20 -24 -10Q-18 2 -12 -2Q-16 -24 4 -40Q4 -20 16 -14Q20 -22 20 -28Q42 10 20 26Q12 32 0 32Z', { fill: 'three' }),
      path('M0 32Q-18 22 -8 4Q0 10 2 -2Q20 14 12 26Q8 32 0 32Z', { fill: 'four' }),
      path('M-40 38L40 28M-40 28L40 38', { width: 6 }),
    ],
  },
  'wooden houses': {
    looks: 'two houses of wood and straw that nearly touch over a narrow street',
    marks: [
      path('M-54 38V4H-58V-22H-8V4H-14V38Z', { fill: 'paper' }),
      path('M-58 -22L-33 -41L-8 -22Z', { fill: 'four' }),
      path('M54 38V4H58V-22H8V4H14V38Z', { fill: 'paper' }),
      path('M58 -22L33 -41L8 -22Z', { fill: 'four' }),
      path('M-58 4H-8M58 4H8M-42 -22V4M-24 -22V4M42 -22V4M24 -22V4M-54 22L-14 38M54 22L14 38', { width: 3 }),
    ],
  },
  'brick houses': {
    looks: 'two houses of brick with a wide street between them',
    marks: [
      path('M-56 38V-12H-22V38Z', { fill: 'three' }),
      path('M-58 -12L-39 -34L-20 -12Z', { fill: 'line' }),
      path('M56 38V-12H22V38Z', { fill: 'three' }),
      path('M58 -12L39 -34L20 -12Z', { fill: 'line' }),
      path('M-56 -2H-22M-56 8H-22M-56 18H-22M-56 28H-22M22 -2H56M22 8H56M22 18H56M22 28H56', { stroke: 'paper', width: 1.5 }),
      ground,
    ],
  },
  'hospital bed': {
    looks: 'a metal bed with a clean sheet, below a window',
    marks: [
      path('M-12 -40H28V-12H-12Z', { fill: 'tint' }),
      path('M8 -40V-12M-12 -26H28', { width: 2 }),
      path('M-52 38V-6M52 38V6M-52 20H52', { width: 4 }),
      path('M-52 6H52V22H-52Z', { fill: 'paper' }),
      path('M-48 6Q-48 -6 -34 -6Q-20 -6 -20 6Z', { fill: 'tint' }),
    ],
  },
  poppy: {
    looks: 'a red flower with a black middle',
    marks: [
      path('M0 10Q4 26 -4 40', { stroke: 'two', width: 4 }),
      path('M0 -8Q-36 6 -38 -16Q-32 -40 0 -22Q32 -40 38 -16Q36 6 0 -8Z', { fill: 'three' }),
      path('M0 -12Q-30 0 -22 18Q0 26 22 18Q30 0 0 -12Z', { fill: 'three' }),
      circle([0, -8], 8, { fill: 'line' }),
    ],
  },
  church: {
    looks: 'a building with a tower, a pointed roof and a cross on top',
    marks: [
      path('M-14 38V-6L44 -6V38Z', { fill: 'paper' }),
      path('M-14 -6L-4 -20H54L44 -6Z', { fill: 'one' }),
      path('M-44 38V-16H-14V38Z', { fill: 'tint' }),
      path('M-48 -16L-29 -32L-10 -16Z', { fill: 'one' }),
      path('M-29 -32V-42M-33 -38H-25', { width: 2.5 }),
      path('M-36 38V20Q-29 10 -22 20V38ZM0 24V10Q6 4 12 10V24ZM24 24V10Q30 4 36 10V24Z', { fill: 'four' }),
      ground,
    ],
  },
  cross: {
    looks: 'a tall upright bar with a shorter bar across it',
    marks: [path('M-8 40V-8H-28V-24H-8V-40H8V-24H28V-8H8V40Z', { fill: 'four' })],
  },
  manger: {
    looks: 'a baby in a wooden box of straw, below a star',
    marks: [
      path('M0 -41L3 -33L11 -33L5 -28L7 -20L0 -25L-7 -20L-5 -28L-11 -33L-3 -33Z', { fill: 'four', width: 1.5 }),
      path('M-34 12L34 12L26 28H-26Z', { fill: 'four' }),
      path('M-24 38L-10 28M24 38L10 28', { width: 4 }),
      path('M-22 12Q-18 -4 6 -2Q20 0 24 12Z', { fill: 'paper' }),
      circle([-18, 2], 9, { fill: 'tint', stroke: 'line' }),
    ],
  },
  'paint brush': {
    looks: 'a long thing with hairs and wet paint on its tip',
    marks: [
      path('M-8 -2L48 -38L54 -30L0 8Z', { fill: 'four' }),
      path('M-8 -2L0 8L-12 16L-20 6Z', { fill: 'faint' }),
      path('M-20 6L-12 16Q-20 34 -46 34Q-32 24 -32 14Z', { fill: 'one' }),
    ],
  },
} satisfies Record<string, Picture>;
