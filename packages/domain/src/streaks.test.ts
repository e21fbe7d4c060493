import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from './calendar-dates.ts';
import { currentStreakOf, streakOf } from './streaks.ts';

const today = '2026-11-21' as CalendarDate;
const ago = (...days: readonly number[]): CalendarDate[] => days.map((back) => addDays(today, -back));

test.each([
  ['nothing yet', [], 0],
  ['today only', [0], 1],
  ['yesterday only: today is still open', [1], 1],
  ['three days in a row', [0, 1, 2], 3],
  ['one rest day is forgiven', [0, 2, 3], 3],
  ['a rest day that is still going on', [2, 3], 2],
  ['two days missed end it', [3, 4, 5], 0],
  ['a second rest day within the week starts a new run', [0, 2, 4], 1],
  ['a rest day in each of two weeks is fine', [0, 2, 3, 4, 5, 6, 7, 8, 10], 9],
] as const)('%s', (_what, days, current) => {
  expect(streakOf(ago(...days), today).current).toBe(current);
});

test('Monday to Friday never breaks a streak, however many weeks', () => {
  const weeks = Array.from({ length: 42 }, (_, back) => back).filter((back) => !isWeekend(back));
  expect(streakOf(ago(...weeks), today)).toEqual({ current: 30, longest: 30 });
});

test('a rest day beside the weekend is one rest day, and two of them are too many', () => {
  // Today is a Saturday: yesterday was Friday, and eight days ago the Friday before.
  expect(streakOf(ago(1, 2, 3, 4, 5, 9), today).current).toBe(6);
  expect(streakOf(ago(1, 2, 3, 4, 9), today).current).toBe(4);
});

test('the longest run is remembered when the current one has ended', () => {
  expect(streakOf(ago(10, 11, 12, 13), today)).toEqual({ current: 0, longest: 4 });
});

test('order and repeats of days do not matter, and the future does not count', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 60 }), { maxLength: 60 }), (backs) => {
      const days = ago(...backs);
      const plain = streakOf(days, today);
      const past = days.filter((day) => day <= today);
      const shuffled = streakOf([...past.toReversed(), ...past], today);
      return (
        plain.current === shuffled.current &&
        plain.longest === shuffled.longest &&
        plain.longest >= plain.current &&
        plain.longest <= new Set(past).size
      );
    }),
  );
});

const isWeekend = (back: number): boolean => [0, 6].includes(new Date(`${addDays(today, -back)}T12:00:00Z`).getUTCDay());

/** The rule told another way: walk the calendar day by day, past weekends, and end the run at the second empty school day or at a rest within a week of one. */
const walked = (isWorked: (back: number) => boolean, from: number): { current: number; longest: number } => {
  let run = 0;
  let longest = 0;
  let pendingRest = -1;
  let lastRest = Number.POSITIVE_INFINITY;
  for (let back = from; back >= 0; back -= 1) {
    if (isWorked(back)) {
      if (pendingRest >= 0) lastRest = pendingRest;
      pendingRest = -1;
      run += 1;
      longest = Math.max(longest, run);
    } else if (run > 0 && back > 0 && !isWeekend(back)) {
      const mayRest = pendingRest < 0 && lastRest - back >= 7;
      if (mayRest) pendingRest = back;
      else [run, pendingRest, lastRest] = [0, -1, Number.POSITIVE_INFINITY];
    }
  }
  return { current: run, longest };
};

test('over any activity of two months it agrees with walking the calendar day by day', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (worked) => {
      const backs = worked.flatMap((did, back) => (did ? [back] : []));
      expect(streakOf(ago(...backs), today)).toEqual(walked((back) => worked[back] === true, worked.length));
    }),
    { numRuns: 300 },
  );
});

test('the current streak alone is the same, from years of days in order', () => {
  const gaps = fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.integer({ min: 5, max: 9 }) }),
    {
      minLength: 0,
      maxLength: 80,
    },
  );
  fc.assert(
    fc.property(gaps, fc.integer({ min: -4, max: 4 }), (between, newest) => {
      let back = newest;
      const days = between.map((gap) => addDays(today, -(back += gap))).toReversed();
      expect(currentStreakOf(days, today)).toBe(streakOf(days, today).current);
    }),
    { numRuns: 500 },
  );
});

test('one more day of work never shortens the longest run', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 40 }), (backs) => {
      const before = streakOf(ago(...backs), today).longest;
      return streakOf(ago(...backs, 0), today).longest >= before;
    }),
  );
});
