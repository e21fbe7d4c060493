import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { handedInKinds } from '@hedgerow/domain/assignments';
import type { Database } from '#db/client.ts';
import { answerEvidence } from '#db/schema/adaptive.ts';
import { assignment } from '#db/schema/assignments.ts';

/** About two quizzes of a lesson. */
const mostAnswers = 20;

/** Work that stands in a class, with what one pupil made of it. */
export const classPupilRepository = (db: Database) => ({
  /** A finished quiz, or short piece of writing, that was set for a pupil in a class, while it is not taken back: the id of the attempt. */
  finishedQuiz: async (classId: string, childId: string, assignmentId: string): Promise<string | null> => {
    const own = and(eq(assignment.classId, classId), eq(assignment.childId, childId), eq(assignment.id, assignmentId));
    const finished = and(inArray(assignment.kind, [...handedInKinds]), isNotNull(assignment.finishedAt), isNull(assignment.withdrawnAt));
    const rows = await db.select({ linkedId: assignment.linkedId }).from(assignment).where(and(own, finished)).limit(1);
    return rows[0]?.linkedId ?? null;
  },

  /** The latest answers of a pupil to quizzes that were set in a class; each quiz in the order of its questions. */
  recentAnswers: (classId: string, { familyId, childId }: { readonly familyId: string; readonly childId: string }) =>
    db
      .select({ assignmentId: assignment.id, title: assignment.title, answer: answerEvidence })
      .from(assignment)
      .innerJoin(
        answerEvidence,
        and(eq(answerEvidence.familyId, assignment.familyId), eq(answerEvidence.assessmentId, assignment.linkedId)),
      )
      .where(
        and(
          eq(assignment.familyId, familyId),
          eq(assignment.childId, childId),
          eq(assignment.classId, classId),
          eq(assignment.kind, 'assessment'),
          isNotNull(assignment.finishedAt),
          isNull(assignment.withdrawnAt),
        ),
      )
      .orderBy(desc(answerEvidence.at), asc(answerEvidence.assessmentId), asc(answerEvidence.position))
      .limit(mostAnswers),
});
export type ClassPupilRepository = ReturnType<typeof classPupilRepository>;
export type RecentAnswer = Awaited<ReturnType<ClassPupilRepository['recentAnswers']>>[number];
