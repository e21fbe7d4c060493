import { circle, path, type PlainMark, type Point } from '../drawing.ts';

/** A curve given in spaces of the stave, counted from the lowest line upwards. */
const curve = (commands: readonly (readonly [string, ...number[]])[], [x, y]: Point, space: number): string =>
  commands
    .map(
      ([command, ...at]) =>
        `${command}${at.map((value, index) => Math.round((index % 2 === 0 ? x + value * space : y - value * space) * 10) / 10).join(' ')}`,
    )
    .join('');

const treble = [
  ['M', 0.05, 0.5],
  ['C', -0.75, 0.6, -0.7, 1.75, 0.15, 1.75],
  ['C', 1.2, 1.75, 1.3, 0.1, 0.1, 0],
  ['C', -1.3, -0.1, -1.8, 1.4, -0.6, 2.5],
  ['C', 0.3, 3.3, 0.75, 3.9, 0.6, 4.8],
  ['C', 0.5, 5.5, 0.25, 5.7, 0.1, 5.4],
  ['C', -0.35, 4.8, -0.3, 4.2, -0.15, 3.4],
  ['L', 0.42, -0.9],
  ['C', 0.55, -1.7, -0.5, -1.9, -0.6, -1.2],
] as const;
const bass = [
  ['M', -0.8, 3],
  ['C', -0.9, 4.3, 1, 4.5, 0.9, 2.8],
  ['C', 0.8, 1.5, 0, 0.9, -1, 0.5],
] as const;

/** The sign at the left of a stave; `at` is on its lowest line. */
export const clefMarks = (clef: 'treble' | 'bass' | 'none', [x, y]: Point, space: number): readonly PlainMark[] => {
  if (clef === 'none') return [];
  if (clef === 'treble')
    return [path(curve(treble, [x, y], space), { width: 3 }), circle([x - 0.4 * space, y + 1.25 * space], 3.4, { fill: 'line' })];
  return [
    path(curve(bass, [x, y], space), { width: 3.4 }),
    circle([x - 0.55 * space, y - 3 * space], 4.2, { fill: 'line' }),
    circle([x + 1.35 * space, y - 3.5 * space], 2.4, { fill: 'line' }),
    circle([x + 1.35 * space, y - 2.5 * space], 2.4, { fill: 'line' }),
  ];
};
