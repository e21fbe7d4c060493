import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { PaidFor } from '@hedgerow/domain/subscription-state';
import { paidPlanIds } from '@hedgerow/domain/plans';
import type { Database, Runner } from '#db/client.ts';
import { billingOutbox } from '#db/schema/billing.ts';

/** In the outbox beside the letters, done by billing itself. */
const kind = 'order_return';

export type OwedReturn = {
  /** The payment that goes back. */
  readonly invoiceId: string;
  readonly facts: {
    readonly subscriptionId: string;
    /** What stays paid for; nothing: the subscription ends. */
    readonly keep: readonly PaidFor[];
    /** How much goes back; null for all of it. */
    readonly pence: number | null;
  };
};

const Kept = z.array(z.object({ planId: z.enum(paidPlanIds), quantity: z.int() }));

/** Payments that have to go back, each once. */
export const returnsRepository = (db: Database) => ({
  owe: async (runner: Runner, familyId: string, { invoiceId, facts }: OwedReturn, now: Date): Promise<void> => {
    const { subscriptionId, keep, pence } = facts;
    const kept = { subscriptionId, keep: JSON.stringify(keep), ...(pence === null ? {} : { pence }) };
    await runner.insert(billingOutbox).values({ kind, objectId: invoiceId, facts: kept, familyId, createdAt: now }).onConflictDoNothing();
  },

  waiting: async (familyId: string): Promise<OwedReturn[]> => {
    const mine = and(eq(billingOutbox.kind, kind), eq(billingOutbox.familyId, familyId), isNull(billingOutbox.sentAt));
    return (await db.select().from(billingOutbox).where(mine)).map(({ objectId, facts }) => ({
      invoiceId: objectId,
      facts: {
        subscriptionId: String(facts?.['subscriptionId'] ?? ''),
        keep: Kept.parse(JSON.parse(String(facts?.['keep'] ?? '[]'))),
        pence: facts?.['pence'] === undefined ? null : Number(facts['pence']),
      },
    }));
  },

  done: async (runner: Runner, invoiceId: string, now: Date): Promise<void> => {
    await runner
      .update(billingOutbox)
      .set({ sentAt: now })
      .where(and(eq(billingOutbox.kind, kind), eq(billingOutbox.objectId, invoiceId)));
  },
});
export type ReturnsRepository = ReturnType<typeof returnsRepository>;
