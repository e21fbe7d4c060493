import type { Interval } from './plans.ts';
import { addDays, type CalendarDate, daysBetween, londonDate, monthsLater } from './calendar-dates.ts';

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

/** A payment comes back once in 12 months for a family (docs/product/money.md#refunds): from when, after one that did. */
export const refundableAgain = (refundedAt: Date): CalendarDate => monthsLater(londonDate(refundedAt), 12);

/** Until when no payment comes back, where that is longer than the 14 days of this one; null where this one can. `again`: as `refundableAgain` says, null where none has come back. */
export const noRefundUntil = (paidAt: Date, again: CalendarDate | null): CalendarDate | null =>
  again === null || again <= coolingOffEnds(paidAt) ? null : again;
