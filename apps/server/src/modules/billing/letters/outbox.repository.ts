import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { billingOutbox } from '#db/schema/billing.ts';

export type OutboxKey = { readonly kind: string; readonly objectId: string };

export type OutboxFacts = Readonly<Record<string, string | number>>;

export const outboxRepository = (db: Database) => ({
  waiting: (kinds: readonly string[]): Promise<OutboxKey[]> =>
    db
      .select({ kind: billingOutbox.kind, objectId: billingOutbox.objectId })
      .from(billingOutbox)
      .where(and(isNull(billingOutbox.sentAt), inArray(billingOutbox.kind, [...kinds]))),

  /** Does the work for a row that waits, alone, and notes that it is done. A row that was done before is left. */
  once: ({ kind, objectId }: OutboxKey, work: (familyId: string, facts: OutboxFacts) => Promise<void>, now: () => Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(billingOutbox.kind, kind), eq(billingOutbox.objectId, objectId), isNull(billingOutbox.sentAt));
      const [row] = await runner.select().from(billingOutbox).where(mine).for('update');
      if (row === undefined) return;
      await work(row.familyId, row.facts ?? {});
      await runner.update(billingOutbox).set({ sentAt: now() }).where(mine);
    }),

  /** The parents of a family, oldest account first: whom a letter about money goes to. */
  parentsOf: (familyId: string) =>
    db
      .select({ email: user.email, firstName: user.firstName, role: user.role })
      .from(user)
      .where(eq(user.familyId, familyId))
      .orderBy(user.createdAt),
});
export type OutboxRepository = ReturnType<typeof outboxRepository>;
