import type { FigureOf } from '@hedgerow/figures/figure';
import { makeGenerator } from '../make-generator.ts';
import { type Corner, grown, letters, onPaper, type Shape } from '../on-squared-paper.ts';

const quadrilaterals: readonly Shape[] = [
  {
    called: 'square',
    corners: [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
    why: 'Four equal sides and four right angles make a square.',
  },
  {
    called: 'rectangle',
    corners: [
      [0, 0],
      [5, 0],
      [5, 3],
      [0, 3],
    ],
    why: 'It has four right angles, but its sides are not all equal.',
  },
  {
    called: 'parallelogram',
    corners: [
      [0, 0],
      [4, 0],
      [6, 3],
      [2, 3],
    ],
    why: 'Both pairs of opposite sides are parallel. It has no right angles, and its sides are not all equal.',
  },
  {
    called: 'trapezium',
    corners: [
      [0, 0],
      [6, 0],
      [4, 3],
      [1, 3],
    ],
    why: 'Just one pair of sides is parallel.',
  },
  {
    called: 'kite',
    corners: [
      [2, 0],
      [4, 4],
      [2, 6],
      [0, 4],
    ],
    why: 'Two pairs of sides that meet are equal, and no sides are parallel.',
  },
];

const tilted: readonly Shape[] = [
  {
    called: 'square',
    corners: [
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ],
    why: 'It stands on a corner, and still has four equal sides and four right angles.',
  },
  {
    called: 'square',
    corners: [
      [1, 0],
      [4, 1],
      [3, 4],
      [0, 3],
    ],
    why: 'It is tilted, and still has four equal sides and four right angles.',
  },
  {
    called: 'rectangle',
    corners: [
      [1, 0],
      [5, 4],
      [4, 5],
      [0, 1],
    ],
    why: 'It is tilted, and still has four right angles. Its sides are not all equal.',
  },
  {
    called: 'rhombus',
    corners: [
      [2, 0],
      [4, 3],
      [2, 6],
      [0, 3],
    ],
    why: 'All four sides are equal, but the corners are not right angles.',
  },
  {
    called: 'trapezium',
    corners: [
      [0, 0],
      [5, 0],
      [3, 3],
      [0, 3],
    ],
    why: 'It has right angles, but just one pair of sides is parallel.',
  },
  {
    called: 'parallelogram',
    corners: [
      [0, 0],
      [2, 3],
      [2, 6],
      [0, 3],
    ],
    why: 'Both pairs of opposite sides are parallel. It has no right angles, and its sides are not all equal.',
  },
];

const names = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezium', 'kite'] as const;

const triangles = [
  {
    called: 'equilateral',
    ticks: [1, 1, 1],
    points: [
      [0, 0],
      [6, 0],
      [3, 5.196],
    ],
    why: 'All three sides are equal.',
  },
  {
    called: 'isosceles',
    ticks: [0, 1, 1],
    points: [
      [0, 0],
      [4, 0],
      [2, 6],
    ],
    why: 'Two of its sides are equal.',
  },
  {
    called: 'isosceles',
    ticks: [0, 1, 1],
    points: [
      [0, 0],
      [8, 0],
      [4, 2.5],
    ],
    why: 'Two of its sides are equal.',
  },
  {
    called: 'scalene',
    ticks: [1, 2, 3],
    points: [
      [0, 0],
      [8, 0],
      [2, 4],
    ],
    why: 'All three sides are of different length.',
  },
  {
    called: 'scalene',
    ticks: [1, 2, 3],
    points: [
      [0, 0],
      [7, 0],
      [9, 4],
    ],
    why: 'All three sides are of different length.',
  },
  {
    called: 'right-angled',
    ticks: [0, 0, 0],
    points: [
      [0, 0],
      [7, 0],
      [0, 4],
    ],
    why: 'The small square shows that one corner is a right angle.',
  },
] as const;

const lengthsOf = (points: readonly (readonly [number, number])[]): string[] =>
  points.map(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return `${Math.round(10 * Math.hypot(nextX - x, nextY - y)) / 10} cm`;
  });

