import { and, eq, inArray, isNull } from 'drizzle-orm';
import { asRows, builtOnce, givenRows } from '#db/built-once.ts';
import type { Database, Runner } from '#db/client.ts';
import { milestone } from '#db/schema/progress.ts';
import type { ChildRef } from './progress.repository.ts';

const of = ({ familyId, childId }: ChildRef) => and(eq(milestone.familyId, familyId), eq(milestone.childId, childId));

const keeping = (db: Database) => {
  const keep = builtOnce(db.insert(milestone).select(givenRows(milestone)).onConflictDoNothing(), 'keep_milestones');
  return async (runner: Runner, { familyId, childId }: ChildRef, ids: readonly string[], reachedAt: Date): Promise<void> => {
    if (ids.length === 0) return;
    const rows = ids.map((id) => ({ familyId, childId, id, reachedAt }));
    await keep(runner, asRows(milestone, rows));
  };
};

export const milestonesRepository = (db: Database) => ({
  /** Keeps what was reached; what is there already keeps its day. */
  keep: keeping(db),

  /** In the order in which they were reached. */
  of: (whose: ChildRef) =>
    db
      .select({ id: milestone.id, reachedAt: milestone.reachedAt, seenAt: milestone.seenAt })
      .from(milestone)
      .where(of(whose))
      .orderBy(milestone.reachedAt, milestone.id),

  markSeen: async (whose: ChildRef, ids: readonly string[], seenAt: Date): Promise<void> => {
    await db
      .update(milestone)
      .set({ seenAt })
      .where(and(of(whose), inArray(milestone.id, [...ids]), isNull(milestone.seenAt)));
  },
});
export type MilestonesRepository = ReturnType<typeof milestonesRepository>;
