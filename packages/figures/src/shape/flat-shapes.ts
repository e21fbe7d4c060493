import { z } from 'zod';
import { circle, closed, fullWidth, label, type Point, polar, range, type Style } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed, ordinal } from '../say.ts';

const corners = { triangle: 3, square: 4, rectangle: 4, pentagon: 5, hexagon: 6, octagon: 8 } as const;
const names = ['triangle', 'square', 'rectangle', 'pentagon', 'hexagon', 'octagon', 'circle'] as const;
type Name = (typeof names)[number];

/** What is seen of each, without its name. */
const looks: Readonly<Record<Name, string>> = {
  triangle: 'has three straight sides and three corners',
  square: 'has four straight sides of the same length and four corners that are all alike',
  rectangle: 'has two long sides, two short sides and four corners',
  pentagon: 'has five straight sides and five corners',
  hexagon: 'has six straight sides and six corners',
  octagon: 'has eight straight sides and eight corners',
  circle: 'is round all the way, with no corners',
};

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
  {
    shapes: z.array(z.enum(names)).min(1).max(4),
    /** How large each is beside the largest, 1. */
    sizes: z.array(z.number().min(0.2).max(1)).max(4).optional(),
    /** What stands below each, a line for each text. */
    below: z
      .array(z.array(z.string().max(14)).max(2))
      .max(4)
      .optional(),
    /** Told by their sides and corners: where the name of one is asked for. */
    unnamed: z.literal(true).optional(),
  },
  {
    draw: ({ shapes, sizes = [], below = [] }) => {
      const slot = fullWidth / shapes.length;
      const r = Math.min(66, slot / 2 - 8);
      const inks = ['tint', 'four'] as const;
      return {
        width: fullWidth,
        height: Math.round(2 * r + 16 + 22 * Math.max(0, ...below.map((texts) => texts.length))),
        marks: [
          ...shapes.map((name, index) => {
            const [middle, style]: [Point, Style] = [[slot * (index + 0.5), r + 8], { fill: inks[index % 2] ?? 'tint', width: 3 }];
            const size = r * (sizes[index] ?? 1);
            return name === 'circle' ? circle(middle, size, { ...style, stroke: 'line' }) : closed(outline(name, middle, size), style);
          }),
          ...below.flatMap((texts, index) => texts.map((text, row) => label([slot * (index + 0.5), 2 * r + 24 + 22 * row], text))),
        ],
      };
    },
    describe: ({ shapes, below = [], unnamed }) =>
      [
        unnamed === undefined
          ? `Shapes side by side: ${listed(shapes.map((name) => `${name === 'octagon' ? 'an' : 'a'} ${name}`))}.`
          : shapes.length === 1
            ? `A shape that ${looks[shapes[0] ?? 'circle']}.`
            : `Shapes side by side. ${shapes.map((name, index) => `The ${ordinal(index + 1)} ${looks[name]}.`).join(' ')}`,
        ...below.flatMap((texts, index) =>
          texts.length === 0
            ? []
            : [`Below the ${ordinal(index + 1)} is written: ${texts.map((text) => (text === '?' ? 'to be found' : text)).join('; ')}.`],
        ),
      ].join(' '),
    sample: ({ int, pick }) =>
      pick([
        { shapes: range(int(1, 4)).map(() => pick(names)), ...pick([{}, { unnamed: true as const }]) },
        { shapes: ['triangle' as const, 'triangle' as const], sizes: [0.4, 1], below: [[`${int(2, 9)} cm`], [`${int(10, 20)} cm`, '?']] },
      ]),
  },
);
