import { asItStands, asText } from '../forms.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { counted } from '../written.ts';

type Corner = readonly [x: number, y: number];
type Shape = { readonly called: string; readonly lines: number; readonly corners: readonly Corner[]; readonly why: string };

/** On squared paper, from the corner at the bottom left; each keeps its number of lines when it is made larger or turned by a quarter. */
const easy: readonly Shape[] = [
  {
    called: 'square',
    lines: 4,
    corners: [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ],
    why: 'A square folds onto itself upright, level and along both diagonals.',
  },
  {
    called: 'rectangle',
    lines: 2,
    corners: [
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ],
    why: 'A rectangle folds onto itself upright and level. Along a diagonal its halves do not land on each other.',
  },
  {
    called: 'triangle',
    lines: 1,
    corners: [
      [0, 0],
      [4, 0],
      [2, 3],
    ],
    why: 'Two sides of this triangle are equal, so it folds onto itself along one line, through the corner between them.',
  },
  {
    called: 'triangle',
    lines: 0,
    corners: [
      [0, 0],
      [4, 0],
      [0, 3],
    ],
    why: 'All three sides of this triangle are different, so no fold puts one half on the other.',
  },
  {
    called: 'trapezium',
    lines: 1,
    corners: [
      [0, 0],
      [4, 0],
      [3, 2],
      [1, 2],
    ],
    why: 'The two slanting sides match, so it folds onto itself along the one line between them.',
  },
];
const harder: readonly Shape[] = [
  {
    called: 'parallelogram',
    lines: 0,
    corners: [
      [0, 0],
      [3, 0],
      [4, 2],
      [1, 2],
    ],
    why: 'A parallelogram looks the same after half a turn, but no fold puts one half on the other.',
  },
  {
    called: 'kite',
    lines: 1,
    corners: [
      [2, 0],
      [4, 3],
      [2, 4],
      [0, 3],
    ],
    why: 'A kite folds onto itself along the line between its two pairs of equal sides, and along no other.',
  },
  {
    called: 'rhombus',
    lines: 2,
    corners: [
      [1, 0],
      [2, 2],
      [1, 4],
      [0, 2],
    ],
    why: 'A rhombus folds onto itself along both its diagonals. A line between two sides does not work.',
  },
  {
    called: 'arrowhead',
    lines: 1,
    corners: [
      [0, 0],
      [2, 1],
      [4, 0],
      [2, 4],
    ],
    why: 'The arrowhead folds onto itself along the line through its point.',
  },
];
const tilted: readonly Shape[] = [
  {
    called: 'square',
    lines: 4,
    corners: [
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ],
    why: 'A square that stands on a corner is still a square: it has four lines of symmetry.',
  },
  {
    called: 'triangle',
    lines: 1,
    corners: [
      [0, 0],
      [3, 0],
      [0, 3],
    ],
    why: 'Two sides of this triangle are equal, so it folds onto itself along the slanting line through the right angle.',
  },
  {
    called: 'L shape',
    lines: 1,
    corners: [
      [0, 0],
      [4, 0],
      [4, 2],
      [2, 2],
      [2, 4],
      [0, 4],
    ],
    why: 'Both arms are alike, so it folds onto itself along the slanting line between them.',
  },
  {
    called: 'L shape',
    lines: 0,
    corners: [
      [0, 0],
      [3, 0],
      [3, 1],
      [1, 1],
      [1, 4],
      [0, 4],
    ],
    why: 'One arm is longer than the other, so no fold puts one half on the other.',
  },
];

const quarterTurned = (corners: readonly Corner[]): readonly Corner[] => {
  const widest = Math.max(...corners.map(([x]) => x));
  return corners.map(([x, y]): Corner => [y, widest - x]);
};

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M', 'N', 'P'] as const;
const turned = (corners: readonly Corner[], turns: number): readonly Corner[] =>
  turns === 0 ? corners : turned(quarterTurned(corners), turns - 1);
const placed = (corners: readonly Corner[], left: number, up: number, scale = 1): [number, number][] =>
  corners.map(([x, y]): [number, number] => [left + x * scale, up + y * scale]);
const foldHints = ['Where could you fold it so that the halves match?', 'Try each fold by itself. Do the corners meet corners?'];
const foldSteps = [
  'Think of folding the shape: upright, level and from corner to corner.',
  'A fold counts where one half lands exactly on the other.',
];

const counting = (shape: Shape, { int, pick }: Draw): Draft<string> => {
  const name = pick(letters);
  const key = shape.lines;
  const wrong = (value: number): string =>
    value > key
      ? 'This counts a line along which the two halves do not land on each other.'
      : 'This misses a line. Try every fold: upright, level and from corner to corner.';
  return asText<number>({
    stem: `How many lines of symmetry does shape ${name} have?`,
    figure: {
      kind: 'grid-shapes',
      size: 10,
      shapes: [{ name, points: placed(turned(shape.corners, int(0, 3)), int(1, 2), int(1, 2), int(1, 2)) }],
    },
    key,
    slips: [...new Set([key + 1, key === 4 ? 2 : 4, key - 1, 2, 0, 3])]
      .filter((value) => value >= 0 && value !== key)
      .map((value) => [value, wrong(value)] as const),
    show: (value) => counted(value, 'line'),
    why: shape.why,
    steps: foldSteps,
    hints: foldHints,
    drawn: { form: 'count', called: shape.called },
  });
};

const told = (lines: number): string => (lines === 0 ? 'no lines' : counted(lines, 'line'));

