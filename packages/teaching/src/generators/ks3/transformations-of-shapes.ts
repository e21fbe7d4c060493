import type { FigureOf } from '@hedgerow/figures/figure';
import { answering, sought } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { regularPolygon } from '../polygon-figures.ts';
import { q, toNumber } from '../rational.ts';
import { fraction, maths, plain, plainNumber } from '../written.ts';

type Point = readonly [number, number];
const point = ([x, y]: Point): string => `(${plainNumber(x)}, ${plainNumber(y)})`;
const triangles: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [2, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 1],
  ],
];
const outline = (corners: readonly Point[]): [number, number][] =>
  [...corners, corners[0] as Point].map(([x, y]): [number, number] => [x, y]);

export const enlargements = makeGenerator<string>(
  {
    id: 'maths-enlargements',
    title: 'Enlargements',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'enlargement',
      'enlarge a shape',
      'scale factor enlargement',
      'centre of enlargement',
      'enlarging shapes',
      'fractional scale factor',
    ],
    kinds: [
      sought('scale factors?', /What is the scale factor/),
      sought('cent(?:re|er)s?(?: of (?:an? )?enlargements?)?', /Where is the centre/),
    ],
  },
  ({ int, pick, some, level }) => {
    const k = level(q(int(2, 4)), q(int(2, 3)), pick([q(1, 2), q(3, 2), q(1, 3), q(2)]));
    const asks = pick(level(['side', 'factor'], ['point', 'factor'], ['point', 'factor', 'centre'] as const));
    const times = (x: number): number => x * toNumber(k);
    if (asks === 'side') {
      const [side, sides] = [int(2, 9), pick(['square', 'equilateral triangle', 'regular hexagon'] as const)];
      const count = { square: 4, 'equilateral triangle': 3, 'regular hexagon': 6 }[sides];
      const factor = times(1);
      const whole = pick([true, false]);
      const key = whole ? count * side * factor : side * factor;
      return {
        stem: `This ${sides} is enlarged by a scale factor of ${factor}. ${whole ? 'What is the perimeter of the image?' : 'How long is each side of the image?'}`,
        figure: {
          ...regularPolygon({ square: 4, 'equilateral triangle': 3, 'regular hexagon': 6 }[sides], 'interior', sides),
          angles: [],
          sides: [`${side} cm`],
        },
        key: `${key} cm`,
        slips: whole
          ? [
              [`${count * side} cm`, 'This is the perimeter before the enlargement.'],
              [`${side * factor} cm`, 'This is one side of the image.'],
              [`${count * (side + factor)} cm`, 'This adds the scale factor to each side. A scale factor multiplies.'],
              [`${count * side * factor * factor} cm`, 'This multiplies by the scale factor twice, as for an area.'],
              [`${count * side + factor} cm`, 'This adds the scale factor. It multiplies.'],
            ]
          : [
              [`${side + factor} cm`, 'This adds the scale factor. It multiplies.'],
              [`${side * factor * factor} cm`, 'This multiplies by the scale factor twice, as for an area.'],
              [`${count * side * factor} cm`, 'This is the perimeter of the image.'],
              [`${count * side} cm`, 'This is the perimeter before the enlargement.'],
              [`${side} cm`, 'This leaves the side as it was.'],
            ],
        show: (text) => text,
        why: `Every length is multiplied by the scale factor: ${whole ? `${count} × ${side} × ${factor}` : `${side} × ${factor}`}.`,
        steps: whole
          ? [`Each side of the image: ${side} × ${factor} = ${side * factor} cm`, `${count} × ${side * factor} = ${key} cm`]
          : ['A scale factor multiplies every length.', `${side} × ${factor} = ${key} cm`],
        hints: [
          'Does an enlargement add the same to every length, or multiply?',
          whole
            ? 'How long is each side of the image? How many sides are there?'
            : 'Think of a photo: twice as wide means twice as high as well.',
        ],
        drawn: { asks, side, count: whole ? count : 1, k: factor },
      };
    }
    if (asks === 'factor') {
      const from = int(2, 12);
      const to = times(from);
      if (!Number.isInteger(to) || to === from) return undefined;
      const what = pick(['triangle', 'rectangle'] as const);
      const most = Math.max(from, to);
      return {
        stem: `The first ${what} is enlarged to make the second. What is the scale factor?`,
        figure: {
          kind: 'flat-shapes',
          shapes: [what, what],
          sizes: [Math.max(0.2, from / most), Math.max(0.2, to / most)],
          below: [[`${from} cm`], [`${to} cm`]],
        },
        key: fraction(k),
        slips: [
          [fraction(q(Number(k.d), Number(k.n))), 'This is the scale factor back to the shape. Divide the image by the shape.'],
          [fraction(q(Number(k.n * k.n), Number(k.d * k.d))), 'This is how many times the area fits. The scale factor is about lengths.'],
          [fraction(q(Math.abs(to - from))), 'This subtracts the two lengths. Divide them.'],
          [fraction(q(to)), 'This is the new length. Compare it with the old one.'],
          [fraction(q(from * to)), 'This multiplies the two lengths. Divide them.'],
        ],
        show: (text) => text,
        why: `The scale factor is the image divided by the shape: ${maths(String.raw`\frac{${to}}{${from}}`)}.`,
        steps: [`By what is ${from} multiplied to give ${to}?`, `${to} ÷ ${from} = ${fraction(k)}`],
        hints: [
          'Is the image larger or smaller? Will the scale factor be more or less than 1?',
          'A scale factor multiplies every length of the shape.',
        ],
        drawn: { asks, from, to },
      };
    }
    const [one = 'A', other = 'B'] = some(['A', 'B', 'C', 'D', 'E', 'F', 'P', 'Q', 'R'], 2);
    const corners = pick(triangles).map(([x, y]): Point => [2 * x + 1, 2 * y + 1]);
    const centre: Point = level([0, 0], [int(0, 2), int(0, 2)], [int(0, 3), int(0, 3)]);
    const start = level(
      corners,
      corners,
      corners.map(([x, y]): Point => [x + 1, y + 1]),
    );
    const image = start.map(([x, y]): Point => [centre[0] + times(x - centre[0]), centre[1] + times(y - centre[1])]);
    if (image.some(([x, y]) => !Number.isInteger(x) || !Number.isInteger(y) || x < 0 || y < 0 || x > 12 || y > 12)) return undefined;
    if (start.some(([x, y]) => x === centre[0] && y === centre[1])) return undefined;
    const paper = {
      x: { from: 0, to: 12, step: 1, name: 'x' },
      y: { from: 0, to: 12, step: 1, name: 'y' },
    };
    if (asks === 'point') {
      const corner = start[1] as Point;
      const lands = image[1] as Point;
      const [dx, dy] = [corner[0] - centre[0], corner[1] - centre[1]];
      if (dx === 0 || dy === 0) return undefined;
      return {
        stem: `Shape ${one} is enlarged by a scale factor of ${fraction(k)} from the centre ${point(centre)}. Where does the corner ${point(corner)} land?`,
        figure: {
          kind: 'graph',
          ...paper,
          curves: [{ points: outline(start) }],
          points: [
            { at: [centre[0], centre[1]], name: 'O' },
            { at: [corner[0], corner[1]], name: one },
          ],
        },
        key: point(lands),
        slips: [
          [
            point([times(corner[0]), times(corner[1])]),
            'This multiplies the coordinates, as if the centre were (0, 0). Count from the centre.',
          ],
          [point([times(dx), times(dy)]), 'This is the way from the centre. Start it at the centre.'],
          [point([corner[0] + times(dx), corner[1] + times(dy)]), 'This goes on from the corner. Count from the centre.'],
          [point([corner[0] + times(1), corner[1] + times(1)]), 'This adds the scale factor. It multiplies the distance from the centre.'],
          [point([centre[0] + dx / toNumber(k), centre[1] + dy / toNumber(k)]), 'This divides by the scale factor.'],
        ],
        show: (text) => text,
        believable: (text) => !text.includes('.') && !text.includes('−'),
        why: `From the centre to the corner it is ${plain(dx)} across and ${plain(dy)} up. Both are multiplied by ${fraction(k)}, and the way starts at the centre.`.replaceAll(
          '−',
          'minus ',
        ),
        steps: [
          `From the centre to the corner: ${plain(dx)} across, ${plain(dy)} up`,
          `Times ${fraction(k)}: ${plainNumber(times(dx))} across, ${plainNumber(times(dy))} up`,
          `From ${point(centre)} that leads to ${point(lands)}.`,
        ],
        hints: [
          'How far is the corner from the centre: across, and up?',
          'The image is on the same straight line from the centre, so many times as far away.',
        ],
        drawn: { asks, px: corner[0], py: corner[1], cx: centre[0], cy: centre[1], top: Number(k.n), bottom: Number(k.d) },
      };
    }
    const figure: FigureOf<'graph'> = {
      kind: 'graph',
      ...paper,
      curves: [{ points: outline(start) }, { points: outline(image) }],
      points: [
        { at: [start[1]?.[0] ?? 0, start[1]?.[1] ?? 0], name: one },
        { at: [image[1]?.[0] ?? 0, image[1]?.[1] ?? 0], name: other },
      ],
    };
    const drawn = { asks, start: start.flat(), image: image.flat() };
    const [s0, s1, i0, i1] = [start[0] as Point, start[1] as Point, image[0] as Point, image[1] as Point];
    const near: Point[] = [
      [0, 0],
      s0,
      [(s0[0] + i0[0]) / 2, (s0[1] + i0[1]) / 2],
      [centre[1], centre[0]],
      [centre[0] + 1, centre[1]],
      [centre[0], centre[1] + 1],
    ];
    const whys = [
      'This is where the axes cross. Lines through matching corners do not meet there.',
      `This is a corner of ${one}.`,
      'This is half way between two corners.',
      'This swaps the coordinates: the first one goes across.',
      'This is one square beside it. Draw the lines with a ruler.',
      'This is one square beside it. Draw the lines with a ruler.',
    ];
    return {
      stem: `Shape ${other} is the image of shape ${one} in an enlargement. Where is the centre of the enlargement?`,
      figure,
      key: point(centre),
      slips: near.map((each, at) => [point(each), whys[at] ?? ''] as const),
      show: (text) => text,
      believable: (text) => !text.includes('.'),
      why: `The lines through matching corners all meet at ${point(centre)}.`,
      steps: [
        `Join ${point(s0)} of ${one} to ${point(i0)} of ${other} with a long line.`,
        `Join ${point(s1)} to ${point(i1)} in the same way.`,
        `The lines meet at ${point(centre)}.`,
      ],
      hints: ['A corner, its image and the centre lie on one straight line.', 'Draw such lines for two corners. Where do they meet?'],
      drawn: { ...drawn, cx: centre[0], cy: centre[1] },
    };
  },
);

