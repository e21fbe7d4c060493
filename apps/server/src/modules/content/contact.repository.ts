import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { contactMessage } from '#db/schema/content.ts';

export type ContactMessage = typeof contactMessage.$inferSelect;

export const contactRepository = (db: Database) => ({
  keep: async (message: Omit<ContactMessage, 'forwardedAt'>): Promise<void> => {
    await db.insert(contactMessage).values(message);
  },
  waiting: async (): Promise<readonly string[]> =>
    (await db.select({ id: contactMessage.id }).from(contactMessage).where(isNull(contactMessage.forwardedAt))).map(({ id }) => id),
  /** Does the work for a message that has not been forwarded, alone, and notes that it was. */
  once: (id: string, work: (message: ContactMessage) => Promise<void>, now: () => Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(contactMessage.id, id), isNull(contactMessage.forwardedAt));
      const [row] = await runner.select().from(contactMessage).where(mine).for('update');
      if (row === undefined) return;
      await work(row);
      await runner.update(contactMessage).set({ forwardedAt: now() }).where(mine);
    }),
  removeBefore: async (instant: Date): Promise<void> => {
    await db.delete(contactMessage).where(lt(contactMessage.createdAt, instant));
  },
});
export type ContactRepository = ReturnType<typeof contactRepository>;
