import type { Parent, Pupil } from '@hedgerow/domain/access';
import { expect, test } from 'vitest';
import { preloadQueries } from './preload-queries.ts';

const pupil: Pupil = {
  role: 'student',
  userId: 'p',
  familyId: 'f',
  plan: 'primary_scholar',
  year: 4,
  phase: 'primary',
  keyStage: 'KS2',
  viewedBy: null,
};
const parent: Parent = { role: 'parent', userId: 'm', familyId: 'f', childIds: ['a', 'b'] };

test('a pupil’s page names the day, the figures and the set work, and for the hero’s button the quizzes', () => {
  expect(preloadQueries('/student/dashboard', pupil)).toEqual([
    '/api/simple-auth/profile',
    '/api/student/stats',
    '/api/student/assignments',
    '/api/student/today',
    '/api/assessments',
  ]);
});

test('what the plan does not open is not asked for', () => {
  expect(preloadQueries('/student/dashboard', { ...pupil, plan: 'free' })).toEqual([
    '/api/simple-auth/profile',
    '/api/student/stats',
    '/api/student/assignments',
  ]);
});

test('a parent’s page names the child who is shown first, and nobody else’s', () => {
  const reads = preloadQueries('/parent/dashboard', parent);
  expect(reads).toContain('/api/parent/children');
  expect(reads).toContain('/api/parent/child/a/insight');
  expect(reads.filter((address) => address.includes('/b'))).toEqual([]);
  expect(preloadQueries('/parent/dashboard', { ...parent, role: 'home_educator' })).toEqual(reads);
});

test('a parent without children, a visitor, and somebody on another’s page are only asked who they are', () => {
  const who = ['/api/simple-auth/profile'];
  expect(preloadQueries('/parent/dashboard', { ...parent, childIds: [] })).toEqual(who);
  expect(preloadQueries('/student/dashboard', null)).toEqual(who);
  expect(preloadQueries('/student/dashboard', parent)).toEqual(who);
  expect(preloadQueries('/parent/dashboard', pupil)).toEqual(who);
  expect(preloadQueries('/parent/dashboard', { role: 'teacher', userId: 't' })).toEqual(who);
});
