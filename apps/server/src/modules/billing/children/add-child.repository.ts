import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { billingAttempt, childPlan, consent } from '#db/schema/billing.ts';
import { child } from '#db/schema/families.ts';

const triesFor = (familyId: string, childId: string) =>
  and(eq(billingAttempt.familyId, familyId), sql`${billingAttempt.picks} -> 'children' @> ${JSON.stringify([{ childId }])}::jsonb`);

/** Tries to pay for one more child, what the parent agreed to, and a child who leaves. */
export const addChildRepository = (db: Database) => ({
  /** A try for this child and plan that nobody finished: its id makes paying again harmless. */
  openTry: async (familyId: string, childId: string, planId: PaidPlanId, since: Date): Promise<string | undefined> => {
    const mine = and(triesFor(familyId, childId), eq(billingAttempt.state, 'open'), gte(billingAttempt.createdAt, since));
    const [found] = await db.select().from(billingAttempt).where(mine).limit(1);
    return found?.picks.children.some((pick) => pick.childId === childId && pick.planId === planId) === true ? found.id : undefined;
  },

  agree: async (agreed: typeof consent.$inferInsert): Promise<void> => {
    await db.insert(consent).values(agreed).onConflictDoNothing();
  },

  /** The subscription that ended because this child, the last one, was taken off. */
  endedByRemoving: async (familyId: string, childId: string): Promise<string | undefined> => {
    const mine = and(triesFor(familyId, childId), eq(billingAttempt.kind, 'remove'));
    const [last] = await db.select().from(billingAttempt).where(mine).orderBy(desc(billingAttempt.createdAt)).limit(1);
    return last?.picks.target?.length === 0 ? (last.subscriptionId ?? undefined) : undefined;
  },

  /** The last child of a subscription, taken off since then: the letter about its end goes before it is noted that they leave. */
  lastTakenOff: async (familyId: string, subscriptionId: string, since: Date): Promise<string | undefined> => {
    const removals = and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.kind, 'remove'));
    const lately = and(eq(billingAttempt.subscriptionId, subscriptionId), gte(billingAttempt.createdAt, since));
    const rows = await db.select().from(billingAttempt).where(and(removals, lately)).orderBy(desc(billingAttempt.createdAt)).limit(1);
    return rows[0]?.picks.target?.length === 0 ? rows[0].picks.children[0]?.childId : undefined;
  },

  /** Somebody who waits for a payment and is not wanted any more. False when they were paid for meanwhile. */
  dropWaiting: (familyId: string, childId: string): Promise<boolean> =>
    inTransaction(db, async (runner) => {
      const waiting = and(eq(child.familyId, familyId), eq(child.id, childId), eq(child.status, 'pending'));
      const gone = await runner.delete(child).where(waiting).returning({ id: child.id });
      if (gone.length === 0) return false;
      await runner.delete(childPlan).where(and(eq(childPlan.familyId, familyId), eq(childPlan.childId, childId)));
      await runner
        .update(billingAttempt)
        .set({ state: 'failed' })
        .where(and(triesFor(familyId, childId), inArray(billingAttempt.state, ['open'])));
      return true;
    }),

  noteLeaving: async (familyId: string, childId: string, leavingAt: Date | null): Promise<void> => {
    await db
      .update(child)
      .set({ leavingAt })
      .where(and(eq(child.familyId, familyId), eq(child.id, childId)));
  },
});
export type AddChildRepository = ReturnType<typeof addChildRepository>;
