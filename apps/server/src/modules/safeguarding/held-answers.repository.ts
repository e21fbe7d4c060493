import { and, eq, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { assessment } from '#db/schema/assessments.ts';
import { heldAnswer } from '#db/schema/safeguarding.ts';

export type HeldAnswer = typeof heldAnswer.$inferSelect;

export const heldAnswersRepository = (db: Database) => ({
  ofAttempt: (attemptId: string): Promise<HeldAnswer[]> => db.select().from(heldAnswer).where(eq(heldAnswer.attemptId, attemptId)),
  keep: async (row: HeldAnswer): Promise<void> => {
    const { text, recordId } = row;
    await db
      .insert(heldAnswer)
      .values(row)
      .onConflictDoUpdate({ target: [heldAnswer.attemptId, heldAnswer.position], set: { text, recordId } });
  },
  forget: async (attemptId: string, position: number): Promise<void> => {
    await db.delete(heldAnswer).where(and(eq(heldAnswer.attemptId, attemptId), eq(heldAnswer.position, position)));
  },
  /** Puts what is held of a record where the other answers are. Answers how many. */
  release: async (runner: Runner, recordId: string): Promise<number> => {
    const rows = await runner.delete(heldAnswer).where(eq(heldAnswer.recordId, recordId)).returning();
    for (const { attemptId, childId, position, text } of rows)
      await runner
        .update(assessment)
        .set({ userAnswers: sql`jsonb_set(${assessment.userAnswers}, array[${String(position)}], to_jsonb(${text}::text))` })
        .where(and(eq(assessment.id, attemptId), eq(assessment.childId, childId)));
    return rows.length;
  },
});
export type HeldAnswersRepository = ReturnType<typeof heldAnswersRepository>;
