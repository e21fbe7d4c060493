import type { Interval } from '@hedgerow/domain/plans';
import { type CalendarDate, londonDate, monthsLater } from '@hedgerow/domain/calendar-dates';

/** So many months later in London time, on the last day where the month is shorter. */
export const renewalAfter = (now: Date, months = 1): CalendarDate => monthsLater(londonDate(now), months);

/** How many months one payment is for. */
export const monthsOf = (interval: Interval): number => (interval === 'year' ? 12 : 1);