type Move = readonly [says: string, to: (p: Point) => Point];

const lineName = (x: string, at: number): string => `reflection in the line ${x} = ${plain(at)}`;

const vector = (x: number, y: number): string => `translation by ${maths(String.raw`\begin{pmatrix} ${x} \\ ${y} \end{pmatrix}`)}`;

/** What an option does to A; of the same kind as the right one, only a detail of it is wrong. */
const how = (says: string, kind: string): string => {
  const isSameKind = says.startsWith(kind);
  if (says.startsWith('translation'))
    return isSameKind
      ? 'This slides A to another place. Follow one corner: how far across, and how far up?'
      : 'This slides A without turning or flipping it, and B faces another way.';
  if (says.startsWith('reflection'))
    return isSameKind
      ? 'This flips A over another mirror line. Each corner and its image are equally far from the line.'
      : 'This flips A over a mirror line, and B is not A flipped over.';
  const turn = says.includes('180')
    ? 'A half turn leaves level sides level.'
    : 'A quarter turn makes level sides upright. Which way does it go?';
  return isSameKind ? `This turns A in another way. ${turn}` : `This turns A, and B is not A turned round. ${turn}`;
};

export const describeTransformations = makeGenerator<string>(
  {
    id: 'maths-describe-transformations',
    title: 'Describing transformations',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'describe the transformation',
      'describing transformations',
      'describe fully the single transformation',
      'which transformation',
    ],
    kinds: [answering(/\brotat/, /^rotation/), answering(/\breflect/, /^reflection/), answering(/\btranslat/, /^translation/)],
  },
  ({ int, pick, some, level }) => {
    const [a, b] = [pick([-6, -5, -4, 4, 5, 6]), pick([-5, -4, -3, 3, 4, 5])];
    const line = pick([1, -1]);
    const slide: Move = [vector(a, b), ([x, y]) => [x + a, y + b]];
    const easy: readonly Move[] = [
      ['reflection in the x-axis', ([x, y]) => [x, -y]],
      ['reflection in the y-axis', ([x, y]) => [-x, y]],
      ['rotation of 180° about the origin', ([x, y]) => [-x, -y]],
      [vector(a, 0), ([x, y]) => [x + a, y]],
      [vector(0, b), ([x, y]) => [x, y + b]],
    ];
    const middle: readonly Move[] = [
      slide,
      [vector(b, a), ([x, y]) => [x + b, y + a]],
      [vector(-a, -b), ([x, y]) => [x - a, y - b]],
      [lineName('x', line), ([x, y]) => [2 * line - x, y]],
      [lineName('y', line), ([x, y]) => [x, 2 * line - y]],
      ['reflection in the x-axis', ([x, y]) => [x, -y]],
      ['reflection in the y-axis', ([x, y]) => [-x, y]],
      ['rotation of 180° about the origin', ([x, y]) => [-x, -y]],
    ];
    const hard: readonly Move[] = [
      ['rotation of 90° clockwise about the origin', ([x, y]) => [y, -x]],
      ['rotation of 90° anticlockwise about the origin', ([x, y]) => [-y, x]],
      ['rotation of 180° about the origin', ([x, y]) => [-x, -y]],
      ['reflection in the line y = x', ([x, y]) => [y, x]],
      ['reflection in the line y = −x', ([x, y]) => [-y, -x]],
      [lineName('x', line), ([x, y]) => [2 * line - x, y]],
    ];
    const all = level(easy, middle, hard);
    const move = pick(level(easy, middle.slice(0, 5), hard.slice(0, 5)));
    const corner: Point = [pick([-1, 1]) * int(1, 4), pick([-1, 1]) * int(1, 3)];
    const [wide, tall] = pick([
      [2, 1],
      [1, 2],
      [3, 1],
    ] as const);
    const flip = pick([1, -1]);
    const start: Point[] = [corner, [corner[0] + wide * flip, corner[1]], [corner[0], corner[1] + tall * pick([1, -1])]];
    const image = start.map(move[1]);
    const inside = (points: readonly Point[]): boolean => points.every(([x, y]) => Math.abs(x) <= 7 && Math.abs(y) <= 7);
    const crosses = (points: readonly Point[]): boolean => points.some(([x]) => x > 0) && points.some(([x]) => x < 0);
    if (!inside(start) || !inside(image) || crosses(start) || start.some(([x, y]) => x === 0 || y === 0)) return undefined;
    const shape = (points: readonly Point[]): string => points.map(point).toSorted().join();
    const others = all.filter(([says, to]) => says !== move[0] && shape(start.map(to)) !== shape(image));
    const kind = move[0].split(' ')[0] ?? '';
    const [first, lands] = [start[1] as Point, image[1] as Point];
    return {
      stem: 'Which transformation takes shape A to shape B?',
      figure: {
        kind: 'graph',
        x: { from: -7, to: 7, step: 1, name: 'x' },
        y: { from: -7, to: 7, step: 1, name: 'y' },
        curves: [{ points: outline(start) }, { points: outline(image) }],
        points: [
          { at: [first[0], first[1]], name: 'A' },
          { at: [lands[0], lands[1]], name: 'B' },
        ],
      },
      key: move[0],
      // Of the same kind first: telling them apart is what is learnt.
      slips: [
        ...some(
          others.filter(([says]) => says.startsWith(kind)),
          Math.min(2, others.filter(([says]) => says.startsWith(kind)).length),
        ),
        ...some(others, others.length),
      ].map(([says]) => [says, how(says, kind)] as const),
      show: (text) => text,
      why: {
        translation: 'A keeps its size and the way it faces: every corner moves equally far.',
        reflection: 'A is flipped over: each corner and its image are equally far from the mirror line, on opposite sides.',
        rotation: 'A is turned about a point and not flipped over: every corner turns through the same angle.',
      }[kind] as string,
      steps: [
        {
          translation: 'B faces the same way as A: it is a translation.',
          reflection: 'B is A flipped over: it is a reflection.',
          rotation: 'B is A turned round, and not flipped: it is a rotation.',
        }[kind] as string,
        `Follow one corner: ${point(first)} goes to ${point(lands)}.`,
        `So it is a ${move[0]}.`,
      ],
      hints: [
        'Does B face the same way as A, is it flipped over, or is it turned?',
        'Follow one corner, and then check with a second one.',
      ],
      drawn: { start: start.flat(), image: image.flat() },
    };
  },
);
