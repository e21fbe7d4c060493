import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { deleteInSlices, updateInSlices } from '#db/in-slices.ts';
import { billingOutbox } from '#db/schema/billing.ts';
import type { NoticeKind } from './notices-due.ts';

export type OutboxKey = { readonly kind: string; readonly objectId: string };

export type OutboxFacts = Readonly<Record<string, string | number>>;

const mine = ({ kind, objectId }: OutboxKey): SQL | undefined =>
  and(eq(billingOutbox.kind, kind), eq(billingOutbox.objectId, objectId), isNull(billingOutbox.sentAt));

/** Those about a day or a moment that will not come again. Every other row is what keeps a letter from being sent twice, so it stays. */
const ofADay: readonly NoticeKind[] = ['ending', 'kept', 'half_year', 'year_renews', 'discount_ends', 'price_change'];

export const outboxRepository = (db: Database) => ({
  /** What a letter says that no other table keeps; undefined for one that was sent. */
  waiting: async (key: OutboxKey): Promise<OutboxFacts | undefined> => {
    const [row] = await db.select({ facts: billingOutbox.facts }).from(billingOutbox).where(mine(key));
    return row === undefined ? undefined : (row.facts ?? {});
  },

  sent: async (key: OutboxKey, now: Date): Promise<void> => {
    await db.update(billingOutbox).set({ sentAt: now }).where(mine(key));
  },

  /** Of letters that went long ago nobody asks what they named, and those of a day not at all. */
  sweep: async (before: Date, stopping?: AbortSignal): Promise<void> => {
    const sentBefore = sql`${billingOutbox.sentAt} < ${before.toISOString()}`;
    await deleteInSlices(db, billingOutbox, sql`${inArray(billingOutbox.kind, [...ofADay])} and ${sentBefore}`, { stopping });
    await updateInSlices(db, billingOutbox, sql`facts = null`, sql`facts is not null and ${sentBefore}`, { stopping });
  },

  /** The owner of a family's account first: whom a letter about money goes to. A second carer is none of them. */
  parentsOf: (familyId: string) =>
    db
      .select({ email: user.email, firstName: user.firstName, role: user.role })
      .from(user)
      .where(and(eq(user.familyId, familyId), isNull(user.homeFamilyId)))
      .orderBy(user.createdAt),
});
export type OutboxRepository = ReturnType<typeof outboxRepository>;
