import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, londonDate, londonDayStart } from './calendar-dates.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  lastDayOf,
  monthGrid,
  monthOf,
  readCalendarMonth,
  sameDayIn,
  weekdayOf,
} from './month-grid.ts';

const month = (text: string): CalendarMonth => {
  const read = readCalendarMonth(text);
  if (read === undefined) throw new Error(`${text} is no month`);
  return read;
};
const anyMonth = fc.integer({ min: 0, max: 1200 }).map((months) => addMonths(month('1970-01'), months));
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1999-12-31' as CalendarDate, days));

test('a month shows whole weeks from Monday: 35 or 42 days in a row, every day of its own once', () => {
  fc.assert(
    fc.property(anyMonth, (shown) => {
      const weeks = monthGrid(shown);
      const days = weeks.flat();
      expect([35, 42]).toContain(days.length);
      expect(weeks.every((week) => week.length === 7 && week.every((day, at) => weekdayOf(day) === at))).toBe(true);
      expect(days.every((day, at) => at === 0 || day === addDays(days[at - 1] ?? day, 1))).toBe(true);
      const own = days.filter((day) => monthOf(day) === shown);
      expect([own[0], own.at(-1), own.length]).toEqual([firstDayOf(shown), lastDayOf(shown), Number(lastDayOf(shown).slice(8))]);
      expect(weeks[0]?.some((day) => monthOf(day) === shown)).toBe(true);
    }),
  );
});

test.each([
  ['2026-03', 42, '29 March: the clocks go forward'],
  ['2026-10', 35, '25 October: the clocks go back'],
  ['2028-02', 35, 'a leap year'],
  ['2027-02', 35, 'a month of exactly four weeks from Monday'],
  ['2026-08', 42, 'a month that begins on a Saturday'],
])('%s has %i places (%s)', (text, places) => {
  expect(monthGrid(month(text)).flat()).toHaveLength(places);
});

test.each([
  ['2026-03-29', '2026-03-30'],
  ['2026-10-25', '2026-10-26'],
])('the day on which the clocks change, %s, is one day of the grid like any other', (day, next) => {
  const days = monthGrid(monthOf(day as CalendarDate)).flat();
  expect(days.filter((each) => each === day)).toHaveLength(1);
  expect(days[days.indexOf(day as CalendarDate) + 1]).toBe(next);
  const start = londonDayStart(day as CalendarDate).getTime();
  expect(londonDate(new Date(start - 1))).not.toBe(day);
  expect((londonDayStart(next as CalendarDate).getTime() - start) / 3_600_000).toBe(day.includes('-03-') ? 23 : 25);
});

test('29 February is there in a leap year alone', () => {
  expect(lastDayOf(month('2028-02'))).toBe('2028-02-29');
  expect(lastDayOf(month('2027-02'))).toBe('2027-02-28');
  expect(lastDayOf(month('2100-02'))).toBe('2100-02-28');
});

test('months go on over the turn of the year, there and back', () => {
  expect([addMonths(month('2026-12'), 1), addMonths(month('2027-01'), -1), addMonths(month('2026-05'), -17)]).toEqual([
    '2027-01',
    '2026-12',
    '2024-12',
  ]);
  fc.assert(fc.property(anyMonth, fc.nat(400), (from, months) => addMonths(addMonths(from, months), -months) === from));
});

test('the years that can be written have an end', () => {
  expect([addMonths(month('9999-12'), 1), addMonths(month('0001-01'), -1)]).toEqual(['9999-12', '0001-01']);
});

test('a day keeps its place in another month, or is that month’s last', () => {
  expect(sameDayIn(month('2026-11'), '2026-10-31' as CalendarDate)).toBe('2026-11-30');
  expect(sameDayIn(month('2028-02'), '2028-01-30' as CalendarDate)).toBe('2028-02-29');
  fc.assert(fc.property(anyMonth, anyDay, (to, day) => monthOf(sameDayIn(to, day)) === to));
});

test.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-11-01', '', 'November'])('%s is no month', (text) => {
  expect(readCalendarMonth(text)).toBeUndefined();
});
