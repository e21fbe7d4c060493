import { ageOn, calendarDate, type CalendarDate, datePartsOf, monthOfName, readCalendarDate } from './calendar-dates.ts';
import { oldestChild, youngestChild } from './account-ages.ts';

/** The month in which somebody was born, as YYYY-MM: no day is kept of a child (docs/decisions/0032-month-and-year-of-birth.md). */
export type BirthMonth = string & { readonly __birthMonth: unique symbol };

const lastDays = [31, 30, 29, 28] as const;

/** The last day of a month. */
const lastOf = (year: number, month: number): CalendarDate | undefined => {
  for (const day of lastDays) {
    const date = calendarDate(year, month, day);
    if (date !== undefined) return date;
  }
  return undefined;
};

/** Year and month of "2018-03", "3/2018", "03.2018", "March 2018", and of any whole date, whose day is let go. */
const read = (text: string): CalendarDate | undefined => {
  const iso = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
  if (iso) return lastOf(Number(iso[1]), Number(iso[2]));
  const british = /^\s*(\d{1,2}|[a-z]{3,9})[\s.,/-]+(\d{4})\s*$/i.exec(text);
  if (british) return lastOf(Number(british[2]), monthOfName(british[1] ?? ''));
  const whole = readCalendarDate(text);
  if (whole === undefined) return undefined;
  const { year, month } = datePartsOf(whole);
  return lastOf(year, month);
};

/**
 * When somebody was born at the latest: the last day of the month that is written. Ages are counted from it, so that nobody is taken for
 * older than they are; undefined when it is no month.
 */
export const readBirth = read;

/** When they were born at the earliest; for forms that ask whether an age can be right. */
export const earliestBirth = (latest: CalendarDate): CalendarDate => `${latest.slice(0, 7)}-01` as CalendarDate;

/** A month leaves the day open: whoever can be of the right age is let in (docs/product/families.md#ages). */
export const isBirthOfChild = (latest: CalendarDate, today: CalendarDate): boolean =>
  ageOn(earliestBirth(latest), today) >= youngestChild && ageOn(latest, today) <= oldestChild;

/** What is kept and sent of it. */
export const birthMonthOf = (born: CalendarDate): BirthMonth => born.slice(0, 7) as BirthMonth;

const words = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "March 2018". */
export const birthMonthWords = (month: BirthMonth): string => words.format(Date.parse(`${month}-01`));
