import { circle, type PlainMark, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

const face = (fill: 'four' | 'tint' | 'three' | 'two' = 'four'): PlainMark => circle([0, 0], 38, { fill, stroke: 'line', width: 2.5 });
const eyes = [circle([-14, -8], 4, { fill: 'line' }), circle([14, -8], 4, { fill: 'line' })];

/** Head and shoulders; clothes and hat say who it is. */
const person = (clothes: 'one' | 'two' | 'three' | 'four' | 'paper' | 'line', ...rest: readonly PlainMark[]): PlainMark[] => [
  path('M-36 40Q-34 12 -12 10H12Q34 12 36 40Z', { fill: clothes }),
  circle([0, -10], 19, { fill: 'tint', stroke: 'line' }),
  circle([-7, -10], 2.2, { fill: 'line' }),
  circle([7, -10], 2.2, { fill: 'line' }),
  path('M-7 -1Q0 5 7 -1', { width: 2 }),
  ...rest,
];

/** Faces that show a feeling, people at their work, and the parts with which we sense. */
export const peoplePictures = {
  'happy face': { looks: 'a face with a big smile', marks: [face(), ...eyes, path('M-18 10Q0 30 18 10', { width: 4 })] },
  'sad face': {
    looks: 'a face with the mouth turned down and a tear',
    marks: [
      face('tint'),
      ...eyes,
      path('M-16 22Q0 6 16 22', { width: 4 }),
      path('M14 0Q22 12 16 15Q9 14 14 0Z', { fill: 'one', width: 1.5 }),
      path('M-22 -16L-8 -21M22 -16L8 -21', { width: 3 }),
    ],
  },
  'cross face': {
    looks: 'a red face with brows pulled down and a tight mouth',
    marks: [face('three'), ...eyes, path('M-24 -24L-6 -15M24 -24L6 -15', { width: 4.5 }), path('M-15 20Q0 12 15 20', { width: 4 })],
  },
  'scared face': {
    looks: 'a face with very wide eyes and a wobbly mouth',
    marks: [
      face('tint'),
      circle([-14, -8], 9, { fill: 'paper', stroke: 'line' }),
      circle([14, -8], 9, { fill: 'paper', stroke: 'line' }),
      circle([-14, -8], 3, { fill: 'line' }),
      circle([14, -8], 3, { fill: 'line' }),
      path('M-22 -22L-8 -27M22 -22L8 -27', { width: 3 }),
      path('M-16 19Q-11 13 -6 19Q0 25 5 19Q10 13 16 19', { width: 3.5 }),
    ],
  },
  'surprised face': {
    looks: 'a face with raised brows and an open round mouth',
    marks: [
      face(),
      ...eyes,
      path('M-21 -22Q-14 -30 -7 -22M7 -22Q14 -30 21 -22', { width: 3 }),
      circle([0, 16], 9, { fill: 'line', stroke: 'line' }),
    ],
  },
  'tired face': {
    looks: 'a face with closed eyes and a yawn',
    marks: [
      face('two'),
      path('M-22 -8Q-14 0 -6 -8M6 -8Q14 0 22 -8', { width: 3.5 }),
      path('M-8 16Q0 6 8 16Q6 28 0 28Q-6 28 -8 16Z', { fill: 'line' }),
    ],
  },
  firefighter: {
    looks: 'a person in a helmet who holds a hose with water',
    marks: person(
      'four',
      path('M-26 -16Q-22 -40 0 -40Q22 -40 26 -16Z', { fill: 'three' }),
      path('M-30 -16H30', { width: 4 }),
      path('M18 34L44 20', { width: 6 }),
      path('M46 18L58 8M47 21L59 19M46 24L57 31', { stroke: 'one', width: 3 }),
    ),
  },
  doctor: {
    looks: 'a person in a white coat who listens to hearts with tubes',
    marks: person(
      'paper',
      path('M-19 -14Q-20 -32 0 -31Q20 -32 19 -14Q10 -22 0 -21Q-10 -22 -19 -14Z', { fill: 'line' }),
      path('M-12 12Q-12 28 0 28Q12 28 12 12M0 28V33', { stroke: 'one', width: 3 }),
      circle([0, 36], 4.5, { fill: 'one', stroke: 'line' }),
    ),
  },
  'police officer': {
    looks: 'a person in a dark coat and a cap with a badge',
    marks: person(
      'line',
      path('M-22 -20Q-30 -36 0 -39Q30 -36 22 -20Z', { fill: 'line' }),
      path('M-24 -20Q0 -14 24 -20', { width: 4 }),
      path('M0 -36L3 -30L9 -29L4 -25L6 -20L0 -23L-6 -20L-4 -25L-9 -29L-3 -30Z', { fill: 'four', width: 1.2 }),
      path('M-26 26H-8M8 26H26', { stroke: 'four', width: 5 }),
    ),
  },
  'post worker': {
    looks: 'a person with a bag who holds a letter',
    marks: person(
      'three',
      path('M-20 -16Q-18 -34 0 -34Q18 -34 20 -18L30 -14L-20 -16Z', { fill: 'three' }),
      path('M-24 14L14 40', { width: 4 }),
      path('M22 12H56V34H22Z', { fill: 'paper' }),
      path('M22 12L39 25L56 12', { width: 2 }),
    ),
  },
  builder: {
    looks: 'a person in a hard hat who holds a brick',
    marks: person(
      'three',
      path('M-22 -18Q-20 -40 0 -40Q20 -40 22 -18Z', { fill: 'four' }),
      path('M-28 -18H28M0 -40V-18', { width: 3.5 }),
      path('M20 16H54V34H20Z', { fill: 'three' }),
    ),
  },
  'crossing patrol': {
    looks: 'a person in a bright coat who holds up a round sign on a pole',
    marks: person(
      'four',
      path('M-20 -14Q-20 -34 0 -34Q20 -34 20 -14Q0 -24 -20 -14Z', { fill: 'line' }),
      path('M-30 26H30', { stroke: 'paper', width: 6 }),
      path('M44 40V-6', { width: 4 }),
      circle([44, -22], 15, { fill: 'three', stroke: 'line' }),
      path('M35 -22H53', { stroke: 'paper', width: 5 }),
    ),
  },
  farmer: {
    looks: 'a person in a straw hat who holds a fork for hay',
    marks: person(
      'two',
      path('M-34 -16Q0 -28 34 -16Q20 -22 16 -38H-16Q-20 -22 -34 -16Z', { fill: 'four' }),
      path('M46 40V-8M38 -30V-14Q38 -8 46 -8Q54 -8 54 -14V-30M46 -8V-30', { width: 3 }),
    ),
  },
  king: {
    looks: 'a person with a crown and a beard',
    marks: person(
      'one',
      path('M-20 -22V-40L-9 -30L0 -41L9 -30L20 -40V-22Z', { fill: 'four' }),
      path('M-17 -2Q-14 24 0 26Q14 24 17 -2Q8 6 0 5Q-8 6 -17 -2Z', { fill: 'paper' }),
    ),
  },
  'one child': {
    looks: 'one child alone',
    marks: person('one', path('M-20 -14Q-18 -34 0 -34Q18 -34 20 -14Q0 -26 -20 -14Z', { fill: 'line' })),
  },
  friends: {
    looks: 'two children side by side who smile and hold hands',
    marks: [
      ...([-28, 28] as const).flatMap((x, at) => [
        path(`M${x - 18} 40L${x - 10} 2H${x + 10}L${x + 18} 40Z`, { fill: at === 0 ? 'one' : 'three' }),
        circle([x, -16], 17, { fill: 'tint', stroke: 'line' }),
        circle([x - 6, -17], 2, { fill: 'line' }),
        circle([x + 6, -17], 2, { fill: 'line' }),
        path(`M${x - 7} -9Q${x} -2 ${x + 7} -9`, { width: 2 }),
        path(`M${x - 17} -20Q${x - 14} -36 ${x} -36Q${x + 14} -36 ${x + 17} -20Q${x} -28 ${x - 17} -20Z`, {
          fill: at === 0 ? 'line' : 'four',
        }),
      ]),
      path('M-17 10Q0 30 17 10', { width: 4 }),
    ],
  },
  eye: {
    looks: 'one of two round parts of the face, with a dark middle',
    marks: [
      path('M-54 2Q0 -48 54 2Q0 44 -54 2Z', { fill: 'paper' }),
      circle([0, 0], 19, { fill: 'one', stroke: 'line' }),
      circle([0, 0], 8, { fill: 'line' }),
    ],
  },
  ear: {
    looks: 'the part on the side of the head',
    marks: [
      path('M18 -10Q18 -40 -8 -38Q-36 -34 -30 2Q-26 34 -8 38Q10 38 8 20Q22 8 18 -10Z', { fill: 'tint', width: 3 }),
      path('M6 -10Q4 -26 -8 -24Q-20 -20 -16 0Q-4 4 -6 18', { width: 3 }),
    ],
  },
  nose: {
    looks: 'the part in the middle of the face',
    marks: [
      path('M-8 -38Q-6 -8 -24 10Q-34 24 -18 30Q-8 26 0 34Q10 26 20 30Q34 24 24 10Q8 -8 10 -38', { fill: 'tint', width: 3 }),
      path('M-16 24Q-10 20 -6 26M16 24Q10 20 6 26', { width: 3 }),
    ],
  },
  mouth: {
    looks: 'lips, teeth and a tongue',
    marks: [
      path('M-50 -6Q-24 -30 0 -18Q24 -30 50 -6Q24 34 0 34Q-24 34 -50 -6Z', { fill: 'three' }),
      path('M-36 -4Q0 -12 36 -4Q20 22 0 22Q-20 22 -36 -4Z', { fill: 'line' }),
      path('M-30 -4Q0 -10 30 -4L26 4H-26Z', { fill: 'paper' }),
      path('M-16 18Q0 4 16 18Q0 24 -16 18Z', { fill: 'three' }),
    ],
  },
  hand: {
    looks: 'the part with a thumb and four fingers',
    marks: [
      path(
        'M-20 40V14L-42 -4Q-48 -14 -36 -14L-20 -4V-30Q-14 -40 -8 -30V-8V-36Q-2 -44 4 -36V-8V-34Q10 -42 16 -34V-4V-26Q22 -34 28 -26V14Q28 30 20 40Z',
        {
          fill: 'tint',
        },
      ),
    ],
  },
  foot: {
    looks: 'the part at the end of a leg, with five toes',
    marks: [
      path('M-14 -40V4Q-20 34 4 36H40Q54 30 40 18L16 4V-40', { fill: 'tint' }),
      ...[50, 44, 36, 27, 18].map((x, at) => circle([x, 30 - at], 5 - at * 0.5, { fill: 'tint', stroke: 'line' })),
    ],
  },
} satisfies Record<string, Picture>;
