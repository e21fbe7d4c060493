import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plainNumber } from '../written.ts';
import { wholeTriangles } from './whole-triangles.ts';

/** Edges of a cuboid whose diagonal is whole. */
const boxes = [
  [2, 3, 6, 7],
  [1, 2, 2, 3],
  [4, 4, 7, 9],
  [1, 4, 8, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
  [8, 9, 12, 17],
] as const;
const inCm = (x: number): string => `${plainNumber(x)} cm`;
const root = (x: number): number => Math.round(10 * Math.sqrt(x)) / 10;

export const pythagorasInSolids = makeGenerator<number>(
  {
    id: 'maths-pythagoras-3d',
    title: 'Pythagoras in three dimensions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['3d pythagoras', 'pythagoras in 3d', 'diagonal of a cuboid', 'space diagonal', 'three dimensional pythagoras'],
    kinds: [asking(/\bcuboids?\b/, /cuboid/), asking(/\bpyramids?\b/, /pyramid/)],
  },
  ({ int, pick, some, level }) => {
    const kind = pick(level<readonly ('box' | 'edge' | 'pyramid')[]>(['box'], ['box', 'pyramid'], ['edge', 'pyramid']));
    if (kind === 'pyramid') {
      const [half, up, slant] = pick(wholeTriangles);
      const asksHeight = level(false, false, pick([true, false]));
      return {
        stem: asksHeight
          ? `A pyramid has a square base with diagonals of ${2 * half} cm. Each edge from the base to the top is ${slant} cm long. How high is the pyramid?`
          : `A pyramid has a square base with diagonals of ${2 * half} cm. Its top is ${up} cm above the middle of the base. How long is an edge from the base to the top?`,
        illustration: { kind: 'solid', name: 'square-based pyramid' },
        key: asksHeight ? up : slant,
        slips: asksHeight
          ? [
              [root(Math.abs(slant ** 2 - 4 * half ** 2)), 'This uses the whole diagonal. The height stands in its middle.'],
              [root(slant ** 2 + half ** 2), 'This adds the squares. The edge is the longest side.'],
              [slant - half, 'This subtracts lengths. Subtract their squares.'],
              [root(slant ** 2 + 4 * half ** 2), 'This adds the squares, and with the whole diagonal.'],
            ]
          : [
              [root(up ** 2 + 4 * half ** 2), 'This uses the whole diagonal. The height stands in its middle.'],
              [up + half, 'This adds lengths. Add their squares, then take the root.'],
              [root(Math.abs(up ** 2 - half ** 2)), 'This subtracts the squares. The edge is the longest side.'],
              [up ** 2 + half ** 2, 'This forgets the root.'],
            ],
        show: inCm,
        believable: (x) => x > 0,
        why: `Half the diagonal, ${half} cm, the height and the edge make a right-angled triangle, with the edge as its longest side.`,
        steps: [
          `Half the diagonal: ${half} cm`,
          asksHeight
            ? maths(String.raw`\sqrt{${slant}^2 - ${half}^2} = \sqrt{${slant ** 2 - half ** 2}} = ${up}`)
            : maths(String.raw`\sqrt{${half}^2 + ${up}^2} = \sqrt{${half ** 2 + up ** 2}} = ${slant}`),
        ],
        hints: [
          'Which right-angled triangle stands upright inside the pyramid?',
          'Its bottom side goes from a corner to the middle of the base.',
        ],
        drawn: { kind: asksHeight ? 'pyramid height' : 'pyramid edge', half, up, slant },
      };
    }
    const [a0, b0, c0, d0] = pick(boxes);
    const times = int(1, level(2, 3, 3));
    const [a = 0, b = 0, c = 0] = some([a0 * times, b0 * times, c0 * times], 3);
    const d = d0 * times;
    const isEdge = kind === 'edge';
    return {
      stem: isEdge
        ? `A cuboid is ${a} cm long and ${b} cm wide. Its longest diagonal, from corner to opposite corner, is ${d} cm. How high is it?`
        : `A cuboid is ${a} cm long, ${b} cm wide and ${c} cm high. How long is its longest diagonal, from corner to opposite corner?`,
      ...(isEdge
        ? {}
        : { illustration: { kind: 'solid', name: 'cuboid', width: `${a} cm`, depth: `${b} cm`, height: `${c} cm` } as const }),
      key: isEdge ? c : d,
      slips: isEdge
        ? [
            [root(d * d - a * a), 'This leaves out the width.'],
            [root(d * d - b * b), 'This leaves out the length.'],
            [root(d * d + a * a + b * b), 'This adds the squares. The diagonal is the longest side.'],
            [d - a - b, 'This subtracts lengths. Subtract their squares.'],
          ]
        : [
            [a + b + c, 'This goes along the edges. The diagonal is a straight line.'],
            [root(a * a + b * b), 'This is the diagonal of the base.'],
            [root(a * a + c * c), 'This is the diagonal of one face.'],
            [root(b * b + c * c), 'This is the diagonal of an end.'],
            [a * a + b * b + c * c, 'This forgets the root.'],
          ],
      show: inCm,
      believable: (x) => x > 0,
      why: isEdge
        ? 'The squares of length, width and height add up to the square of the diagonal.'
        : 'Pythagoras is used twice: along the base, and from there up. So the squares of all three edges are added.',
      steps: isEdge
        ? [
            maths(String.raw`${a}^2 + ${b}^2 + h^2 = ${d}^2`),
            maths(String.raw`h^2 = ${d * d} - ${a * a} - ${b * b} = ${c * c}`),
            maths(String.raw`h = ${c}`),
          ]
        : [
            `Base: ${maths(String.raw`${a}^2 + ${b}^2 = ${a * a + b * b}`)}`,
            `With the height: ${maths(String.raw`${a * a + b * b} + ${c}^2 = ${d * d}`)}`,
            maths(String.raw`\sqrt{${d * d}} = ${d}`),
          ],
      hints: ['Think of the diagonal of the base first.', 'That diagonal and the height make another right-angled triangle.'],
      drawn: { kind, a, b, c, d },
    };
  },
);

const degrees = (radians: number): number => Math.round((radians * 1800) / Math.PI) / 10;

export const trigonometryInSolids = makeGenerator<number>(
  {
    id: 'maths-trigonometry-3d',
    title: 'Trigonometry in three dimensions',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: [
      '3d trigonometry',
      'trigonometry in 3d',
      '3d trig',
      'angle between a line and a plane',
      'angle between a diagonal and the base',
    ],
    kinds: [asking(/\bcuboids?\b/, /cuboid/), asking(/\bpyramids?\b/, /pyramid/)],
  },
  ({ int, pick, level }) => {
    const kind = pick(level<readonly ('box' | 'pyramid')[]>(['pyramid'], ['box', 'pyramid'], ['box']));
    const [a, b, flat] = pick(wholeTriangles);
    const h = int(3, 20);
    const isBox = kind === 'box';
    const across = isBox ? flat : a;
    const key = degrees(Math.atan2(h, across));
    if (Math.abs(key - 45) < 1) return undefined;
    return {
      stem: isBox
        ? `A cuboid is ${a} cm long, ${b} cm wide and ${h} cm high. A line goes from a bottom corner to the opposite top corner. What angle does it make with the base, to 1 decimal place?`
        : `A pyramid has a square base with diagonals of ${2 * a} cm. Its top is ${h} cm above the middle of the base. What angle does an edge to the top make with the base, to 1 decimal place?`,
      illustration: isBox
        ? { kind: 'solid', name: 'cuboid', width: `${a} cm`, depth: `${b} cm`, height: `${h} cm` }
        : { kind: 'solid', name: 'square-based pyramid' },
      key,
      slips: [
        ...(isBox
          ? [
              [degrees(Math.atan2(h, a)), 'This uses the length. The line runs above the diagonal of the base.'] as const,
              [degrees(Math.atan2(h, b)), 'This uses the width. The line runs above the diagonal of the base.'] as const,
            ]
          : [[degrees(Math.atan2(h, 2 * a)), 'This uses the whole diagonal. The height stands in its middle.'] as const]),
        [degrees(Math.atan2(across, h)), 'This is the angle with the height, not with the base.'],
        [degrees(Math.asin(Math.min(1, h / across))), 'This uses the sine with the side along the base. The tangent goes with it.'],
        [degrees(Math.acos(Math.min(1, h / across))), 'This uses the cosine, and the sides the wrong way round.'],
      ],
      show: (x) => `${x.toFixed(1)}°`,
      believable: (x) => x > 0 && x < 90,
      why: `The angle lies in an upright right-angled triangle: ${across} cm along the base and ${h} cm up, so its tangent is ${maths(String.raw`\frac{${h}}{${across}}`)}.`,
      steps: [
        isBox
          ? `Diagonal of the base: ${maths(String.raw`\sqrt{${a}^2 + ${b}^2} = ${flat}`)} cm`
          : `Half the diagonal of the base: ${a} cm`,
        maths(String.raw`\tan x = \frac{${h}}{${across}}`),
        `${maths(String.raw`x = \tan^{-1}\left(\frac{${h}}{${across}}\right)`)} = ${key.toFixed(1)}°`,
      ],
      hints: [
        'Draw the upright triangle that holds the angle by itself.',
        isBox ? 'Its side along the base is the diagonal of the base.' : 'Its side along the base goes from a corner to the middle.',
      ],
      drawn: { kind, a, b, h },
    };
  },
);
