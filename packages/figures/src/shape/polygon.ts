import { z } from 'zod';
import { arc, closed, fullWidth, label, type Label, lines, type Mark, open, type Point, polar, steps } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';
import { listed } from '../say.ts';
import { along, clearest, fitted, minus, reach, unit } from './place-labels.ts';

type Corner = [number, number];
const texts = z.array(z.string().max(9)).max(10);
const names: Readonly<Record<number, string>> = {
  3: 'triangle',
  4: 'shape with four sides',
  5: 'pentagon',
  6: 'hexagon',
  7: 'heptagon',
  8: 'octagon',
};
const isLetter = (text: string): boolean => /^[a-zθ]$/.test(text);

const direction = (v: Point): number => (Math.atan2(-v[1], v[0]) * 180) / Math.PI;

/** A line from the place to the right crosses the sides an odd number of times. */
const isWithin = ([x, y]: Point, corners: readonly Point[]): boolean =>
  corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] as Point;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
  }).length %
    2 ===
  1;

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** A shape with straight sides, drawn true from its corners (y upwards), with what is written at corners, sides and in angles. */
export const polygon = defineKind(
  'polygon',
  {
    points: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .max(10),
    corners: texts.optional(),
    /** At the side from each corner to the next. */
    sides: texts.optional(),
    angles: texts.optional(),
    rightAngles: z.array(z.int().min(0).max(9)).max(10).optional(),
    /** Sides with as many small strokes are equally long. */
    ticks: z.array(z.int().min(0).max(3)).max(10).optional(),
    /** The angle outside the second corner, where the first side is drawn on beyond it. */
    exterior: z.string().max(5).optional(),
    /** From a corner straight down to the line of the first side, which lies level. */
    altitude: z.strictObject({ corner: z.int().min(0).max(9), text: z.string().max(8) }).optional(),
    name: z.string().max(32).optional(),
    notToScale: z.boolean().optional(),
  },
  {
    draw: ({
      points: given,
      corners = [],
      sides = [],
      angles = [],
      rightAngles = [],
      ticks = [],
      exterior,
      altitude,
      notToScale = false,
    }) => {
      const longest = Math.max(0, ...sides.map((text) => textWidth(text, 16)));
      const edge = sides.some((text) => text.length > 3) ? Math.max(74, longest + 14) : 44;
      const points = fitted(given, edge, 34, fullWidth - 2 * edge, 190);
      const at = (index: number): Point => points[(index + points.length) % points.length] as Point;
      const area = points.reduce((sum, [x, y], index) => sum + x * at(index + 1)[1] - at(index + 1)[0] * y, 0);
      const turn = area > 0 ? 1 : -1;
      const marks: Mark[] = [closed(points, { fill: 'tint', width: 2.5 })];
      const later: (() => Mark)[] = [];
      points.forEach((corner, index) => {
        const [one, two] = [unit(minus(at(index + 1), corner)), unit(minus(at(index - 1), corner))];
        const cross = (two[0] * one[1] - two[1] * one[0]) * turn;
        const convex = cross < 0;
        const half = Math.acos(Math.max(-1, Math.min(1, one[0] * two[0] + one[1] * two[1]))) / 2;
        const sum = unit([one[0] + two[0], one[1] + two[1]]);
        const inward: Point = convex ? sum : [-sum[0], -sum[1]];
        if (rightAngles.includes(index))
          marks.push(open([along(corner, one, 14), along(along(corner, one, 14), two, 14), along(corner, two, 14)], { stroke: 'one' }));
        const angleText = angles[index] ?? '';
        if (angleText !== '' && convex) {
          let [from, to] = [direction(one), direction(two)];
          if ((to - from + 360) % 360 > 180) [from, to] = [to, from];
          marks.push(arc(corner, 24, from, from + ((to - from + 360) % 360), { stroke: 'one' }));
          const size = Math.hypot(reach(angleText, [1, 0]), 8);
          const first = Math.max(30 + reach(angleText, inward), Math.min(90, (size + 2) / Math.sin(half)));
          const put = (place: Point): Label => label(place, angleText, { ink: 'one', italic: isLetter(angleText) });
          // Further in where another angle's words are, or a little to one side; never over the far side of the shape.
          const inside = (): readonly Point[] =>
            [0, 8, -8, 16, -16]
              .flatMap((shift) => steps(first, 130, 5).map((away) => along(along(corner, inward, away), [inward[1], -inward[0]], shift)))
              .filter((place) => isWithin(place, points));
          later.push(() => clearest(marks, put, along(corner, inward, first), inside));
        }
        const name = corners[index] ?? '';
        if (name !== '') marks.push(label(along(corner, [-inward[0], -inward[1]], 9 + reach(name, inward)), name, { italic: true }));
        const side = unit(minus(at(index + 1), corner));
        const outward: Point = [side[1] * turn, -side[0] * turn];
        const middle: Point = [(corner[0] + at(index + 1)[0]) / 2, (corner[1] + at(index + 1)[1]) / 2];
        const written = sides[index] ?? '';
        if (written !== '') {
          const put = (aside: number): Label =>
            label(along(along(middle, outward, 8 + reach(written, outward)), side, aside), written, { italic: isLetter(written) });
          later.unshift(() => clearest(marks, put, 0, () => [8, -8, 16, -16, 24, -24]));
        }
        const strokes = ticks[index] ?? 0;
        if (strokes > 0)
          marks.push(
            lines(
              Array.from({ length: strokes }, (_, stroke) => {
                const place = along(middle, side, (stroke - (strokes - 1) / 2) * 5);
                return [along(place, outward, 5), along(place, outward, -5)] as const;
              }),
            ),
          );
      });
      if (exterior !== undefined) {
        const corner = at(1);
        const ahead = unit(minus(corner, at(0)));
        const start = direction(ahead);
        const wide = (direction(minus(at(2), corner)) - start + 360) % 360;
        marks.push(
          open([corner, along(corner, ahead, 52)], { dash: true }),
          arc(corner, 22, start, start + wide, { stroke: 'one' }),
          label(polar(corner, 40, start + wide / 2), exterior, { ink: 'one', italic: isLetter(exterior) }),
        );
      }
      if (altitude !== undefined) {
        const [[x, top], [, base], [right]] = [at(altitude.corner), at(0), at(1)];
        const inside = x < right - 14 ? 1 : -1;
        marks.push(
          open(
            [
              [x, top],
              [x, base],
            ],
            { dash: true },
          ),
          ...(x > right ? [open([at(1), [x, base]], { dash: true })] : []),
          open(
            [
              [x + 12 * inside, base],
              [x + 12 * inside, base - 12],
              [x, base - 12],
            ],
            { stroke: 'one' },
          ),
          label([x + (8 + textWidth(altitude.text, 16) / 2) * inside, (top + 2 * base) / 3], altitude.text, { halo: true }),
        );
      }
      for (const place of later) marks.push(place());
      const bottom = Math.max(...points.map(([, y]) => y)) + 34;
      if (notToScale) marks.push(label([fullWidth / 2, bottom + 6], 'Not drawn to scale'));
      return { width: fullWidth, height: bottom + (notToScale ? 18 : 0), marks };
    },
    describe: ({ points, corners = [], sides = [], angles = [], rightAngles = [], ticks = [], exterior, altitude, name }) => {
      const corner = (index: number): string => corners[index % points.length] || `corner ${'ABCDEFGHIJ'.charAt(index % points.length)}`;
      const said = [
        ...sides.flatMap((text, index) =>
          text === '' ? [] : [`The side from ${corner(index)} to ${corner(index + 1)} is ${text === '?' ? 'to be found' : text}.`],
        ),
        ...angles.flatMap((text, index) =>
          text === '' ? [] : [`The angle at ${corner(index)} is ${text === '?' ? 'to be found' : text}.`],
        ),
        ...(exterior === undefined
          ? []
          : [`One side is drawn on beyond its corner; the angle outside the shape is ${exterior === '?' ? 'to be found' : exterior}.`]),
        ...(altitude === undefined
          ? []
          : [
              `A dashed line at right angles to the base shows the height, ${altitude.text === '?' ? 'which is to be found' : altitude.text}.`,
            ]),
        ...(rightAngles.length === 0 ? [] : [`There is a right angle at ${listed(rightAngles.map(corner))}.`]),
        ...[1, 2, 3].flatMap((count) => {
          const equal = ticks.flatMap((strokes, index) => (strokes === count ? [`${corner(index)} to ${corner(index + 1)}`] : []));
          return equal.length < 2 ? [] : [`These sides are equally long: ${listed(equal)}.`];
        }),
      ];
      return [`A ${name ?? names[points.length] ?? 'shape with straight sides'}.`, ...said].join(' ');
    },
    sample: ({ int, pick }) => {
      const shape = pick(['triangle', 'right', 'rectangle', 'L'] as const);
      if (shape === 'L') {
        const [a, b, c, d] = [int(5, 9), int(5, 9), int(2, 3), int(2, 3)];
        return {
          points: [
            [0, 0],
            [a, 0],
            [a, c],
            [d, c],
            [d, b],
            [0, b],
          ] as Corner[],
          sides: [`${a} cm`, `${c} cm`, '', '', `${d} cm`, `${b} cm`],
          rightAngles: [0, 1, 2, 4, 5],
        };
      }
      if (shape === 'rectangle') {
        const [a, b] = [int(4, 12), int(3, 9)];
        return {
          points: [
            [0, 0],
            [a, 0],
            [a, b],
            [0, b],
          ] as Corner[],
          sides: [`${a} cm`, `${b} cm`, '', ''],
          ticks: [1, 2, 1, 2],
          rightAngles: [0, 1, 2, 3],
          name: 'rectangle',
        };
      }
      if (shape === 'right') {
        const [a, b] = [int(5, 9), int(4, 8)];
        return {
          points: [
            [0, 0],
            [a, 0],
            [0, b],
          ] as Corner[],
          corners: ['A', 'B', 'C'],
          sides: [`${a} cm`, 'x', `${b} cm`],
          rightAngles: [0],
        };
      }
      const [one, two] = [int(40, 72), int(40, 72)];
      const x = (10 * tan(two)) / (tan(one) + tan(two));
      return {
        points: [
          [0, 0],
          [10, 0],
          [x, x * tan(one)],
        ] as Corner[],
        angles: [`${one}°`, `${two}°`, 'x'],
        notToScale: pick([true, false]),
      };
    },
  },
);
