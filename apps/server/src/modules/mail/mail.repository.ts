import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import type { MailContent } from './mail-content.ts';

export type OutgoingMail = { readonly id: string; readonly to: string; readonly content: MailContent };

export const mailRepository = (db: Database) => ({
  /** Keeps a letter; one with the same id is kept once. */
  keep: async (runner: Runner, { id, to, content }: OutgoingMail, now: Date): Promise<void> => {
    await runner.insert(mailOutbox).values({ id, to, content, createdAt: now }).onConflictDoNothing();
  },

  waiting: async (): Promise<readonly string[]> =>
    (await db.select({ id: mailOutbox.id }).from(mailOutbox).where(isNull(mailOutbox.sentAt))).map(({ id }) => id),

  /** Does the work for a letter that waits, alone, and notes that it is done. A letter that was sent is left. */
  once: (id: string, work: (mail: { to: string; content: unknown }) => Promise<void>, now: () => Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt));
      const [row] = await runner.select().from(mailOutbox).where(mine).for('update');
      if (row === undefined) return;
      await work(row);
      // What kind of letter it was stays, so that support can say so; its words do not.
      const { kind } = row.content as Pick<MailContent, 'kind'>;
      await runner.update(mailOutbox).set({ sentAt: now(), content: { kind } }).where(mine);
    }),
});
export type MailRepository = ReturnType<typeof mailRepository>;
