import { expect, test } from 'vitest';
import type { CalendarDate } from './calendar-dates.ts';
import { portfolioPeriod, termOf, termsOf } from './portfolio-period.ts';

const day = (text: string) => text as CalendarDate;

test('without days it is the academic year so far', () => {
  expect(portfolioPeriod(day('2026-11-20'))).toEqual({ from: '2026-09-01', to: '2026-11-20' });
  expect(portfolioPeriod(day('2026-08-31'))).toEqual({ from: '2025-09-01', to: '2026-08-31' });
  expect(portfolioPeriod(day('2026-11-20'), undefined, day('2026-07-31'))).toEqual({ from: '2025-09-01', to: '2026-07-31' });
});

test('400 days are enough, 401 are too many, and days that are turned round are none', () => {
  expect(portfolioPeriod(day('2026-11-20'), day('2025-10-17'))).toBeDefined();
  expect(portfolioPeriod(day('2026-11-20'), day('2025-10-16'))).toBeUndefined();
  expect(portfolioPeriod(day('2026-11-20'), day('2026-11-21'))).toBeUndefined();
});

test('months belong to the terms of England', () => {
  expect(['2026-09', '2026-12', '2027-01', '2027-03', '2027-04', '2027-08'].map(termOf)).toEqual([
    'Autumn term 2026',
    'Autumn term 2026',
    'Spring term 2027',
    'Spring term 2027',
    'Summer term 2027',
    'Summer term 2027',
  ]);
});

test('the terms of a year stand up to today, the last one so far', () => {
  expect(termsOf('2027-02-10' as CalendarDate)).toEqual([
    { name: 'Autumn term 2026', from: '2026-09-01', to: '2026-12-31' },
    { name: 'Spring term 2027', from: '2027-01-01', to: '2027-02-10' },
  ]);
  expect(termsOf('2027-08-31' as CalendarDate).map(({ to }) => to)).toEqual(['2026-12-31', '2027-03-31', '2027-08-31']);
  expect(termsOf('2026-09-01' as CalendarDate)).toEqual([{ name: 'Autumn term 2026', from: '2026-09-01', to: '2026-09-01' }]);
});
