import { readBirth } from './birth.ts';
import { ageOn, type CalendarDate, readCalendarDate } from './calendar-dates.ts';

/** What is kept of a child's age: the month of birth, or an age that a parent stated on a day. */
export type StoredAge = { readonly birthMonth: string | null; readonly statedAge: number | null; readonly statedOn: string | null };

/** Whole years, from the last day of the month of birth, so that nobody is taken for older than they are; otherwise the stated age, older by the years since. */
export const childAge = ({ birthMonth, statedAge, statedOn }: StoredAge, today: CalendarDate): number | null => {
  const born = birthMonth === null ? undefined : readBirth(birthMonth);
  if (born !== undefined) return ageOn(born, today);
  const stated = statedOn === null ? undefined : readCalendarDate(statedOn);
  return statedAge === null || stated === undefined ? statedAge : statedAge + ageOn(stated, today);
};
