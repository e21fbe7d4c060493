import { and, eq, gt, inArray, lt, ne } from 'drizzle-orm';
import { roles } from '@hedgerow/domain/access';
import type { Database, Runner } from '#db/client.ts';
import { accountToken, rateLimit, session, type TokenPurpose, trustedDevice, user, verification } from '#db/schema/accounts.ts';
import { longestSession } from '../actor.ts';

export type NewLink = {
  readonly id: string;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly tokenHash: string;
  readonly email: string;
  readonly expiresAt: Date;
};

/** What links in letters prove. One of a purpose and person is good at a time: the newest. */
export const linksRepository = (db: Database) => ({
  issue: async (runner: Runner, link: NewLink, now: Date): Promise<void> => {
    const { id, userId, purpose } = link;
    await runner
      .delete(accountToken)
      .where(and(eq(accountToken.userId, userId), eq(accountToken.purpose, purpose), ne(accountToken.id, id)));
    await runner
      .insert(accountToken)
      .values({ ...link, createdAt: now })
      .onConflictDoNothing({ target: accountToken.id });
  },

  find: async (purpose: TokenPurpose, tokenHash: string, now: Date) =>
    (
      await db
        .select({ link: accountToken, user })
        .from(accountToken)
        .innerJoin(user, eq(user.id, accountToken.userId))
        .where(and(eq(accountToken.purpose, purpose), eq(accountToken.tokenHash, tokenHash), gt(accountToken.expiresAt, now)))
        .limit(1)
    )[0],

  /** Every link that waits for this person's click. */
  voidAll: async (runner: Runner, userId: string): Promise<void> => {
    await runner.delete(accountToken).where(eq(accountToken.userId, userId));
  },

  /** Takes away what is over: links, sessions, trusted devices, half-open sign-ins and counters that nothing reads any more. */
  sweep: async (now: Date): Promise<void> => {
    await db.delete(accountToken).where(lt(accountToken.expiresAt, now));
    await db.delete(session).where(lt(session.expiresAt, now));
    // The address and the browser of a sign-in stay no longer than it can be used (privacy page).
    for (const role of roles) {
      const people = db.select({ id: user.id }).from(user).where(eq(user.role, role));
      const before = new Date(now.getTime() - longestSession(role));
      await db.delete(session).where(and(lt(session.createdAt, before), inArray(session.userId, people)));
    }
    await db.delete(trustedDevice).where(lt(trustedDevice.expiresAt, now));
    await db.delete(verification).where(lt(verification.expiresAt, now));
    // Guesses are remembered for a day (login-throttle.repository.ts).
    await db.delete(rateLimit).where(lt(rateLimit.endsAt, new Date(now.getTime() - 86_400_000)));
  },

  /** Uses a link up. False when somebody else was first. */
  take: async (runner: Runner, id: string): Promise<boolean> =>
    (await runner.delete(accountToken).where(eq(accountToken.id, id)).returning({ id: accountToken.id })).length > 0,
});
export type LinksRepository = ReturnType<typeof linksRepository>;
