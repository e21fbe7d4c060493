import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from './calendar-dates.ts';
import { engagementOf, examReadiness, isTopPerformer, mondayOf } from './class-figures.ts';

const today = '2026-11-20' as CalendarDate;
const back = (...days: readonly number[]): CalendarDate[] => days.map((day) => addDays(today, -day));

test('engagement is the days worked in the last 14 over the 10 school days, and is not there before anything was finished', () => {
  expect(engagementOf([], today)).toBeNull();
  expect(engagementOf(back(0, 1, 2, 3), today)).toBe(40);
  expect(engagementOf(back(20), today)).toBe(0);
  expect(engagementOf(back(...Array.from({ length: 14 }, (_, day) => day)), today)).toBe(100);
});

test('a morning lowers nobody’s figure: until something is done today, the 14 days end yesterday', () => {
  const everyDay = back(1, 2, 3, 4, 5, 6, 7, 8, 9, 14);
  expect(engagementOf(everyDay, today)).toBe(100);
  expect(engagementOf([...everyDay, today], today)).toBe(100);
  expect(engagementOf(back(0, 14), today)).toBe(10);
});

test('the same day twice counts once, and days to come do not count', () => {
  expect(engagementOf([...back(1, 1), addDays(today, 1)], today)).toBe(10);
});

test('readiness needs three scored assessments, and turns at 50 and at 70 percent', () => {
  expect(examReadiness(95, 2)).toBeNull();
  expect(examReadiness(null, 0)).toBeNull();
  expect([70, 69, 50, 49].map((average) => examReadiness(average, 3))).toEqual(['ready', 'nearly', 'nearly', 'building']);
});

test('a top performer works often and well: 85 % engagement and an average of 60 % or more', () => {
  expect(isTopPerformer(85, 60)).toBe(true);
  expect(isTopPerformer(84, 99)).toBe(false);
  expect(isTopPerformer(100, 59)).toBe(false);
  expect(isTopPerformer(null, null)).toBe(false);
});

test('a week begins on its Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22', '2026-11-23'].map((day) => mondayOf(day as CalendarDate))).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
});
