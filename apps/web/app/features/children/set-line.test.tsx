import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { childWorkQuery } from './api.ts';
import { SetLine } from './set-line.tsx';

const read = 'GET /api/assignments/child/c1';
const piece = (state: string, dueDate: string) => ({ state, dueDate });

test('a parent reads how much of what was set is not done, what is overdue, and what comes next', async () => {
  answer(read, {
    json: [piece('done', '2026-11-20'), piece('open', '2026-12-02'), piece('started', '2026-12-01'), piece('overdue', '2026-11-24')],
  });
  show(<SetLine childId="c1" />);
  const line = (await screen.findByText(/^Set work: 3 to do/)).textContent;
  expect(line).toContain('1 overdue, next due Tuesday 1\u00A0December.');
  expect(screen.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe('/parent/set-work?child=c1');
});

test('where everything is done nothing is said', async () => {
  answer(read, { json: [piece('done', '2026-11-20')] });
  const { client } = show(<SetLine childId="c1" />);
  await expect.poll(() => client.getQueryData(childWorkQuery('c1').queryKey)).toBeTruthy();
  expect(screen.queryByText(/Set work/)).toBeNull();
});
