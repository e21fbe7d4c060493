import { addDays, type CalendarDate, londonDate, londonHour } from './calendar-dates.ts';
import { weekdayOf } from './month-grid.ts';

/** A London week, Monday to Sunday. */
export type Week = { readonly from: CalendarDate; readonly to: CalendarDate };

const sunday = 6;
/** The weekly letter goes out from six in the evening by the clock on a wall in England, until the day ends. */
const fromHour = 18;

/** The week that a letter written now tells of; undefined outside Sunday evening. */
export const weekToTell = (now: Date): Week | undefined => {
  const today = londonDate(now);
  if (weekdayOf(today) !== sunday || londonHour(now) < fromHour) return undefined;
  return { from: addDays(today, -sunday), to: today };
};

/** The week after a week. */
export const weekAfter = ({ from, to }: Week): Week => ({ from: addDays(from, 7), to: addDays(to, 7) });
