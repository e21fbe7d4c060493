import { box, circle, type PlainMark, path } from '../drawing.ts';
import type { Picture } from '../science/cards.ts';

const ground = path('M-58 40H58', { width: 2.5 });
const ball = (x: number, y: number): PlainMark[] => [
  circle([x, y], 11, { fill: 'three', stroke: 'line' }),
  path(`M${x - 11} ${y}Q${x} ${y + 7} ${x + 11} ${y}`, { stroke: 'paper' }),
];
const crate = (x = 0, wide = 44): PlainMark => box([x - wide / 2, 4], [wide, 34], { fill: 'four', stroke: 'line', width: 2.5 });
const table = path('M-40 -8H40V0H-40ZM-32 0V38M32 0V38', { fill: 'four', width: 3 });

/** Where a ball is: the words of place. */
export const positionPictures = {
  'ball on box': { looks: 'a box, and a ball that rests upon its lid', marks: [ground, crate(), ...ball(0, -8)] },
  'ball in box': {
    looks: 'an open box, and a ball of which the top looks out',
    marks: [ground, ...ball(0, 2), path('M-26 6V38H26V6Z', { fill: 'four' })],
  },
  'ball by box': { looks: 'a box, and a ball at its side on the ground', marks: [ground, crate(-16), ...ball(28, 27)] },
  'ball behind box': { looks: 'a box, and a ball half hidden at its back', marks: [ground, ...ball(-24, 12), crate()] },
  'ball in front': {
    looks: 'a box, and a ball that hides a part of it',
    marks: [ground, box([-24, -10], [48, 42], { fill: 'four', stroke: 'line', width: 2.5 }), ...ball(0, 28)],
  },
  'ball between': { looks: 'two boxes with a ball in the gap', marks: [ground, crate(-36, 36), crate(36, 36), ...ball(0, 27)] },
  'ball under table': { looks: 'a table, and a ball on the ground below it', marks: [ground, table, ...ball(0, 27)] },
  'ball on table': { looks: 'a table, and a ball that rests upon its top', marks: [ground, table, ...ball(0, -19)] },
  'ball above box': { looks: 'a box, and a ball high in the air over it', marks: [ground, crate(), ...ball(0, -28)] },
} satisfies Record<string, Picture>;
