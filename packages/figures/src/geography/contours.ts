import { z } from 'zod';
import { box, circle, closed, fullWidth, label, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const shapes = {
  round: 'evenly spaced on all sides',
  'steep west': 'close together on the west side and far apart on the east side',
  'steep east': 'close together on the east side and far apart on the west side',
  'flat top': 'close together on all sides, with a wide empty space inside the last one',
} as const;
type Shape = keyof typeof shapes;
const shapeNames = Object.keys(shapes) as [Shape, ...Shape[]];

/** How far a ring reaches west and east, as shares of the lowest ring. */
const reach = (shape: Shape, share: number): readonly [west: number, east: number] => {
  if (shape === 'flat top') return [0.52 + share * 0.48, 0.52 + share * 0.48];
  if (shape === 'round') return [share, share];
  const [steep, gentle] = [0.62 + share * 0.38, share * 1.18 - 0.18];
  return shape === 'steep west' ? [steep, gentle] : [gentle, steep];
};

/** A hill from above in contour lines, with points on it. */
export const contours = defineKind(
  'contours',
  {
    shape: z.enum(shapeNames),
    lowest: z.int().min(0).max(900),
    /** Metres from one line to the next. */
    step: z.int().min(5).max(100),
    rings: z.int().min(3).max(5),
    /** On a line: its number from the outside, and the side. */
    points: z
      .array(z.strictObject({ ring: z.int().min(1).max(5), side: z.enum(['north', 'south']), text: z.string().max(2) }))
      .max(4)
      .optional(),
    /** Which lines, counted from the outside, have their heights written. */
    written: z.array(z.int().min(1).max(5)).max(5),
  },
  {
    draw: ({ shape, lowest, step, rings, points = [], written }) => {
      const [cx, cy] = [160, 118];
      const ring = (at: number) => {
        const share = 1 - (at * 0.82) / (rings - 0.35);
        const [west, east] = reach(shape, share);
        const tall = shape === 'flat top' ? 0.52 + share * 0.48 : share;
        return { left: cx - west * 148, right: cx + east * 148, high: tall * 106 };
      };
      const edge = (at: number, turn: number): Point => {
        const { left, right, high } = ring(at);
        const [middle, half] = [(left + right) / 2, (right - left) / 2];
        // A little uneven, as hills are.
        const wobble = 1 + 0.02 * Math.sin(3 * turn);
        return [middle + half * wobble * Math.cos(turn), cy - high * wobble * Math.sin(turn) * 0.98];
      };
      const marks: Mark[] = [
        box([2, 2], [316, 232], { fill: 'paper', stroke: 'faint', round: 6, width: 1.5 }),
        ...range(rings).map((at) =>
          closed(
            range(40).map((part) => edge(at, (part * Math.PI) / 20)),
            { stroke: 'three', width: 1.8 },
          ),
        ),
        ...written.flatMap((number) => {
          if (number > rings) return [];
          const [x, y] = edge(number - 1, 4.3 + number * 0.32);
          return [label([x, y], lowest + (number - 1) * step, { halo: true })];
        }),
        ...points.flatMap(({ ring: number, side, text }, index) => {
          if (number > rings) return [];
          const [x, y] = edge(number - 1, side === 'north' ? 1.1 + index * 0.6 : 4.1 - index * 0.4);
          return [
            circle([x, y], 4.5, { fill: 'line' }),
            label([x + (side === 'north' ? 14 : -14), y + (side === 'north' ? -9 : 9)], text, { bold: true, halo: true }),
          ];
        }),
      ];
      return { width: fullWidth, height: 236, marks };
    },
    describe: ({ shape, lowest, step, rings, points = [], written }) =>
      `A map of a hill with ${cardinal(rings)} contour lines, one inside the other, ${shapes[shape]}. North is at the top. ${
        written.length === 0
          ? ''
          : `Counted from the outside, ${written
              .filter((at) => at <= rings)
              .map((at) => `line ${cardinal(at)} has the height ${lowest + (at - 1) * step}`)
              .join(', ')}. `
      }${points.map(({ ring, side, text }) => `Point ${text} is on line ${cardinal(ring)}, in the ${side}.`).join(' ')}`.trim(),
    sample: ({ int, pick }) => {
      const rings = int(3, 5);
      return {
        shape: pick(shapeNames),
        lowest: int(1, 8) * 50,
        step: pick([10, 20, 50]),
        rings,
        written: pick([[1, 2], [1, rings], [1]]),
        points: [
          { ring: int(1, 2), side: 'north' as const, text: 'P' },
          { ring: rings, side: 'north' as const, text: 'Q' },
        ],
      };
    },
  },
);
