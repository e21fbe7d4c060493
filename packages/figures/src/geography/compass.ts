import { z } from 'zod';
import { circle, closed, label, line, type Mark, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const names = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const middle: Point = [140, 140];
const at = (point: number, radius: number): Point => polar(middle, radius, 90 - point * 45);

/** Where each point is seen, clockwise; which way that is, is what is asked. */
const sides = [
  'at the top',
  'at the upper right',
  'on the right',
  'at the lower right',
  'at the bottom',
  'at the lower left',
  'on the left',
  'at the upper left',
];
const placeOf = (point: number): string => sides[point] ?? '';

/** A compass rose. Points are counted clockwise from north, 0 to 7; `shown` have their letters. */
export const compass = defineKind(
  'compass',
  {
    points: z.union([z.literal(4), z.literal(8)]),
    shown: z.array(z.int().min(0).max(7)).max(8),
    /** The point with a question mark. */
    asked: z.int().min(0).max(7).optional(),
    /** The point that an arrow from the middle shows. */
    arrow: z.int().min(0).max(7).optional(),
  },
  {
    draw: ({ points, shown, asked, arrow }) => {
      const all = range(8).filter((point) => points === 8 || point % 2 === 0);
      const petal = (point: number): Mark[] => {
        const far = at(point, point % 2 === 0 ? 92 : 66);
        const [before, after] = [at(point - 0.5, 24), at(point + 0.5, 24)];
        return [closed([middle, before, far], { fill: 'paper', width: 1.5 }), closed([middle, far, after], { fill: 'tint', width: 1.5 })];
      };
      return {
        width: 280,
        height: 280,
        marks: [
          circle(middle, 100, { stroke: 'faint', fill: 'paper', width: 2 }),
          ...all.toSorted((a, b) => (b % 2) - (a % 2)).flatMap(petal),
          ...(arrow === undefined ? [] : [line(middle, at(arrow, 86), { stroke: 'three', width: 5, arrows: 'end' as const })]),
          circle(middle, 6, { fill: 'line' }),
          ...all
            .filter((point) => shown.includes(point) && point !== asked)
            .map((point) => label(at(point, 121), names[point] ?? '', { size: point % 2 === 0 ? 22 : 18, bold: point % 2 === 0 })),
          ...(asked === undefined ? [] : [label(at(asked, 121), '?', { size: 26, bold: true, ink: 'one' as const })]),
        ],
      };
    },
    describe: ({ points, shown, asked, arrow }) => {
      return [
        `A compass with ${points === 4 ? 'four' : 'eight'} points.`,
        shown.length === 0 ? 'No letters are written on it.' : `Letters on it: ${shown.map((point) => names[point]).join(', ')}.`,
        asked === undefined ? '' : `A question mark stands ${placeOf(asked)}.`,
        arrow === undefined ? '' : `An arrow shows the direction ${placeOf(arrow)}.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    sample: ({ int, pick }) => {
      const points = pick([4, 8] as const);
      const place = (): number => (points === 4 ? 2 * int(0, 3) : int(0, 7));
      return { points, shown: pick([[0], [0, 2, 4, 6]]), ...pick([{ asked: place() }, { arrow: place() }]) };
    },
  },
);
