import type { Point } from './drawing.ts';

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const along = Array.from({ length: 12 }, (_, at) => (at + 1) / 12);

const arcPoints = (from: Point, to: Point, r: number, large: boolean, sweep: boolean): readonly Point[] => {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  const radius = Math.max(r, half);
  const lift = Math.sqrt(Math.max(0, radius * radius - half * half)) / (half || 1);
  const side = large === sweep ? -1 : 1;
  const centre: Point = [from[0] + dx - side * lift * dy, from[1] + dy + side * lift * dx];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return along.map((t) => [centre[0] + radius * Math.cos(start + turn * t), centre[1] + radius * Math.sin(start + turn * t)] as const);
};

type Strokes = readonly (readonly Point[])[];

const flatten = (d: string): Strokes => {
  const strokes: Point[][] = [];
  let here: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQCAZ])([^MLHVQCAZ]*)/g)) {
    const n = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const at = (index: number): Point => [n[index] ?? Number.NaN, n[index + 1] ?? Number.NaN];
    const stroke = strokes.at(-1) ?? [];
    const start = here;
    if (command === 'M') strokes.push([at(0)]);
    if (command === 'L') for (let index = 0; index < n.length; index += 2) stroke.push(at(index));
    if (command === 'H') stroke.push([n[0] ?? 0, here[1]]);
    if (command === 'V') stroke.push([here[0], n[0] ?? 0]);
    if (command === 'Q') stroke.push(...along.map((t) => mix(mix(start, at(0), t), mix(at(0), at(2), t), t)));
    if (command === 'C')
      stroke.push(
        ...along.map((t) => {
          const [a, b, c] = [mix(start, at(0), t), mix(at(0), at(2), t), mix(at(2), at(4), t)];
          return mix(mix(a, b, t), mix(b, c, t), t);
        }),
      );
    if (command === 'A') stroke.push(...arcPoints(start, at(5), n[0] ?? 0, n[3] === 1, n[4] === 1));
    if (command === 'Z' && stroke[0] !== undefined) stroke.push(stroke[0]);
    here = strokes.at(-1)?.at(-1) ?? here;
  }
  return strokes;
};

/** Squares, letters and outlines are drawn again and again in the same place. */
const flattened = new Map<string, Strokes>();
const mostKept = 2000;

/** The strokes of a path as points: enough commands for what our figures use, all absolute. */
export const flattenPath = (d: string): Strokes => {
  const before = flattened.get(d);
  if (before !== undefined) return before;
  if (flattened.size >= mostKept) flattened.clear();
  const strokes = flatten(d);
  flattened.set(d, strokes);
  return strokes;
};
