import type { Point } from '../drawing.ts';

type Edge = { readonly keeps: (point: Point) => boolean; readonly meets: (a: Point, b: Point) => Point };

const upright = (x: number, keeps: Edge['keeps']): Edge => ({
  keeps,
  meets: ([ax, ay], [bx, by]) => [x, ay + ((x - ax) / (bx - ax)) * (by - ay)],
});
const level = (y: number, keeps: Edge['keeps']): Edge => ({
  keeps,
  meets: ([ax, ay], [bx, by]) => [ax + ((y - ay) / (by - ay)) * (bx - ax), y],
});

/** What of a closed ring lies in a box from 0 0, after Sutherland and Hodgman: one edge of the box after another. */
export const cutRing = (ring: readonly Point[], width: number, height: number): readonly Point[] =>
  [
    upright(0, ([x]) => x >= 0),
    upright(width, ([x]) => x <= width),
    level(0, ([, y]) => y >= 0),
    level(height, ([, y]) => y <= height),
  ].reduce<readonly Point[]>(
    (points, { keeps, meets }) =>
      points.flatMap((point, at): readonly Point[] => {
        const before = points.at(at - 1) as Point;
        if (keeps(point)) return keeps(before) ? [point] : [meets(before, point), point];
        return keeps(before) ? [meets(before, point)] : [];
      }),
    ring,
  );
