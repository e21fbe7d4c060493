import { and, asc, between, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { type AttemptPicks, billingAttempt, billingCustomer, childPlan, consent, subscriptionMirror } from '#db/schema/billing.ts';
import { child } from '#db/schema/families.ts';

export type Mode = 'sandbox' | 'test' | 'live';
export type AttemptRow = typeof billingAttempt.$inferSelect;
type NewAttempt = {
  readonly familyId: string;
  readonly id: string;
  readonly kind?: 'start' | 'checkout';
  readonly picks: AttemptPicks;
  readonly code?: string | null;
  readonly createdAt: Date;
};
export type MirrorRow = typeof subscriptionMirror.$inferSelect;

/** Plans that waited for a payment which will not come. What a free week opened stays. */
const letGo = async (runner: Runner, waiting: SQL | undefined): Promise<void> => {
  await runner
    .update(childPlan)
    .set({ state: 'ended', planId: sql`${childPlan.weekPlanId}` })
    .where(and(waiting, isNotNull(childPlan.weekPlanId)));
  await runner.delete(childPlan).where(and(waiting, isNull(childPlan.weekPlanId)));
};

/** What a family tries to buy, and what we know of its subscription. */
export const billingRepository = (db: Database) => ({
  payer: async (userId: string) =>
    (await db.select({ email: user.email, name: user.name, firstName: user.firstName }).from(user).where(eq(user.id, userId)).limit(1))[0],

  customerOf: async (familyId: string) =>
    (await db.select().from(billingCustomer).where(eq(billingCustomer.familyId, familyId)).limit(1))[0],

  familyOf: async (customerId: string): Promise<string | undefined> =>
    (await db.select().from(billingCustomer).where(eq(billingCustomer.customerId, customerId)).limit(1))[0]?.familyId,

  /** A family has one customer; one of another mode (a trial's) gives way. */
  keepCustomer: async (row: { familyId: string; customerId: string; mode: Mode; createdAt: Date }): Promise<void> => {
    await db
      .insert(billingCustomer)
      .values(row)
      .onConflictDoUpdate({ target: billingCustomer.familyId, set: { customerId: row.customerId, mode: row.mode } });
  },

  mirrorOf: async (familyId: string): Promise<MirrorRow | undefined> =>
    (
      await db
        .select()
        .from(subscriptionMirror)
        .where(eq(subscriptionMirror.familyId, familyId))
        .orderBy(desc(subscriptionMirror.syncedAt))
        .limit(1)
    )[0],

  /** The family's children with their plans, in order of creation. */
  childrenOf: (familyId: string) =>
    db
      .select({ child, plan: childPlan })
      .from(child)
      .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
      .where(eq(child.familyId, familyId))
      .orderBy(asc(child.slot)),

  attempt: async (familyId: string, id: string): Promise<AttemptRow | undefined> =>
    (
      await db
        .select()
        .from(billingAttempt)
        .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.id, id)))
        .limit(1)
    )[0],

  /** The try at a first payment that is still open: a card form, or the provider's checkout page. */
  openOrder: async (familyId: string): Promise<AttemptRow | undefined> =>
    (
      await db
        .select()
        .from(billingAttempt)
        .where(
          and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.state, 'open'), inArray(billingAttempt.kind, ['start', 'checkout'])),
        )
        .limit(1)
    )[0],

  /** The open order that names children who wait: a first payment, or one for a child who is added. */
  openForWaiting: async (familyId: string): Promise<AttemptRow | undefined> => {
    const kinds = inArray(billingAttempt.kind, ['start', 'checkout', 'add']);
    const mine = and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.state, 'open'), kinds);
    return (await db.select().from(billingAttempt).where(mine).limit(1))[0];
  },

  /** Whom the orders of the last days named, newest first: a payment that comes late is matched with them. */
  ordersSince: (familyId: string, from: Date): Promise<AttemptRow[]> =>
    db
      .select()
      .from(billingAttempt)
      .where(
        and(
          eq(billingAttempt.familyId, familyId),
          inArray(billingAttempt.kind, ['start', 'checkout', 'add']),
          gte(billingAttempt.createdAt, from),
        ),
      )
      .orderBy(desc(billingAttempt.createdAt)),

  /** What has become of a try, in the transaction that knows it. A failed one leaves no child waiting for it. */
  settleOrder: async (runner: Runner, { familyId, id, picks }: AttemptRow, state: 'done' | 'failed'): Promise<void> => {
    await runner
      .update(billingAttempt)
      .set({ state })
      .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.id, id)));
    if (state === 'done') return;
    const ordered = picks.children.map(({ childId }: { readonly childId: string }) => childId);
    await letGo(runner, and(eq(childPlan.familyId, familyId), eq(childPlan.state, 'pending'), inArray(childPlan.childId, ordered)));
  },

  /** Families that have a customer of this mode and have not ended, by id after a place: those whose copy is read again at night. */
  familiesNotEnded: (mode: Mode, after: string | undefined, limit: number): Promise<{ familyId: string; customerId: string }[]> =>
    db
      .select({ familyId: billingCustomer.familyId, customerId: billingCustomer.customerId })
      .from(billingCustomer)
      .leftJoin(subscriptionMirror, eq(subscriptionMirror.familyId, billingCustomer.familyId))
      .where(
        and(
          eq(billingCustomer.mode, mode),
          or(isNull(subscriptionMirror.state), ne(subscriptionMirror.state, 'ended')),
          ...(after === undefined ? [] : [gt(billingCustomer.familyId, after)]),
        ),
      )
      .orderBy(asc(billingCustomer.familyId))
      .limit(limit),

  /** Families whose order was made between two moments and is still open. */
  familiesWithOpenOrders: (mode: Mode, from: Date, to: Date): Promise<{ familyId: string; customerId: string }[]> =>
    db
      .select({ familyId: billingCustomer.familyId, customerId: billingCustomer.customerId })
      .from(billingAttempt)
      .innerJoin(billingCustomer, eq(billingCustomer.familyId, billingAttempt.familyId))
      .where(and(eq(billingCustomer.mode, mode), eq(billingAttempt.state, 'open'), between(billingAttempt.createdAt, from, to))),

  /** Opens a try in place of an older one, with the children's waiting plans and what the parent agreed to. */
  openAttempt: async (runner: Runner, attempt: NewAttempt, agreed: typeof consent.$inferInsert | undefined): Promise<void> => {
    const { familyId, id, kind = 'start', picks, code = null, createdAt } = attempt;
    await runner
      .update(billingAttempt)
      .set({ state: 'failed' })
      .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.state, 'open'), ne(billingAttempt.id, id)));
    await runner
      .insert(billingAttempt)
      .values({ familyId, id, kind, picks, code, state: 'open', createdAt })
      .onConflictDoUpdate({ target: [billingAttempt.familyId, billingAttempt.id], set: { state: 'open', picks, code } });
    const ordered = picks.children.map(({ childId }) => childId);
    await letGo(runner, and(eq(childPlan.familyId, familyId), eq(childPlan.state, 'pending'), notInArray(childPlan.childId, ordered)));
    const plans = picks.children.map(({ childId, planId }: { childId: string; planId: PaidPlanId }) => ({
      familyId,
      childId,
      planId,
      state: 'pending' as const,
      updatedAt: createdAt,
    }));
    await runner
      .insert(childPlan)
      .values(plans)
      .onConflictDoUpdate({
        target: [childPlan.familyId, childPlan.childId],
        set: {
          planId: sql`excluded.plan_id`,
          state: 'pending',
          startsAt: null,
          endsAt: null,
          leaving: false,
          heldPlanId: null,
          heldUntil: null,
          updatedAt: createdAt,
        },
      });
    if (agreed !== undefined) await runner.insert(consent).values(agreed);
  },

  noteAttempt: async (
    familyId: string,
    id: string,
    change: Partial<Pick<AttemptRow, 'state' | 'subscriptionId' | 'sessionId'>>,
  ): Promise<void> => {
    await db
      .update(billingAttempt)
      .set(change)
      .where(and(eq(billingAttempt.familyId, familyId), eq(billingAttempt.id, id)));
  },
});
export type BillingRepository = ReturnType<typeof billingRepository>;
