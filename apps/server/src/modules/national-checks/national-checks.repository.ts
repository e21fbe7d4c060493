import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { CheckTiming, NationalCheckId } from '@hedgerow/domain/national-checks';
import type { Database, Runner } from '#db/client.ts';
import { nationalCheck, nationalCheckAnswer } from '#db/schema/national-checks.ts';

export type CheckRow = typeof nationalCheck.$inferSelect;
export type ListedCheck = Omit<CheckRow, 'questions'>;
type AnswerRow = typeof nationalCheckAnswer.$inferInsert;
type ChildRef = { readonly familyId: string; readonly childId: string };
type Key = { readonly familyId: string; readonly id: string };

const key = ({ familyId, id }: Key) => and(eq(nationalCheck.familyId, familyId), eq(nationalCheck.id, id));
const ofChild = ({ familyId, childId }: ChildRef) => and(eq(nationalCheck.familyId, familyId), eq(nationalCheck.childId, childId));
const answersOf = ({ familyId, id }: Key) => and(eq(nationalCheckAnswer.familyId, familyId), eq(nationalCheckAnswer.checkId, id));
/** Everything but the questions, which are large. */
const { questions: _large, ...listedColumns } = getTableColumns(nationalCheck);

export const nationalChecksRepository = (db: Database) => ({
  insert: async (runner: Runner, row: CheckRow): Promise<void> => {
    await runner.insert(nationalCheck).values(row);
  },
  find: async (familyId: string, id: string): Promise<CheckRow | undefined> =>
    (await db.select().from(nationalCheck).where(key({ familyId, id })))[0],
  ofChild: (whose: ChildRef): Promise<ListedCheck[]> =>
    db.select(listedColumns).from(nationalCheck).where(ofChild(whose)).orderBy(desc(nationalCheck.startedAt)),

  /** One at a time for a child, until the transaction ends: two presses of Start make one attempt. */
  lockChild: async (runner: Runner, { childId }: ChildRef): Promise<void> => {
    await runner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`check:${childId}`}, 0))`);
  },
  unfinished: async (runner: Runner, whose: ChildRef, kind: NationalCheckId): Promise<CheckRow | undefined> =>
    (
      await runner
        .select()
        .from(nationalCheck)
        .where(and(ofChild(whose), eq(nationalCheck.kind, kind), eq(nationalCheck.isCompleted, false)))
        .orderBy(desc(nationalCheck.startedAt))
        .limit(1)
    )[0],
  setTiming: async (runner: Runner, row: Key, timing: CheckTiming): Promise<void> => {
    await runner
      .update(nationalCheck)
      .set({ timing })
      .where(and(key(row), eq(nationalCheck.isCompleted, false)));
  },
  discard: async (runner: Runner, row: Key): Promise<void> => {
    await runner.delete(nationalCheckAnswer).where(answersOf(row));
    await runner.delete(nationalCheck).where(key(row));
  },

  answers: (row: Key, runner: Runner = db) =>
    runner.select().from(nationalCheckAnswer).where(answersOf(row)).orderBy(asc(nationalCheckAnswer.position)),

  /**
   * Keeps an answer while the attempt is open; false once it was finished. `first`: the first answer of a question stands, so that a
   * call that is repeated changes nothing; otherwise the newest does.
   */
  keepAnswer: async (runner: Runner, attempt: Allowed<CheckRow, 'write'>, row: AnswerRow, stands: 'first' | 'newest'): Promise<boolean> => {
    const [open] = await runner.select({ done: nationalCheck.isCompleted }).from(nationalCheck).where(key(attempt)).for('share');
    if (open === undefined || open.done) return false;
    const insert = runner.insert(nationalCheckAnswer).values(row);
    const { answer, deviceMs, receivedAt } = row;
    const target = [nationalCheckAnswer.familyId, nationalCheckAnswer.checkId, nationalCheckAnswer.position];
    await (stands === 'first'
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target, set: { answer, deviceMs, receivedAt } }));
    return true;
  },

  /** Closes the attempt, once: no answer comes in after it. False when it was closed before. */
  close: async (runner: Runner, attempt: Allowed<CheckRow, 'write'>, completedAt: Date): Promise<boolean> => {
    const closed = await runner
      .update(nationalCheck)
      .set({ isCompleted: true, completedAt })
      .where(and(key(attempt), eq(nationalCheck.isCompleted, false)))
      .returning({ id: nationalCheck.id });
    return closed.length > 0;
  },
  setScore: async (runner: Runner, attempt: Allowed<CheckRow, 'write'>, score: number): Promise<void> => {
    await runner.update(nationalCheck).set({ score }).where(key(attempt));
  },
});
export type NationalChecksRepository = ReturnType<typeof nationalChecksRepository>;
