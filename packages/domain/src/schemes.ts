import { addDays, type CalendarDate, readCalendarDate } from './calendar-dates.ts';
import { mondayOf } from './class-figures.ts';

const dayMs = 86_400_000;
const dayNumber = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The week of a scheme in which a day lies, counted from 1; 0 or less before it begins. */
export const schemeWeek = (startsOn: CalendarDate, today: CalendarDate): number =>
  Math.round((dayNumber(mondayOf(today)) - dayNumber(mondayOf(startsOn))) / 7) + 1;

/** The block that is taught in a week, with the week in which it begins. */
export const blockOfWeek = <Block extends { readonly weeks: number }>(
  blocks: readonly Block[],
  week: number,
): { readonly block: Block; readonly from: number } | undefined => {
  let from = 1;
  for (const block of blocks) {
    if (week >= from && week < from + block.weeks) return { block, from };
    from += block.weeks;
  }
  return undefined;
};

/** A starter looks back: at this week, the week before, and about a term ago. How many questions each has. */
export const starterParts = [
  { weeksAgo: 0, questions: 2, words: 'This week' },
  { weeksAgo: 1, questions: 2, words: 'Last week' },
  { weeksAgo: 12, questions: 1, words: 'Last term' },
] as const;

/** A scheme begins in this school year or the next, or began in the last two. */
const [furthestBack, furthestAhead] = [2 * 366, 366];
export const readSchemeStart = (text: string, today: CalendarDate): CalendarDate | undefined => {
  const date = readCalendarDate(text);
  return date === undefined || date < addDays(today, -furthestBack) || date > addDays(today, furthestAhead) ? undefined : date;
};
