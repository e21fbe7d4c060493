import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import type { MailContent } from './mail-content.ts';

export type OutgoingMail = { readonly id: string; readonly to: string; readonly content: MailContent };

const dayMs = 86_400_000;
/** The privacy page says both: for a year support can say which letter went when, to nobody's account for 30 days. */
const keptMs = { account: 365 * dayMs, nobody: 30 * dayMs } as const;

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

  /** Forgets letters that went long ago, and sooner where the address has no account (any more). What waits, waits. */
  forgetOld: async (now: Date): Promise<void> => {
    const sentBefore = (ms: number) => lt(mailOutbox.sentAt, new Date(now.getTime() - ms));
    const reader = db
      .select({ id: user.id })
      .from(user)
      .where(eq(sql`lower(${user.email})`, sql`lower(${mailOutbox.to})`));
    await db.delete(mailOutbox).where(or(sentBefore(keptMs.account), and(sentBefore(keptMs.nobody), notExists(reader))));
  },
});
export type MailRepository = ReturnType<typeof mailRepository>;
