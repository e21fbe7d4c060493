import { expect, test } from 'vitest';
import { calendarDate } from './calendar-dates.ts';
import { childAge } from './child-age.ts';

const on = (year: number, month: number, day: number) => {
  const date = calendarDate(year, month, day);
  if (date === undefined) throw new Error('no such day');
  return date;
};
const unknown = { birthMonth: null, statedAge: null, statedOn: null };

test('the month of birth tells the age, whatever was stated: a year more when the month is over', () => {
  const born = { birthMonth: '2016-11', statedAge: 4, statedOn: '2026-01-01' };
  expect(childAge(born, on(2026, 11, 29))).toBe(9);
  expect(childAge(born, on(2026, 11, 30))).toBe(10);
});

test('a stated age grows a year on each day it was stated', () => {
  const stated = { ...unknown, statedAge: 7, statedOn: '2025-03-10' };
  expect(childAge(stated, on(2026, 3, 9))).toBe(7);
  expect(childAge(stated, on(2026, 3, 10))).toBe(8);
});

test('nothing known is no age', () => {
  expect(childAge(unknown, on(2026, 3, 9))).toBeNull();
});
