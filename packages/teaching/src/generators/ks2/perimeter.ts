import { asText } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { regularPolygon } from '../polygon-figures.ts';
import type { Draw } from '../random.ts';
import { inUnit } from '../written.ts';
import { around, compared, mistaken, rectangleFigure, withSides } from './rectangles.ts';
import type { Rectangle } from './rectangles.ts';

const perimeterHints = [
  'The perimeter is the distance all the way around.',
  'Sketch the rectangle and write a number on every side.',
  'How many sides are there to add?',
];
const perimeterSteps = ({ long, wide, unit }: Rectangle): readonly string[] => [
  `Length and width: ${long} + ${wide} = ${long + wide}`,
  `Twice that: 2 × ${long + wide} = ${2 * (long + wide)} ${unit}`,
];
const perimeterWhy = ({ long, wide }: Rectangle): string =>
  `The perimeter is the way all around: ${long} + ${wide} + ${long} + ${wide} = ${2 * (long + wide)}.`;

const wrongPerimeters = ({ long, wide }: Rectangle) => [
  { value: long * wide, says: 'The two sides were multiplied.', why: 'This multiplies, which gives the area.' },
  { value: long + wide, says: 'Only two of the four sides were added.', why: 'This adds two sides only. A rectangle has four.' },
  { value: 2 * long + wide, says: 'One of the short sides was left out.', why: 'This leaves out one side.' },
  { value: 2 * long * wide, says: 'The sides were multiplied and then doubled.', why: 'This multiplies where it should add.' },
];

const perimeter = (rectangle: Rectangle, stem: string): Draft<string> =>
  asText({
    stem,
    figure: withSides(rectangle),
    key: around(rectangle),
    slips: wrongPerimeters(rectangle).map(({ value, why }) => [value, why] as const),
    show: inUnit(rectangle.unit),
    believable: wholeAndPositive,
    why: perimeterWhy(rectangle),
    steps: perimeterSteps(rectangle),
    hints: perimeterHints,
    drawn: { form: 'perimeter', long: rectangle.long, wide: rectangle.wide },
  });

const missingWidth = (rectangle: Rectangle, place: string): Draft<string> => {
  const { long, wide, unit } = rectangle;
  const all = around(rectangle);
  return asText({
    stem: `${place} has a perimeter of ${all} ${unit}. Its length is ${long} ${unit}. What is its width?`,
    figure: rectangleFigure(long, wide, [`${long} ${unit}`, '?']),
    key: wide,
    slips: [
      [all - long, 'This takes away only one length.'],
      [all - 2 * long, 'This is both widths together. Halve it.'],
      [all / 2, 'This is one length and one width together.'],
      [long / 2, 'This halves the length.'],
    ],
    show: inUnit(unit),
    believable: wholeAndPositive,
    why: `Two lengths and two widths make the perimeter: ${long} + ${long} + ${wide} + ${wide} = ${all}.`,
    steps: [
      `Two lengths: 2 × ${long} = ${2 * long}`,
      `Two widths: ${all} − ${2 * long} = ${2 * wide}`,
      `One width: ${2 * wide} ÷ 2 = ${wide} ${unit}`,
    ],
    hints: ['The perimeter is the distance all the way around.', 'How much of it are the two lengths?', 'What is left is two widths.'],
    drawn: { form: 'width', long, wide },
  });
};

const equalSided = [
  ['square', 4],
  ['equilateral triangle', 3],
  ['regular pentagon', 5],
  ['regular hexagon', 6],
  ['regular octagon', 8],
] as const;

