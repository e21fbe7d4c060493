import * as z from 'zod/mini';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { readCalendarMonth } from '@hedgerow/domain/month-grid';
import { ActivityItems } from './progress.ts';

/** YYYY-MM; the month that it is in London when it is left out. */
export const CalendarQuery = z.object({
  month: z.optional(z.string().check(z.refine((text: string) => readCalendarMonth(text) !== undefined, 'Please give a month as YYYY-MM.'))),
});

/** What stands on a day of the learning calendar (document 2 section 2). Days are London's. */
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

/** GET /api/student/calendar: the days of a month on which there is something, in their order. */
export const LearningCalendar = z.object({ month: z.string(), days: z.array(DayCounts) });
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
