import type { Figure } from '@hedgerow/figures/figure';
import { quadrilateralOf, triangleOf } from '../polygon-figures.ts';
import { inUnit } from '../written.ts';

const degrees = inUnit('°');

export type Kind = 'line' | 'split' | 'point' | 'triangle' | 'isosceles' | 'quadrilateral';

export const atPoint = (around: 'line' | 'point', sizes: readonly number[], texts: readonly string[]): Figure => ({
  kind: 'angles-at-point',
  around,
  angles: sizes.map((size, at) => ({ degrees: size, text: texts[at] ?? '' })),
});

/** The angles that are known, and a question mark in the one that is not. */
export const figureOfAngles = (kind: Kind, [one = 0, two = 0, three = 0]: readonly number[]): Figure | undefined => {
  const base = (180 - one) / 2;
  switch (kind) {
    case 'line':
      return {
        kind: 'parallel-lines',
        parallel: false,
        slope: one,
        marked: [
          { at: 'top', place: 'above right', text: degrees(one) },
          { at: 'top', place: 'above left', text: '?' },
        ],
      };
    case 'triangle':
      return triangleOf([one, two], { angles: [degrees(one), degrees(two), '?'] });
    case 'isosceles':
      return triangleOf([base, base], { angles: ['?', '?', degrees(one)], ticks: [0, 1, 1] });
    case 'quadrilateral':
      return quadrilateralOf([one, two, three], { angles: [degrees(one), degrees(two), degrees(three), '?'], name: 'quadrilateral' });
    case 'split':
      return atPoint('line', [one, 180 - one - two, two], [degrees(one), '?', degrees(two)]);
    case 'point':
      return atPoint('point', [one, two, 360 - one - two], [degrees(one), degrees(two), '?']);
  }
};
