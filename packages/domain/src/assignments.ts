import { addDays, type CalendarDate, readCalendarDate } from './calendar-dates.ts';
import type { Phase } from './key-stages.ts';
import { type PlanId, planAllowsSubject } from './plans.ts';
import { primarySubjects, type SubjectId, subjectIds } from './subjects.ts';

/** What can be set: a quiz, a revision guide, flashcards, an upload to read, or a short piece to write (docs/product/families.md#setting-work: it reaches the child). */
export const assignmentKinds = ['assessment', 'revision', 'flashcards', 'reading', 'writing'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

export const assignmentStates = ['open', 'started', 'overdue', 'done', 'late', 'withdrawn'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** The subjects that a parent is offered for a child: those the child has worked in first, then the others of the phase that the plan opens. */
export const subjectsToSet = (plan: PlanId, phase: Phase, practised: readonly SubjectId[]): readonly SubjectId[] => {
  const ofPhase: readonly SubjectId[] = phase === 'primary' ? primarySubjects : subjectIds.filter((subject) => subject !== 'other');
  return [...new Set([...practised, ...ofPhase])].filter((subject) => planAllowsSubject(plan, subject));
};

/** Without a date of its own, work is due a week after it was set. */
export const presetDueDays = 7;
/** The furthest day that work can be due: a school year ahead. */
const longestDueDays = 366;
/** The last day on which work is in time: from today on, within a year; undefined for any other text. */
export const readDueDay = (text: string, today: CalendarDate): CalendarDate | undefined => {
  const date = readCalendarDate(text);
  return date === undefined || date < today || date > addDays(today, longestDueDays) ? undefined : date;
};
/** The first day of work: from today on, and not after the last; undefined for any other text. */
export const readStartDay = (text: string, today: CalendarDate, dueOn: CalendarDate): CalendarDate | undefined => {
  const date = readCalendarDate(text);
  return date === undefined || date < today || date > dueOn ? undefined : date;
};
/** A teacher of a whole year group, with room to spare. */
export const mostClassesAtOnce = 10;
/** A class at once, with room to spare. */
export const mostChildrenAtOnce = 60;
/** Seconds that a text lies open before "I have read it" counts. */
export const leastReadingSeconds = 20;
/** Cards of a set that are answered before it counts as studied; all of them where there are fewer. */
export const cardsForDone = 5;

export type AssignmentDates = {
  readonly dueOn: CalendarDate;
  readonly isStarted: boolean;
  /** The London day on which it was finished. */
  readonly finishedOn: CalendarDate | null;
  readonly isWithdrawn: boolean;
};

/** Done on the due day is in time, up to midnight in London; the day after is late (docs/product/families.md#setting-work). */
export const assignmentState = ({ dueOn, isStarted, finishedOn, isWithdrawn }: AssignmentDates, today: CalendarDate): AssignmentState => {
  if (isWithdrawn) return 'withdrawn';
  if (finishedOn !== null) return finishedOn > dueOn ? 'late' : 'done';
  if (today > dueOn) return 'overdue';
  return isStarted ? 'started' : 'open';
};

/** Done when the pupil says so; a quiz and cards are done by being done. */
export const isReading = (kind: AssignmentKind): boolean => kind === 'reading' || kind === 'revision';

/** What is done by being handed in, and has an attempt: a quiz, and a short piece of writing. */
export const handedInKinds = ['assessment', 'writing'] as const satisfies readonly AssignmentKind[];
export type HandedInKind = (typeof handedInKinds)[number];
export const isHandedIn = (kind: AssignmentKind): boolean => handedInKinds.some((one) => one === kind);

/** What a pupil reads of work that a teacher reminded them of. */
export const reminderWords = 'A reminder from your teacher.';

/** Still to do, whether begun or late. */
export const isToDo = (state: AssignmentState): boolean => state === 'open' || state === 'started' || state === 'overdue';
