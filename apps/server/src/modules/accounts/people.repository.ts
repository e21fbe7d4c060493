import { and, eq, isNull, notLike } from 'drizzle-orm';
import type { Role } from '@hedgerow/domain/access';
import type { Database, Runner } from '#db/client.ts';
import { account, accountToken, session, trustedDevice, user, verification } from '#db/schema/accounts.ts';
import { teacherInvitation } from '#db/schema/schools.ts';

export type Person = typeof user.$inferSelect;
export type PersonChange = Partial<
  Pick<Person, 'firstName' | 'lastName' | 'email' | 'emailVerified' | 'school' | 'notifications' | 'needsOnboarding'> & { role: Role }
>;

/** One person's own row, password and sessions. */
export const peopleRepository = (db: Database) => ({
  find: async (userId: string): Promise<Person | undefined> => (await db.select().from(user).where(eq(user.id, userId)).limit(1))[0],

  findByEmail: async (email: string): Promise<Person | undefined> =>
    (await db.select().from(user).where(eq(user.email, email)).limit(1))[0],

  /** Somebody with an address of their own: pupils of a family have none. */
  findByOwnEmail: async (runner: Pick<Runner, 'select'>, email: string): Promise<Person | undefined> =>
    (
      await runner
        .select()
        .from(user)
        .where(and(eq(user.email, email), notLike(user.email, '%@pupil.invalid')))
        .limit(1)
    )[0],

  /** The person as they are now, held until the transaction ends: a password and an address never change at the same moment. */
  lock: async (runner: Pick<Runner, 'select'>, userId: string): Promise<Person | undefined> =>
    (await runner.select().from(user).where(eq(user.id, userId)).for('update'))[0],

  passwordHash: async (userId: string): Promise<string | undefined> =>
    (
      await db
        .select({ password: account.password })
        .from(account)
        .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')))
        .limit(1)
    )[0]?.password ?? undefined,

  /** The new password, and an end to every session, half-open sign-in, waiting link and trusted device: none proves anything any more. */
  setPassword: async (
    runner: Runner,
    change: { readonly person: Person; readonly passwordHash: string; readonly accountId: string },
    now: Date,
  ): Promise<void> => {
    const { person, passwordHash, accountId } = change;
    const { id: userId, familyId, email } = person;
    await runner.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
    await runner.insert(account).values({
      id: accountId,
      accountId: userId,
      providerId: 'credential',
      userId,
      password: passwordHash,
      createdAt: now,
      updatedAt: now,
    });
    await runner.delete(session).where(eq(session.userId, userId));
    await runner.delete(verification).where(eq(verification.value, userId));
    await runner.delete(accountToken).where(eq(accountToken.userId, userId));
    await runner.delete(teacherInvitation).where(and(eq(teacherInvitation.email, email), isNull(teacherInvitation.acceptedAt)));
    if (familyId !== null) await runner.delete(trustedDevice).where(eq(trustedDevice.familyId, familyId));
  },

  update: async (runner: Pick<Runner, 'update'>, person: Person, change: PersonChange, now: Date): Promise<void> => {
    const { firstName, lastName } = { ...person, ...change };
    await runner
      .update(user)
      .set({ ...change, name: `${firstName} ${lastName}`, updatedAt: now })
      .where(eq(user.id, person.id));
  },
});
export type PeopleRepository = ReturnType<typeof peopleRepository>;
