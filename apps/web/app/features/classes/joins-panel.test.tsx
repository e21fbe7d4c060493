import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { JoinsPanel } from './joins-panel.tsx';

const joins = 'GET /api/teacher/class-joins';
const mia = {
  classId: 'c1',
  className: '4 Oak',
  childId: 'm1',
  name: 'Mia Moss',
  yearGroup: 'Year 4',
  askedAt: '2026-11-20T10:00:00.000Z',
};
const ben = { ...mia, childId: 'b1', name: 'Ben Ash' };

test('nothing is shown while nobody waits', async () => {
  answer(joins, { json: [] });
  show(
    <>
      <p>Your classes</p>
      <JoinsPanel />
    </>,
  );
  expect(await screen.findByText('Your classes')).toBeTruthy();
  expect(screen.queryByText('Wants to join')).toBeNull();
});

test('a teacher reads who waits and since when, and a refusal stands beside the names', async () => {
  answer(joins, { json: [mia, ben] });
  answer('POST /api/teacher/class-joins', refusal(404, 'Not found', 'not_found'));
  show(<JoinsPanel />);
  expect(await screen.findByText('Mia Moss')).toBeTruthy();
  expect(screen.getAllByText(/Year 4, asked on 20 Nov/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Accept all 2' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decline Ben Ash' }));
  expect(await screen.findByText('That was not saved')).toBeTruthy();
});
