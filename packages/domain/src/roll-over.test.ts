import { expect, test } from 'vitest';
import { readCalendarDate } from './calendar-dates.ts';
import { academicYearName, nextClassName, rollOverYear } from './roll-over.ts';

test.each([
  ['8A', 8, '9A'],
  ['8x/Ma1', 8, '9x/Ma1'],
  ['Year 3 Oak', 3, 'Year 4 Oak'],
  ['Y9 Set 2', 9, 'Y10 Set 2'],
  ['10B-Fr2', 10, '11B-Fr2'],
  ['1 Ash', 1, '2 Ash'],
  ['10B', 1, '10B'],
  ['R Ash', 0, '1 Ash'],
  ['Reception Elm', 0, 'Year 1 Elm'],
  ['Robins', 0, 'Robins'],
  ['Maths 8', 8, 'Maths 8'],
  ['13D', 13, '13D'],
  ['3/4 Oak', 3, '3/4 Oak'],
  ['Year 1 and 2 Elm', 1, 'Year 1 and 2 Elm'],
  ['9/10x', 9, '9/10x'],
  ['8/1', 8, '9/1'],
  ['8-91', 8, '9-91'],
] as const)('%s of Year %i is %s a year later', (name, year, next) => {
  expect(nextClassName(name, year)).toBe(next);
});

test.each([
  ['2027-05-31', 2026],
  ['2027-06-01', 2027],
  ['2027-08-31', 2027],
  ['2027-09-01', 2027],
  ['2027-01-10', 2026],
])('on %s a school moves up into %i', (text, year) => {
  const today = readCalendarDate(text);
  expect(today === undefined ? undefined : rollOverYear(today)).toBe(year);
  expect(academicYearName(2099)).toBe('2099/00');
});
