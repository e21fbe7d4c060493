import { afterEach, expect, test, vi } from 'vitest';
import { beginViewing, callAddress, endViewing, isViewing } from './viewing.ts';

const at = (pathname: string) => vi.stubGlobal('location', { pathname });
afterEach(() => {
  endViewing();
  vi.unstubAllGlobals();
});

test('a tab that looks names the child in its calls, until it returns', () => {
  at('/student/dashboard');
  expect(callAddress('/api/student/stats')).toBe('/api/student/stats');
  beginViewing('kit');
  expect([isViewing(), callAddress('/api/student/stats')]).toEqual([true, '/as/kit/api/student/stats']);
  endViewing();
  expect([isViewing(), callAddress('/api/student/stats')]).toEqual([false, '/api/student/stats']);
});

test('a parent’s own page in the same tab is read as the parent', () => {
  beginViewing('kit');
  at('/parent/family');
  expect(callAddress('/api/parent/children')).toBe('/api/parent/children');
  at('/parental-advice');
  expect(isViewing()).toBe(true);
});
