import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { newsletterIssue, newsletterSignup } from '#db/schema/content.ts';

const shown = 100;
const isDraft = (id: string) => and(eq(newsletterIssue.id, id), isNull(newsletterIssue.sentAt));

export const newsletterIssuesRepository = (db: Database) => ({
  /** Drafts first, then what was sent, the newest first. */
  all: () =>
    db
      .select()
      .from(newsletterIssue)
      .orderBy(isNotNull(newsletterIssue.sentAt), desc(sql`coalesce(${newsletterIssue.sentAt}, ${newsletterIssue.updatedAt})`))
      .limit(shown),
  find: async (id: string) => (await db.select().from(newsletterIssue).where(eq(newsletterIssue.id, id)))[0],
  confirmed: async (): Promise<number> =>
    (await db.select({ many: count() }).from(newsletterSignup).where(isNotNull(newsletterSignup.confirmedAt)))[0]?.many ?? 0,
  /** Whoever said yes, held until the letter is kept: nobody joins or leaves in between. */
  recipients: async (runner: Runner): Promise<readonly string[]> =>
    (
      await runner
        .select({ email: newsletterSignup.email })
        .from(newsletterSignup)
        .where(isNotNull(newsletterSignup.confirmedAt))
        .orderBy(newsletterSignup.email)
        .for('share')
    ).map(({ email }) => email),
  emailOf: async (userId: string): Promise<string | undefined> =>
    (await db.select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email,

  add: async (runner: Runner, issue: typeof newsletterIssue.$inferInsert): Promise<void> => {
    await runner.insert(newsletterIssue).values(issue);
  },
  /** False where there is no such draft: it was sent, or never there. */
  change: async (runner: Runner, id: string, words: { readonly subject: string; readonly content: string }, now: Date): Promise<boolean> =>
    (
      await runner
        .update(newsletterIssue)
        .set({ ...words, updatedAt: now })
        .where(isDraft(id))
        .returning({ id: newsletterIssue.id })
    ).length > 0,
  remove: async (runner: Runner, id: string): Promise<boolean> =>
    (await runner.delete(newsletterIssue).where(isDraft(id)).returning({ id: newsletterIssue.id })).length > 0,
  /** The letter, for the one press that sends it; undefined for every other. */
  send: async (runner: Runner, id: string, recipients: number, now: Date) =>
    (await runner.update(newsletterIssue).set({ sentAt: now, recipients }).where(isDraft(id)).returning())[0],
});
export type NewsletterIssuesRepository = ReturnType<typeof newsletterIssuesRepository>;
