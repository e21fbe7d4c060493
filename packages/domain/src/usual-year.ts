import { readBirth } from './birth.ts';
import type { CalendarDate } from './calendar-dates.ts';
import { type YearGroup, yearGroupOf } from './year-groups.ts';

/** The year that a month of birth makes, as typed; undefined while it is none, or outside Reception to Year 13. */
export const usualYearOf = (birth: string, today: CalendarDate): YearGroup | undefined => {
  const born = readBirth(birth);
  return born === undefined ? undefined : yearGroupOf(born, today);
};

type Change = { readonly before: string; readonly after: string; readonly chosen: YearGroup | undefined };

/**
 * What a form's year becomes when another month of birth is typed (docs/product/years-and-stages.md#dates): a month of another year brings
 * it; within the same one a year chosen by hand stays; what followed from a month that is no longer one is let go.
 */
export const yearAfterBirth = ({ before, after, chosen }: Change, today: CalendarDate): YearGroup | undefined => {
  const [earlier, usual] = [usualYearOf(before, today), usualYearOf(after, today)];
  if (usual === earlier) return chosen ?? usual;
  return usual ?? (chosen === earlier ? undefined : chosen);
};
