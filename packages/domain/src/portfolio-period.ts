import { addDays, calendarDate, type CalendarDate, daysBetween } from './calendar-dates.ts';
import { academicYearOf } from './year-groups.ts';

export type Period = { readonly from: CalendarDate; readonly to: CalendarDate };

/** A portfolio covers at most so many days: an academic year, with room for the weeks around it. */
export const longestPortfolioDays = 400;

const termStarts = [
  { month: 9, name: 'Autumn term' },
  { month: 1, name: 'Spring term' },
  { month: 4, name: 'Summer term' },
] as const;

/** The academic year so far, unless days are named. Undefined when they are turned round or too many. */
export const portfolioPeriod = (today: CalendarDate, from?: CalendarDate, to: CalendarDate = today): Period | undefined => {
  const first = from ?? calendarDate(academicYearOf(to), 9, 1) ?? to;
  const days = daysBetween(first, to) + 1;
  return days >= 1 && days <= longestPortfolioDays ? { from: first, to } : undefined;
};

/** "Autumn term 2026": September to December, January to March, April to August. */
export const termOf = (month: string): string => {
  const number = Number(month.slice(5, 7));
  const term = termStarts.toSorted((one, other) => other.month - one.month).find(({ month: start }) => number >= start);
  return `${term?.name ?? ''} ${month.slice(0, 4)}`;
};

export type Term = Period & { readonly name: string };

/** The terms of this academic year up to a day, the last one so far. */
export const termsOf = (today: CalendarDate): Term[] => {
  const year = academicYearOf(today);
  return termStarts.flatMap(({ month, name }, at) => {
    const inYear = (of: number): number => (of >= 9 ? year : year + 1);
    const from = calendarDate(inYear(month), month, 1);
    const next = termStarts[at + 1];
    const following = calendarDate(next === undefined ? year + 1 : inYear(next.month), next?.month ?? 9, 1);
    if (from === undefined || following === undefined || from > today) return [];
    const last = addDays(following, -1);
    return [{ name: `${name} ${from.slice(0, 4)}`, from, to: last < today ? last : today }];
  });
};
