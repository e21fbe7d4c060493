import type { Assignment } from '@hedgerow/contracts/assignments';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { SecondaryHome } from './secondary-home.tsx';

const later = {
  id: 'w1',
  title: 'Quadratics on Friday',
  kind: 'assessment',
  subject: 'maths',
  subjectName: 'Maths',
  topic: 'Quadratic equations',
  description: '',
  state: 'open',
  dueDate: '2099-11-20',
  createdAt: '2026-11-20T09:00:00.000Z',
  setBy: { role: 'teacher', name: 'Ms Alder' },
  className: null,
  startedAt: null,
  finishedAt: null,
  remindedOn: null,
  score: null,
} as const satisfies Partial<Assignment>;
const step = {
  id: 's1',
  kind: 'new',
  title: 'Cells',
  subject: 'biology',
  focus: null,
  reason: 'Something new.',
  minutes: 8,
  done: false,
  ticks: true,
  start: { with: 'upload' },
  standing: 'unmet',
  set: null,
};
const day = { date: '2026-11-20', steps: [step], minutes: 8, mostMinutes: 90, begun: [], quizzes: { limit: null, used: 0, left: null } };

test('an older pupil has one list: what was set and is due later goes on from the day, with plan and avatar elsewhere', async () => {
  const user = aPupil({ subscriptionPlan: 'secondary_practice' });
  answer('GET /api/simple-auth/profile', profileOf(user));
  answer('GET /api/student/assignments', { json: [later] });
  answer('GET /api/student/today', { json: { ...day, offersCheckIn: false } });
  show(<SecondaryHome user={user} />);
  const today = await screen.findByRole('region', { name: 'Today' });
  const set = await within(today).findByRole('region', { name: 'Set for you' });
  expect(within(set).getByRole('button', { name: 'Start: Quadratics on Friday' })).toBeTruthy();
  expect(screen.getAllByText('Set for you')).toHaveLength(1);
  expect(within(today).getByRole('button', { name: 'Start: Cells' })).toBeTruthy();
  expect(screen.queryByText(/^Current plan/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh data' })).toBeNull();
});
