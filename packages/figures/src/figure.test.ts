import { describe, expect, inject, test } from 'vitest';
import { placesOnGraph } from './data/graph.ts';
import { describeFigure, drawFigure, Figure, figureKinds, figureSvg, sampleFigure } from './figure.ts';
import { faultsOf } from './faults.ts';
import { textWidth } from './text-size.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly whole: boolean;
    readonly changedFiles: readonly string[];
  }
}

/** Five hundred pictures of a kind at night, and where something of drawing changed; otherwise enough to see a usual fault. */
const looksAtAll = inject('whole') || inject('changedFiles').some((file) => file.startsWith('packages/figures/'));
const seeds = Array.from({ length: looksAtAll ? 500 : 60 }, (_, seed) => seed);

describe.each(figureKinds)('%s', (kind) => {
  const samples = seeds.map((seed) => sampleFigure(kind, seed));

  test('is data that its own schema takes, and nothing more', () => {
    for (const figure of samples) expect(Figure.parse(figure)).toEqual(figure);
    expect(Figure.safeParse({ ...samples[0], extra: 1 }).success).toBe(false);
  });

  test('stays in its box, with every label clear of lines and of other labels', () => {
    const faulty = samples.flatMap((figure) => {
      const faults = faultsOf(drawFigure(figure));
      return faults.length === 0 ? [] : [{ figure, faults }];
    });
    expect(faulty.length === 0 ? '' : `${faulty.length} of ${seeds.length}: ${JSON.stringify(faulty[0])}`).toBe('');
  });

  test('is under 12 KB of SVG and says in words what it shows', () => {
    for (const figure of samples) {
      expect(figureSvg(figure).length).toBeLessThan(12_000);
      expect(describeFigure(figure)).toMatch(/^[A-Z].{10,}\.$/s);
      expect(describeFigure(figure)).not.toMatch(/undefined|NaN|\[object| {2}/);
    }
  });
});

test('a graph in x and y has equal units on both axes', () => {
  const axes = { from: -10, to: 10, step: 2 };
  for (const high of [10, 14]) {
    const { toX, toY } = placesOnGraph({ x: { ...axes, name: 'x' }, y: { ...axes, to: high, name: 'y' } });
    expect(toX(1) - toX(0)).toBeCloseTo(toY(0) - toY(1));
  }
});

test('the words of a graph in four quadrants place a point from where its axes cross, and not from a corner', () => {
  const axes = { from: -5, to: 5, step: 1 };
  const described = (x: object, y: object) =>
    describeFigure(
      Figure.parse({
        kind: 'graph',
        x: { ...axes, name: 'x', ...x },
        y: { ...axes, name: 'y', ...y },
        curves: [],
        points: [{ at: [-4, 2], name: 'A' }],
      }),
    );
  expect(described({}, {})).toContain('Points, counted from (0, 0): A 4 left and 2 up.');
  expect(described({}, { from: 0 })).toContain('Points, counted in grid lines from the bottom left: A 1 across and 2 up.');
});

test('the words of a number line say the expressions at its ends, and never a fraction that may be asked', () => {
  const line = { kind: 'number-line', from: 0, to: 4, step: 1, labelled: [0, 4], marked: 3 } as const;
  expect(describeFigure(Figure.parse({ ...line, texts: { 0: '2n', 4: '2n + 4' } }))).toContain(
    'from 2n to 2n + 4. Written on it: 2n, 2n + 4. There are 4 equal spaces between 2n and 2n + 4. The arrow points at the third mark after 2n.',
  );
  expect(describeFigure(Figure.parse({ ...line, texts: { 4: '1/2' } }))).not.toContain('1/2');
});

test('the words of a box plot never name a place before its scale', () => {
  const words = describeFigure(
    Figure.parse({ kind: 'box-plot', from: 0, to: 60, step: 10, name: 'Time', plots: [{ name: '', five: [0, 10, 20, 40, 60] }] }),
  );
  expect(words).toContain('left end at 0;');
  expect(words).not.toContain('-10');
});

test('the names of points are italic wherever points are named', () => {
  const axis = { from: 0, to: 6, step: 1 };
  const figures = [
    { kind: 'graph', x: { ...axis, name: 'x' }, y: { ...axis, name: 'y' }, curves: [], points: [{ at: [2, 3], name: 'P' }] },
    { kind: 'bearing', degrees: 60, from: 'P', to: 'Q', text: '' },
    { kind: 'locus', wide: 12, tall: 8, points: [{ at: [3, 3], name: 'P' }] },
  ];
  for (const data of figures) {
    const { marks } = drawFigure(Figure.parse(data));
    expect(marks.find((mark) => mark.kind === 'label' && mark.text === 'P')).toMatchObject({ italic: true });
  }
});

const saysNotToScale = (solid: object): boolean =>
  drawFigure(Figure.parse({ kind: 'solid', ...solid })).marks.some((mark) => mark.kind === 'label' && mark.text === 'Not drawn to scale');

test('a solid says that it is not drawn to scale where its lengths are not those of its drawing', () => {
  expect(saysNotToScale({ name: 'cylinder', radius: '3 cm', height: '40 cm' })).toBe(true);
  expect(saysNotToScale({ name: 'cuboid', width: '3 cm', height: '40 cm', depth: '5 cm' })).toBe(true);
  expect(saysNotToScale({ name: 'cuboid', width: '3 cm', height: '?', depth: '5 cm' })).toBe(true);
  expect(saysNotToScale({ name: 'cuboid', width: '8 cm', height: '4 cm', depth: '5 cm' })).toBe(false);
  expect(saysNotToScale({ name: 'sphere', radius: '3 cm' })).toBe(false);
  expect(saysNotToScale({ name: 'cone' })).toBe(false);
});

const labelsOf = (data: object): string[] =>
  drawFigure(Figure.parse(data)).marks.flatMap((mark) => (mark.kind === 'label' ? [mark.text] : []));

test('the letter of a meter or a motor stands once, in its circle', () => {
  const circuit = {
    kind: 'circuit',
    cells: 1,
    branches: [
      [
        { part: 'ammeter', text: 'A' },
        { part: 'lamp', across: 'V' },
        { part: 'motor', text: 'M' },
      ],
    ],
  };
  expect(labelsOf(circuit).toSorted()).toEqual(['A', 'M', 'V']);
  expect(describeFigure(Figure.parse(circuit))).toContain('an ammeter, a lamp with a voltmeter across it and a motor');
});

test('the words of a number line say no number that has no room on it', () => {
  const crowded = { kind: 'number-line', from: -26, to: 1, step: 1, labelled: [-25, -24, 0] };
  expect(labelsOf(crowded)).toEqual(['−25', '0']);
  expect(describeFigure(Figure.parse(crowded))).toContain('Written on it: -25, 0. There are 25 equal spaces between -25 and 0.');
});

test('the label of a short jump is drawn where no other jump is beside it', () => {
  const jump = { from: -7, to: -5, text: '− (−2)' };
  const line = { kind: 'number-line', from: -10, to: 10, step: 1, labelled: [-10, 0, 10] };
  expect(labelsOf({ ...line, jumps: [jump] })).toContain('− (−2)');
  const beside = { ...line, jumps: [jump, { from: -5, to: -3, text: '+2' }] };
  expect(labelsOf(beside)).not.toContain('− (−2)');
  expect(describeFigure(Figure.parse(beside))).not.toContain('− (−2)');
});

test('the numbers of what was counted stand clear of the next thing, those of two digits too', () => {
  const { marks } = drawFigure(Figure.parse({ kind: 'objects', groups: [{ thing: 'leaf', count: 20 }], counted: true }));
  const things = marks.flatMap((mark) => (mark.kind === 'group' ? [mark.move] : []));
  const numbers = marks.flatMap((mark) => (mark.kind === 'label' ? [mark] : []));
  expect(numbers).toHaveLength(20);
  const near = numbers.flatMap(({ text, at: [x], size = 16 }, at) => {
    const [next, own] = [things[at + 1], things[at]];
    if (next === undefined || next[1] !== own?.[1]) return [];
    return next[0] - x - textWidth(text, size) / 2 < 24 ? [text] : [];
  });
  expect(near).toEqual([]);
});

test('a number in a narrow part of a bar is drawn, or not told', () => {
  const parts = [
    { share: 2, text: '2', shaded: true },
    { share: 78, text: '?' },
  ];
  expect(labelsOf({ kind: 'bar-model', bars: [{ parts, whole: '80' }] })).toEqual(['2', '?', '80']);
  const compared = {
    kind: 'bar-model',
    bars: [
      { name: 'A', parts },
      { name: 'B', parts: [{ share: 80, text: '80' }] },
    ],
  };
  expect(labelsOf(compared)).toEqual(['A', '?', 'B', '80']);
  expect(describeFigure(Figure.parse(compared))).toContain('A: a bar made of parts: blank, shaded; one to find.');
});

const withoutHalos = (data: object) => {
  const drawing = drawFigure(Figure.parse(data));
  return { ...drawing, marks: drawing.marks.map((mark) => (mark.kind === 'label' ? { ...mark, halo: false } : mark)) };
};

test('long angles of a circle stand on no line and on no name', () => {
  const faults = [26, 34, 42, 50, 58].flatMap((x) => [
    ...faultsOf(
      withoutHalos({
        kind: 'circle-diagram',
        points: [
          { name: 'A', at: 270 - x },
          { name: 'B', at: 270 + x },
          { name: 'C', at: 97 },
        ],
        centre: true,
        lines: ['OA', 'OB', 'CA', 'CB'].map((ends) => Array.from(ends)),
        angles: [
          { at: 'C', from: 'A', to: 'B', text: '124°' },
          { at: 'O', from: 'A', to: 'B', text: '124°' },
        ],
      }),
    ),
    ...faultsOf(
      withoutHalos({
        kind: 'circle-diagram',
        points: [
          { name: 'A', at: 270 },
          { name: 'B', at: 270 + 2 * x },
          { name: 'C', at: 90 + x },
        ],
        tangents: ['A'],
        lines: ['AB', 'BC', 'CA'].map((ends) => Array.from(ends)),
        angles: [
          { at: 'A', from: 'A+', to: 'B', text: '124°' },
          { at: 'A', from: 'C', to: 'B', text: '?' },
        ],
      }),
    ),
  ]);
  expect(faults).toEqual([]);
});

test('a height inside a solid stands on none of its edges', () => {
  const faults = (
    [
      ['triangular prism', '12 cm'],
      ['square-based pyramid', '12 cm'],
      ['rectangle-based pyramid', '24 cm'],
      ['cone', '14 cm'],
    ] as const
  ).flatMap(([name, height]) => faultsOf(withoutHalos({ kind: 'solid', name, height })));
  expect(faults).toEqual([]);
});

test('long labels of a shape stay in the picture, off its lines and off each other', () => {
  const shapes = [
    [
      [0, 0],
      [10, 0],
      [3, 6],
    ],
    [
      [0, 0],
      [8, 0],
      [0, 6],
    ],
    [
      [0, 0],
      [10, 0],
      [10, 5],
      [0, 5],
    ],
    [
      [0, 0],
      [9, 0],
      [8, 6],
      [2, 5],
    ],
  ];
  const faults = shapes.flatMap((points) =>
    [
      ['2x + 5 cm', '62°'],
      ['12.5 cm', '3x + 10°'],
    ].flatMap(([side, angle]) =>
      faultsOf(
        withoutHalos({
          kind: 'polygon',
          points,
          corners: points.map((_, at) => 'ABCD'[at]),
          sides: points.map(() => side),
          angles: points.map(() => angle),
        }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('short division tells what is written and carried, and no digit that is asked for', () => {
  const sum = { kind: 'short-division', divisor: '6', dividend: '852', quotient: '1□2', carried: ['', '2', '□'] };
  expect(labelsOf(sum)).toEqual(['1', '2', '6', '8', '5', '2', '2']);
  expect(describeFigure(Figure.parse(sum))).toBe(
    'Short division: 852 divided by 6. Above the line: 1 above the first digit, a digit to find above the second digit, 2 above the third digit. Carried, written small: 2 in front of the second digit, a digit to find in front of the third digit.',
  );
  expect(describeFigure(Figure.parse({ ...sum, quotient: '   ', carried: [], remainder: '□' }))).toBe(
    'Short division: 852 divided by 6. Nothing is written above the line yet. The remainder is to be found.',
  );
});
