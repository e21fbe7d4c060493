import { expect, test } from 'vitest';
import { box } from './drawing.ts';
import { figureKinds, figureSvg, sampleFigure } from './figure.ts';
import { toSvg } from './to-svg.ts';

test('paper is black, white and two greys', () => {
  const used = new Set(
    figureKinds.flatMap((kind) =>
      [1, 2, 3, 4, 5, 6].flatMap((seed) =>
        [...figureSvg(sampleFigure(kind, seed)).matchAll(/"(#[\da-f]{3,6})"/g)].map(([, colour]) => colour),
      ),
    ),
  );
  expect(used).toEqual(new Set(['#1a1a1a', '#555', '#ccc', '#fff']));
});

test('on paper each ink of a fill can be told from the others', () => {
  const fills = (['tint', 'one', 'two', 'three', 'four', 'paper'] as const).map(
    (fill) => /<rect [^>]*fill="([^"]*)"/.exec(toSvg({ width: 9, height: 9, marks: [box([0, 0], [9, 9], { fill })] }, 'A box.'))?.[1],
  );
  expect(new Set(fills).size).toBe(6);
});
