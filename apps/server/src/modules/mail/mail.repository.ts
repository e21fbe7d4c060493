import { and, asc, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import type { MailContent } from './mail-content.ts';

/** As it lies there; its words are read by whoever writes it. */
export type KeptMail = { readonly to: string; readonly content: unknown };
export type OutgoingMail = { readonly id: string; readonly to: string; readonly content: MailContent };

const dayMs = 86_400_000;
/** The privacy page says both: for a year support can say which letter went when, to nobody's account for 30 days. */
const keptMs = { account: 365 * dayMs, nobody: 30 * dayMs } as const;

const onlyKind = sql`jsonb_build_object('kind', ${mailOutbox.content} -> 'kind')`;

export const mailRepository = (db: Database) => ({
  /** Keeps a letter; one with the same id is kept once. */
  keep: async (runner: Runner, { id, to, content }: OutgoingMail, now: Date): Promise<void> => {
    await runner.insert(mailOutbox).values({ id, to, content, createdAt: now }).onConflictDoNothing();
  },

  /** The oldest of those that wait. */
  waiting: async (): Promise<readonly string[]> =>
    (
      await db
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(isNull(mailOutbox.sentAt))
        .orderBy(asc(mailOutbox.createdAt))
        .limit(5000)
    ).map(({ id }) => id),

  find: async (id: string): Promise<KeptMail | undefined> =>
    (
      await db
        .select()
        .from(mailOutbox)
        .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
    )[0],

  /** What kind of letter it was stays, so that support can say so; its words do not. */
  noteSent: async (id: string, now: Date): Promise<void> => {
    await db
      .update(mailOutbox)
      .set({ sentAt: now, content: onlyKind })
      .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)));
  },

  /** Notes first that a letter is sent and forgets whose it was; true for the one who may send it. */
  take: async (id: string, now: Date): Promise<boolean> => {
    const mine = and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt));
    return (
      (await db.update(mailOutbox).set({ sentAt: now, to: '', content: onlyKind }).where(mine).returning({ id: mailOutbox.id })).length > 0
    );
  },
  /** It was refused and nobody has it: it waits again. */
  putBack: async (id: string, { to, content }: KeptMail): Promise<void> => {
    await db.update(mailOutbox).set({ to, content, sentAt: null }).where(eq(mailOutbox.id, id));
  },

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
