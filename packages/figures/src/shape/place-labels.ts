import type { Label, Mark, Point } from '../drawing.ts';
import { clashesWith } from '../faults.ts';
import { textWidth } from '../text-size.ts';

/** How far the middle of a text must stand from a point so that its box does not reach over it, in the direction of a unit vector. */
export const reach = (text: string, [nx, ny]: Point, size = 16): number =>
  (Math.abs(nx) * textWidth(text, size)) / 2 + Math.abs(ny) * size * 0.4;

export const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};
export const along = ([x, y]: Point, [nx, ny]: Point, distance: number): Point => [x + nx * distance, y + ny * distance];
export const minus = ([ax, ay]: Point, [bx, by]: Point): Point => [ax - bx, ay - by];

/** Scales points (y upwards) into a box of the drawing (y downwards) without changing their shape. */
export const fitted = (points: readonly Point[], left: number, top: number, wide: number, tall: number): Point[] => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, y0] = [Math.min(...xs), Math.max(...ys)];
  const factor = Math.min(wide / (Math.max(...xs) - x0 || 1), tall / (y0 - Math.min(...ys) || 1));
  return points.map(([x, y]) => [left + (x - x0) * factor, top + (y0 - y) * factor]);
};

/** Of the places of a label, best first, the first that is clear of what is drawn; where none is, the one that stands on least. */
export const clearest = <Place>(
  drawn: readonly Mark[],
  put: (place: Place) => Label,
  first: Place,
  /** Mostly the first is clear: the others are not looked for before they are needed. */
  others: () => readonly Place[],
): Label => {
  const clashes = clashesWith(drawn);
  let best = put(first);
  let least = clashes(best);
  if (least === 0) return best;
  for (const place of others()) {
    const placed = put(place);
    const count = clashes(placed);
    if (count < least) [best, least] = [placed, count];
    if (least === 0) break;
  }
  return best;
};
