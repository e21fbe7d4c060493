import { academicYearOf, isYearGroup, type YearGroup } from './year-groups.ts';
import { type CalendarDate, datePartsOf } from './calendar-dates.ts';

/** From June a school prepares the year that begins in September; after that it catches up with the one that has begun. */
export const rollOverYear = (today: CalendarDate): number =>
  academicYearOf(today) + (datePartsOf(today).month >= 6 && datePartsOf(today).month < 9 ? 1 : 0);

/** "2026/27". */
export const academicYearName = (year: number): string => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/** How long what was done to classes can be taken back: 30 days, in ms. */
export const classChangesUndoMs = 30 * 86_400_000;

export const yearAfter = (year: YearGroup): YearGroup | undefined => {
  const next = year + 1;
  return isYearGroup(next) ? next : undefined;
};

/** "8A" is "9A" a year later, "Year 3 Oak" "Year 4 Oak", "R Ash" "1 Ash". A name without its year stays, and so does one of two years: "3/4 Oak". */
export const nextClassName = (name: string, year: YearGroup): string => {
  const next = yearAfter(year);
  if (next === undefined) return name;
  if (year === 0) return name.replace(/^reception\b/i, 'Year 1').replace(/^r\b/i, '1');
  const written = new RegExp(String.raw`^((?:year|yr|y)?\s*)0?${year}(?!\d)(?!\s*(?:[/&+-]|and)\s*${next}(?!\d))`, 'i').exec(name);
  return written === null ? name : `${written[1] ?? ''}${next}${name.slice(written[0].length)}`;
};
