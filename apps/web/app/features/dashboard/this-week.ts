import { addDays, type CalendarDate, daysBetween, londonDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';

/** A Monday, from which the days of any week are counted. */
const someMonday = readCalendarDate('2026-01-05');

/** The Monday of the week that a day is in. */
export const mondayOf = (day: CalendarDate): CalendarDate => {
  const since = someMonday === undefined ? 0 : daysBetween(someMonday, day);
  return addDays(day, -(((since % 7) + 7) % 7));
};

/** How many of these instants lie in this week, Monday to today, by London's calendar. */
export const countThisWeek = (instants: readonly string[], now: Date): number => {
  const monday = mondayOf(londonDate(now));
  return instants.filter((instant) => londonDate(new Date(instant)) >= monday).length;
};
