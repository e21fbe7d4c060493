import { desc } from 'drizzle-orm';
import type { Database } from './client.ts';
import { mailboxMessage } from './schema/mail.ts';
import { uuid7 } from './uuid7.ts';

/** The mailbox's table: what was sent where no SMTP server is configured. */
export const mailbox = (db: Database) => ({
  keep: async (mail: {
    to: string;
    subject: string;
    text: string;
    html: string;
    links: readonly string[];
    key: string;
    headers?: Readonly<Record<string, string>>;
  }): Promise<void> => {
    await db
      .insert(mailboxMessage)
      .values({ id: uuid7(), ...mail, sentAt: new Date() })
      .onConflictDoNothing();
  },
  newest: () => db.select().from(mailboxMessage).orderBy(desc(mailboxMessage.sentAt), desc(mailboxMessage.id)).limit(100),
});
