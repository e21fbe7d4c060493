import { type PlainMark, type Point, round } from '../drawing.ts';

/** A drawing about its middle, smaller (or larger) and moved: a lamb from a sheep. Paths are of M, L, H, V, Q, C and Z, without arcs. */
export const smaller = (marks: readonly PlainMark[], by: number, [dx, dy]: Point = [0, 0]): PlainMark[] =>
  marks.map((mark): PlainMark => {
    const at = ([x, y]: Point): Point => [round(x * by + dx), round(y * by + dy)];
    if (mark.kind === 'circle') return { ...mark, at: at(mark.at), r: round(mark.r * by) };
    if (mark.kind === 'box') return { ...mark, at: at(mark.at), size: [round(mark.size[0] * by), round(mark.size[1] * by)] };
    if (mark.kind === 'label') return { ...mark, at: at(mark.at) };
    return { ...mark, d: movedPath(mark.d, by, [dx, dy]) };
  });

const movedPath = (d: string, by: number, [dx, dy]: Point): string =>
  d.replaceAll(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const isX = (at: number): boolean => command === 'H' || (command !== 'V' && at % 2 === 0);
    return `${command}${numbers.map((value, at) => round(value * by + (isX(at) ? dx : dy))).join(' ')}`;
  });
