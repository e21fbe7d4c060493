import { asText } from '../forms.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { inUnit, pounds } from '../written.ts';
import { around, compared, mistaken, rectangleFigure, withSides } from './rectangles.ts';
import type { Rectangle } from './rectangles.ts';

const areaHints = [
  'Area is how many squares cover the shape.',
  'How many rows are there, and how many squares in a row?',
  'Multiply the length by the width.',
];
const areaWhy = ({ long, wide }: Rectangle): string => `There are ${wide} rows of ${long} squares, and ${wide} × ${long} = ${long * wide}.`;
const areaSteps = ({ long, wide, unit }: Rectangle): readonly string[] => [
  `${long} × ${wide} = ${long * wide}`,
  `The area is ${long * wide} ${unit}².`,
];
const wrongAreas = (rectangle: Rectangle) => {
  const { long, wide } = rectangle;
  return [
    { value: around(rectangle), says: 'The four sides were added.', why: 'This adds the four sides, which gives the perimeter.' },
    { value: long + wide, says: 'The length and the width were added.', why: 'This adds the length and the width.' },
    { value: 2 * long * wide, says: 'The area was doubled.', why: 'This doubles the area.' },
    { value: long * wide - long, says: 'One row of squares was left out.', why: 'This leaves out one row of squares.' },
  ];
};

const area = (rectangle: Rectangle, stem: string): Draft<string> =>
  asText({
    stem,
    figure: withSides(rectangle),
    key: rectangle.long * rectangle.wide,
    slips: wrongAreas(rectangle).map(({ value, why }) => [value, why] as const),
    show: inUnit(`${rectangle.unit}²`),
    believable: wholeAndPositive,
    why: areaWhy(rectangle),
    steps: areaSteps(rectangle),
    hints: areaHints,
    drawn: { form: 'area', long: rectangle.long, wide: rectangle.wide },
  });

const cutAway = (rectangle: Rectangle, cutLong: number, cutWide: number): Draft<string> => {
  const { long, wide, unit } = rectangle;
  const whole = long * wide;
  const key = whole - cutLong * cutWide;
  return asText({
    stem: `From the corner of a rectangle ${long} ${unit} by ${wide} ${unit}, a smaller rectangle ${cutLong} ${unit} by ${cutWide} ${unit} is cut away. What is the area of the L-shape that is left?`,
    figure: {
      kind: 'polygon',
      points: [
        [0, 0],
        [long, 0],
        [long, wide - cutWide],
        [long - cutLong, wide - cutWide],
        [long - cutLong, wide],
        [0, wide],
      ],
      sides: [`${long} ${unit}`, '', '', '', '', `${wide} ${unit}`],
      rightAngles: [0],
      name: 'L-shape',
    },
    key,
    slips: [
      [whole, 'This is the area of the whole rectangle, before the corner is cut away.'],
      [whole + cutLong * cutWide, 'This adds the small rectangle. It was cut away.'],
      [2 * (long + wide), 'This is a perimeter, not an area.'],
      [(long - cutLong) * (wide - cutWide), 'This takes the lengths away first. That leaves out two parts of the L.'],
    ],
    show: inUnit(`${unit}²`),
    believable: wholeAndPositive,
    why: `The whole rectangle is ${long} × ${wide} = ${whole} and the piece cut away is ${cutLong} × ${cutWide} = ${cutLong * cutWide}.`,
    steps: [`${long} × ${wide} = ${whole}`, `${cutLong} × ${cutWide} = ${cutLong * cutWide}`, `${whole} − ${cutLong * cutWide} = ${key}`],
    hints: ['Area is how many squares cover the shape.', 'Find the area of the whole rectangle, then of the piece that is missing.'],
    drawn: { form: 'cut', long, wide },
  });
};

const sideFromArea = (rectangle: Rectangle, place: string): Draft<string> => {
  const { long, wide, unit } = rectangle;
  const whole = long * wide;
  return asText({
    stem: `${place} has an area of ${whole} ${unit}². Its length is ${long} ${unit}. What is its width?`,
    figure: rectangleFigure(long, wide, [`${long} ${unit}`, '?']),
    key: wide,
    slips: [
      [whole - long, 'This takes the length away. The area is length times width.'],
      [whole / 2 - long, 'This works as if the area were a perimeter.'],
      [whole * long, 'This multiplies. Ask what times the length makes the area.'],
      [wide + 1, `This is too much: ${long} × ${wide + 1} = ${long * (wide + 1)}.`],
      [wide - 1, `This is too little: ${long} × ${wide - 1} = ${long * (wide - 1)}.`],
      [whole / 2, 'This halves the area.'],
    ],
    show: inUnit(unit),
    believable: wholeAndPositive,
    why: `${long} × ${wide} = ${whole}, so the width is ${wide} ${unit}.`,
    steps: ['Area = length × width', `${whole} ÷ ${long} = ${wide} ${unit}`],
    hints: ['Area is length times width.', `What times ${long} makes ${whole}?`, 'Divide the area by the length.'],
    drawn: { form: 'side', long, wide },
  });
};

