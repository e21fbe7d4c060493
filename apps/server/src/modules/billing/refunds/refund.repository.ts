import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { billingOutbox, billingRefund } from '#db/schema/billing.ts';
import type { RefundSums } from './refund-sums.ts';

type RefundRow = typeof billingRefund.$inferSelect;

/** What was given back, once a subscription, and the credit that went back earlier for orders that had changed. */
export const refundRepository = (db: Database) => ({
  find: async (familyId: string, subscriptionId: string): Promise<RefundRow | undefined> =>
    (
      await db
        .select()
        .from(billingRefund)
        .where(and(eq(billingRefund.familyId, familyId), eq(billingRefund.subscriptionId, subscriptionId)))
    )[0],

  /** The last one of the family since a day. */
  since: async (familyId: string, from: Date): Promise<RefundRow | undefined> =>
    (
      await db
        .select()
        .from(billingRefund)
        .where(and(eq(billingRefund.familyId, familyId), gt(billingRefund.createdAt, from)))
        .orderBy(desc(billingRefund.createdAt))
        .limit(1)
    )[0],

  creditReturned: async (familyId: string, invoiceIds: readonly string[]): Promise<number> => {
    if (invoiceIds.length === 0) return 0;
    const letters = await db
      .select({ facts: billingOutbox.facts })
      .from(billingOutbox)
      .where(
        and(
          eq(billingOutbox.kind, 'order_returned'),
          eq(billingOutbox.familyId, familyId),
          inArray(billingOutbox.objectId, [...invoiceIds]),
        ),
      );
    return letters.reduce((sum, { facts }) => sum + Number(facts?.['restoredPence'] ?? 0), 0);
  },

  /** Keeps it; its letter stands in for the one that says a subscription has ended. */
  keep: async (runner: Runner, familyId: string, subscriptionId: string, sums: RefundSums, now: Date): Promise<void> => {
    await runner
      .insert(billingRefund)
      .values({ familyId, subscriptionId, ...sums, createdAt: now })
      .onConflictDoNothing();
    await runner
      .insert(billingOutbox)
      .values({ kind: 'ended', objectId: subscriptionId, familyId, createdAt: now, sentAt: now })
      .onConflictDoNothing();
  },
});
export type RefundRepository = ReturnType<typeof refundRepository>;
