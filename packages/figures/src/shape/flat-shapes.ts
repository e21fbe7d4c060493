import { z } from 'zod';
import { circle, closed, fullWidth, type Point, polar, range, type Style } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const corners = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, octagon: 8 } as const;
const names = ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon', 'circle'] as const;
type Name = (typeof names)[number];

/** Standing on a side, as children first meet them. */
const outline = (name: Exclude<Name, 'circle'>, middle: Point, r: number): Point[] => {
  const [x, y] = middle;
  if (name === 'rectangle')
    return [
      [x - r, y + r * 0.5],
      [x + r, y + r * 0.5],
      [x + r, y - r * 0.5],
      [x - r, y - r * 0.5],
    ];
  const count = corners[name];
  return range(count).map((at) => polar(middle, r, (360 / count) * (at + 0.5) - 90));
};

/** A few flat shapes side by side, to be looked at and counted around. */
export const flatShapes = defineKind(
  'flat-shapes',
  { shapes: z.array(z.enum(names)).min(1).max(4) },
  {
    draw: ({ shapes }) => {
      const slot = fullWidth / shapes.length;
      const r = Math.min(66, slot / 2 - 8);
      const inks = ['tint', 'four'] as const;
      return {
        width: fullWidth,
        height: Math.round(2 * r + 16),
        marks: shapes.map((name, index) => {
          const [middle, style]: [Point, Style] = [[slot * (index + 0.5), r + 8], { fill: inks[index % 2] ?? 'tint', width: 3 }];
          return name === 'circle' ? circle(middle, r, { ...style, stroke: 'line' }) : closed(outline(name, middle, r), style);
        }),
      };
    },
    describe: ({ shapes }) => `Shapes side by side: ${listed(shapes.map((name) => `${name === 'octagon' ? 'an' : 'a'} ${name}`))}.`,
    sample: ({ int, pick }) => ({ shapes: range(int(1, 4)).map(() => pick(names)) }),
  },
);
