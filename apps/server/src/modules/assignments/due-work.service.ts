import type { Assignment } from '@hedgerow/contracts/assignments';
import type { DueWork } from '@hedgerow/contracts/calendar';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import { assignmentView, stateOf } from './assignment-view.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';

/** What a piece of set work asks, and of what. */
export type OpenWork = { readonly kind: AssignmentKind; readonly subject: SubjectId; readonly topic: string };
type ChildRef = { readonly familyId: string; readonly childId: string };
export type DueWorkDeps = { readonly assignments: Pick<AssignmentsRepository, 'dueBetween' | 'dueBy' | 'toDo'>; readonly now: Clock };

/** Set work by the day it is due, for the calendar and for the day's plan. Whoever asks has checked whose it is. */
export const dueWorkService = ({ assignments, now }: DueWorkDeps) => ({
  between: async (whose: ChildRef, from: CalendarDate, to: CalendarDate): Promise<DueWork[]> => {
    const today = londonDate(now());
    return (await assignments.dueBetween(whose, from, to, today)).map((row) => ({
      id: row.id,
      title: row.title,
      kind: row.kind,
      subject: subjectName(row.subject),
      dueDate: row.dueOn,
      state: stateOf(row, today),
    }));
  },
  /** What is for a day: due by then and still to do, or done on it. */
  forDay: async (whose: ChildRef, day: CalendarDate): Promise<Assignment[]> =>
    (await assignments.dueBy(whose, day)).map((named) => assignmentView(named, day)),
  /** What stands set on a day, whenever it is due: the day's own steps are about something else. */
  toDo: (whose: ChildRef, day: CalendarDate): Promise<OpenWork[]> => assignments.toDo(whose, day),
});
export type DueWorkService = ReturnType<typeof dueWorkService>;