/** A shape with equal sides: all the way round, or back from it to one side. */
const regular = (side: number, unit: string, { pick }: Draw): Draft<string> => {
  const [name, count] = pick(equalSided);
  const [back, all] = [pick([true, false]), side * count];
  const a = /^[aeiou]/.test(name) ? 'An' : 'A';
  const near = count === 8 ? 6 : count + 1;
  return asText({
    stem: back
      ? `This ${name} has a perimeter of ${all} ${unit}. How long is one side?`
      : `Each side of this ${name} is ${side} ${unit} long. What is its perimeter?`,
    illustration: { ...regularPolygon(count, 'interior', name), angles: [], sides: [back ? '?' : `${side} ${unit}`] },
    key: back ? side : all,
    slips: back
      ? [
          [all / 2, `This halves it. ${a} ${name} has ${count} equal sides.`],
          [all - count, `This takes ${count} away. Share by the number of sides.`],
          [all / near, `This shares by ${near}. ${a} ${name} has ${count} sides.`],
          [all * count, 'This multiplies. One side is shorter than the way round.'],
          [side + 1, `This is too long: ${count} × ${side + 1} = ${count * (side + 1)}.`],
          [side - 1, `This is too short: ${count} × ${side - 1} = ${count * (side - 1)}.`],
        ]
      : [
          [side * near, `This counts ${near} sides. ${a} ${name} has ${count}.`],
          [side * side, 'This multiplies the side by itself, which is no way round.'],
          [side + count, 'This adds the number of sides. Multiply by it.'],
          [side * (count - 1), 'This leaves out one side.'],
        ],
    show: inUnit(unit),
    believable: wholeAndPositive,
    why: `${a} ${name} has ${count} equal sides, and ${count} × ${side} = ${all}.`,
    steps: [`There are ${count} equal sides.`, back ? `${all} ÷ ${count} = ${side} ${unit}` : `${count} × ${side} = ${all} ${unit}`],
    hints: [
      `How many sides has ${a.toLowerCase()} ${name}?`,
      'All of them are equally long.',
      back ? 'Share the way round among the sides.' : 'Add up all the sides.',
    ],
    drawn: { form: back ? 'side' : 'regular', side, count },
  });
};

const fences = ['A rectangular garden', 'A rectangular pond', 'A rectangular playground'] as const;

export const perimeterRectangle = makeGenerator(
  {
    id: 'maths-perimeter-rectangle',
    title: 'Perimeter',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['perimeter', 'distance around', 'perimeter of a rectangle', 'perimeter of shapes'],
    kinds: [
      asking(
        /\b(?:missing|unknown) (?:sides?|lengths?|widths?)|\bfind\w* (?:the |a )?(?:missing |unknown )?(?:sides?|widths?|lengths?)\b/,
        /has a perimeter/,
      ),
      asking(/\bregular\b|\bequal sides\b|\bpolygons?\b/, /Each side|one side/),
      asking(/\brectangles?\b|\brectangular\b/, /[Rr]ectang/),
      asking(/\bsquares?\b/, /\bsquare\b/),
    ],
    leavesOut: /\brectilinear|\bcompound|\bl[- ]?shape/,
  },
  (draw) => {
    const { int, pick, level } = draw;
    const [long, wide] = [int(level(5, 9, 12), level(15, 30, 48)), int(level(2, 4, 5), level(9, 20, 30))];
    if (long <= wide) return undefined;
    const unit = pick(['cm', 'm']);
    const rectangle: Rectangle = { long, wide, unit };
    const place = pick([
      'A rectangle',
      ...(unit === 'm' ? ['A rectangular garden', 'A rectangular field'] : ['A rectangular poster', 'A rectangular tray']),
    ]);
    switch (
      pick(['plain', 'plain', level('plain', 'back', 'back'), 'fence', 'back', 'regular', 'regular', 'compare', 'mistake'] as const)
    ) {
      case 'plain':
        return perimeter(rectangle, `${place} is ${long} ${unit} long and ${wide} ${unit} wide. What is its perimeter?`);
      case 'fence':
        return perimeter(
          { ...rectangle, unit: 'm' },
          `${pick(fences)} is ${long} m by ${wide} m. How many metres of fence go all round it?`,
        );
      case 'back':
        return missingWidth(rectangle, place);
      case 'regular':
        return regular(int(level(2, 4, 7), level(9, 12, 25)), unit, draw);
      case 'compare':
        return compared(rectangle, draw, 'perimeter');
      case 'mistake':
        return mistaken(rectangle, draw, {
          what: 'perimeter',
          right: around(rectangle),
          wrong: wrongPerimeters(rectangle),
          why: perimeterWhy(rectangle),
          steps: perimeterSteps(rectangle),
          hints: perimeterHints,
        });
    }
  },
);
