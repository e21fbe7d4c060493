import { expect, test } from 'vitest';
import { nextLtiTry } from './lti.ts';

test('a mark that a platform did not take waits longer each time, about a fortnight, and is then given up', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const minutes = (tries: number) => ((nextLtiTry(tries, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
  expect([1, 2, 3, 4, 5, 6, 31].map(minutes)).toEqual([1, 5, 30, 120, 360, 720, 720]);
  expect(nextLtiTry(32, now)).toBeUndefined();
  const days = Array.from({ length: 31 }, (_, at) => minutes(at + 1)).reduce((sum, one) => sum + one, 0) / 1440;
  expect(days).toBeGreaterThan(12);
  expect(days).toBeLessThan(15);
});
