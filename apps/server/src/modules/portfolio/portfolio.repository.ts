import { and, asc, between, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addDays, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { longestShownWords, mostShown } from '@hedgerow/domain/notes';
import type { Period } from '@hedgerow/domain/portfolio-period';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { answerEvidence } from '#db/schema/adaptive.ts';
import { assessment } from '#db/schema/assessments.ts';
import { child } from '#db/schema/families.ts';
import { schoolFile } from '#db/schema/files.ts';
import { guide } from '#db/schema/guides.ts';
import { portfolioEntry, portfolioPick } from '#db/schema/notes.ts';
import { activity, studyDay } from '#db/schema/progress.ts';

type ChildRef = { readonly familyId: string; readonly childId: string };

/** Lists that stay readable on paper. */
const mostTopics = 400;
const mostAttempts = 40;
const mostListed = 40;

const whole = (expression: ReturnType<typeof sql>) => sql<number>`(${expression})::int`;
const isQuiz = sql`${activity.type} = 'assessment'`;
const work = ({ familyId, childId }: ChildRef, { from, to }: Period) =>
  and(eq(activity.familyId, familyId), eq(activity.childId, childId), eq(activity.status, 'completed'), between(activity.day, from, to));
/** Rows of the child whose instant lies on a London day of this time. */
const within = (
  table: Readonly<Record<'familyId' | 'childId', AnyPgColumn>>,
  at: AnyPgColumn,
  { familyId, childId }: ChildRef,
  period: Period,
) =>
  and(
    eq(table.familyId, familyId),
    eq(table.childId, childId),
    gte(at, londonDayStart(period.from)),
    lt(at, londonDayStart(addDays(period.to, 1))),
  );

export const portfolioRepository = (db: Database) => ({
  child: async ({ familyId, childId }: ChildRef) =>
    (
      await db
        .select()
        .from(child)
        .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
        .limit(1)
    )[0],

  /** Each topic on which something was finished, with its first and last London day. */
  topics: (whose: ChildRef, period: Period) =>
    db
      .select({
        subject: activity.subject,
        topic: activity.topic,
        first: sql<string>`min(${activity.day})::text`,
        last: sql<string>`max(${activity.day})::text`,
        pieces: whole(sql`count(*)`),
      })
      .from(activity)
      .where(work(whose, period))
      .groupBy(activity.subject, activity.topic)
      .orderBy(asc(activity.subject), asc(sql`min(${activity.day})`), asc(activity.topic))
      .limit(mostTopics),

  /** Quizzes and the scores among them, month by month (YYYY-MM). */
  quizzesByMonth: (whose: ChildRef, period: Period) =>
    db
      .select({
        month: sql<string>`to_char(${activity.day}, 'YYYY-MM')`,
        quizzes: whole(sql`count(*)`),
        scored: whole(sql`count(${activity.score})`),
        points: whole(sql`coalesce(sum(${activity.score}), 0)`),
      })
      .from(activity)
      .where(and(work(whose, period), isQuiz))
      .groupBy(sql`1`),

  minutesByMonth: ({ familyId, childId }: ChildRef, { from, to }: Period) =>
    db
      .select({ month: sql<string>`to_char(${studyDay.day}, 'YYYY-MM')`, minutes: whole(sql`sum(${studyDay.minutes})`) })
      .from(studyDay)
      .where(and(eq(studyDay.familyId, familyId), eq(studyDay.childId, childId), between(studyDay.day, from, to)))
      .groupBy(sql`1`),

  /** Topics of the map that answers of this time are about. */
  practised: (whose: ChildRef, period: Period) =>
    db
      .selectDistinct({ topicId: answerEvidence.topicId, subject: answerEvidence.subject, keyStage: answerEvidence.keyStage })
      .from(answerEvidence)
      .where(within(answerEvidence, answerEvidence.at, whose, period)),

  /** Attempts that were handed in, the newest first, whole. */
  attempts: (whose: ChildRef, period: Period) =>
    db
      .select()
      .from(assessment)
      .where(and(within(assessment, assessment.completedAt, whose, period), eq(assessment.isCompleted, true)))
      .orderBy(desc(assessment.completedAt))
      .limit(mostAttempts),

  /** What the family wrote, of a time or all of it, the first day first. */
  entries: ({ familyId, childId }: ChildRef, period?: Period) =>
    db
      .select()
      .from(portfolioEntry)
      .where(
        and(
          eq(portfolioEntry.familyId, familyId),
          eq(portfolioEntry.childId, childId),
          period === undefined ? undefined : between(portfolioEntry.day, period.from, period.to),
        ),
      )
      .orderBy(asc(portfolioEntry.day), asc(portfolioEntry.createdAt)),
  addEntry: async (row: typeof portfolioEntry.$inferInsert): Promise<void> => {
    await db.insert(portfolioEntry).values(row);
  },
  removeEntry: async ({ familyId, childId }: ChildRef, id: string): Promise<boolean> =>
    (
      await db
        .delete(portfolioEntry)
        .where(and(eq(portfolioEntry.familyId, familyId), eq(portfolioEntry.childId, childId), eq(portfolioEntry.id, id)))
        .returning({ id: portfolioEntry.id })
    ).length > 0,

  picks: ({ familyId, childId }: ChildRef) =>
    db
      .select({ assessmentId: portfolioPick.assessmentId, questionId: portfolioPick.questionId })
      .from(portfolioPick)
      .where(and(eq(portfolioPick.familyId, familyId), eq(portfolioPick.childId, childId))),
  pick: async (row: typeof portfolioPick.$inferInsert): Promise<void> => {
    await db.insert(portfolioPick).values(row).onConflictDoNothing();
  },
  unpick: async (familyId: string, assessmentId: string, questionId: string): Promise<void> => {
    await db
      .delete(portfolioPick)
      .where(
        and(eq(portfolioPick.familyId, familyId), eq(portfolioPick.assessmentId, assessmentId), eq(portfolioPick.questionId, questionId)),
      );
  },
  /** Attempts by their ids that were handed in, the newest first. */
  attemptsBy: ({ familyId, childId }: ChildRef, ids: readonly string[]) =>
    db
      .select()
      .from(assessment)
      .where(
        and(
          eq(assessment.familyId, familyId),
          eq(assessment.childId, childId),
          eq(assessment.isCompleted, true),
          inArray(assessment.id, [...ids]),
        ),
      )
      .orderBy(desc(assessment.completedAt)),

  /** What the family wants shown of a time, the oldest first, with what was read of it. */
  shown: (whose: ChildRef, period: Period) =>
    db
      .select({
        name: schoolFile.originalName,
        storageKey: schoolFile.storageKey,
        mimeType: schoolFile.mimeType,
        subject: schoolFile.subject,
        customSubject: schoolFile.customSubject,
        topic: schoolFile.topic,
        uploadedAt: schoolFile.uploadedAt,
        words: sql<string>`left(coalesce(${schoolFile.text}, ''), ${longestShownWords})`,
      })
      .from(schoolFile)
      .where(and(within(schoolFile, schoolFile.uploadedAt, whose, period), eq(schoolFile.inPortfolio, true)))
      .orderBy(asc(schoolFile.uploadedAt), asc(schoolFile.id))
      .limit(mostShown),

  /** Whether an upload is shown. The child is held meanwhile, so that two presses at once do not pass the limit. */
  show: (whose: ChildRef, id: string, chosen: boolean): Promise<'done' | 'not there' | 'full'> =>
    inTransaction(db, async (runner) => {
      const { familyId, childId } = whose;
      const mine = and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId));
      await runner
        .select({ id: child.id })
        .from(child)
        .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
        .for('update');
      const [counted] = await runner
        .select({ others: whole(sql`count(*)`) })
        .from(schoolFile)
        .where(and(mine, eq(schoolFile.inPortfolio, true), ne(schoolFile.id, id)));
      if (chosen && (counted?.others ?? 0) >= mostShown) return 'full';
      const changed = await runner
        .update(schoolFile)
        .set({ inPortfolio: chosen })
        .where(and(mine, eq(schoolFile.id, id)))
        .returning({ id: schoolFile.id });
      return changed.length > 0 ? 'done' : 'not there';
    }),

  shownCount: async ({ familyId, childId }: ChildRef): Promise<number> =>
    (
      await db
        .select({ count: whole(sql`count(*)`) })
        .from(schoolFile)
        .where(and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, childId), eq(schoolFile.inPortfolio, true)))
    )[0]?.count ?? 0,

  guides: (whose: ChildRef, period: Period) =>
    db
      .select({ title: guide.title, subject: guide.subject, createdAt: guide.createdAt })
      .from(guide)
      .where(within(guide, guide.createdAt, whose, period))
      .orderBy(desc(guide.createdAt))
      .limit(mostListed),

  uploads: (whose: ChildRef, period: Period) =>
    db
      .select({
        id: schoolFile.id,
        name: schoolFile.originalName,
        mimeType: schoolFile.mimeType,
        inPortfolio: schoolFile.inPortfolio,
        subject: schoolFile.subject,
        customSubject: schoolFile.customSubject,
        topic: schoolFile.topic,
        uploadedAt: schoolFile.uploadedAt,
      })
      .from(schoolFile)
      .where(within(schoolFile, schoolFile.uploadedAt, whose, period))
      .orderBy(desc(schoolFile.uploadedAt))
      .limit(mostListed),
});
export type PortfolioRepository = ReturnType<typeof portfolioRepository>;
export type AttemptRow = Awaited<ReturnType<PortfolioRepository['attempts']>>[number];
