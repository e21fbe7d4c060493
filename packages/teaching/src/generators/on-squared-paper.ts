import type { FigureOf } from '@hedgerow/figures/figure';

export type Corner = [x: number, y: number];

export const grown = (corners: readonly Corner[], [left, up]: Corner, turns: number): Corner[] => {
  let all = corners;
  for (let turn = 0; turn < turns; turn += 1) {
    const widest = Math.max(...all.map(([x]) => x));
    all = all.map(([x, y]): Corner => [y, widest - x]);
  }
  return all.map(([x, y]): Corner => [left + x, up + y]);
};

export const onPaper = (name: string, points: Corner[]): FigureOf<'grid-shapes'> => ({
  kind: 'grid-shapes',
  size: 10,
  shapes: [{ name, points }],
});

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M'] as const;

export type Shape = { readonly called: string; readonly corners: readonly Corner[]; readonly why: string };
