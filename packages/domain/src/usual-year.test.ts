import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-dates.ts';
import { usualYearOf, yearAfterBirth } from './usual-year.ts';

const today = '2026-11-21' as CalendarDate;

test('a month of birth makes a year from Reception to Year 13, and nothing else does', () => {
  expect(['08/2022', '09/2018', '01/2009', '09/2008'].map((typed) => usualYearOf(typed, today))).toEqual([0, 3, 13, 13]);
  expect(['', '09/', '13/2018', '09/2022', '08/2008'].map((typed) => usualYearOf(typed, today))).toEqual(Array(5).fill(undefined));
});

test('another month brings its year, a choice stays within the same one, and what followed goes with its month', () => {
  expect(yearAfterBirth({ before: '', after: '10/2018', chosen: undefined }, today)).toBe(3);
  expect(yearAfterBirth({ before: '', after: '10/2018', chosen: 9 }, today)).toBe(3);
  expect(yearAfterBirth({ before: '10/2018', after: '11/2016', chosen: 2 }, today)).toBe(5);
  expect(yearAfterBirth({ before: '10/2018', after: '12/2018', chosen: 2 }, today)).toBe(2);
  expect(yearAfterBirth({ before: '10/2018', after: '12/2018', chosen: undefined }, today)).toBe(3);
  expect(yearAfterBirth({ before: '10/2018', after: '10/', chosen: 3 }, today)).toBeUndefined();
  expect(yearAfterBirth({ before: '10/2018', after: '10/', chosen: 2 }, today)).toBe(2);
});
