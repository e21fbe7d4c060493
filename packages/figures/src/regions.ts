import type { PlainMark, Point } from './drawing.ts';

/** A part that a figure's lines cut off: what it is called, and the area that is painted and hit. */
export type Region = { readonly name: string; readonly area: Exclude<PlainMark, { kind: 'label' }> };

/** Keeps what lies on one side of the line through two points: the left one on the screen, going from the first to the second. */
export const cutAlong = (shape: readonly Point[], [from, to]: readonly [Point, Point]): readonly Point[] => {
  const side = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return shape.flatMap((point, at): Point[] => {
    const next = shape[(at + 1) % shape.length] ?? point;
    const [here, there] = [side(point), side(next)];
    const part = here / (here - there);
    const crossing: Point = [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])];
    return [...(here <= 0 ? [point] : []), ...((here < 0 && there > 0) || (here > 0 && there < 0) ? [crossing] : [])];
  });
};

/** The area of a shape, without its sign. */
export const areaOf = (shape: readonly Point[]): number =>
  Math.abs(
    shape.reduce((sum, [x, y], at) => {
      const [a, b] = shape[(at + 1) % shape.length] ?? [x, y];
      return sum + x * b - a * y;
    }, 0),
  ) / 2;

/** How far a point inside a convex shape is from its nearest side; negative outside. */
export const depthIn = (shape: readonly Point[], [x, y]: Point): number => {
  const distances = shape.map(([a, b], at) => {
    const [c, d] = shape[(at + 1) % shape.length] ?? [a, b];
    const length = Math.hypot(c - a, d - b);
    return length < 1e-6 ? Number.NaN : ((c - a) * (y - b) - (d - b) * (x - a)) / length;
  });
  const known = distances.filter((one) => !Number.isNaN(one));
  return known.every((one) => one >= 0) || known.every((one) => one <= 0) ? Math.min(...known.map(Math.abs)) : -1;
};
