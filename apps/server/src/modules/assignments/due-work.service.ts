import type { DueWork } from '@hedgerow/contracts/calendar';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Clock } from '#ports/clock.ts';
import { stateOf } from './assignment-view.ts';
import type { AssignmentsRepository } from './assignments.repository.ts';

type Whose = { readonly familyId: string; readonly childId: string };
export type DueWorkDeps = { readonly assignments: Pick<AssignmentsRepository, 'dueBetween'>; readonly now: Clock };

/** Set work by the day it is due, for the calendar. Whoever asks has checked whose it is. */
export const dueWorkService = ({ assignments, now }: DueWorkDeps) => ({
  between: async (whose: Whose, from: CalendarDate, to: CalendarDate): Promise<DueWork[]> => {
    const today = londonDate(now());
    return (await assignments.dueBetween(whose, from, to)).map((row) => ({
      id: row.id,
      title: row.title,
      kind: row.kind,
      subject: subjectName(row.subject),
      dueDate: row.dueOn,
      state: stateOf(row, today),
    }));
  },
});
export type DueWorkService = ReturnType<typeof dueWorkService>;
