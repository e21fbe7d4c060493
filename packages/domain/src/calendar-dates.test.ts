import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  type CalendarDate,
  daysBetween,
  londonDate,
  londonDayStart,
  londonHour,
  longDate,
  monthsLater,
  readCalendarDate,
} from './calendar-dates.ts';

test.each([
  ['15/06/2010', '2010-06-15'],
  ['5/6/2010', '2010-06-05'],
  ['27.3.2018', '2018-03-27'],
  ['27.03.2018', '2018-03-27'],
  ['27-03-2018', '2018-03-27'],
  ['27 03 2018', '2018-03-27'],
  ['27 March 2018', '2018-03-27'],
  ['27th mar. 2018', '2018-03-27'],
  ['1 Sept 2018', '2018-09-01'],
  ['27/ March 2018', '2018-03-27'],
  ['2010-06-15', '2010-06-15'],
  ['2010-06-15T00:00:00.000Z', '2010-06-15'],
])('%s is read as %s', (text, read) => {
  expect(readCalendarDate(text)).toBe(read);
});
test.each([
  '31/02/2016',
  '00/01/2016',
  '12/13/2016',
  '2016/01/01',
  'yesterday',
  '',
  '1/1/16',
  '27 Mars 2018',
  '27032018',
  '27 . 2018',
  '31 April 2018',
])('%s is no date', (text) => {
  expect(readCalendarDate(text)).toBeUndefined();
});

test.each([
  ['2026-07-01T22:59:59Z', '2026-07-01', 23],
  ['2026-07-01T23:00:00Z', '2026-07-02', 0],
  ['2026-12-01T23:59:59Z', '2026-12-01', 23],
  ['2026-12-02T00:00:00Z', '2026-12-02', 0],
])('at %s a wall clock in England shows %s, hour %s', (instant, day, hour) => {
  expect([londonDate(new Date(instant)), londonHour(new Date(instant))]).toEqual([day, hour]);
});

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-31' as CalendarDate, days));

test('a day starts at the first instant that carries its date, on every day of fifty years', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const start = londonDayStart(day);
      return londonDate(start) === day && londonDate(new Date(start.getTime() - 1)) === addDays(day, -1);
    }),
    { numRuns: 2000 },
  );
});

test('counting days forth and back comes out even', () => {
  fc.assert(fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => daysBetween(day, addDays(day, days)) === days));
});

test('dates are written as people write them', () => {
  expect(longDate('2026-11-20' as CalendarDate)).toBe('20 November 2026');
});

test.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-11-21', 3, '2027-02-21'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %s months is %s', (date, months, later) => {
  expect(monthsLater(readCalendarDate(date) as CalendarDate, months)).toBe(later);
});
