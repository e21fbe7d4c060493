import { and, eq } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { WordsKept } from '@hedgerow/domain/own-words';
import type { Answer } from '@hedgerow/domain/scoring';
import type { Database, Runner } from '#db/client.ts';
import { assessment, essayVersion } from '#db/schema/assessments.ts';
import { assignment } from '#db/schema/assignments.ts';
import { essayMark } from '#db/schema/classes.ts';
import { portfolioPick } from '#db/schema/notes.ts';
import { practiceSession } from '#db/schema/practice.ts';
import { heldAnswer } from '#db/schema/safeguarding.ts';
import type { AssessmentRow } from './assessments.repository.ts';

export const ownWordsRepository = (db: Database) => ({
  /** Who has to be able to show this attempt, if anybody. */
  keptBy: async ({ familyId, id }: Pick<AssessmentRow, 'familyId' | 'id'>): Promise<WordsKept | undefined> => {
    const [set, marked, shown] = await Promise.all([
      db
        .select({ id: assignment.id })
        .from(assignment)
        .where(and(eq(assignment.familyId, familyId), eq(assignment.linkedId, id), eq(assignment.setByRole, 'teacher')))
        .limit(1),
      db
        .select({ id: essayMark.questionId })
        .from(essayMark)
        .where(and(eq(essayMark.familyId, familyId), eq(essayMark.assessmentId, id)))
        .limit(1),
      db
        .select({ id: portfolioPick.questionId })
        .from(portfolioPick)
        .where(and(eq(portfolioPick.familyId, familyId), eq(portfolioPick.assessmentId, id)))
        .limit(1),
    ]);
    if (set.length + marked.length > 0) return 'school';
    return shown.length > 0 ? 'portfolio' : undefined;
  },

  turnsOf: async (runner: Runner, { familyId, id }: Pick<AssessmentRow, 'familyId' | 'id'>): Promise<unknown> => {
    const mine = and(eq(practiceSession.familyId, familyId), eq(practiceSession.id, id));
    return (await runner.select({ turns: practiceSession.turns }).from(practiceSession).where(mine).for('update'))[0]?.turns;
  },

  /** Everything in which the words stand; a safeguarding record never had them, and stays. */
  takeAway: async (
    runner: Runner,
    { familyId, id }: Allowed<AssessmentRow, 'write'>,
    left: { readonly userAnswers: readonly Answer[]; readonly turns: readonly object[] | undefined },
    at: Date,
  ): Promise<void> => {
    const { userAnswers, turns } = left;
    await runner
      .update(assessment)
      .set({ userAnswers, essayFeedback: {}, wordsRemovedAt: at })
      .where(and(eq(assessment.familyId, familyId), eq(assessment.id, id)));
    await runner.delete(essayVersion).where(and(eq(essayVersion.familyId, familyId), eq(essayVersion.assessmentId, id)));
    await runner.delete(heldAnswer).where(eq(heldAnswer.attemptId, id));
    if (turns === undefined) return;
    await runner
      .update(practiceSession)
      .set({ turns, updatedAt: at })
      .where(and(eq(practiceSession.familyId, familyId), eq(practiceSession.id, id)));
  },
});
export type OwnWordsRepository = ReturnType<typeof ownWordsRepository>;
