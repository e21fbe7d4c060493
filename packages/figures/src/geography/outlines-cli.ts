// npm run build:outlines: makes outlines.ts from Natural Earth, as world-atlas carries it. docs/product/pictures.md says how.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Point } from '../drawing.ts';
import { ringsOf, Topology } from './topology.ts';

const load = (url: string): Topology => Topology.parse(JSON.parse(readFileSync(fileURLToPath(url), 'utf8')));
const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Leaves out the points that stand closer than `least` to the line between their neighbours, after Douglas and Peucker. */
const simpler = (points: readonly Point[], least: number): readonly Point[] => {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const off = ([x, y]: Point): number =>
    length < 1e-6
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length;
  const far = points.slice(1, -1).reduce((best, point, at) => (off(point) > off(points[best] as Point) ? at + 1 : best), 0);
  return far === 0 || off(points[far] as Point) <= least
    ? [first, last]
    : [...simpler(points.slice(0, far + 1), least), ...simpler(points.slice(far), least).slice(1)];
};

/** A closed ring is cut at the point that is farthest from its start, since a line needs two ends. */
const simplerRing = (ring: readonly Point[], least: number): readonly Point[] => {
  const [x, y] = ring[0] as Point;
  const away = ([a, b]: Point): number => Math.hypot(a - x, b - y);
  const cut = ring.reduce((best, point, at) => (away(point) > away(ring[best] as Point) ? at : best), 1);
  return [...simpler(ring.slice(0, cut + 1), least), ...simpler(ring.slice(cut), least).slice(1)];
};

type Look = {
  readonly at: (degrees: Point) => Point;
  readonly smallest: number;
  readonly least: number;
  readonly round: (value: number) => number;
};
const pathOf = (rings: readonly Point[][], { at, smallest, least, round }: Look): string =>
  rings
    .map((ring) => ring.map(at))
    .filter((ring) => areaOf(ring) > smallest)
    .map((ring) => simplerRing(ring, least).map(([x, y]) => `${round(x)} ${round(y)}`))
    .filter((points) => points.length >= 4)
    .map((points) => `M${points.slice(0, -1).join('L')}Z`)
    .join('');

/** A coast that crosses the edge of the map at 180° stays on the side on which most of it lies. */
const onOneSide = (ring: Point[]): Point[][] => {
  const crosses = ring.some(([x], at) => at > 0 && Math.abs(x - (ring[at - 1] as Point)[0]) > 180);
  if (!crosses) return [ring];
  const east = ring.filter(([x]) => x > 0).length > ring.length / 2;
  return ring.length < 30 ? [] : [ring.map(([x, y]): Point => [east && x < -100 ? 180 : x, y])];
};

const world: Look = {
  at: ([lon, lat]) => [((lon + 180) * 320) / 360, ((90 - lat) * 320) / 360],
  smallest: 2.2,
  least: 0.8,
  round: (value) => Math.round(value * 10) / 10,
};
const wide = 320 / 13.4;
const isles: Look = {
  at: ([lon, lat]) => [(lon + 11) * wide, ((61 - lat) * wide) / Math.cos((55 * Math.PI) / 180)],
  smallest: 6,
  least: 0.9,
  round: Math.round,
};
const countries = load(import.meta.resolve('world-atlas/countries-50m.json'));
const land = load(import.meta.resolve('world-atlas/land-110m.json'));
const of = (...names: readonly string[]): string =>
  pathOf(
    ringsOf(countries, 'countries', (name) => names.includes(name)),
    isles,
  );

writeFileSync(
  fileURLToPath(new URL('./outlines.ts', import.meta.url)),
  `/** Made by \`npm run build:outlines\`: coasts of Natural Earth (in the public domain, through world-atlas 2.0.2), simple enough for 320 units of width. */
export const coasts = {
  /** 1:110m, all degrees alike: 0 0 is 180° west, 90° north. */
  world:
    '${pathOf(ringsOf(land, 'land', () => true).flatMap(onOneSide), world)}',
  /** 1:50m, as wide as it is at 55° north: 0 0 is 11° west, 61° north. */
  unitedKingdom:
    '${of('United Kingdom', 'Isle of Man')}',
  ireland:
    '${of('Ireland')}',
} as const;
`,
);
