import { expect, test } from 'vitest';
import { formatDate, formatKeptDate, formatTime, formatWeekday, minutesInShort, minutesInWords, partOfDay } from './dates.ts';

test('dates are written the English way, in London time', () => {
  expect(formatDate('2026-11-20T12:00:00Z')).toBe('20\u00A0November\u00A02026');
  expect(formatDate('2026-06-30T23:30:00Z')).toBe('1\u00A0July\u00A02026');
  expect(formatWeekday('2026-11-20T12:00:00Z')).toBe('Friday 20\u00A0November');
  expect(formatTime('2026-07-01T13:05:00Z')).toBe('14:05');
});

test('what is kept from another year says which, by London’s calendar', () => {
  const now = '2026-11-20T12:00:00Z';
  expect(formatKeptDate('2026-01-02T12:00:00Z', now)).toBe('2\u00A0Jan');
  expect(formatKeptDate('2025-11-20T12:00:00Z', now)).toBe('20\u00A0Nov\u00A02025');
  // New Year’s Eve at half past eleven in the evening belongs to the old year.
  expect(formatKeptDate('2025-12-31T23:30:00Z', now)).toBe('31\u00A0Dec\u00A02025');
});

test('the greeting changes at 12 and at 17', () => {
  expect(['2026-11-20T11:59:00Z', '2026-11-20T12:00:00Z', '2026-11-20T17:00:00Z', '2026-11-20T00:10:00Z'].map(partOfDay)).toEqual([
    'morning',
    'afternoon',
    'evening',
    'morning',
  ]);
});

test('time spent reads minutes and seconds', () => {
  expect([7000, 60_000, 725_000, 3_900_000, 7_200_000].map(minutesInWords)).toEqual([
    'less than a minute',
    '1 minute',
    '12 minutes',
    '1 hour 5 minutes',
    '2 hours',
  ]);
});

test('on a small tile it is short', () => {
  expect([7000, 60_000, 725_000, 3_900_000, 7_200_000].map(minutesInShort)).toEqual(['under 1 min', '1 min', '12 min', '1 h 5 min', '2 h']);
});
