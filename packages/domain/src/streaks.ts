import { type CalendarDate, daysBetween, daysFromEpoch } from './calendar-dates.ts';

/**
 * decisions.md 6: a day counts when something was finished on it (London); one rest day a week is forgiven.
 * A gap of one day is bridged unless another gap was bridged within the seven days before it.
 */
const bridges = (gapDay: number, lastRest: number | undefined): boolean => lastRest === undefined || gapDay - lastRest >= 7;

/** Days are counted from 1970 here: years of them are looked at whenever somebody opens their dashboard. */
type Run = { readonly length: number; readonly last: number; readonly lastRest: number | undefined };

const extend = ({ length, last, lastRest }: Run, day: number): Run => {
  const gap = day - last;
  if (gap === 1) return { length: length + 1, last: day, lastRest };
  const restDay = last + 1;
  if (gap === 2 && bridges(restDay, lastRest)) return { length: length + 1, last: day, lastRest: restDay };
  return { length: 1, last: day, lastRest: undefined };
};

const stillOpen = (run: Run, today: number): boolean => {
  const gap = today - run.last;
  return gap <= 1 || (gap === 2 && bridges(run.last + 1, run.lastRest));
};

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
 * The current streak alone, from days in order, each once. Two empty days in a row end every streak, so nothing before them is looked at:
 * a teacher's page asks this for each pupil, over years of days.
 */
export const currentStreakOf = (worked: readonly CalendarDate[], today: CalendarDate): number => {
  const past = worked.slice(0, worked.findLastIndex((day) => day <= today) + 1);
  const first = past.findLastIndex((day, at) => daysBetween(past[at - 1] ?? day, day) > 2);
  return streakOf(past.slice(Math.max(0, first)), today).current;
};
