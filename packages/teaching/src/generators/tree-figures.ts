import type { FigureOf } from '@hedgerow/figures/figure';

type Counts = readonly [number, number];
type Branch = FigureOf<'tree'>['first'];

/** Two draws from a bag as a tree: with every chance, with those of the first draw alone, or for the pupil to fill in. */
export const counterTree = (
  [r, b]: Counts,
  [first, second]: readonly [string, string],
  back: boolean,
  shown: 'all' | 'first' | 'none',
): FigureOf<'tree'> => {
  const kept = back ? 0 : 1;
  const fork = (reds: number, blues: number, isShown: boolean): Branch => [
    { name: first, chance: isShown ? `${reds}/${reds + blues}` : '?' },
    { name: second, chance: isShown ? `${blues}/${reds + blues}` : '?' },
  ];
  return {
    kind: 'tree',
    first: fork(r, b, shown !== 'none'),
    second: [fork(r - kept, b, shown === 'all'), fork(r, b - kept, shown === 'all')],
  };
};
