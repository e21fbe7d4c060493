import type { Figure } from '@hedgerow/figures/figure';
import { triangleOf } from '../polygon-figures.ts';

/** The shape of a story, with its lengths or angles in letters; drawn the same whatever the letter stands for. */
export const figureOfStory = (kind: string, [m, k, x]: readonly [number, number, number]): Figure | undefined => {
  switch (kind) {
    case 'triangle':
      return { ...triangleOf([68, 68], { sides: [`${k} cm`, 'x cm', 'x cm'], ticks: [0, 1, 1] }), notToScale: true };
    case 'angles':
      return {
        kind: 'angles-at-point',
        around: 'line',
        angles: [
          { degrees: 2 * m * x, text: `${m}y` },
          { degrees: 180 - 2 * m * x, text: `y + ${180 - (m + 1) * 2 * x}` },
        ],
      };
    case 'sides':
      return {
        kind: 'polygon',
        points: [
          [0, 0],
          [10, 0],
          [10, 6],
          [0, 6],
        ],
        sides: [`${m}x`, `x + ${k}`],
        rightAngles: [0, 1, 2, 3],
        name: 'rectangle',
        notToScale: true,
      };
    default:
      return undefined;
  }
};
