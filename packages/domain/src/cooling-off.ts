import type { Interval } from './plans.ts';
import { addDays, type CalendarDate, daysBetween, londonDate } from './calendar-dates.ts';

type Paid = { readonly startedAt: Date | null; readonly interval: Interval; readonly periodEnd: Date | null };

/** When the year that is paid began. */
export const yearBegan = (periodEnd: Date): Date => {
  const began = new Date(periodEnd);
  began.setUTCFullYear(began.getUTCFullYear() - 1);
  return began;
};

/** From when the days count: the first payment, or that of the year that runs (docs/decisions/0031-a-year-for-ten-months.md). */
export const daysCountFrom = ({ startedAt, interval, periodEnd }: Paid): Date | null =>
  interval === 'year' && periodEnd !== null ? yearBegan(periodEnd) : startedAt;

/** "Refunds within 14 days" (docs/product/money.md#refunds; Consumer Contracts Regulations 2013, reg 30): the day of the contract is not counted. */
export const coolingOffDays = 14;

/** The last day, in England, on which a parent may change their mind. */
export const coolingOffEnds = (startedAt: Date): CalendarDate => addDays(londonDate(startedAt), coolingOffDays);

export const inCoolingOff = (startedAt: Date, now: Date): boolean => daysBetween(londonDate(startedAt), londonDate(now)) <= coolingOffDays;
