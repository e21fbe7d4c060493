import { and, asc, eq, gte } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database } from '#db/client.ts';
import { answerEvidence } from '#db/schema/adaptive.ts';
import { assessment } from '#db/schema/assessments.ts';
import { child } from '#db/schema/families.ts';
import { studyDay } from '#db/schema/progress.ts';
import type { ChildRef } from './adaptive.repository.ts';

/** More than a pupil answers in four months. */
const listed = 5000;

export type KeptAnswer = typeof answerEvidence.$inferSelect;
export type FinishedQuiz = {
  readonly id: string;
  readonly subject: SubjectId;
  readonly topic: string;
  readonly right: number;
  readonly total: number;
  readonly at: Date;
};

/** What was finished, and those of it that have a sum. */
export type Finished = { readonly ids: readonly string[]; readonly quizzes: readonly FinishedQuiz[] };

export const insightRepository = (db: Database) => ({
  /** Every answer since an instant that says something about a topic, or about this one alone; the oldest first. */
  answersSince: ({ familyId, childId }: ChildRef, since: Date, topicId?: string) =>
    db
      .select()
      .from(answerEvidence)
      .where(
        and(
          eq(answerEvidence.familyId, familyId),
          eq(answerEvidence.childId, childId),
          gte(answerEvidence.at, since),
          topicId === undefined ? undefined : eq(answerEvidence.topicId, topicId),
        ),
      )
      .orderBy(asc(answerEvidence.at), asc(answerEvidence.assessmentId), asc(answerEvidence.position))
      .limit(listed),

  /**
   * Tests and practice that were finished since an instant, the oldest first: `ids` of all, and `quizzes` with what was right of how many.
   * An essay has no such sum, and what was all new has none (domain/scoring.ts).
   */
  finishedSince: async ({ familyId, childId }: ChildRef, since: Date): Promise<Finished> => {
    const rows = await db
      .select({
        id: assessment.id,
        subject: assessment.subject,
        topic: assessment.topic,
        right: assessment.correctAnswers,
        score: assessment.score,
        total: assessment.totalQuestions,
        at: assessment.completedAt,
        hasEssays: assessment.hasEssays,
      })
      .from(assessment)
      .where(
        and(
          eq(assessment.familyId, familyId),
          eq(assessment.childId, childId),
          eq(assessment.isCompleted, true),
          gte(assessment.completedAt, since),
        ),
      )
      .orderBy(asc(assessment.completedAt), asc(assessment.id))
      .limit(listed);
    const quizzes = rows.flatMap(({ right, score, at, hasEssays, ...quiz }) =>
      hasEssays || right === null || score === null || at === null ? [] : [{ ...quiz, right, at }],
    );
    return { ids: rows.map(({ id }) => id), quizzes };
  },

  firstNameOf: async ({ familyId, childId }: ChildRef): Promise<string> => {
    const mine = and(eq(child.familyId, familyId), eq(child.id, childId));
    return (await db.select({ firstName: child.firstName }).from(child).where(mine).limit(1))[0]?.firstName ?? '';
  },

  /** Minutes at work on each London day since a date; days without any are left out. */
  minutesSince: ({ familyId, childId }: ChildRef, since: CalendarDate) =>
    db
      .select({ day: studyDay.day, minutes: studyDay.minutes })
      .from(studyDay)
      .where(and(eq(studyDay.familyId, familyId), eq(studyDay.childId, childId), gte(studyDay.day, since))),
});
export type InsightRepository = ReturnType<typeof insightRepository>;
