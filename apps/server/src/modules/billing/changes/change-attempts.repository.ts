import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { type AttemptPicks, billingAttempt, childPlan, subscriptionItemMirror } from '#db/schema/billing.ts';
import type { AttemptRow } from '../billing.repository.ts';
import { type ChangeKind, changeKinds } from './change-attempts.ts';

type NewChange = {
  readonly familyId: string;
  readonly id: string;
  readonly kind: ChangeKind;
  readonly picks: AttemptPicks;
  readonly subscriptionId: string;
  readonly createdAt: Date;
};

/** What a family tried to change about its plans. */
export const changeAttemptsRepository = (db: Database) => ({
  /** Opens a try in place of an older one. A child who is added waits for the payment. */
  open: (attempt: NewChange): Promise<void> =>
    inTransaction(db, async (runner) => {
      const { familyId, kind, picks, createdAt } = attempt;
      await runner
        .update(billingAttempt)
        .set({ state: 'failed' })
        .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.state, 'open'), ne(billingAttempt.id, attempt.id)));
      await runner.insert(billingAttempt).values({ ...attempt, state: 'open' });
      if (kind !== 'add') return;
      const waiting = {
        state: 'pending' as const,
        startsAt: null,
        endsAt: null,
        leaving: false,
        heldPlanId: null,
        heldUntil: null,
        updatedAt: createdAt,
      };
      for (const { childId, planId } of picks.children)
        await runner
          .insert(childPlan)
          .values({ familyId, childId, planId, ...waiting })
          .onConflictDoUpdate({ target: [childPlan.familyId, childPlan.childId], set: { planId, ...waiting } });
    }),

  /** How many of each plan are paid for, as we last read it. */
  itemsOf: (familyId: string) =>
    db
      .select({ planId: subscriptionItemMirror.planId, quantity: subscriptionItemMirror.quantity })
      .from(subscriptionItemMirror)
      .where(eq(subscriptionItemMirror.familyId, familyId)),

  /** Newest first. */
  since: (familyId: string, from: Date): Promise<AttemptRow[]> =>
    db
      .select()
      .from(billingAttempt)
      .where(
        and(
          eq(billingAttempt.familyId, familyId),
          inArray(billingAttempt.kind, [...changeKinds]),
          ne(billingAttempt.state, 'done'),
          gte(billingAttempt.createdAt, from),
        ),
      )
      .orderBy(desc(billingAttempt.createdAt)),

  note: async (runner: Runner, familyId: string, id: string, state: AttemptRow['state']): Promise<void> => {
    await runner
      .update(billingAttempt)
      .set({ state })
      .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.id, id)));
  },
});
export type ChangeAttemptsRepository = ReturnType<typeof changeAttemptsRepository>;
