import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { countThisWeek, mondayOf } from './this-week.ts';

const monday = (text: string) => {
  const day = readCalendarDate(text);
  return day && mondayOf(day);
};

test('a week begins on Monday, also for a Sunday and in years before', () => {
  expect([monday('2026-11-16'), monday('2026-11-21'), monday('2026-11-22')]).toEqual(Array(3).fill('2026-11-16'));
  expect(monday('2025-12-31')).toBe('2025-12-29');
});

test('work of last Sunday is not of this week, work after midnight in London is', () => {
  const now = new Date('2026-11-18T10:00:00Z');
  expect(countThisWeek(['2026-11-15T23:30:00Z', '2026-11-16T00:10:00Z', '2026-11-18T09:00:00Z'], now)).toBe(2);
  // 00:30 on Monday 1 June in London is still Sunday in UTC.
  expect(countThisWeek(['2026-05-31T23:30:00Z'], new Date('2026-06-02T10:00:00Z'))).toBe(1);
});
