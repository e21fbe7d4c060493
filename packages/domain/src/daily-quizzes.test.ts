import { describe, expect, test } from 'vitest';
import { quizDayStart, quizzesToday } from './daily-quizzes.ts';

describe('the quizzes of a day', () => {
  test('Explorer has five, then none, never fewer', () => {
    expect([0, 2, 5, 6].map((made) => quizzesToday('primary_explorer', made).left)).toEqual([5, 3, 0, 0]);
  });

  test.each(['primary_scholar', 'secondary_practice'] as const)('%s has no limit', (plan) => {
    expect(quizzesToday(plan, 40)).toEqual({ limit: null, used: 40, left: null });
  });

  test.each([
    ['in winter', '2026-11-20T23:59:59Z', '2026-11-20T00:00:00.000Z'],
    ['a minute later', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
    ['in summer, when London is an hour ahead', '2026-07-01T22:59:59Z', '2026-06-30T23:00:00.000Z'],
    ['a second later', '2026-07-01T23:00:00Z', '2026-07-01T23:00:00.000Z'],
    ['on the day that has 25 hours', '2026-10-25T23:30:00Z', '2026-10-24T23:00:00.000Z'],
  ])('begin at midnight in London: %s', (_when, now, start) => {
    expect(quizDayStart(new Date(now)).toISOString()).toBe(start);
  });
});