const show = (x: number): string => pounds(100 * x).replace(/\.00$/, '');

/** What it costs to cover a floor or a lawn. */
const cost = (rectangle: Rectangle, { pick, int }: Draw): Draft<string> => {
  const { long, wide } = rectangle;
  const each = int(3, 9);
  const [thing, what] = pick([
    ['A hall floor', 'Carpet'],
    ['A lawn', 'Turf'],
    ['A kitchen floor', 'Tiling'],
  ] as const);
  return asText({
    stem: `${thing} is ${long} m long and ${wide} m wide. ${what} costs £${each} for each square metre. How much does it cost to cover it?`,
    key: long * wide * each,
    slips: [
      [around(rectangle) * each, 'This uses the perimeter. To cover it you need the area.'],
      [(long + wide) * each, 'This adds the length and the width. Multiply them for the area.'],
      [long * wide, 'This is the area in square metres. Each of them costs something.'],
      [long * wide + each, 'This adds the price. Multiply the area by it.'],
    ],
    show,
    why: `The area is ${long} × ${wide} = ${long * wide} m², and ${long * wide} × £${each} = ${show(long * wide * each)}.`,
    steps: [`Area: ${long} × ${wide} = ${long * wide} m²`, `Cost: ${long * wide} × £${each} = ${show(long * wide * each)}`],
    hints: ['How many square metres are there to cover?', 'Find the area first.', 'Then multiply by what one square metre costs.'],
    drawn: { form: 'cost', long, wide },
  });
};

export const areaRectangle = makeGenerator(
  {
    id: 'maths-area-rectangle',
    title: 'Area',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['area', 'area of a rectangle', 'area of compound shapes', 'square centimetres', 'l shape'],
    kinds: [
      asking(/\bl[- ]?shapes?\b|\bcompound\b|\bcomposite\b|\brectilinear\b/, /L-shape|rectilinear|compound/),
      asking(
        /\b(?:missing|unknown) (?:sides?|lengths?|widths?)|\bfind\w* (?:the |a )?(?:missing |unknown )?(?:sides?|widths?|lengths?)\b/,
        /has an area/,
      ),
    ],
    leavesOut: /\bcount/,
  },
  (draw) => {
    const { int, pick, level } = draw;
    const [long, wide] = [int(level(3, 7, 8), level(9, 16, 15)), int(level(2, 4, 6), level(8, 12, 12))];
    if (long <= wide) return undefined;
    const unit = pick(['cm', 'm']);
    const rectangle: Rectangle = { long, wide, unit };
    const place = pick(['A rectangle', unit === 'm' ? 'A rectangular garden' : 'A rectangular card']);
    switch (
      pick([
        'plain',
        'plain',
        level('plain', 'side', 'cut'),
        level('plain', 'plain', 'cut'),
        'story',
        'side',
        'cost',
        'compare',
        'mistake',
      ] as const)
    ) {
      case 'plain':
        return area(rectangle, `${place} is ${long} ${unit} long and ${wide} ${unit} wide. What is its area?`);
      case 'story':
        return area(
          { ...rectangle, unit: 'm' },
          `A rectangular ${pick(['flower bed', 'hall floor', 'vegetable patch'])} is ${long} m by ${wide} m. How many square metres does it cover?`,
        );
      case 'cut':
        return cutAway(rectangle, int(2, long - 3), int(2, wide - 3));
      case 'side':
        return sideFromArea(rectangle, place);
      case 'cost':
        return cost(rectangle, draw);
      case 'compare':
        return compared(rectangle, draw, 'area');
      case 'mistake':
        return mistaken(rectangle, draw, {
          what: 'area',
          right: long * wide,
          wrong: wrongAreas(rectangle),
          why: areaWhy(rectangle),
          steps: areaSteps(rectangle),
          hints: areaHints,
        });
    }
  },
);
