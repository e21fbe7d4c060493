import * as z from 'zod/mini';
import { assignmentKinds, assignmentStates } from '@hedgerow/domain/assignments';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { readCalendarMonth } from '@hedgerow/domain/month-grid';
import { ActivityItems } from './progress.ts';
import { id } from './shapes.ts';

/** YYYY-MM; the month that it is in London when it is left out. */
export const CalendarQuery = z.object({
  month: z.optional(z.string().check(z.refine((text: string) => readCalendarMonth(text) !== undefined, 'Please give a month as YYYY-MM.'))),
});

/** What stands on a day of the learning calendar (docs/product/pupil-home.md#the-calendar). Days are London's. */
export const DayCounts = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  uploads: z.int(),
  assessments: z.int(),
  /** Revision guides, and sessions with flashcards. */
  revisions: z.int(),
  pdfDownloads: z.int(),
});
export type DayCounts = z.output<typeof DayCounts>;

/** Work that was set, on the day it is due. */
export const DueWork = z.object({
  id,
  title: z.string(),
  kind: z.enum(assignmentKinds),
  subject: z.string(),
  /** YYYY-MM-DD */
  dueDate: z.string(),
  state: z.enum(assignmentStates),
});
export type DueWork = z.output<typeof DueWork>;

/** GET /api/student/calendar: the days of a month on which there is something, in their order; and the work that is due in it. */
export const LearningCalendar = z.object({ month: z.string(), days: z.array(DayCounts), assignments: z.array(DueWork) });
export type LearningCalendar = z.output<typeof LearningCalendar>;

export const CalendarDayQuery = z.object({
  date: z
    .string()
    .check(
      z.refine(
        (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && readCalendarDate(text) !== undefined,
        'Please give a day as YYYY-MM-DD.',
      ),
    ),
});

/** GET /api/student/calendar-day: everything of one day, the newest first. */
export const CalendarDay = z.object({ date: z.string(), items: ActivityItems });
export type CalendarDay = z.output<typeof CalendarDay>;
