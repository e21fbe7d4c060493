import { addDays, type CalendarDate, daysBetween } from './calendar-dates.ts';

/**
 * decisions.md 6: a day counts when something was finished on it (London); one rest day a week is forgiven.
 * A gap of one day is bridged unless another gap was bridged within the seven days before it.
 */
const bridges = (gapDay: CalendarDate, lastRest: CalendarDate | undefined): boolean =>
  lastRest === undefined || daysBetween(lastRest, gapDay) >= 7;

type Run = { readonly length: number; readonly last: CalendarDate; readonly lastRest: CalendarDate | undefined };

const extend = (run: Run, day: CalendarDate): Run => {
  const gap = daysBetween(run.last, day);
  if (gap === 1) return { ...run, length: run.length + 1, last: day };
  const restDay = addDays(run.last, 1);
  if (gap === 2 && bridges(restDay, run.lastRest)) return { length: run.length + 1, last: day, lastRest: restDay };
  return { length: 1, last: day, lastRest: undefined };
};

const stillOpen = (run: Run, today: CalendarDate): boolean => {
  const gap = daysBetween(run.last, today);
  return gap <= 1 || (gap === 2 && bridges(addDays(run.last, 1), run.lastRest));
};

export type Streak = { readonly current: number; readonly longest: number };

/** Streaks from the days on which something was finished, in any order. Length counts days worked, never rest days. */
export const streakOf = (days: readonly CalendarDate[], today: CalendarDate): Streak => {
  const worked = [...new Set(days)].filter((day) => day <= today).toSorted();
  let run: Run | undefined;
  let longest = 0;
  for (const day of worked) {
    run = run === undefined ? { length: 1, last: day, lastRest: undefined } : extend(run, day);
    longest = Math.max(longest, run.length);
  }
  return { current: run !== undefined && stillOpen(run, today) ? run.length : 0, longest };
};
