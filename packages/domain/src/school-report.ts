import { addDays, type CalendarDate } from './calendar-dates.ts';

/** Fewer pupils with a score than this, and a school's report says no average: it would be somebody's own. */
export const fewestInAverage = 5;

const days = { month: 30, term: 92, year: 365 } as const;

/** The first day of a report that ends today. */
export const reportFrom = (period: keyof typeof days, today: CalendarDate): CalendarDate => addDays(today, 1 - days[period]);
