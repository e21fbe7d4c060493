import { and, eq } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { account, user } from '#db/schema/accounts.ts';
import { family } from '#db/schema/families.ts';
import { agreeToTerms } from '../terms.repository.ts';

const provider = 'google';

export type Newcomer = {
  readonly id: string;
  readonly familyId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Still to be asked who they are; not whoever comes from the family sign-up with a whole name. */
  readonly needsOnboarding: boolean;
};

export const googleRepository = (db: Database) => ({
  /** Whoever came with this account before. */
  findBySubject: async (subject: string) =>
    (
      await db
        .select({ user })
        .from(account)
        .innerJoin(user, eq(user.id, account.userId))
        .where(and(eq(account.providerId, provider), eq(account.accountId, subject)))
        .limit(1)
    )[0]?.user,

  link: async (runner: Runner, id: string, userId: string, subject: string, now: Date): Promise<void> => {
    await runner.insert(account).values({ id, accountId: subject, providerId: provider, userId, createdAt: now, updatedAt: now });
  },

  /** A person and a family. */
  createNewcomer: async (runner: Runner, { familyId, ...person }: Newcomer, now: Date): Promise<void> => {
    await runner.insert(family).values({ id: familyId, createdAt: now });
    const name = `${person.firstName} ${person.lastName}`.trim();
    await runner.insert(user).values({ ...person, familyId, name, role: 'parent', emailVerified: true, createdAt: now, updatedAt: now });
    await agreeToTerms(runner, familyId, person.id, now);
  },
});
export type GoogleRepository = ReturnType<typeof googleRepository>;
