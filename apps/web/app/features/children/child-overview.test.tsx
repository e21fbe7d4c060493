import type { Child } from '@hedgerow/contracts/families';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { ChildOverview } from './child-overview.tsx';

const ivy = { id: 'c1', firstName: 'Ivy', yearGroup: 'Year 4', school: null, currentPlan: 'free', studentUsername: 'ivylee1000' } as Child;
const nothing = {
  childId: 'c1',
  basedOnAnswers: 0,
  needsPractice: [],
  gettingBetter: [],
  secure: [],
  early: [],
  minutesByDay: [{ day: '2026-11-28', minutes: 0 }],
  together: null,
};
const ignore = () => undefined;

const showOverview = (family: number) => {
  answer('GET /api/student/recent-activity/c1', { json: [] });
  answer('GET /api/parent/child/c1/insight', { json: nothing });
  answer('GET /api/assignments/child/c1', { json: [] });
  show(<ChildOverview child={ivy} family={family} quiet={false} onOverview={ignore} onReview={ignore} />);
};

test('before a child has begun, their parent reads where and as whom they sign in, and no row of noughts', async () => {
  showOverview(1);
  expect(await screen.findByText('ivylee1000')).toBeTruthy();
  expect(screen.getByText(`${location.host}/login`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Lost the password?' }).getAttribute('href')).toBe('/parent/settings?child=c1');
  expect(screen.queryByText('Activities finished each day')).toBeNull();
  expect(screen.queryByRole('button', { name: /children$/ })).toBeNull();
});

test('two children are seen side by side with one press', async () => {
  showOverview(2);
  expect(await screen.findByRole('button', { name: 'See both children' })).toBeTruthy();
});
