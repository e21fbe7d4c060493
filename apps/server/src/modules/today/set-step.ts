import type { StepStart } from '@hedgerow/contracts/today';
import { plannedMinutes } from '@hedgerow/domain/assessment-rules';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { type CalendarDate, daysBetween, longDate } from '@hedgerow/domain/calendar-dates';
import { type Feature, planAllows, planAllowsSubject, type PlanId } from '@hedgerow/domain/plans';
import type { SetWorkRow } from './today.repository.ts';

const featureOf: Readonly<Record<Exclude<AssignmentKind, 'reading'>, Feature>> = {
  assessment: 'practice',
  revision: 'revise',
  flashcards: 'flashcards',
};
const minutesFor: Readonly<Record<Exclude<AssignmentKind, 'assessment'>, number>> = { revision: 15, flashcards: 10, reading: 10 };

/** What a school sets is done on any plan; what a parent sets is within the child's own. */
const isOpen = ({ kind, subject, setByRole }: SetWorkRow, plan: PlanId): boolean =>
  setByRole === 'teacher' || kind === 'reading' || (planAllows(plan, featureOf[kind]) && planAllowsSubject(plan, subject));

const dueWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const days = daysBetween(today, dueOn);
  if (days < 0) return `It was for ${longDate(dueOn)}; it still counts.`;
  if (days === 0) return 'It is for today.';
  return days === 1 ? 'It is for tomorrow.' : `It is for ${longDate(dueOn)}.`;
};

/** Work that a parent or a teacher set, as a step of the day. */
export const setSteps = (rows: readonly SetWorkRow[], plan: PlanId, today: CalendarDate) =>
  rows
    .filter((row) => isOpen(row, plan))
    .map((row) => {
      const { id, kind, title, subject, numQuestions, dueOn, setByRole, finishedOn, linkedId } = row;
      const start: StepStart = { with: 'assignment', assignmentId: id };
      return {
        id,
        kind: 'set' as const,
        title,
        subject,
        reason: `Set by your ${setByRole}. ${dueWords(dueOn, today)}`,
        minutes: kind === 'assessment' ? plannedMinutes(numQuestions, false) : minutesFor[kind],
        done: finishedOn !== null,
        ticks: true,
        start,
        /** A quiz that a parent sets is one of the day's; one that was begun has been counted. */
        isQuiz: kind === 'assessment' && setByRole === 'parent' && linkedId === null,
      };
    });
