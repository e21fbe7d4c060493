import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf, inTransaction } from '#db/retry.ts';
import { account, user } from '#db/schema/accounts.ts';
import { childPlan, subscriptionMirror } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { isAlone } from '#db/lone-pupil.ts';
import { licensedUntil } from '#db/school-licence.ts';
import { agreeToTerms } from './terms.repository.ts';

export type NewParent = {
  readonly id: string;
  readonly familyId: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'parent' | 'home_educator';
  /** Who they are is still to be asked. */
  readonly needsOnboarding?: boolean;
  readonly passwordHash: string;
  readonly now: Date;
};

const insertParent = async (runner: Runner, parent: NewParent): Promise<void> => {
  const { id, familyId, accountId, email, firstName, lastName, role, needsOnboarding = false, passwordHash, now } = parent;
  await runner.insert(family).values({ id: familyId, createdAt: now });
  await runner.insert(user).values({
    id,
    familyId,
    email,
    firstName,
    lastName,
    role,
    needsOnboarding,
    name: `${firstName} ${lastName}`,
    createdAt: now,
    updatedAt: now,
  });
  await agreeToTerms(runner, familyId, id, now);
  await runner.insert(account).values({
    id: accountId,
    accountId: id,
    providerId: 'credential',
    userId: id,
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  });
};

export const accountsRepository = (db: Database) => {
  // Asked for by every page that opens: prepared, because planning costs ten times as much as running them.
  const deleteAfter = sql<Date | null>`coalesce(${family.deleteAfter}, ${user.deleteAfter})`.mapWith(family.deleteAfter);
  const profile = db
    .select({ user, child, plan: childPlan, licensedUntil, deleteAfter, alone: isAlone })
    .from(user)
    .leftJoin(family, eq(family.id, user.familyId))
    .leftJoin(child, and(eq(child.familyId, user.familyId), eq(child.id, user.id)))
    .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
    .where(eq(user.id, sql.placeholder('userId')))
    .limit(1)
    .prepare('profile');
  const children = db
    .select({ child, plan: childPlan, licensedUntil })
    .from(child)
    .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
    .where(eq(child.familyId, sql.placeholder('familyId')))
    .orderBy(asc(child.slot))
    .prepare('profile_children');
  const subscription = db
    .select()
    .from(subscriptionMirror)
    .where(eq(subscriptionMirror.familyId, sql.placeholder('familyId')))
    .orderBy(desc(subscriptionMirror.syncedAt))
    .limit(1)
    .prepare('profile_subscription');

  return {
    emailTaken: async (email: string): Promise<boolean> =>
      (await db.select({ id: user.id }).from(user).where(eq(user.email, email)).limit(1)).length > 0,

    /** Person, password and family at once, or nothing: in the given transaction, or in one of its own. */
    createParent: (parent: NewParent, runner?: Runner): Promise<void> =>
      runner === undefined ? inTransaction(db, (own) => insertParent(own, parent)) : insertParent(runner, parent),

    isEmailTaken: (error: unknown): boolean => constraintOf(error) === 'user_email_unique',

    findProfile: async (userId: string) => (await profile.execute({ userId }))[0],

    /** Whether a child of the family can sign in; undefined when there is no such child. */
    isActive: async (familyId: string, childId: string): Promise<boolean | undefined> => {
      const mine = and(eq(child.familyId, familyId), eq(child.id, childId));
      const [row] = await db.select({ status: child.status }).from(child).where(mine).limit(1);
      return row === undefined ? undefined : row.status === 'active';
    },

    /** Children of a family with their plans, in order of creation. */
    childrenOf: (familyId: string) => children.execute({ familyId }),

    /** The newest subscription of the mirror, if there ever was one. */
    subscriptionOf: async (familyId: string) => (await subscription.execute({ familyId }))[0],
  };
};
export type AccountsRepository = ReturnType<typeof accountsRepository>;
export type ProfileRow = NonNullable<Awaited<ReturnType<AccountsRepository['findProfile']>>>;
