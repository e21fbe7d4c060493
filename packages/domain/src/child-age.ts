import { ageOn, type CalendarDate, readCalendarDate } from './calendar-dates.ts';

/** What is kept of a child's age: a date of birth, or an age that a parent stated on a day. */
export type StoredAge = { readonly dateOfBirth: string | null; readonly statedAge: number | null; readonly statedOn: string | null };

/** Whole years, from the date of birth; otherwise the stated age, older by the years since. */
export const childAge = ({ dateOfBirth, statedAge, statedOn }: StoredAge, today: CalendarDate): number | null => {
  const born = dateOfBirth === null ? undefined : readCalendarDate(dateOfBirth);
  if (born !== undefined) return ageOn(born, today);
  const stated = statedOn === null ? undefined : readCalendarDate(statedOn);
  return statedAge === null || stated === undefined ? statedAge : statedAge + ageOn(stated, today);
};
