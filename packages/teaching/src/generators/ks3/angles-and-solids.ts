import type { FigureOf } from '@hedgerow/figures/figure';
import { scaleBar } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { add, div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

export const prismsAndCylinders = makeGenerator(
  {
    id: 'maths-volume-prisms-cylinders',
    title: 'Volume of prisms and cylinders',
    keyStage: 'KS3',
    years: [8, 9],
    synonyms: ['volume of prisms', 'volume of a cylinder', 'prisms', 'cylinders', 'volume', 'cross section'],
    kinds: [asking(/\bprisms?\b/, /prism/i), asking(/\bcylinders?\b/, /cylinder/i)],
  },
  ({ int, level, pick }) => {
    const kind = level('triangle' as const, pick(['triangle', 'cylinder'] as const), pick(['cylinder', 'trapezium'] as const));
    const [base, height, long] = [2 * int(2, 8), int(3, 9), int(5, 20)];
    const second = base + 2 * int(1, 5);
    const radius = int(2, 9);
    const area = kind === 'triangle' ? (base * height) / 2 : kind === 'cylinder' ? radius * radius : ((base + second) * height) / 2;
    const key = area * long;
    const sign = kind === 'cylinder' ? 'π' : '';
    return {
      stem: {
        triangle: `A prism is ${long} cm long. Its cross-section is a triangle with a base of ${base} cm and a height of ${height} cm. What is its volume?`,
        cylinder: `A cylinder has a radius of ${radius} cm and a height of ${long} cm. What is its volume, as a multiple of π?`,
        trapezium: `A prism is ${long} cm long. Its cross-section is a trapezium with parallel sides of ${base} cm and ${second} cm that are ${height} cm apart. What is its volume?`,
      }[kind],
      illustration: {
        triangle: {
          kind: 'solid' as const,
          name: 'triangular prism' as const,
          width: `${base} cm`,
          height: `${height} cm`,
          depth: `${long} cm`,
        },
        cylinder: { kind: 'solid' as const, name: 'cylinder' as const, radius: `${radius} cm`, height: `${long} cm` },
        trapezium: {
          kind: 'solid' as const,
          name: 'trapezium prism' as const,
          width: `${second} cm`,
          top: `${base} cm`,
          height: `${height} cm`,
          depth: `${long} cm`,
        },
      }[kind],
      key,
      slips: [
        kind === 'cylinder'
          ? [2 * radius * long, 'This uses the circumference. The cross-section is an area.']
          : [2 * key, 'This leaves out the half in the area of the cross-section.'],
        kind === 'cylinder'
          ? [4 * key, 'This squares the diameter. Use the radius.']
          : [
              kind === 'triangle' ? base + height + long : base * height * long,
              kind === 'triangle' ? 'This adds the lengths.' : 'This uses only one of the parallel sides.',
            ],
        kind === 'cylinder'
          ? [radius * long, 'This does not square the radius.']
          : [area, 'This is the area of the cross-section. Multiply by the length.'],
        [area + long, 'This adds the length. Multiply by it.'],
      ],
      show: (x: number) => (sign === '' ? `${plain(x)} cm³` : `${plain(x)}${sign} cm³`),
      believable: wholeAndPositive,
      why: `Volume is the area of the cross-section times the length: ${plain(area)}${sign} × ${long} = ${plain(key)}${sign}.`,
      steps: [
        {
          triangle: `Cross-section: ½ × ${base} × ${height} = ${area}`,
          cylinder: `Cross-section: π × ${radius}² = ${area}π`,
          trapezium: `Cross-section: ½ × (${base} + ${second}) × ${height} = ${area}`,
        }[kind],
        `Times the length: ${plain(area)}${sign} × ${long} = ${plain(key)}${sign}`,
      ],
      hints: ['First find the area of the cross-section.', 'Then multiply by the length.'],
      drawn: { kind },
    };
  },
);

const compoundFigure = (
  kind: 'join' | 'hole' | 'roof',
  [a, b, c, d]: readonly [number, number, number, number],
  height: number,
): FigureOf<'polygon'> => {
  const [cm, m] = [inUnit('cm'), inUnit('m')];
  switch (kind) {
    case 'join':
      return {
        kind: 'polygon',
        points: [
          [0, 0],
          [a + c, 0],
          [a + c, d],
          [a, d],
          [a, b],
          [0, b],
        ],
        sides: ['', cm(d), cm(c), '', cm(a), cm(b)],
        name: 'shape made of two rectangles',
      };
    case 'hole':
      return {
        kind: 'polygon',
        points: [
          [0, 0],
          [a, 0],
          [a, b - d],
          [a - c, b - d],
          [a - c, b],
          [0, b],
        ],
        sides: [m(a), '', m(c), m(d), '', m(b)],
        name: 'L-shape',
      };
    case 'roof':
      return {
        kind: 'polygon',
        points: [
          [0, 0],
          [a, 0],
          [a, b],
          [a / 2, b + height],
          [0, b],
        ],
        sides: [m(a), m(b)],
        rightAngles: [0, 1],
        name: 'rectangle with a roof',
      };
  }
};

export const compoundShapes = makeGenerator(
  {
    id: 'maths-compound-shapes',
    title: 'Area of compound shapes',
    keyStage: 'KS3',
    years: [6, 7, 8],
    synonyms: ['compound shapes', 'area of compound shapes', 'composite shapes', 'l shapes', 'rectilinear shapes', 'area'],
    kinds: [asking(/\btriangles?\b/, /triangle/), asking(/\bcut\b|\bsubtract/, /cut/)],
  },
  ({ int, pick, level }) => {
    const [a, b] = [int(4, level(8, 12, 20)), int(3, level(8, 12, 18))];
    const [c, d] = [int(2, level(6, 9, 12)), int(2, level(6, 9, 12))];
    const kind = level('join' as const, pick(['join', 'hole'] as const), pick(['hole', 'roof'] as const));
    const height = 2 * int(2, 6);
    if (kind === 'hole' ? c >= a || d >= b : kind === 'join' && d === b) return undefined;
    // A shed looks like one: not a tower, nor a roof higher than it is wide.
    if (kind === 'roof' && (b > a * 1.3 || height > a)) return undefined;
    const extra = kind === 'roof' ? (a * height) / 2 : c * d;
    const key = kind === 'hole' ? a * b - extra : a * b + extra;
    const thing = pick(['A garden', 'A wall', 'A sign']);
    return {
      stem: {
        join: `A shape is made of a rectangle ${a} cm by ${b} cm and a rectangle ${c} cm by ${d} cm, side by side. What is its area?`,
        hole: `${thing} is a rectangle ${a} m by ${b} m. A rectangle ${c} m by ${d} m is cut out of one corner. What area is left?`,
        roof: `The end of a shed is a rectangle ${a} m wide and ${b} m high with a triangle on top, as wide as the rectangle and ${height} m high. What is the whole area?`,
      }[kind],
      figure: compoundFigure(kind, [a, b, c, d], height),
      key,
      slips: [
        kind === 'hole'
          ? [a * b + extra, 'This adds the part that is cut out.']
          : kind === 'roof'
            ? [a * b + 2 * extra, 'This leaves out the half for the triangle.']
            : [(a + c) * (b + d), 'This makes one big rectangle. Add the two areas.'],
        [kind === 'roof' ? 2 * (a + b) + height : 2 * (a + b + c + d), 'This adds lengths. Area multiplies them.'],
        [
          a * b,
          kind === 'hole'
            ? 'This is the whole rectangle. A part is cut out.'
            : kind === 'roof'
              ? 'This leaves out the triangle.'
              : 'This is only the first rectangle.',
        ],
        [Math.abs(a * b - extra), 'This takes the second area away.'],
      ],
      show: inUnit(kind === 'join' ? 'cm²' : 'm²'),
      believable: wholeAndPositive,
      why:
        kind === 'hole'
          ? `Take the hole from the whole: ${a * b} − ${extra} = ${key}.`
          : `Add the two areas: ${a * b} + ${extra} = ${key}.`,
      steps: [
        `${a} × ${b} = ${a * b}`,
        kind === 'roof' ? `½ × ${a} × ${height} = ${extra}` : `${c} × ${d} = ${extra}`,
        `${a * b} ${kind === 'hole' ? '−' : '+'} ${extra} = ${key}`,
      ],
      hints: [
        'Split the shape into parts that you know.',
        kind === 'hole' ? 'Subtract what is cut out.' : 'Find each area, then add them.',
      ],
      drawn: { kind },
    };
  },
);

export const mapScales = makeGenerator<Rational>(
  {
    id: 'maths-map-scales',
    title: 'Scale drawings and maps',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['map scales', 'scale drawings', 'scale', 'map scale', 'ratio scale', '1 to 25000'],
    kinds: [
      asking(/\breal\b|\bactual/, /apart are they in k/),
      asking(/\b(?:distances?|lengths?) on (?:the |a )?map\b|\breal (?:life )?to map\b/, /apart on the map/),
    ],
  },
  ({ int, pick, level }) => {
    const scale = pick(level([100_000, 50_000], [25_000, 50_000], [20_000, 25_000, 40_000, 250_000]));
    const cm = level(q(int(2, 9)), q(int(2, 30), 2), q(int(12, 96), 4));
    const km = div(mul(cm, scale), 100_000);
    const toMap = level(false, pick([true, false]), pick([true, false]));
    const key = toMap ? cm : km;
    return {
      stem: toMap
        ? `The scale of a map is 1 : ${plain(scale)}. How far apart on the map are two places that are ${plain(km)} km apart?`
        : `The scale of a map is 1 : ${plain(scale)}. Two places are ${plain(cm)} cm apart on it. How far apart are they in kilometres?`,
      // Where the centimetres are asked for, the marks of the bar would count them out.
      illustration: toMap ? undefined : scaleBar(toNumber(cm), scale / 100_000),
      key,
      slips: [
        [mul(key, 10), 'This is ten times too large. A kilometre is 100,000 cm.'],
        [div(key, 10), 'This is ten times too small. A kilometre is 100,000 cm.'],
        [mul(key, 100), 'This is a hundred times too large. A kilometre is 100,000 cm.'],
        [mul(key, 2), 'This is twice as much: look at the scale again.'],
        [add(key, 1), 'This is one too many.'],
      ],
      show: inUnit(toMap ? 'cm' : 'km'),
      why: `1 cm on the map is ${plain(scale)} cm, that is ${plain(div(scale, 100_000))} km, in the world.`,
      steps: [
        `1 cm stands for ${plain(scale)} cm = ${plain(div(scale, 100_000))} km.`,
        toMap
          ? `${plain(km)} ÷ ${plain(div(scale, 100_000))} = ${plain(cm)}`
          : `${plain(cm)} × ${plain(div(scale, 100_000))} = ${plain(km)}`,
      ],
      hints: ['What does 1 cm on the map stand for, in kilometres?', '100 cm are 1 m, and 1,000 m are 1 km.'],
      drawn: { toMap: toMap ? 'yes' : 'no' },
    };
  },
);
