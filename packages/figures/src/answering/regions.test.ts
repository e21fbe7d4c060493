import { expect, test } from 'vitest';
import { regionAt, regionsOfGraph } from '../data/graph.ts';
import { toFill } from '../data/table.ts';
import type { Point } from '../drawing.ts';
import { faultsOf } from '../faults.ts';
import { drawFigure, type Figure, sampleFigure } from '../figure.ts';
import { areaOf, cutAlong, depthIn } from '../regions.ts';
import { regionsOfPlan } from '../shape/locus.ts';
import { givenView } from './given.ts';
import { handlesOf } from './handles-of.ts';

const square: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test('a line cuts a shape in two that are the whole again, and keeps one that it misses', () => {
  for (const line of [
    [
      [0, 3],
      [10, 8],
    ],
    [
      [2, 0],
      [2, 10],
    ],
    [
      [-5, -5],
      [5, 5],
    ],
  ] as const) {
    const halves = [cutAlong(square, line), cutAlong(square, [line[1], line[0]])];
    expect(halves.reduce((sum, half) => sum + areaOf(half), 0)).toBeCloseTo(100);
  }
  const beside = [
    [20, 0],
    [20, 10],
  ] as const;
  expect([cutAlong(square, beside), cutAlong(square, [beside[1], beside[0]])].map(areaOf).toSorted((a, b) => a - b)).toEqual([0, 100]);
  expect(depthIn(square, [5, 5])).toBe(5);
  expect(depthIn(square, [11, 5])).toBe(-1);
});

const axis = { from: -5, to: 5, step: 1 };
const lines = (...curves: [number, number][][]): Extract<Figure, { kind: 'graph' }> => ({
  kind: 'graph',
  x: { ...axis, name: 'x' },
  y: { ...axis, name: 'y' },
  curves: curves.map((points) => ({ points })),
});

test('three lines cut a graph into seven regions, each called by a point in it', () => {
  const figure = lines(
    [
      [-1, -5],
      [-1, 5],
    ],
    [
      [-5, -1],
      [5, -1],
    ],
    [
      [-4, 5],
      [5, -4],
    ],
  );
  const regions = regionsOfGraph(figure);
  expect(regions.map(({ name }) => name)).toContain('Around (0, 0)');
  expect(new Set(regions.map(({ name }) => name)).size).toBe(7);
  for (const [at, { name }] of regions.entries()) {
    const [x = 0, y = 0] = [...name.replaceAll('−', '-').matchAll(/-?\d+/g)].map(Number);
    expect(regionAt(figure, [x, y])).toBe(at);
  }
});

test('where a region would be too small to hit, none is offered', () => {
  const close: [number, number][][] = [
    [
      [1, -5],
      [1, 5],
    ],
    [
      [1.2, -5],
      [1.2, 5],
    ],
  ];
  expect(regionsOfGraph(lines(...close))).toEqual([]);
});

test('a shaded region lies above the paper and below the lines and letters', () => {
  const venn: Figure = { kind: 'venn', left: 'A', right: 'B', onlyLeft: '3', both: '5', onlyRight: '7', neither: '9' };
  const { marks, words } = givenView(venn, { kind: 'region' }, [1, 3]);
  const [paper] = drawFigure(venn).marks;
  expect(marks[0]).toEqual(paper);
  expect(marks.slice(1, 5).map((mark) => ('fill' in mark ? mark.fill : ''))).toEqual(['paper', 'four', 'paper', 'four']);
  expect(words).toContain('Answer: Only A and Both A and B.');
});

test('what is typed in the cells of a table stays in its cell', () => {
  const tables = Array.from({ length: 200 }, (_, seed) => sampleFigure('table', seed)).filter(
    (figure) => figure.kind === 'table' && figure.rows.flat().includes(toFill),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const figure of tables) {
    const handles = handlesOf(figure, { kind: 'fill', keys: 'number' });
    const cells = handles.kind === 'cells' ? handles.cells : [];
    expect(cells.every(({ size }) => Math.min(...size) >= 44)).toBe(true);
    for (const text of ['7', '−12.5', '1000000'])
      expect(faultsOf(givenView(figure, { kind: 'fill', keys: 'number' }, cells.map(() => text).join('|')))).toEqual([]);
  }
});

test('the regions of a plan lie on the sides that their names say', () => {
  const plan = {
    wide: 16,
    tall: 10,
    points: [
      { at: [5, 5], name: 'A' },
      { at: [10, 6], name: 'B' },
    ],
    circles: [{ around: 0, radius: 4 }],
    bisector: [0, 1],
  } as const;
  const spots = regionsOfPlan(plan).map(({ name, area }) => {
    const corners = area.kind === 'path' ? area.d.slice(1, -1).split('L') : [];
    const shape = corners.map((corner): Point => [Number(corner.split(' ')[0]), Number(corner.split(' ')[1])]);
    // Where A and B are drawn.
    return { name, holds: [depthIn(shape, [107.5, 103.5]) >= 0, depthIn(shape, [195, 86]) >= 0] };
  });
  expect(spots).toEqual([
    { name: 'Outside the circle, on the side of A', holds: [true, false] },
    { name: 'Outside the circle, on the side of B', holds: [false, true] },
    { name: 'Inside the circle, on the side of A', holds: [true, false] },
    { name: 'Inside the circle, on the side of B', holds: [false, false] },
  ]);
});
