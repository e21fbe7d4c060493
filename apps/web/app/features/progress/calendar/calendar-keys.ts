import { addDays, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { addMonths, monthOf, sameDayIn, weekdayOf } from '@hedgerow/domain/month-grid';

const byMonths = (date: CalendarDate, months: number): CalendarDate => sameDayIn(addMonths(monthOf(date), months), date);

/** Where a key leads from a day: arrows by day and week, Home and End within the week, Page keys by month (with Shift by year). */
export const dayAfterKey = (key: string, shift: boolean, date: CalendarDate): CalendarDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return addDays(date, -weekdayOf(date));
    case 'End':
      return addDays(date, 6 - weekdayOf(date));
    case 'PageUp':
      return byMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return byMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
};
