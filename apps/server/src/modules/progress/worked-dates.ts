import { type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';

/** The database's days as calendar dates. */
export const datesFrom = (days: readonly string[]): CalendarDate[] =>
  days.map((text) => readCalendarDate(text)).filter((date) => date !== undefined);
