import { makeGenerator } from '../make-generator.ts';
import { grown, letters, onPaper, type Shape } from '../on-squared-paper.ts';
import { plain } from '../written.ts';

type Sided = Omit<Shape, 'called'> & { readonly parallel: number; readonly right: number };

const plainShapes: readonly Sided[] = [
  {
    corners: [
      [0, 0],
      [5, 0],
      [5, 3],
      [0, 3],
    ],
    parallel: 2,
    right: 4,
    why: 'Opposite sides of a rectangle are parallel.',
  },
  {
    corners: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    parallel: 2,
    right: 4,
    why: 'Opposite sides of a square are parallel.',
  },
  {
    corners: [
      [0, 0],
      [6, 0],
      [4, 3],
      [1, 3],
    ],
    parallel: 1,
    right: 0,
    why: 'The level sides are parallel. The other two would meet.',
  },
  {
    corners: [
      [0, 0],
      [5, 0],
      [0, 4],
    ],
    parallel: 0,
    right: 1,
    why: 'All sides of a triangle meet, so none are parallel.',
  },
  {
    corners: [
      [0, 0],
      [4, 0],
      [6, 3],
      [2, 3],
    ],
    parallel: 2,
    right: 0,
    why: 'Opposite sides of a parallelogram are parallel.',
  },
];

const lessPlain: readonly Sided[] = [
  {
    corners: [
      [0, 0],
      [5, 0],
      [3, 3],
      [0, 3],
    ],
    parallel: 1,
    right: 2,
    why: 'The level sides are parallel, and the upright side is perpendicular to both.',
  },
  {
    corners: [
      [2, 0],
      [4, 3],
      [2, 4],
      [0, 3],
    ],
    parallel: 0,
    right: 0,
    why: 'No two sides of this kite run side by side.',
  },
  {
    corners: [
      [0, 0],
      [5, 0],
      [5, 3],
      [3, 5],
      [0, 5],
    ],
    parallel: 2,
    right: 3,
    why: 'The level sides are parallel, and so are the upright ones. The slanting side is parallel to none.',
  },
  {
    corners: [
      [1, 0],
      [3, 0],
      [4, 2],
      [3, 4],
      [1, 4],
      [0, 2],
    ],
    parallel: 3,
    right: 0,
    why: 'In this hexagon each side is parallel to the one opposite.',
  },
];

const slanting: readonly Sided[] = [
  {
    corners: [
      [1, 0],
      [5, 4],
      [4, 5],
      [0, 1],
    ],
    parallel: 2,
    right: 4,
    why: 'It is a rectangle that is tilted.',
  },
  {
    corners: [
      [1, 0],
      [4, 1],
      [3, 4],
      [0, 3],
    ],
    parallel: 2,
    right: 4,
    why: 'It is a square that is tilted.',
  },
  {
    corners: [
      [0, 1],
      [1, 0],
      [5, 4],
      [2, 3],
    ],
    parallel: 1,
    right: 2,
    why: 'One pair of sides runs along the same slant.',
  },
  {
    corners: [
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ],
    parallel: 2,
    right: 4,
    why: 'It is a square that stands on a corner.',
  },
  {
    corners: [
      [0, 0],
      [2, 2],
      [2, 5],
      [0, 3],
    ],
    parallel: 2,
    right: 0,
    why: 'It is a parallelogram. Opposite sides run along the same slant.',
  },
  {
    corners: [
      [0, 0],
      [3, 0],
      [5, 2],
      [3, 4],
      [0, 4],
    ],
    parallel: 1,
    right: 3,
    why: 'The level sides are parallel. At the two left corners and at the point the sides meet at right angles.',
  },
];

export const parallelSides = makeGenerator<number>(
  {
    id: 'maths-parallel-and-perpendicular',
    title: 'Parallel and perpendicular sides',
    keyStage: 'KS2',
    years: [3, 4, 5],
    synonyms: ['parallel lines', 'perpendicular lines', 'parallel and perpendicular', 'parallel sides', 'perpendicular sides'],
  },
  ({ int, pick, level }) => {
    const shape = pick(level(plainShapes, [...plainShapes, ...lessPlain], [...lessPlain, ...slanting]));
    const asks = pick(['parallel', 'right'] as const);
    const letter = pick(letters);
    const key = shape[asks];
    const wrong = (value: number): string =>
      asks === 'parallel'
        ? value > key
          ? 'This counts sides that would meet if they were drawn on.'
          : 'This misses a pair. Look along each slant.'
        : value > key
          ? 'This counts a corner that is not a right angle.'
          : 'This misses a right angle. Turn the page to see slanting ones.';
    return {
      stem:
        asks === 'parallel'
          ? `How many pairs of parallel sides does shape ${letter} have?`
          : `In how many corners of shape ${letter} do perpendicular sides meet?`,
      figure: onPaper(letter, grown(shape.corners, [int(1, 3), int(1, 3)], int(0, 3))),
      key,
      slips: [key + 1, key - 1, key + 2, key - 2, key + 3, key - 3].map((value) => [value, wrong(value)] as const),
      show: plain,
      believable: (value) => value >= 0 && value <= 6,
      why:
        asks === 'parallel'
          ? `${shape.why} That makes ${key} ${key === 1 ? 'pair' : 'pairs'}.`
          : `Perpendicular sides meet at a right angle. This shape has ${key} right ${key === 1 ? 'angle' : 'angles'}.`,
      steps:
        asks === 'parallel'
          ? ['Parallel sides never meet, however far they are drawn on.', shape.why, `Count the pairs: ${key}.`]
          : ['Perpendicular sides meet at a right angle.', 'Try each corner with the corner of a page.', `Count those that fit: ${key}.`],
      hints:
        asks === 'parallel'
          ? ['Which sides stay the same distance apart?', 'Count the squares: how far across and how far up does each side go?']
          : ['What kind of angle do perpendicular lines make?', 'Hold the corner of a page in each corner.'],
      drawn: { asks },
    };
  },
);
