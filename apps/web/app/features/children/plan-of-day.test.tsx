import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { PlanOfDay } from './plan-of-day.tsx';

const plan = 'GET /api/student/today/c1';
const step = {
  id: 's1',
  kind: 'revisit',
  title: 'Fractions',
  subject: 'maths',
  focus: 'Compare fractions',
  reason: 'It’s been 5 days.',
  minutes: 5,
  done: true,
  ticks: true,
  start: { with: 'cards' },
  standing: null,
  set: null,
};

test('a parent reads what the child has to do today, and what is done', async () => {
  answer(plan, { json: { offersCheckIn: false, date: '2026-11-22', steps: [step], minutes: 5, mostMinutes: 20, begun: [] } });
  show(<PlanOfDay childId="c1" name="Robin" />);
  expect(await screen.findByText('Fractions')).toBeTruthy();
  expect(screen.getByText('Maths, 5 min')).toBeTruthy();
  expect(screen.getByText('Done')).toBeTruthy();
});

test('a plan that cannot be read never looks like an empty day', async () => {
  answer(plan, refusal(503, 'Please try again.', 'unavailable'));
  show(<PlanOfDay childId="c1" name="Robin" />);
  expect(await screen.findByText('We could not load the plan for today')).toBeTruthy();
  expect(screen.queryByText('Nothing is planned today.')).toBeNull();
});
