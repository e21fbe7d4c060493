import type { Assignment } from '@hedgerow/contracts/assignments';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { addDays, type CalendarDate, daysBetween, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { formatWeekday } from '../../lib/dates.ts';

/** Noon of that day in London, so that no zone makes another day of it. */
const noon = (date: string): string => `${date}T12:00:00Z`;

/** "today", "tomorrow", "on Friday", "on Friday 4 December". */
export const dayWords = (date: string, today: CalendarDate): string => {
  const day = readCalendarDate(date);
  if (day === undefined) return date;
  const ahead = daysBetween(today, day);
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  if (ahead === -1) return 'yesterday';
  const words = formatWeekday(noon(day));
  return `on ${ahead > 1 && ahead < 7 ? (words.split(' ')[0] ?? words) : words}`;
};

/** What a pupil reads: late work can still be done, and nothing is lost. */
export const pupilDueWords = ({ dueDate, state }: Pick<Assignment, 'dueDate' | 'state'>, today: CalendarDate): string =>
  state === 'overdue' ? `Was due ${dayWords(dueDate, today)}. You can still do it.` : `Due ${dayWords(dueDate, today)}`;

export const kindWords: Readonly<Record<AssignmentKind, string>> = {
  assessment: 'Quiz',
  revision: 'Revision guide',
  flashcards: 'Flashcards',
  reading: 'Something to read',
  writing: 'Writing',
};

export const setterWords = ({ setBy, className }: Pick<Assignment, 'setBy' | 'className'>): string => {
  if (setBy.role === 'parent') return `Set by ${setBy.name}`;
  return className === null ? `Set by ${setBy.name}, school` : `Set by ${setBy.name}, ${className}`;
};

/** Done lately enough to be shown once more as done. */
const freshDays = 2;
export const isFreshlyDone = ({ state, finishedAt }: Pick<Assignment, 'state' | 'finishedAt'>, today: CalendarDate): boolean =>
  (state === 'done' || state === 'late') && finishedAt !== null && finishedAt.slice(0, 10) >= addDays(today, -freshDays);

/** The soonest first: what is due comes before what was set. */
export const bySoonest = (one: Pick<Assignment, 'dueDate' | 'createdAt'>, other: Pick<Assignment, 'dueDate' | 'createdAt'>): number =>
  one.dueDate.localeCompare(other.dueDate) || one.createdAt.localeCompare(other.createdAt);
