import { expect, test } from 'vitest';
import { freeWeekDaysLeft, freeWeekEnds, freeWeekLetterOn, freeWeekOf, type HeldPlan, planWithFreeWeek } from './free-week.ts';

const began = new Date('2026-11-20T16:00:00Z');
const ends = freeWeekEnds(began);
const inWeek: HeldPlan = {
  planId: 'primary_scholar',
  state: 'ended',
  endsAt: null,
  heldPlanId: null,
  heldUntil: null,
  weekPlanId: 'primary_scholar',
  weekUntil: ends,
};
const last = new Date(ends.getTime() - 1);

test('it opens the plan for seven days to the second, and then nothing', () => {
  expect(ends.toISOString()).toBe('2026-11-27T16:00:00.000Z');
  expect([began, last, ends].map((now) => planWithFreeWeek(inWeek, now))).toEqual(['primary_scholar', 'primary_scholar', 'free']);
  expect(planWithFreeWeek(undefined, began)).toBe('free');
  expect(planWithFreeWeek({ ...inWeek, weekPlanId: null, weekUntil: null }, began)).toBe('free');
});

test('what is paid counts before it, and the family is told nothing of a week any more', () => {
  const paid: HeldPlan = { ...inWeek, planId: 'primary_explorer', state: 'active' };
  expect(planWithFreeWeek(paid, began)).toBe('primary_explorer');
  expect(freeWeekOf([paid, inWeek], began)).toBeNull();
  expect(freeWeekOf([null, inWeek], last)).toEqual(ends);
  expect(freeWeekOf([null], began)).toBeNull();
});

test('days are those of the calendar in London, and the letter goes two before the end', () => {
  expect(
    [began, new Date('2026-11-25T00:30:00Z'), last, new Date('2026-12-24T00:00:00Z')].map((now) => freeWeekDaysLeft(ends, now)),
  ).toEqual([7, 2, 0, 0]);
  expect(freeWeekLetterOn(ends)).toBe('2026-11-25');
});
