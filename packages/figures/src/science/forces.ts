import { z } from 'zod';
import { box, circle, fullWidth, label, line, type Mark, path, type Point, round } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const directions = ['up', 'down', 'left', 'right'] as const;
type Direction = (typeof directions)[number];
const towards: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

const upright = (name: Direction): boolean => name === 'up' || name === 'down';

/** Each is drawn about a middle point; `half` is how far its arrows start from it. */
const things = {
  box: { half: [34, 26], said: 'a box', marks: [box([-34, -26], [68, 52], { fill: 'four', stroke: 'line', round: 4, width: 2.5 })] },
  car: {
    half: [46, 24],
    said: 'a car',
    marks: [
      path('M-46 14V0Q-46 -6 -38 -8L-30 -9L-18 -24H14L28 -9L40 -6Q46 -4 46 2V14Z', { fill: 'four', width: 2.5 }),
      path('M-20 -9L-13 -18H-2V-9ZM4 -9V-18H11L20 -9Z', { fill: 'paper', width: 1.5 }),
      circle([-26, 14], 9.5, { fill: 'paper', stroke: 'line', width: 3 }),
      circle([26, 14], 9.5, { fill: 'paper', stroke: 'line', width: 3 }),
    ],
  },
  ball: {
    half: [24, 24],
    said: 'a ball',
    marks: [circle([0, 0], 24, { fill: 'four', stroke: 'line', width: 2.5 }), path('M-24 0Q0 12 24 0M-8 -22Q6 0 -6 23', { width: 1.5 })],
  },
  boat: {
    half: [46, 24],
    said: 'a boat on water',
    marks: [path('M-46 0H46L34 24H-34Z', { fill: 'four', width: 2.5 }), path('M-4 0V-24L26 -4H-4', { fill: 'paper' })],
  },
  parachutist: {
    half: [40, 46],
    said: 'somebody falling with a parachute',
    marks: [
      path('M-40 -16C-40 -56 40 -56 40 -16Q20 -26 0 -16Q-20 -26 -40 -16Z', { fill: 'four', width: 2.5 }),
      path('M-40 -16L0 20M40 -16L0 20M0 -16V20', { width: 1.5 }),
      circle([0, 22], 6, { fill: 'line' }),
      path('M0 28V38M0 38L-6 46M0 38L6 46M-9 32H9', { width: 3 }),
    ],
  },
  rocket: {
    half: [20, 46],
    said: 'a rocket',
    marks: [
      path('M-14 40V-14Q-12 -36 0 -46Q12 -36 14 -14V40Z', { fill: 'four', width: 2.5 }),
      path('M-14 22L-22 42H-14M14 22L22 42H14', { fill: 'one' }),
      circle([0, -10], 7, { fill: 'paper', stroke: 'line' }),
    ],
  },
} as const;
type Thing = keyof typeof things;
const thingNames = Object.keys(things) as [Thing, ...Thing[]];

/** Arrows on a thing, as long as their forces are large. */
export const forces = defineKind(
  'forces',
  {
    on: z.enum(thingNames),
    /** Drawn below it. */
    ground: z.boolean().optional(),
    arrows: z
      .array(z.strictObject({ to: z.enum(directions), newtons: z.number().positive(), text: z.string().max(14).optional() }))
      .min(1)
      .max(4),
  },
  {
    draw: ({ on, arrows, ground = false }) => {
      const { half, marks: thing } = things[on];
      const most = Math.max(...arrows.map(({ newtons }) => newtons));
      const longestSide = Math.min(92, 150 - half[0]);
      const text = ({ text: own, newtons }: (typeof arrows)[number]): string => own ?? `${newtons} N`;
      const lengthOf = ({ newtons, to }: (typeof arrows)[number]): number =>
        Math.max(14, (newtons / most) * (upright(to) ? 74 : longestSide));
      const reach = (name: Direction): number => {
        const found = arrows.filter(({ to }) => to === name).map((one) => lengthOf(one) + 24);
        return Math.max(10, ...found) + half[1];
      };
      const y = reach('up');
      const marks: Mark[] = [];
      if (ground) marks.push(line([10, y + half[1]], [fullWidth - 10, y + half[1]], { width: 3, stroke: 'line' }));
      marks.push({ kind: 'group', move: [160, round(y)], marks: thing });
      for (const arrow of arrows) {
        const [dx, dy] = towards[arrow.to];
        const long = lengthOf(arrow);
        const start: Point = [160 + dx * half[0], y + dy * half[1]];
        const end: Point = [start[0] + dx * long, start[1] + dy * long];
        marks.push(line(start, end, { stroke: 'one', width: 4, arrows: 'end' }));
        const words = text(arrow);
        const wide = textWidth(words, 16);
        marks.push(
          dx === 0
            ? label([end[0], end[1] + dy * 14], words, { bold: words.length === 1 })
            : label([dx > 0 ? Math.min(start[0] + 6, fullWidth - 2 - wide) : Math.max(start[0] - 6, wide + 2), start[1] - 16], words, {
                bold: words.length === 1,
                halo: true,
                anchor: dx > 0 ? 'start' : 'end',
              }),
        );
      }
      return { width: fullWidth, height: y + reach('down'), marks };
    },
    describe: ({ on, arrows, ground = false }) => {
      const most = Math.max(...arrows.map(({ newtons }) => newtons));
      const long = (newtons: number): string => {
        const share = newtons / most;
        return share > 0.95 ? 'of full length' : `about ${Math.max(1, Math.round(share * 10))} tenths of the longest`;
      };
      return `Force arrows on ${things[on].said}${ground ? ' on the ground' : ''}. ${arrows
        .map(
          ({ to, newtons, text: own }) =>
            `An arrow marked ${own ?? `${newtons} N`} points ${to}${own === undefined || !/\d/.test(own) ? `, ${long(newtons)}` : ''}.`,
        )
        .join(' ')}`;
    },
    sample: ({ int, pick }) => {
      const sides = pick([['left', 'right'], ['up', 'down'], ['up', 'down', 'left', 'right'], ['right'], ['down']] as const);
      return {
        on: pick(thingNames),
        ...pick([{}, { ground: true }]),
        arrows: sides.map((to) => ({
          to,
          newtons: int(1, 12) * pick([1, 10, 100]),
          ...pick([{}, { text: pick(['A', 'weight', 'friction', 'air resistance']) }]),
        })),
      };
    },
  },
);
