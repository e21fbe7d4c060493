import { addDays, type CalendarDate, daysBetween, londonDate } from './calendar-dates.ts';

/** "Refunds within 14 days" (docs/product/money.md#refunds; Consumer Contracts Regulations 2013, reg 30): the day of the contract is not counted. */
export const coolingOffDays = 14;

/** The last day, in England, on which a parent may change their mind. */
export const coolingOffEnds = (startedAt: Date): CalendarDate => addDays(londonDate(startedAt), coolingOffDays);

export const inCoolingOff = (startedAt: Date, now: Date): boolean => daysBetween(londonDate(startedAt), londonDate(now)) <= coolingOffDays;
