import type { Figure, FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { quadrilateralOf, triangleOf } from '../polygon-figures.ts';
import { inUnit } from '../written.ts';

const degrees = inUnit('°');

const rectangleFigure = (long: number, wide: number, sides: readonly string[]): FigureOf<'polygon'> => ({
  kind: 'polygon',
  points: [
    [0, 0],
    [long, 0],
    [long, wide],
    [0, wide],
  ],
  sides: [...sides],
  rightAngles: [0, 1, 2, 3],
  name: 'rectangle',
});

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
    ],
    leavesOut: /\brectilinear|\bcompound|\bl[- ]?shape/,
  },
  ({ int, pick, level }) => {
    const [long, wide] = [int(level(5, 9, 12), level(15, 30, 48)), int(level(2, 4, 5), level(9, 20, 30))];
    if (long <= wide) return undefined;
    const perimeter = 2 * (long + wide);
    const unit = pick(['cm', 'm']);
    const backwards = level(false, false, true);
    const place = pick(['A rectangle', 'A rectangular garden', 'A rectangular poster']);
    return {
      stem: backwards
        ? `${place} has a perimeter of ${perimeter} ${unit}. Its length is ${long} ${unit}. What is its width?`
        : `${place} is ${long} ${unit} long and ${wide} ${unit} wide. What is its perimeter?`,
      figure: rectangleFigure(long, wide, [`${long} ${unit}`, backwards ? '?' : `${wide} ${unit}`]),
      key: backwards ? wide : perimeter,
      slips: backwards
        ? [
            [perimeter - long, 'This takes away only one length.'],
            [perimeter - 2 * long, 'This is both widths together. Halve it.'],
            [perimeter / 2, 'This is one length and one width together.'],
            [long / 2, 'This halves the length.'],
          ]
        : [
            [long * wide, 'This multiplies, which gives the area.'],
            [long + wide, 'This adds two sides only. A rectangle has four.'],
            [2 * long + wide, 'This leaves out one side.'],
            [2 * long * wide, 'This multiplies where it should add.'],
          ],
      show: inUnit(unit),
      believable: wholeAndPositive,
      why: backwards
        ? `Two lengths and two widths make the perimeter: ${long} + ${long} + ${wide} + ${wide} = ${perimeter}.`
        : `The perimeter is the way all around: ${long} + ${wide} + ${long} + ${wide} = ${perimeter}.`,
      steps: backwards
        ? [
            `Two lengths: 2 × ${long} = ${2 * long}`,
            `Two widths: ${perimeter} − ${2 * long} = ${2 * wide}`,
            `One width: ${2 * wide} ÷ 2 = ${wide} ${unit}`,
          ]
        : [`Length and width: ${long} + ${wide} = ${long + wide}`, `Twice that: 2 × ${long + wide} = ${perimeter} ${unit}`],
      hints: ['The perimeter is the distance all the way around.', 'Sketch the rectangle and write a number on every side.'],
      drawn: { long, wide, kind: backwards ? 'width' : 'perimeter' },
    };
  },
);

export const areaRectangle = makeGenerator(
  {
    id: 'maths-area-rectangle',
    title: 'Area',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['area', 'area of a rectangle', 'area of compound shapes', 'square centimetres', 'l shape'],
    kinds: [asking(/\bl[- ]?shapes?\b|\bcompound\b|\bcomposite\b|\brectilinear\b/, /L-shape|rectilinear|compound/)],
    leavesOut: /\bcount/,
  },
  ({ int, pick, level }) => {
    const [long, wide] = [int(level(3, 7, 8), level(9, 16, 15)), int(level(2, 4, 6), level(8, 12, 12))];
    const [cutLong, cutWide] = level([0, 0], [0, 0], [int(2, long - 3), int(2, wide - 3)]);
    if (long <= wide) return undefined;
    const unit = pick(['cm', 'm']);
    const whole = long * wide;
    const key = whole - cutLong * cutWide;
    const cut = cutLong > 0;
    return {
      stem: cut
        ? `From the corner of a rectangle ${long} ${unit} by ${wide} ${unit}, a smaller rectangle ${cutLong} ${unit} by ${cutWide} ${unit} is cut away. What is the area of the L-shape that is left?`
        : `A rectangle is ${long} ${unit} long and ${wide} ${unit} wide. What is its area?`,
      figure: cut
        ? {
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
          }
        : rectangleFigure(long, wide, [`${long} ${unit}`, `${wide} ${unit}`]),
      key,
      slips: cut
        ? [
            [whole, 'This is the area of the whole rectangle, before the corner is cut away.'],
            [whole + cutLong * cutWide, 'This adds the small rectangle. It was cut away.'],
            [2 * (long + wide), 'This is a perimeter, not an area.'],
            [(long - cutLong) * (wide - cutWide), 'This takes the lengths away first. That leaves out two parts of the L.'],
          ]
        : [
            [2 * (long + wide), 'This adds the four sides, which gives the perimeter.'],
            [long + wide, 'This adds the length and the width.'],
            [2 * whole, 'This doubles the area.'],
            [whole - long, 'This leaves out one row of squares.'],
          ],
      show: inUnit(`${unit}²`),
      believable: wholeAndPositive,
      why: cut
        ? `The whole rectangle is ${long} × ${wide} = ${whole} and the piece cut away is ${cutLong} × ${cutWide} = ${cutLong * cutWide}.`
        : `There are ${wide} rows of ${long} squares, and ${wide} × ${long} = ${whole}.`,
      steps: [
        `${long} × ${wide} = ${whole}`,
        ...(cut
          ? [`${cutLong} × ${cutWide} = ${cutLong * cutWide}`, `${whole} − ${cutLong * cutWide} = ${key}`]
          : [`The area is ${whole} ${unit}².`]),
      ],
      hints: [
        'Area is how many squares cover the shape.',
        cut ? 'Find the area of the whole rectangle, then of the piece that is missing.' : 'Multiply the length by the width.',
      ],
      drawn: { long, wide, cutLong, cutWide },
    };
  },
);

