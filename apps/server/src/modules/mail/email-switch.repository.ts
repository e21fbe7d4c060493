import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { newsletterSignup } from '#db/schema/content.ts';
import { mailOutbox } from '#db/schema/mail.ts';

export const emailSwitchRepository = (db: Database) => ({
  /** The switch of the account settings. Nothing happens where the account is gone. */
  turnWeekly: async (parentId: string, on: boolean): Promise<void> => {
    const mine = and(eq(user.id, parentId), inArray(user.role, ['parent', 'home_educator']));
    await db.update(user).set({ notifications: on }).where(mine);
  },
  turnNewsletter: async (email: string, on: boolean, now: Date): Promise<void> => {
    if (on)
      await db
        .insert(newsletterSignup)
        .values({ email, name: null, createdAt: now, confirmedAt: now })
        .onConflictDoUpdate({ target: newsletterSignup.email, set: { confirmedAt: now }, setWhere: isNull(newsletterSignup.confirmedAt) });
    else {
      await db.delete(newsletterSignup).where(eq(newsletterSignup.email, email));
      // What waits to be sent does not go any more.
      const waiting = and(eq(mailOutbox.to, email), isNull(mailOutbox.sentAt), sql`${mailOutbox.content} ->> 'kind' = 'newsletter-issue'`);
      await db.delete(mailOutbox).where(waiting);
    }
  },
});
export type EmailSwitchRepository = ReturnType<typeof emailSwitchRepository>;