/** Four shapes on one paper, of which one alone has so many lines. */
const choosing = (shapes: readonly Shape[], { int, some }: Draw): Draft<string> | undefined => {
  const chosen = some(shapes, 4);
  const at = int(0, 3);
  const best = chosen[at];
  const names = ['A', 'B', 'C', 'D'];
  if (best === undefined || chosen.some((one) => one !== best && one.lines === best.lines)) return undefined;
  const corners: readonly Corner[] = [
    [1, 7],
    [7, 7],
    [1, 1],
    [7, 1],
  ];
  return {
    stem: `Which shape has ${best.lines === 0 ? 'no line' : `exactly ${counted(best.lines, 'line')}`} of symmetry?`,
    figure: {
      kind: 'grid-shapes',
      size: 12,
      shapes: chosen.map((shape, index) => ({
        name: names[index] ?? '',
        points: placed(turned(shape.corners, int(0, 3)), corners[index]?.[0] ?? 0, corners[index]?.[1] ?? 0),
      })),
    },
    key: names[at] ?? '',
    keyStandsInFigure: true,
    slips: chosen.flatMap((shape, index) =>
      index === at ? [] : [[names[index] ?? '', `This ${shape.called} has ${told(shape.lines)} of symmetry.`] as const],
    ),
    show: asItStands,
    why: best.why,
    steps: foldSteps,
    hints: ['Take the shapes one by one.', ...foldHints],
    drawn: { form: 'choose', lines: best.lines },
  };
};

const regular = [
  ['an equilateral triangle', 3],
  ['a square', 4],
  ['a regular pentagon', 5],
  ['a regular hexagon', 6],
  ['a regular octagon', 8],
] as const;

/** A regular shape, to be seen in the mind. */
const ofRegular = ({ pick }: Draw): Draft<string> => {
  const [name, sides] = pick(regular);
  const half = sides / 2;
  return asText<number>({
    stem: pick([
      `How many lines of symmetry has ${name}? Draw it first.`,
      `Sam folds ${name} onto itself in every way. How many fold lines are there?`,
    ]),
    key: sides,
    slips: [
      [1, 'This is the upright fold alone. All the sides are equal, so there are more.'],
      ...(Number.isInteger(half)
        ? [[half, 'This counts only half of the folds: some go through corners, some through sides.'] as const]
        : []),
      [2 * sides, 'This counts each fold twice.'],
      [sides - 1, 'This misses one fold.'],
      [sides + 1, 'This is one fold too many.'],
    ],
    show: (value) => counted(value, 'line'),
    why: `A shape with ${sides} equal sides and equal angles has ${sides} lines of symmetry, as many as sides.`,
    steps: ['Draw the shape with all its sides equal.', `Each fold goes through the middle. There are ${sides} of them.`],
    hints: [
      'All its sides are equal.',
      'Fold through a corner. How many such folds are there?',
      'Is there a fold through the middle of a side as well?',
    ],
    drawn: { form: 'regular', sides },
  });
};

const named: readonly (readonly [name: string, lines: number, why: string])[] = [
  ['a rectangle that is no square', 2, 'A rectangle folds onto itself upright and level, and not along a diagonal.'],
  ['a parallelogram with unequal sides', 0, 'No fold puts one half of such a parallelogram on the other.'],
  ['a kite', 1, 'A kite folds onto itself along one line, from corner to corner.'],
  ['a square', 4, 'A square folds onto itself upright, level and along both diagonals.'],
  ['an equilateral triangle', 3, 'Each corner of an equilateral triangle has a fold through it.'],
  ['a scalene triangle', 0, 'All three sides are different, so no fold works.'],
  ['an isosceles triangle', 1, 'Two sides are equal, so one fold works, between them.'],
  ['a rhombus', 2, 'A rhombus folds onto itself along both its diagonals.'],
  ['a regular hexagon', 6, 'A regular hexagon has as many lines as sides.'],
];

/** Names of shapes, of which one alone has so many lines. */
const byName = ({ pick, some }: Draw): Draft<string> | undefined => {
  const chosen = some(named, 4);
  const best = pick(chosen);
  const [name, lines, why] = best;
  if (chosen.some((one) => one !== best && one[1] === lines) || name === 'an isosceles triangle') return undefined;
  return {
    stem: `Which of these has ${lines === 0 ? 'no line' : `exactly ${counted(lines, 'line')}`} of symmetry?`,
    key: name,
    slips: chosen.flatMap(([other, count]) =>
      other === name ? [] : [[other, `This has ${count === 0 ? 'none' : counted(count, 'line')}.`] as const],
    ),
    show: asItStands,
    why,
    steps: ['Draw each of them.', 'Fold it in your mind: upright, level and from corner to corner.'],
    hints: ['Draw each of the four.', ...foldHints],
    drawn: { form: 'name', lines },
  };
};

export const linesOfSymmetry = makeGenerator<string>(
  {
    id: 'maths-lines-of-symmetry',
    title: 'Lines of symmetry',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['symmetry', 'lines of symmetry', 'line symmetry', 'symmetrical shapes', 'mirror lines', 'line of symmetry'],
  },
  (draw) => {
    const shapes = draw.level(easy, [...easy.slice(1), ...harder], [...harder, ...tilted]);
    switch (draw.pick(['count', 'count', 'choose', 'choose', 'regular', 'name'] as const)) {
      case 'count':
        return counting(draw.pick(shapes), draw);
      case 'choose':
        return choosing(draw.level(easy, [...easy, ...harder], [...easy.slice(0, 2), ...harder, ...tilted]), draw);
      case 'regular':
        return ofRegular(draw);
      case 'name':
        return byName(draw);
    }
  },
);
