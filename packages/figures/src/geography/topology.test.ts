import { expect, test } from 'vitest';
import { cutRing } from './cut-ring.ts';
import { ringsOf, Topology } from './topology.ts';

const two = Topology.parse({
  transform: { scale: [2, 1], translate: [10, 50] },
  arcs: [
    [
      [0, 0],
      [3, 0],
      [0, 4],
    ],
    [
      [0, 0],
      [0, 4],
      [3, 0],
    ],
  ],
  objects: {
    countries: {
      geometries: [
        { type: 'Polygon', arcs: [[0, -2]], properties: { name: 'Here' } },
        { type: 'MultiPolygon', arcs: [[[1, -1]]], properties: { name: 'There' } },
      ],
    },
  },
});

test('a ring is put together from shared arcs, some of them backwards, in degrees', () => {
  expect(ringsOf(two, 'countries', (name) => name === 'Here')).toEqual([
    [
      [10, 50],
      [16, 50],
      [16, 54],
      [10, 54],
      [10, 50],
    ],
  ]);
  expect(ringsOf(two, 'countries', () => true)).toHaveLength(2);
  expect(ringsOf(two, 'rivers', () => true)).toEqual([]);
});

test('a ring is cut off at the edges of a box, and one outside leaves nothing', () => {
  const ring = [
    [-5, 2],
    [5, 2],
    [5, 20],
    [-5, 20],
  ] as const;
  expect(cutRing(ring, 10, 10)).toEqual([
    [0, 10],
    [0, 2],
    [5, 2],
    [5, 10],
  ]);
  expect(
    cutRing(
      ring.map(([x, y]) => [x + 50, y] as const),
      10,
      10,
    ),
  ).toEqual([]);
});
