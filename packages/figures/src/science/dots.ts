import { type PlainMark, path, type Point, round, type Style } from '../drawing.ts';

/** Many equal circles as one path: a box of particles stays small. */
export const dots = (points: readonly Point[], r: number, style: Style): PlainMark =>
  path(
    points
      .map(
        ([x, y]) => `M${round(x - r)} ${round(y)}A${r} ${r} 0 0 1 ${round(x + r)} ${round(y)}A${r} ${r} 0 0 1 ${round(x - r)} ${round(y)}`,
      )
      .join(''),
    style,
  );
