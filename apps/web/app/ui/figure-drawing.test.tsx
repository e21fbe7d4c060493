import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FigureView } from '@hedgerow/contracts/figures';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FigureDrawing } from './figure-drawing.tsx';

const figure: FigureView = {
  width: 320,
  height: 60,
  words: 'Some shapes.',
  marks: [
    { kind: 'path', d: 'M0 0L9 9L0 9Z', fill: 'tint', stroke: 'none' },
    { kind: 'box', at: [0, 0], size: [9, 9], fill: 'four' },
    { kind: 'circle', at: [5, 5], r: 4, fill: 'tint', stroke: 'line' },
    { kind: 'circle', at: [5, 5], r: 4, fill: 'paper' },
    { kind: 'label', at: [5, 5], text: 'A', halo: true },
  ],
};

test('a pale fill without an edge is told from the rest, so that it can be seen in forced colours', () => {
  show(<FigureDrawing figure={figure} />);
  const bare = [...screen.getByRole('img').querySelectorAll('[data-bare]')].map(({ tagName }) => tagName.toLowerCase());
  expect(bare).toEqual(['path', 'rect']);
});

test('in forced colours no ink of a fill is the colour of the page, and a halo is', () => {
  const css = readFileSync(join(import.meta.dirname, 'figure.module.css'), 'utf8');
  const forced = css.slice(css.indexOf('@media (forced-colors: active)'), css.indexOf('@media print'));
  for (const ink of ['tint', 'four', 'one', 'two', 'three']) expect(forced).not.toMatch(new RegExp(`--figure-${ink}: Canvas;`));
  expect(forced).toContain('[data-bare]');
  expect(forced).toMatch(/text \{[^}]*forced-color-adjust: none/);
  expect(forced).toMatch(/text\[data-halo='true'\] \{[^}]*stroke: Canvas/);
});