/** None of the others is true of a triangle of this name. */
const untrue: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  equilateral: [
    ['scalene', 'This would have three different sides.'],
    ['right-angled', 'This would have one corner like that of a square.'],
    ['obtuse-angled', 'This would have a corner wider than that of a square.'],
  ],
  isosceles: [
    ['equilateral', 'This would have all three sides equal. Compare them.'],
    ['scalene', 'This would have no equal sides.'],
    ['right-angled', 'This would have one corner like that of a square.'],
  ],
  scalene: [
    ['isosceles', 'This would have two equal sides. Compare the sides.'],
    ['equilateral', 'This would have all three sides equal. Compare the sides.'],
    ['right-angled', 'This would have one corner like that of a square.'],
  ],
  'right-angled': [
    ['equilateral', 'This would have all three sides equal.'],
    ['obtuse-angled', 'This would have a corner wider than that of a square.'],
    ['isosceles', 'This would have two equal sides.'],
  ],
};

/** Names that fit as well, and say less. */
const lessExact: Readonly<Record<string, readonly string[]>> = {
  square: ['rectangle', 'rhombus', 'parallelogram', 'kite'],
  rectangle: ['parallelogram'],
  rhombus: ['parallelogram', 'kite'],
};

const missing: Readonly<Record<string, string>> = {
  square: 'This needs four equal sides and four right angles.',
  rectangle: 'This needs four right angles.',
  rhombus: 'This needs four equal sides.',
  parallelogram: 'This needs two pairs of parallel sides.',
  trapezium: 'This has just one pair of parallel sides.',
  kite: 'This needs two pairs of equal sides that meet.',
};

export const triangleTypes = makeGenerator<string>(
  {
    id: 'maths-triangle-types',
    title: 'Kinds of triangles and quadrilaterals',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: [
      'types of triangles',
      'isosceles',
      'equilateral',
      'scalene',
      'types of quadrilaterals',
      'parallelogram rhombus trapezium',
      'kite',
    ],
  },
  ({ int, pick, level }) => {
    const letter = pick(letters);
    if (level(true, false, false)) {
      const { called, ticks, points, why } = pick(triangles);
      const turn = (int(0, 11) * Math.PI) / 6;
      const place = ([x, y]: readonly [number, number]): Corner => [
        Math.round((x * Math.cos(turn) - y * Math.sin(turn)) * 1000) / 1000,
        Math.round((x * Math.sin(turn) + y * Math.cos(turn)) * 1000) / 1000,
      ];
      const figure: FigureOf<'polygon'> = {
        kind: 'polygon',
        points: points.map(place),
        ...(called === 'right-angled'
          ? { rightAngles: [0] }
          : called === 'scalene' || pick([true, false])
            ? { sides: lengthsOf(points) }
            : { ticks: [...ticks] }),
      };
      return {
        stem: pick([
          'What kind of triangle is this?',
          'Which name fits this triangle?',
          'What is this triangle called?',
          `Triangle ${letter} is drawn here. What kind of triangle is it?`,
        ]),
        figure,
        key: called,
        slips: untrue[called] ?? [],
        show: (name) => name,
        why,
        steps: ['Look at the marks on the sides and in the corners.', why],
        hints: ['Compare the sides. Sides with as many small strokes are equally long.', 'A small square in a corner marks a right angle.'],
        drawn: { called },
      };
    }
    const { called, corners, why } = pick(level([], quadrilaterals, tilted));
    const wrong = (name: string): string => {
      if (lessExact[called]?.includes(name) === true) return 'This is true of it, but there is a more exact name.';
      return missing[name] ?? '';
    };
    const others = names.filter((name) => name !== called);
    const first = int(0, others.length - 1);
    return {
      stem: `What is the most exact name for shape ${letter}?`,
      figure: onPaper(letter, grown(corners, [int(1, 2), int(1, 2)], int(0, 3))),
      key: called,
      slips: [...others.slice(first), ...others.slice(0, first)].map((name) => [name, wrong(name)] as const),
      show: (name) => name,
      why,
      steps: ['Look for equal sides, right angles and parallel sides.', why],
      hints: ['Are there right angles? Count the squares along the sides.', 'Which sides are parallel? Are all the sides equal?'],
      drawn: { called },
    };
  },
);
