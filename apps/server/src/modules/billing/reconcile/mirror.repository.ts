import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { PlanHolder } from '@hedgerow/domain/subscription-state';
import type { Runner } from '#db/client.ts';
import { billingAttempt, billingOutbox, childPlan, subscriptionItemMirror, subscriptionMirror } from '#db/schema/billing.ts';
import { changeKinds } from '../changes/change-attempts.ts';
import type { Notice } from '../letters/notices-due.ts';

type NewMirror = typeof subscriptionMirror.$inferInsert;
type NewItem = typeof subscriptionItemMirror.$inferInsert;

/** What reconciling writes, all in the caller's transaction. Nothing else writes these tables. */
export const mirrorRepository = () => ({
  /** Our copy of the one subscription that counts. */
  putMirror: async (runner: Runner, mirror: NewMirror, items: readonly NewItem[]): Promise<void> => {
    const { familyId, id, ...rest } = mirror;
    await runner.delete(subscriptionMirror).where(and(eq(subscriptionMirror.familyId, familyId), ne(subscriptionMirror.id, id)));
    await runner
      .insert(subscriptionMirror)
      .values(mirror)
      .onConflictDoUpdate({ target: [subscriptionMirror.familyId, subscriptionMirror.id], set: rest });
    await runner.delete(subscriptionItemMirror).where(eq(subscriptionItemMirror.familyId, familyId));
    if (items.length > 0) await runner.insert(subscriptionItemMirror).values([...items]);
  },

  dropMirror: async (runner: Runner, familyId: string): Promise<void> => {
    await runner.delete(subscriptionMirror).where(eq(subscriptionMirror.familyId, familyId));
    await runner.delete(subscriptionItemMirror).where(eq(subscriptionItemMirror.familyId, familyId));
  },

  putPlan: async (runner: Runner, familyId: string, holder: PlanHolder, now: Date): Promise<void> => {
    const { childId, planId, state, endsAt, leaving, held } = holder;
    const opened = state === 'active' || state === 'ending';
    const facts = { planId, state, endsAt, leaving, heldPlanId: held?.planId ?? null, heldUntil: held?.until ?? null, updatedAt: now };
    await runner
      .insert(childPlan)
      .values({ familyId, childId, ...facts, startsAt: opened ? now : null })
      .onConflictDoUpdate({
        target: [childPlan.familyId, childPlan.childId],
        set: { ...facts, ...(opened ? { startsAt: sql`coalesce(${childPlan.startsAt}, ${now})` } : {}) },
      });
  },

  /** The try that led to these subscriptions is done. One that changes a subscription is done when the change is (change-attempts.ts). */
  closeAttempts: async (runner: Runner, familyId: string, subscriptionIds: readonly string[]): Promise<void> => {
    if (subscriptionIds.length === 0) return;
    await runner
      .update(billingAttempt)
      .set({ state: 'done' })
      .where(
        and(
          eq(billingAttempt.familyId, familyId),
          eq(billingAttempt.state, 'open'),
          inArray(billingAttempt.subscriptionId, [...subscriptionIds]),
          notInArray(billingAttempt.kind, [...changeKinds]),
        ),
      );
  },

  /** Notes that something must happen once for a thing at the provider; true while it has not happened. */
  addToOutbox: async (runner: Runner, familyId: string, notice: Notice, createdAt: Date): Promise<boolean> => {
    const { kind, objectId, facts = null } = notice;
    await runner.insert(billingOutbox).values({ kind, objectId, facts, familyId, createdAt }).onConflictDoNothing();
    const [kept] = await runner
      .select({ sentAt: billingOutbox.sentAt })
      .from(billingOutbox)
      .where(and(eq(billingOutbox.kind, kind), eq(billingOutbox.objectId, objectId)));
    return kept?.sentAt === null;
  },
});
export type MirrorRepository = ReturnType<typeof mirrorRepository>;
