import { expect, test } from 'vitest';
import { weekAfter, weekToTell } from './weekly-letter.ts';

const told = (instant: string) => weekToTell(new Date(instant));

test('a letter is written on Sunday evening by London’s clock, in winter and in summer', () => {
  expect(told('2026-11-22T18:00:00Z')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(told('2026-11-22T17:59:59Z')).toBeUndefined();
  expect(told('2026-11-22T23:59:59Z')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(told('2026-11-23T00:00:00Z')).toBeUndefined();
  expect(told('2026-07-05T17:00:00Z')).toEqual({ from: '2026-06-29', to: '2026-07-05' });
  expect(told('2026-07-05T16:59:59Z')).toBeUndefined();
  // Monday in London already, still Sunday in UTC.
  expect(told('2026-07-05T23:00:00Z')).toBeUndefined();
});

test('on the Sundays on which the clocks change the evening is where the wall clock has it', () => {
  expect(told('2026-03-29T16:59:59Z')).toBeUndefined();
  expect(told('2026-03-29T17:00:00Z')).toEqual({ from: '2026-03-23', to: '2026-03-29' });
  expect(told('2026-10-25T17:30:00Z')).toBeUndefined();
  expect(told('2026-10-25T18:00:00Z')).toEqual({ from: '2026-10-19', to: '2026-10-25' });
});

test('what is due next week is from Monday to Sunday, over the new year too', () => {
  const week = told('2026-12-27T19:00:00Z');
  expect(week && weekAfter(week)).toEqual({ from: '2026-12-28', to: '2027-01-03' });
});
