import type { Child } from '@hedgerow/contracts/families';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DayDialog } from '../../features/progress/calendar/day-dialog.tsx';
import { answer, refusal, sentCalls } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ChildHistory } from './child-history.tsx';

const max = { id: 'c1', firstName: 'Max', phase: 'secondary', currentPlan: 'secondary_learn', hadPlan: true } as Child;
const today = londonDate(new Date());
const ignore = () => undefined;

const rivers: ActivityItem = {
  id: 'assessment-a1',
  type: 'assessment',
  status: 'completed',
  subject: 'Geography',
  topic: 'Rivers',
  title: 'Rivers',
  description: '',
  difficulty: 'beginner',
  score: 80,
  pointsEarned: 10,
  timestamp: `${today}T09:00:00.000Z`,
  createdAt: `${today}T09:00:00.000Z`,
  hasEssays: false,
  metadata: {},
};

test('a child who never had a plan: an example that says so and the way to the plans; nothing of theirs is asked for', () => {
  show(<ChildHistory child={{ ...max, currentPlan: 'free', hadPlan: false }} onDay={ignore} onOpen={ignore} />);
  expect(screen.getByText('An example, not Max’s work')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Upgrade Options' }).getAttribute('href')).toBe('/subscription/subscribe');
  expect(sentCalls()).toEqual([]);
});

test('who had a plan goes on reading; a day says what it has, and opens', async () => {
  answer('GET /api/student/recent-activity/c1', { json: [rivers] });
  const days = [{ date: today, uploads: 0, assessments: 1, revisions: 0, pdfDownloads: 0 }];
  answer('GET /api/student/calendar/c1', { json: { month: today.slice(0, 7), days, assignments: [] } });
  const onDay = vi.fn<(day: string) => void>();
  const { person } = show(<ChildHistory child={{ ...max, currentPlan: 'free' }} onDay={onDay} onOpen={ignore} />);
  expect(await screen.findByText('Rivers')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: /, today, 1 assessment$/ }));
  expect(onDay).toHaveBeenCalledWith(today);
});

test('a month that cannot be read says so, and comes when it is asked again', async () => {
  answer('GET /api/student/recent-activity/c1', { json: [] });
  answer('GET /api/student/calendar/c1', refusal(400, 'Not now.'), {
    json: { month: today.slice(0, 7), days: [], assignments: [] },
  });
  const { person } = show(<ChildHistory child={max} onDay={ignore} onOpen={ignore} />);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
  expect(await screen.findByText('We could not load this month')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect((await screen.findByRole('grid')).getAttribute('aria-busy')).toBe('false');
});

const aDay = (choice?: string) => {
  const onOpen = vi.fn<(target: object, item: object, choice: string) => void>();
  answer('GET /api/student/calendar-day/c1', { json: { date: today, items: [rivers] } });
  answer('GET /api/student/calendar/c1', { json: { month: today.slice(0, 7), days: [], assignments: [] } });
  return { onOpen, ...show(<DayDialog opened onClose={ignore} date={today} childId="c1" choice={choice} onOpen={onOpen} />) };
};

test('a day is narrowed by kind, and what is pressed remembers to what', async () => {
  const { person, onOpen } = aDay();
  await person.click(await screen.findByRole('button', { name: 'Revision' }));
  expect(screen.getByText('Nothing in Revision on this day')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Assessments' }));
  await person.click(within(screen.getByRole('listitem')).getByRole('button'));
  expect(onOpen).toHaveBeenCalledWith({ kind: 'review', assessmentId: 'a1' }, rivers, 'Assessments');
});

test('whoever comes back to a day finds it narrowed as it was', async () => {
  aDay('Revision');
  expect((await screen.findByRole('button', { name: 'Revision' })).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('listitem')).toBeNull();
});
