import { and, asc, desc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { asRows, builtOnce, givenRows } from '#db/built-once.ts';
import type { Database, Runner } from '#db/client.ts';
import { assessment } from '#db/schema/assessments.ts';
import { practiceMemory, practiceSession } from '#db/schema/practice.ts';
import type { StoredTurn } from './stored-turns.ts';

export type SessionRow = typeof practiceSession.$inferSelect;
export type MemoryRow = typeof practiceMemory.$inferSelect;
type ChildRef = { readonly familyId: string; readonly childId: string };
type Key = { readonly familyId: string; readonly id: string };

const sessionOf = ({ familyId, id }: Key) => and(eq(practiceSession.familyId, familyId), eq(practiceSession.id, id));
const memoriesOf = ({ familyId, childId }: ChildRef) => and(eq(practiceMemory.familyId, familyId), eq(practiceMemory.childId, childId));

/** As many as the longest practice could ask. */
const mostDue = 20;

/** What is asked with each quiz that is handed in. */
const memoryStatements = (db: Database) => {
  const memories = builtOnce(
    db
      .select()
      .from(practiceMemory)
      .where(
        and(
          eq(practiceMemory.familyId, sql.placeholder('familyId')),
          eq(practiceMemory.childId, sql.placeholder('childId')),
          sql`${practiceMemory.key} = any(${sql.placeholder('keys')}::text[])`,
        ),
      ),
    'practice_memories',
  );
  const remember = builtOnce(
    db
      .insert(practiceMemory)
      .select(givenRows(practiceMemory))
      .onConflictDoUpdate({
        target: [practiceMemory.familyId, practiceMemory.childId, practiceMemory.key],
        set: { question: sql`excluded.question`, card: sql`excluded.card`, due: sql`excluded.due`, title: sql`excluded.title` },
      }),
    'remember_practice',
  );
  return {
    memories: (runner: Runner, { familyId, childId }: ChildRef, keys: readonly string[]): Promise<MemoryRow[]> =>
      memories(runner, { familyId, childId, keys }),
    /** Each key once. */
    remember: async (runner: Runner, rows: readonly MemoryRow[]): Promise<void> => {
      if (rows.length > 0) await remember(runner, asRows(practiceMemory, rows));
    },
  };
};

export const practiceRepository = (db: Database) => ({
  ...memoryStatements(db),
  insert: async (runner: Runner, row: SessionRow): Promise<void> => {
    await runner.insert(practiceSession).values(row);
  },
  find: async (key: Key): Promise<SessionRow | undefined> => (await db.select().from(practiceSession).where(sessionOf(key)))[0],
  /** Two taps at once are two answers, one after the other. */
  findForUpdate: async (runner: Runner, key: Key): Promise<SessionRow | undefined> =>
    (await runner.select().from(practiceSession).where(sessionOf(key)).for('update'))[0],
  saveTurns: async (runner: Runner, session: Allowed<SessionRow, 'write'>, turns: readonly StoredTurn[], at: Date): Promise<void> => {
    await runner.update(practiceSession).set({ turns, updatedAt: at }).where(sessionOf(session));
  },
  finish: async (runner: Runner, session: Allowed<SessionRow, 'write'>, result: object, at: Date): Promise<void> => {
    await runner.update(practiceSession).set({ result, isCompleted: true, updatedAt: at }).where(sessionOf(session));
  },

  /** The longest due first. */
  due: (whose: ChildRef, subject: SubjectId, at: Date): Promise<MemoryRow[]> =>
    db
      .select()
      .from(practiceMemory)
      .where(and(memoriesOf(whose), eq(practiceMemory.subject, subject), lte(practiceMemory.due, at)))
      .orderBy(asc(practiceMemory.due), asc(practiceMemory.key))
      .limit(mostDue),
  dueCounts: (whose: ChildRef, at: Date): Promise<{ subject: SubjectId; due: number }[]> =>
    db
      .select({ subject: practiceMemory.subject, due: sql<number>`count(*)::int` })
      .from(practiceMemory)
      .where(and(memoriesOf(whose), lte(practiceMemory.due, at)))
      .groupBy(practiceMemory.subject),
  /** The objectives of a topic (of all topics, where none is named) that were practised, and when each is due. */
  practised: async (whose: ChildRef, topicId?: string): Promise<{ topicId: string; objective: string; due: Date }[]> => {
    const rows = await db
      .select({ key: practiceMemory.key, due: practiceMemory.due })
      .from(practiceMemory)
      .where(and(memoriesOf(whose), topicId === undefined ? undefined : eq(practiceMemory.topicId, topicId)));
    return rows.flatMap(({ key, due }) => {
      const [topic = '', objective = ''] = key.split('#');
      return objective === '' ? [] : [{ topicId: topic, objective, due }];
    });
  },
  /** The percent of the last practice or test on a topic. */
  lastScore: async ({ familyId, childId }: ChildRef, topicId: string): Promise<number | null> => {
    const mine = and(eq(assessment.familyId, familyId), eq(assessment.childId, childId), eq(assessment.topicId, topicId));
    const [row] = await db
      .select({ score: assessment.score })
      .from(assessment)
      .where(and(mine, eq(assessment.isCompleted, true)))
      .orderBy(desc(assessment.createdAt), desc(assessment.id))
      .limit(1);
    return row?.score ?? null;
  },
  /** Whether something of the topic was practised before an instant. */
  knewBefore: async (whose: ChildRef, topicId: string, before: Date): Promise<boolean> => {
    const rows = await db
      .select({ key: practiceMemory.key })
      .from(practiceMemory)
      .where(and(memoriesOf(whose), eq(practiceMemory.topicId, topicId), lt(practiceMemory.createdAt, before)))
      .limit(1);
    return rows.length > 0;
  },
});
export type PracticeRepository = ReturnType<typeof practiceRepository>;
