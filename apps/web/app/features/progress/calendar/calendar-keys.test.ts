import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { dayAfterKey } from './calendar-keys.ts';

const friday = '2026-11-20' as CalendarDate;

test.each([
  ['ArrowLeft', '2026-11-19'],
  ['ArrowRight', '2026-11-21'],
  ['ArrowUp', '2026-11-13'],
  ['ArrowDown', '2026-11-27'],
  ['Home', '2026-11-16'],
  ['End', '2026-11-22'],
  ['PageUp', '2026-10-20'],
  ['PageDown', '2026-12-20'],
])('%s leads from 20 November to %s', (key, day) => {
  expect(dayAfterKey(key, false, friday)).toBe(day);
});

test('with Shift the Page keys go by years, and a day that is not there becomes the last of its month', () => {
  expect(dayAfterKey('PageUp', true, '2028-02-29' as CalendarDate)).toBe('2027-02-28');
  expect(dayAfterKey('PageDown', true, friday)).toBe('2027-11-20');
  expect(dayAfterKey('PageUp', false, '2026-03-31' as CalendarDate)).toBe('2026-02-28');
});

test('arrows go on over the end of a month; other keys do what they always do', () => {
  expect(dayAfterKey('ArrowRight', false, '2026-12-31' as CalendarDate)).toBe('2027-01-01');
  expect(dayAfterKey('Enter', false, friday)).toBeUndefined();
});
