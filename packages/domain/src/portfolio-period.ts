import { calendarDate, type CalendarDate, daysBetween } from './calendar-dates.ts';
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
