import { expect, test } from 'vitest';
import { isOwnProfile, mayKeep, wayOf } from './rules.ts';

const origin = 'https://hedgerow.test';
const id = '019a0000-0000-7000-8000-000000000001';
const way = (address: string, { method = 'GET', mode = 'cors' } = {}) => wayOf({ method, mode, url: new URL(address, origin), origin });

test('the plan of the day, cards, an attempt and the profile are kept reads', () => {
  for (const address of [
    '/api/student/today',
    '/api/flashcards/today',
    '/api/flashcards/decks',
    `/api/flashcards/revision-guide/${id}`,
    `/api/assessments/${id}`,
    '/api/simple-auth/profile',
    '/api/student/calendar?month=2026-11',
  ])
    expect([address, way(address)]).toEqual([address, 'read']);
});

test('no write, sign-in, payment, grown-up’s, teacher’s or operator’s call, no stream and no document is touched', () => {
  expect(way('/api/assessments/submit', { method: 'POST' })).toBe('leave');
  expect(way('/api/student/today', { method: 'POST' })).toBe('leave');
  for (const address of [
    '/api/events',
    '/api/simple-auth/login',
    '/api/auth/sessions',
    '/api/parent/children',
    '/api/payments/plans',
    '/api/stripe/subscription',
    '/api/teacher/classes',
    '/api/school/pupils',
    '/api/operator/counts',
    '/api/assessments/user',
    `/api/assessments/${id}/review`,
    `/api/files/${id}`,
    '/api/student/today?as=somebody',
    '/api/student/calendar?month=2026-11&child=x',
  ])
    expect([address, way(address)]).toEqual([address, 'leave']);
  expect(way('https://js.stripe.com/v3/')).toBe('leave');
  expect(way(`/api/class-resources/${id}/download`, { mode: 'navigate' })).toBe('leave');
});

test('pages come from the server first, files of the build from the device', () => {
  expect(way('/student/dashboard', { mode: 'navigate' })).toBe('page');
  expect(way('/assets/base-C4tq0xIl.js')).toBe('asset');
  expect(way('/icon.svg')).toBe('leave');
});

test('an attempt is kept only while it is open: what is right stays at the server', () => {
  expect(mayKeep(`/api/assessments/${id}`, { isCompleted: false })).toBe(true);
  expect(mayKeep(`/api/assessments/${id}`, { isCompleted: true, questions: [{ correctAnswer: 1 }] })).toBe(false);
  expect(mayKeep(`/api/assessments/${id}`, undefined)).toBe(false);
  expect(mayKeep('/api/student/today', {})).toBe(true);
});

test('the profile is this pupil’s own, not that of a parent who looks, of another child or of nobody', () => {
  const user = { id, role: 'student', viewedByParent: false };
  expect(isOwnProfile({ authenticated: true, user }, id)).toBe(true);
  expect(isOwnProfile({ authenticated: true, user: { ...user, viewedByParent: true } }, id)).toBe(false);
  expect(isOwnProfile({ authenticated: true, user: { ...user, role: 'parent' } }, id)).toBe(false);
  expect(isOwnProfile({ authenticated: true, user: { ...user, id: 'another' } }, id)).toBe(false);
  expect(isOwnProfile({ authenticated: false, user: null }, id)).toBe(false);
  expect(isOwnProfile(undefined, id)).toBe(false);
});