/** The angles that are known, and a question mark in the one that is not. */
const figureOfAngles = (kind: string, [one, two, three]: readonly [number, number, number]): Figure | undefined => {
  const base = (180 - one) / 2;
  switch (kind) {
    case 'line':
      return {
        kind: 'parallel-lines',
        parallel: false,
        slope: one,
        marked: [
          { at: 'top', place: 'above right', text: degrees(one) },
          { at: 'top', place: 'above left', text: '?' },
        ],
      };
    case 'triangle':
      return triangleOf([one, two], { angles: [degrees(one), degrees(two), '?'] });
    case 'isosceles':
      return triangleOf([base, base], { angles: ['?', '?', degrees(one)], ticks: [0, 1, 1] });
    case 'quadrilateral':
      return quadrilateralOf([one, two, three], { angles: [degrees(one), degrees(two), degrees(three), '?'], name: 'quadrilateral' });
    default:
      return undefined;
  }
};

export const angleFacts = makeGenerator(
  {
    id: 'maths-angle-facts',
    title: 'Missing angles',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['angles', 'angles on a straight line', 'angles in a triangle', 'angles around a point', 'missing angle'],
    leavesOut: /\bvertically|\bopposite angles?\b/,
  },
  ({ int, pick, level }) => {
    const kind = level(
      pick(['line', 'split'] as const),
      pick(['point', 'triangle', 'split'] as const),
      pick(['isosceles', 'quadrilateral'] as const),
    );
    const total = kind === 'point' || kind === 'quadrilateral' ? 360 : 180;
    const given = {
      line: [int(36, 144)],
      split: [int(21, 98), int(25, 79)],
      point: [int(65, 140), int(50, 120)],
      triangle: [int(31, 88), int(25, 79)],
      isosceles: [2 * int(12, 70)],
      quadrilateral: [int(61, 118), int(55, 112), int(48, 107)],
    }[kind];
    const sum = given.reduce((a, b) => a + b, 0);
    const left = total - sum;
    const [first = 0] = given;
    if ([left, ...given].includes(90) || left > 200) return undefined;
    const key = kind === 'isosceles' ? left / 2 : left;
    const rest = given.map(degrees);
    const stem = {
      line: `Two straight lines cross. One angle is ${rest[0]}. What is the angle beside it?`,
      split: `Three angles lie side by side on a straight line. Two of them are ${rest[0]} and ${rest[1]}. What is the third?`,
      point: `Three angles meet around a point. Two of them are ${rest[0]} and ${rest[1]}. What is the third?`,
      triangle: `Two angles of this triangle are ${rest[0]} and ${rest[1]}. What is the third angle?`,
      isosceles: `This isosceles triangle has an angle of ${rest[0]} at the top. How large is each of the other two angles?`,
      quadrilateral: `Three angles of this quadrilateral are ${rest.join(', ').replace(/, (?=[^,]+$)/, ' and ')}. What is the fourth angle?`,
    }[kind];
    const where = {
      line: 'on a straight line',
      split: 'on a straight line',
      point: 'around a point',
      triangle: 'in a triangle',
      isosceles: 'in a triangle',
      quadrilateral: 'in a quadrilateral',
    }[kind];
    const [, second = 0, third = 0] = given;
    const figure = figureOfAngles(kind, [first, second, third]);
    if (figure === undefined && kind !== 'point' && kind !== 'split') return undefined;
    return {
      stem,
      ...(figure === undefined ? {} : { figure }),
      key,
      slips: [
        ...(kind === 'isosceles'
          ? [
              [left, 'This is both equal angles together. Halve it.'] as const,
              [first, 'This says that all angles are equal to the one given.'] as const,
            ]
          : []),
        [
          total === 180 ? 360 - sum : 180 - (sum % 180),
          total === 180 ? `This uses 360°. Angles ${where} make 180°.` : `This uses 180°. Angles ${where} make 360°.`,
        ],
        [key + 10, 'This has a slip in the subtraction: it is 10° too much.'],
        kind === 'line' ? [90 - (first % 90), 'This uses a right angle of 90°.'] : [total - first, 'This takes away only the first angle.'],
        [key - 10, 'This has a slip in the subtraction: it is 10° too little.'],
      ],
      show: degrees,
      believable: (x: number) => x > 0 && x < 360,
      why: `Angles ${where} add up to ${total}°${kind === 'isosceles' ? ', and the two angles at the base are equal' : ''}.`,
      steps: [
        ...(given.length > 1 ? [`${given.join(' + ')} = ${sum}`] : []),
        `${total} − ${sum} = ${left}`,
        ...(kind === 'isosceles' ? [`${left} ÷ 2 = ${key}`] : []),
      ],
      hints: [
        `What do the angles ${where} add up to?`,
        kind === 'isosceles' ? 'Which two angles are equal?' : 'Add the angles that you know and take them from the total.',
      ],
      drawn: { given, kind },
    };
  },
);
