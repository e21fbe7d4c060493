import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { comesBackWords, rightWords } from './end-words.ts';

const friday = readCalendarDate('2026-11-20');
if (friday === undefined) throw new Error('no date');
const onDays = (...days: readonly string[]) =>
  comesBackWords(
    days.map((day) => ({ day })),
    friday,
  );

test('what comes back is counted, with the day as a child counts it', () => {
  expect(onDays()).toBeUndefined();
  expect(onDays('2026-11-21')).toBe('1 thing comes back tomorrow.');
  expect(onDays('2026-11-21', '2026-11-21', '2026-11-21')).toBe('3 things come back tomorrow.');
  expect(onDays('2026-11-24', '2026-11-21', '2026-11-21')).toBe('2 things come back tomorrow and 1 on Tuesday.');
  expect(onDays('2026-12-03')).toBe('1 thing comes back on 3 December 2026.');
});

test('the words are about the work, at every score', () => {
  expect([rightWords(5, 5), rightWords(3, 5), rightWords(1, 5), rightWords(0, 5)]).toEqual([
    'All right first time.',
    '3 right first time.',
    '1 right first time.',
    'None was right first time yet. Now you know what to practise.',
  ]);
});
