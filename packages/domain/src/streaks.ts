import { type CalendarDate, daysBetween, daysFromEpoch } from './calendar-dates.ts';

/**
 * docs/decisions/0027: a streak counts the days on which something was finished (London). Saturday and Sunday never end one; of the other
 * days one a week may be a rest day. A rest day is forgiven unless another was within the seven days before it.
 */
const bridges = (restDay: number, lastRest: number | undefined): boolean => lastRest === undefined || restDay - lastRest >= 7;

/** Days are counted from 1970 here, a Thursday: years of them are looked at whenever somebody opens their dashboard. */
const isWeekend = (day: number): boolean => (day + 3) % 7 >= 5;

/** Friday off, the weekend, and Monday is on again: no longer gap can be bridged. */
const longestGap = 4;

type Run = { readonly length: number; readonly last: number; readonly lastRest: number | undefined };

/** The school days between two days, when nothing was done; at most as many as can matter. */
const missed = (last: number, day: number): readonly number[] =>
  Array.from({ length: Math.min(longestGap, day - last - 1) }, (_, at) => last + 1 + at).filter((between) => !isWeekend(between));

/** The last rest day, once this gap is bridged; undefined where the run has ended. */
const bridged = ({ last, lastRest }: Run, day: number): { readonly lastRest: number | undefined } | undefined => {
  if (day - last > longestGap) return undefined;
  const [rest, second] = missed(last, day);
  if (rest === undefined) return { lastRest };
  return second === undefined && bridges(rest, lastRest) ? { lastRest: rest } : undefined;
};

const extend = (run: Run, day: number): Run => {
  const over = bridged(run, day);
  return over === undefined ? { length: 1, last: day, lastRest: undefined } : { length: run.length + 1, last: day, ...over };
};

const stillOpen = (run: Run, today: number): boolean => bridged(run, today) !== undefined;

export type Streak = { readonly current: number; readonly longest: number };

/** Streaks from the days on which something was finished, in any order. Length counts days worked, never rest days. */
export const streakOf = (days: readonly CalendarDate[], today: CalendarDate): Streak => {
  const worked = [...new Set(days)].filter((day) => day <= today).toSorted();
  let run: Run | undefined;
  let longest = 0;
  for (const date of worked) {
    const day = daysFromEpoch(date);
    run = run === undefined ? { length: 1, last: day, lastRest: undefined } : extend(run, day);
    longest = Math.max(longest, run.length);
  }
  return { current: run !== undefined && stillOpen(run, daysFromEpoch(today)) ? run.length : 0, longest };
};

/**
 * The current streak alone, from days in order, each once. No streak goes on over a longer gap, so nothing before one is looked at:
 * a teacher's page asks this for each pupil, over years of days.
 */
export const currentStreakOf = (worked: readonly CalendarDate[], today: CalendarDate): number => {
  const past = worked.slice(0, worked.findLastIndex((day) => day <= today) + 1);
  const first = past.findLastIndex((day, at) => daysBetween(past[at - 1] ?? day, day) > longestGap);
  return streakOf(past.slice(Math.max(0, first)), today).current;
};
