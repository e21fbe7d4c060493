import type { PaidPlanId } from '@hedgerow/domain/plans';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { childPlan, freeWeek } from '#db/schema/billing.ts';

export type FreeWeekRow = typeof freeWeek.$inferSelect;

/** The families' free weeks: one each. */
export const freeWeekRepository = (db: Database) => ({
  of: async (familyId: string): Promise<FreeWeekRow | undefined> =>
    (await db.select().from(freeWeek).where(eq(freeWeek.familyId, familyId)))[0],

  /** False for a family that has had one, whatever raced. */
  begin: async (runner: Runner, row: FreeWeekRow): Promise<boolean> =>
    (await runner.insert(freeWeek).values(row).onConflictDoNothing().returning({ familyId: freeWeek.familyId })).length > 0,

  /** Opens a plan for a child until then. Nothing of it is paid, so the state of what is paid says that there is nothing. */
  open: async (runner: Runner, { familyId, startedAt, endsAt }: FreeWeekRow, childId: string, planId: PaidPlanId): Promise<void> => {
    const week = { weekPlanId: planId, weekUntil: endsAt, updatedAt: startedAt };
    await runner
      .insert(childPlan)
      .values({ familyId, childId, planId, state: 'ended', ...week })
      .onConflictDoUpdate({ target: [childPlan.familyId, childPlan.childId], set: { state: 'ended', ...week } });
  },

  /** Those that end after one moment and not after another, the first first. */
  ending: (after: Date, until: Date): Promise<FreeWeekRow[]> =>
    db
      .select()
      .from(freeWeek)
      .where(and(gt(freeWeek.endsAt, after), lte(freeWeek.endsAt, until)))
      .orderBy(asc(freeWeek.endsAt)),
});
export type FreeWeekRepository = ReturnType<typeof freeWeekRepository>;
