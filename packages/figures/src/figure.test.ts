import { describe, expect, inject, test } from 'vitest';
import { placesOnGraph } from './data/graph.ts';
import { describeFigure, drawFigure, Figure, figureKinds, figureSvg, sampleFigure } from './figure.ts';
import { faultsOf } from './faults.ts';

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
