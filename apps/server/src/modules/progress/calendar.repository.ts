import { and, between, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { addDays, type CalendarDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { schoolFile } from '#db/schema/files.ts';
import { activity, award } from '#db/schema/progress.ts';
import type { ChildRef } from './progress.repository.ts';

/** More than this in one day is a mistake of somebody's program. */
const listed = 200;

/** Files are counted from the files themselves: those that a parent added are in the calendar, too. */
const work = ne(activity.type, 'file-upload');
const londonDay = sql<string>`(${schoolFile.uploadedAt} at time zone 'Europe/London')::date::text`;
const ofType = (...types: readonly string[]) =>
  sql<number>`(count(*) filter (where ${activity.type} in (${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )})))::int`;

const workOf = ({ familyId, childId }: ChildRef, from: CalendarDate, to: CalendarDate) =>
  and(eq(activity.familyId, familyId), eq(activity.childId, childId), between(activity.day, from, to), work);

/** Uploads from the first instant of `from` to the last of `to`, by London's clock. */
const uploadsOf = ({ familyId, childId }: ChildRef, from: CalendarDate, to: CalendarDate) =>
  and(
    eq(schoolFile.familyId, familyId),
    eq(schoolFile.childId, childId),
    gte(schoolFile.uploadedAt, londonDayStart(from)),
    lt(schoolFile.uploadedAt, londonDayStart(addDays(to, 1))),
  );

const awardFor = (reason: ReturnType<typeof sql> | typeof activity.id, { familyId, childId }: ChildRef) =>
  and(eq(award.familyId, familyId), eq(award.childId, childId), eq(award.reason, reason));

export const calendarRepository = (db: Database) => ({
  /** What was made and finished, counted by day. */
  workByDay: (whose: ChildRef, from: CalendarDate, to: CalendarDate) =>
    db
      .select({
        date: activity.day,
        assessments: ofType('assessment'),
        revisions: ofType('revision', 'lesson'),
        pdfDownloads: ofType('pdf-download'),
      })
      .from(activity)
      .where(workOf(whose, from, to))
      .groupBy(activity.day),

  uploadsByDay: (whose: ChildRef, from: CalendarDate, to: CalendarDate) =>
    db
      .select({ date: londonDay, uploads: sql<number>`count(*)::int` })
      .from(schoolFile)
      .where(uploadsOf(whose, from, to))
      .groupBy(sql`1`),

  workOn: (whose: ChildRef, day: CalendarDate) =>
    db
      .select({ activity, points: award.points })
      .from(activity)
      .leftJoin(award, awardFor(activity.id, whose))
      .where(workOf(whose, day, day))
      .orderBy(desc(activity.happenedAt), activity.id)
      .limit(listed),

  uploadsOn: (whose: ChildRef, day: CalendarDate) =>
    db
      .select({ file: schoolFile, points: award.points })
      .from(schoolFile)
      .leftJoin(award, awardFor(sql`'file-' || ${schoolFile.id}::text`, whose))
      .where(uploadsOf(whose, day, day))
      .orderBy(desc(schoolFile.uploadedAt), schoolFile.id)
      .limit(listed),
});
export type CalendarRepository = ReturnType<typeof calendarRepository>;
