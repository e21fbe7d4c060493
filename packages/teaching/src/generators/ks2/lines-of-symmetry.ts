import { makeGenerator } from '../make-generator.ts';
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

export const linesOfSymmetry = makeGenerator<number>(
  {
    id: 'maths-lines-of-symmetry',
    title: 'Lines of symmetry',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['symmetry', 'lines of symmetry', 'line symmetry', 'symmetrical shapes', 'mirror lines', 'line of symmetry'],
  },
  ({ int, pick, level }) => {
    const shape = pick(level(easy, [...easy.slice(1), ...harder], [...harder, ...tilted]));
    const turns = int(0, 3);
    let { corners } = shape;
    for (let turn = 0; turn < turns; turn += 1) corners = quarterTurned(corners);
    const scale = int(1, 2);
    const [left, up] = [int(1, 2), int(1, 2)];
    const name = pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M', 'N', 'P']);
    const key = shape.lines;
    const wrong = (value: number): string =>
      value > key
        ? 'This counts a line along which the two halves do not land on each other.'
        : 'This misses a line. Try every fold: upright, level and from corner to corner.';
    return {
      stem: `How many lines of symmetry does shape ${name} have?`,
      figure: {
        kind: 'grid-shapes',
        size: 10,
        shapes: [{ name, points: corners.map(([x, y]): [number, number] => [left + x * scale, up + y * scale]) }],
      },
      key,
      slips: [...new Set([key + 1, key === 4 ? 2 : 4, key - 1, 2, 0, 3])]
        .filter((value) => value >= 0 && value !== key)
        .map((value) => [value, wrong(value)] as const),
      show: (value) => counted(value, 'line'),
      why: shape.why,
      steps: [
        'Think of folding the shape: upright, level and from corner to corner.',
        'A fold counts where one half lands exactly on the other.',
      ],
      hints: ['Where could you fold it so that the halves match?', 'Try each fold by itself. Do the corners meet corners?'],
      drawn: { called: shape.called },
    };
  },
);
