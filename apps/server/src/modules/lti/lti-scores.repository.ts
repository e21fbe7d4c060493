import { and, asc, count, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { assessment } from '#db/schema/assessments.ts';
import { assignment } from '#db/schema/assignments.ts';
import { ltiCourse, ltiLine, ltiLink, ltiPlatform, ltiScore } from '#db/schema/lti.ts';
import { schoolPupil } from '#db/schema/schools.ts';

/** As many marks as one round takes. */
const mostAtOnce = 200;

export type ScoreKey = { readonly courseId: string; readonly groupId: string; readonly userId: string };
export type MarksState = { readonly sent: number; readonly waiting: number; readonly givenUp: number; readonly problem: string | null };

export const ltiScoresRepository = (db: Database) => ({
  /** Finished work of linked pupils whose mark has not arrived and may be tried now; platform by platform, what was finished first comes first. */
  due: (now: Date) =>
    db
      .select({
        platform: ltiPlatform,
        courseId: ltiLine.courseId,
        groupId: ltiLine.groupId,
        userId: assignment.childId,
        subject: ltiLink.subject,
        title: assignment.title,
        lineUrl: ltiLine.lineUrl,
        linesUrl: ltiLine.linesUrl,
        score: assignment.score,
        finishedAt: assignment.finishedAt,
        // Short writing is nobody's to mark.
        hasWriting: sql<boolean>`coalesce(${assessment.essayFeedback} <> '{}'::jsonb, false) and ${assignment.kind} <> 'writing'`,
        tries: sql<number>`coalesce(${ltiScore.tries}, 0)`,
      })
      .from(ltiLine)
      .innerJoin(ltiCourse, eq(ltiCourse.id, ltiLine.courseId))
      .innerJoin(ltiPlatform, and(eq(ltiPlatform.id, ltiCourse.platformId), eq(ltiPlatform.waits, false)))
      .innerJoin(assignment, and(eq(assignment.groupId, ltiLine.groupId), isNotNull(assignment.finishedAt), isNull(assignment.withdrawnAt)))
      .innerJoin(ltiLink, and(eq(ltiLink.platformId, ltiPlatform.id), eq(ltiLink.userId, assignment.childId)))
      .leftJoin(
        ltiScore,
        and(eq(ltiScore.courseId, ltiLine.courseId), eq(ltiScore.groupId, ltiLine.groupId), eq(ltiScore.userId, assignment.childId)),
      )
      .leftJoin(assessment, and(eq(assessment.familyId, assignment.familyId), eq(assessment.id, assignment.linkedId)))
      .where(
        and(
          or(isNull(ltiScore.userId), lte(ltiScore.nextTryAt, now)),
          // A pupil who left the school, or whom a parent took over, is the school's no longer.
          exists(
            db
              .select({ id: schoolPupil.childId })
              .from(schoolPupil)
              .where(
                and(
                  eq(schoolPupil.childId, assignment.childId),
                  eq(schoolPupil.schoolId, ltiPlatform.schoolId),
                  isNull(schoolPupil.linkedAt),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(ltiPlatform.id), asc(assignment.finishedAt))
      .limit(mostAtOnce),

  arrived: async (key: ScoreKey, tries: number, at: Date): Promise<void> => {
    const row = { tries, nextTryAt: null, sentAt: at, problem: null };
    await db
      .insert(ltiScore)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [ltiScore.courseId, ltiScore.groupId, ltiScore.userId], set: row });
  },

  /** `next` is null for one that is given up. */
  failed: async (key: ScoreKey, tries: number, next: Date | null, problem: string): Promise<void> => {
    const row = { tries, nextTryAt: next, sentAt: null, problem };
    await db
      .insert(ltiScore)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [ltiScore.courseId, ltiScore.groupId, ltiScore.userId], set: row });
  },

  setLine: async (courseId: string, groupId: string, lineUrl: string | null): Promise<void> => {
    await db
      .update(ltiLine)
      .set({ lineUrl })
      .where(and(eq(ltiLine.courseId, courseId), eq(ltiLine.groupId, groupId)));
  },

  /** How marks of platforms stand, by platform. */
  states: async (platformIds: readonly string[]): Promise<ReadonlyMap<string, MarksState>> => {
    if (platformIds.length === 0) return new Map();
    const rows = await db
      .select({
        platformId: ltiCourse.platformId,
        sent: sql<number>`(count(*) filter (where ${ltiScore.sentAt} is not null))::int`,
        waiting: sql<number>`(count(*) filter (where ${ltiScore.nextTryAt} is not null))::int`,
        all: count(),
        problem: sql<string | null>`(array_agg(${ltiScore.problem}) filter (where ${ltiScore.problem} is not null))[1]`,
      })
      .from(ltiScore)
      .innerJoin(ltiCourse, eq(ltiCourse.id, ltiScore.courseId))
      .where(inArray(ltiCourse.platformId, [...platformIds]))
      .groupBy(ltiCourse.platformId);
    return new Map(
      rows.map(({ platformId, sent, waiting, all, problem }) => [platformId, { sent, waiting, givenUp: all - sent - waiting, problem }]),
    );
  },

  /** Marks of a platform that were given up, or wait for their time, are tried at once. */
  tryAgain: async (platformId: string, at: Date): Promise<void> => {
    const courses = db.select({ id: ltiCourse.id }).from(ltiCourse).where(eq(ltiCourse.platformId, platformId));
    await db
      .update(ltiScore)
      .set({ nextTryAt: at, tries: 0 })
      .where(and(inArray(ltiScore.courseId, courses), isNull(ltiScore.sentAt)));
  },
});
export type LtiScoresRepository = ReturnType<typeof ltiScoresRepository>;
export type DueScore = Awaited<ReturnType<LtiScoresRepository['due']>>[number];
