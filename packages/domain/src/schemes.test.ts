import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-dates.ts';
import { blockOfWeek, readSchemeStart, schemeWeek } from './schemes.ts';

const day = (text: string) => text as CalendarDate;

test('weeks begin on Mondays, whatever day the scheme begins on, also over the change of the clocks', () => {
  const start = day('2026-09-02');
  const weeks = ['2026-08-30', '2026-08-31', '2026-09-06', '2026-09-07', '2026-10-26', '2027-03-29'].map((text) =>
    schemeWeek(start, day(text)),
  );
  expect(weeks).toEqual([0, 1, 1, 2, 9, 31]);
});

test('a block holds its weeks, and after the last there is none', () => {
  const blocks = [
    { name: 'a', weeks: 2 },
    { name: 'b', weeks: 1 },
  ];
  expect([0, 1, 2, 3, 4].map((week) => blockOfWeek(blocks, week)?.block.name)).toEqual([undefined, 'a', 'a', 'b', undefined]);
  expect(blockOfWeek(blocks, 3)?.from).toBe(3);
});

test('a start is a real day, not long ago and not far ahead', () => {
  const today = day('2026-11-28');
  expect(['2026-09-02', '2027-09-01'].map((text) => readSchemeStart(text, today))).toEqual(['2026-09-02', '2027-09-01']);
  for (const text of ['2020-09-01', '2029-01-01', '2026-02-31', '']) expect(readSchemeStart(text, today)).toBeUndefined();
});
