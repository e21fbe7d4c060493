import type { Assignment } from '@hedgerow/contracts/assignments';
import type { TodayStep } from '@hedgerow/contracts/today';
import { type AssignmentKind, isHandedIn, isReading, reminderWords } from '@hedgerow/domain/assignments';
import { type CalendarDate, longDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { type Feature, planAllows, planAllowsSubject, type PlanId } from '@hedgerow/domain/plans';
import type { Pace } from '@hedgerow/teaching/adaptive/day-candidate';
import { quizMinutes } from '@hedgerow/teaching/adaptive/step-minutes';

const featureOf: Readonly<Record<Exclude<AssignmentKind, 'reading'>, Feature>> = {
  assessment: 'practice',
  revision: 'revise',
  flashcards: 'flashcards',
  writing: 'practice',
};
const minutesFor: Readonly<Record<Exclude<AssignmentKind, 'assessment'>, number>> = {
  revision: 15,
  flashcards: 10,
  reading: 10,
  writing: 20,
};
const nameOf: Readonly<Record<AssignmentKind, string>> = {
  assessment: 'A quiz',
  revision: 'A revision guide',
  flashcards: 'Flashcards',
  reading: 'Something to read',
  writing: 'Something to write',
};

/** What a school sets is done on any plan; what a parent sets is within the child's own. */
const isOpen = ({ kind, subject, setBy }: Assignment, plan: PlanId): boolean =>
  setBy.role === 'teacher' || kind === 'reading' || (planAllows(plan, featureOf[kind]) && planAllowsSubject(plan, subject));

const setterOf = ({ setBy, className }: Assignment): string => {
  if (setBy.role === 'parent') return 'your parent';
  return className === null ? setBy.name : `${setBy.name}, ${className}`;
};

const dueWords = (dueDate: string, today: CalendarDate): string => {
  const day = readCalendarDate(dueDate);
  return day === undefined || day >= today ? 'It is for today.' : `It was for ${longDate(day)}. It still counts.`;
};

type SetDay = { readonly plan: PlanId; readonly today: CalendarDate; readonly pace: Pace };

/** Work that a parent or a teacher set, due by today, as a step of the day. */
export const setSteps = (works: readonly Assignment[], { plan, today, pace }: SetDay) =>
  works
    .filter((work) => isOpen(work, plan))
    .map((work): TodayStep & { readonly isQuiz: boolean } => {
      const { id, kind, title, subject, numQuestions, dueDate, description: note, startedAt, finishedAt, score } = work;
      const reminder = work.remindedOn === null || finishedAt !== null ? '' : ` ${reminderWords}`;
      const [begun, done] = [startedAt !== null, finishedAt !== null];
      return {
        id,
        kind: 'set',
        title,
        subject,
        focus: null,
        reason: `${nameOf[kind]}, set by ${setterOf(work)}. ${dueWords(dueDate, today)}${reminder}`,
        minutes: kind === 'assessment' ? quizMinutes(numQuestions, pace.keyStage, pace.ownSeconds) : minutesFor[kind],
        done,
        ticks: true,
        start: { with: 'assignment', assignmentId: id },
        standing: null,
        set: { note, begun, readable: begun && !done && isReading(kind), score },
        /** A quiz, or writing, that a parent sets is one of the day's; one that was begun has been counted. */
        isQuiz: isHandedIn(kind) && work.setBy.role === 'parent' && work.assessmentId === null,
      };
    });
