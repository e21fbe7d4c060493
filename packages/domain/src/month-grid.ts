import { addDays, calendarDate, type CalendarDate } from './calendar-dates.ts';

/** A month as YYYY-MM. */
export type CalendarMonth = string & { readonly __month: unique symbol };

/** A real month, or undefined: "2026-13" and "2026-1" are none. */
export const readCalendarMonth = (text: string): CalendarMonth | undefined => {
  const parts = /^(\d{4})-(\d{2})$/.exec(text);
  const real = parts !== null && calendarDate(Number(parts[1]), Number(parts[2]), 1) !== undefined;
  return real ? (text as CalendarMonth) : undefined;
};

export const monthOf = (date: CalendarDate): CalendarMonth => date.slice(0, 7) as CalendarMonth;

export const firstDayOf = (month: CalendarMonth): CalendarDate => `${month}-01` as CalendarDate;

/** So many months later, or earlier when negative; stays where it is at the end of the years that can be written. */
export const addMonths = (month: CalendarMonth, months: number): CalendarMonth => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const day = calendarDate(Math.floor(at / 12), (((at % 12) + 12) % 12) + 1, 1);
  return day === undefined ? month : monthOf(day);
};

export const lastDayOf = (month: CalendarMonth): CalendarDate => addDays(firstDayOf(addMonths(month, 1)), -1);

/** 0 for Monday to 6 for Sunday: a week begins on Monday in England. */
export const weekdayOf = (date: CalendarDate): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** Weeks that a month shows: five, or six where its last days need one more. */
const fewestWeeks = 5;

/** The days of a month in whole weeks from Monday: 35 or 42 of them, with the days of its neighbours that fill the first and the last week. */
export const monthGrid = (month: CalendarMonth): readonly (readonly CalendarDate[])[] => {
  const first = firstDayOf(month);
  const monday = addDays(first, -weekdayOf(first));
  const days = Number(lastDayOf(month).slice(8)) + weekdayOf(first);
  const weeks = Math.max(fewestWeeks, Math.ceil(days / 7));
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)));
};

/** The same day of another month; its last day where it is shorter. */
export const sameDayIn = (month: CalendarMonth, date: CalendarDate): CalendarDate => {
  const last = lastDayOf(month);
  const day = `${month}${date.slice(7)}` as CalendarDate;
  return day > last ? last : day;
};
