import type { Parent, Pupil } from '@hedgerow/domain/access';
import { expect, test } from 'vitest';
import { isCachedOffline, isStaleAfter, preloadQueries } from './reads.ts';

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
const parent: Parent = { role: 'parent', userId: 'm', familyId: 'f', childIds: ['a', 'b'], carer: false };

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

const child = '019a0000-0000-7000-8000-000000000001';

test('what a pupil does makes the reads of their page and of their parent’s old, and nothing of the family’s payments', () => {
  for (const address of [
    '/api/student/stats',
    `/api/student/progress/${child}`,
    '/api/student/calendar?month=2026-11',
    '/api/ai/recommendations',
    '/api/avatar-items',
    '/api/parent/children',
    `/api/parent/child/${child}/insight`,
    `/api/assessments/user/${child}`,
    `/api/assignments/child/${child}`,
  ])
    expect([address, isStaleAfter('activity', address)]).toEqual([address, true]);
  for (const address of ['/api/payments/config', '/api/simple-auth/profile', '/api/assessments', '/api/files', '/api/teacher/classes'])
    expect([address, isStaleAfter('activity', address)]).toEqual([address, false]);
});

test('what was handed in on this page makes attempts, guides and cards old; a file makes files old; the family its plans', () => {
  for (const address of [
    '/api/assessments',
    `/api/assessments/${child}`,
    '/api/revision-guides',
    '/api/flashcards/today',
    '/api/student/today',
  ])
    expect([address, isStaleAfter('learning', address)]).toEqual([address, true]);
  expect(isStaleAfter('file', `/api/files/${child}`)).toBe(true);
  expect(isStaleAfter('file', `/api/parent/child/${child}/insight`)).toBe(true);
  expect(isStaleAfter('file', '/api/parent/children')).toBe(false);
  expect(isStaleAfter('family', '/api/stripe/subscription?userId=a')).toBe(true);
  expect(isStaleAfter('family', '/api/simple-auth/profile')).toBe(true);
});

test('a device keeps a read with the question that is expected, and with no other', () => {
  expect(isCachedOffline('/api/student/calendar?month=2026-11')).toBe(true);
  expect(isCachedOffline('/api/student/calendar?month=2026-11&child=x')).toBe(false);
  expect(isCachedOffline('/api/student/calendar')).toBe(false);
  expect(isCachedOffline('/api/student/today?as=somebody')).toBe(false);
  expect(isCachedOffline(`/api/student/stats/${child}`)).toBe(false);
});
