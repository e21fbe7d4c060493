import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import Adventure from './adventure.tsx';
import Library from './library.tsx';
import Me from './me.tsx';
import Progress from './progress.tsx';
import Quizzes from './quizzes.tsx';
import Subjects from './subjects.tsx';

const little = aPupil({ yearGroup: 4, gradeLevel: 'year4', keyStage: 'KS2', phase: 'primary', subscriptionPlan: 'primary_scholar' });
const older = aPupil();

test.each([
  ['Year 4', 'subjects', little, Subjects],
  ['Year 4', 'library', little, Library],
  ['Year 4', 'progress', little, Progress],
  ['Year 8', 'quizzes', older, Quizzes],
  ['Year 8', 'adventure', older, Adventure],
  ['Year 8', 'me', older, Me],
] as const)('a pupil of %s who opens %s is led to their own home', async (_year, _place, user, Place) => {
  answer('GET /api/simple-auth/profile', profileOf(user));
  const { address } = show(<Place />);
  expect(await screen.findByText('another page')).toBeTruthy();
  expect(address()).toBe('/student/dashboard');
});
