import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Compare } from './compare.tsx';

const row = (name: string): (string | null)[] =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the plans are compared by the rules that open them', () => {
  show(
    <>
      <Compare phase="primary" />
      <Compare phase="secondary" />
    </>,
  );
  for (const fold of document.querySelectorAll('details')) {
    expect(fold.open).toBe(false);
    fold.open = true;
  }
  expect(row('Practice quizzes')).toEqual(['5 a day', 'No limit']);
  expect(row('Science, humanities')).toEqual(['No', 'Yes']);
  expect(row('School work')).toEqual(['Yes', 'Yes', 'Yes']);
  expect(row('Revision guides')).toEqual(['No', 'Yes', 'Yes']);
  expect(row('Essay feedback')).toEqual(['No', 'No', 'Yes']);
});
