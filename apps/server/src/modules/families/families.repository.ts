import type { BirthMonth } from '@hedgerow/domain/birth';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Allowed } from '@hedgerow/domain/access';
import type { HardThings } from '@hedgerow/domain/hard-things';
import type { YearGroup } from '@hedgerow/domain/year-groups';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf, inTransaction } from '#db/retry.ts';
import { account, user } from '#db/schema/accounts.ts';
import { assessment } from '#db/schema/assessments.ts';
import { childPlan } from '#db/schema/billing.ts';
import { child } from '#db/schema/families.ts';
import { pupilTotals } from '#db/schema/progress.ts';
import { school } from '#db/schema/schools.ts';
import { licensedUntil } from '#db/school-licence.ts';

export type NewChild = {
  readonly id: string;
  readonly familyId: string;
  readonly slot: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly statedAge: number | null;
  readonly statedOn: string | null;
  readonly birthMonth: BirthMonth | null;
  readonly school: string | null;
  readonly yearGroup: YearGroup;
  readonly academicYear: number;
  readonly linkedAt: Date | null;
  readonly hard: HardThings | null;
};

export type ChildChange = Pick<
  ChildRow,
  | 'firstName'
  | 'lastName'
  | 'birthMonth'
  | 'yearGroup'
  | 'academicYear'
  | 'school'
  | 'streaksOn'
  | 'celebrationsOn'
  | 'suggestionsOn'
  | 'modelChosen'
  | 'dailyLimit'
  | 'hard'
>;
type ChildRow = typeof child.$inferSelect;
export type ChildRecord = typeof child.$inferSelect & { readonly childId: string };

const completed = sql<number>`(select count(*)::int from ${assessment} a where a.child_id = ${child.id} and a.is_completed)`;
const average = sql<
  number | null
>`(select round(avg(a.score))::int from ${assessment} a where a.child_id = ${child.id} and a.is_completed and a.score is not null)`;

const prepareChildren = (db: Database) =>
  db
    .select({
      child,
      plan: childPlan,
      username: user.username,
      lastSignInAt: user.lastSignInAt,
      totalPoints: sql<number>`coalesce(${pupilTotals.lifetimePoints}, 0)`,
      completedSessions: completed,
      averageScore: average,
    })
    .from(child)
    .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
    .leftJoin(user, eq(user.id, child.id))
    .leftJoin(pupilTotals, and(eq(pupilTotals.familyId, child.familyId), eq(pupilTotals.childId, child.id)))
    .where(eq(child.familyId, sql.placeholder('familyId')))
    .orderBy(asc(child.slot))
    .prepare('family_children');

export const familiesRepository = (db: Database, ofFamily = prepareChildren(db)) => ({
  /** Children with plan, username and figures, in order of creation. */
  childrenOf: (familyId: string) => ofFamily.execute({ familyId }),

  find: async (familyId: string, childId: string): Promise<ChildRecord | undefined> => {
    const [row] = await db
      .select()
      .from(child)
      .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
      .limit(1);
    return row === undefined ? undefined : { ...row, childId: row.id };
  },

  findWithPlan: async (familyId: string, childId: string) => {
    const [row] = await db
      .select({ child, plan: childPlan, licensedUntil })
      .from(child)
      .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
      .where(and(eq(child.familyId, familyId), eq(child.id, childId)))
      .limit(1);
    return row;
  },

  /** These children wait from now on: those of `gone` go, known ids are changed, new ones are added. Active children stay as they are. */
  keepWaiting: (familyId: string, children: readonly NewChild[], gone: readonly string[]): Promise<void> =>
    inTransaction(db, async (runner) => {
      const waits = and(eq(child.familyId, familyId), eq(child.status, 'pending'));
      if (gone.length > 0) {
        const left = await runner
          .delete(child)
          .where(and(waits, inArray(child.id, [...gone])))
          .returning({ id: child.id });
        for (const { id } of left) await runner.delete(childPlan).where(and(eq(childPlan.familyId, familyId), eq(childPlan.childId, id)));
      }
      for (const made of children) {
        const { id, familyId: _family, slot: _slot, linkedAt: _linked, ...facts } = made;
        const changed = await runner
          .update(child)
          .set(facts)
          .where(and(waits, eq(child.id, id)))
          .returning({ id: child.id });
        if (changed.length === 0) await runner.insert(child).values(made);
      }
    }),

  schoolNames: async (): Promise<string[]> =>
    (await db.selectDistinct({ name: school.name }).from(school).orderBy(asc(school.name))).map(({ name }) => name),

  add: async (made: NewChild): Promise<void> => {
    await db.insert(child).values(made);
  },

  /** The child, and the name of whoever signs in as them. */
  update: (found: Allowed<ChildRecord, 'write'>, change: ChildChange, now: Date): Promise<void> =>
    inTransaction(db, async (runner) => {
      const { firstName, lastName } = change;
      await runner
        .update(child)
        .set(change)
        .where(and(eq(child.familyId, found.familyId), eq(child.id, found.id)));
      await runner
        .update(user)
        .set({ firstName, lastName, name: `${firstName} ${lastName}`, updatedAt: now })
        .where(and(eq(user.familyId, found.familyId), eq(user.id, found.id)));
    }),

  turnModelOff: async (found: Allowed<ChildRecord, 'write'>): Promise<void> => {
    await db
      .update(child)
      .set({ modelChosen: false })
      .where(and(eq(child.familyId, found.familyId), eq(child.id, found.id)));
  },

  /** False when somebody has this username. */
  rename: async (found: Allowed<ChildRecord, 'write'>, username: string, now: Date): Promise<boolean> => {
    try {
      await db
        .update(user)
        .set({ username, displayUsername: username, updatedAt: now })
        .where(and(eq(user.familyId, found.familyId), eq(user.id, found.id)));
      return true;
    } catch (error) {
      if (constraintOf(error) === 'user_username_unique') return false;
      throw error;
    }
  },

  /** Somebody to sign in as, from the verified payment on. Answers false when the username is taken, and when the child is active already. */
  activate: async (
    runner: Runner,
    childId: string,
    username: string,
    names: { readonly firstName: string; readonly lastName: string; readonly familyId: string },
    now: Date,
  ): Promise<'made' | 'taken'> => {
    const { firstName, lastName, familyId } = names;
    const made = await runner
      .insert(user)
      .values({
        id: childId,
        name: `${firstName} ${lastName}`,
        email: `${childId}@pupil.invalid`,
        emailVerified: true,
        username,
        displayUsername: username,
        firstName,
        lastName,
        role: 'student',
        familyId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: user.username })
      .returning({ id: user.id });
    if (made.length === 0) return 'taken';
    await runner
      .update(child)
      .set({ status: 'active' })
      .where(and(eq(child.familyId, familyId), eq(child.id, childId)));
    return 'made';
  },

  /** The child's password, set for the first time or anew; `firstOnly` answers false when it has been shown before. */
  setPassword: (
    found: Allowed<ChildRecord, 'write'>,
    passwordHash: string,
    accountId: string,
    firstOnly: boolean,
    now: Date,
  ): Promise<boolean> =>
    inTransaction(db, async (runner) => {
      const unseen = firstOnly ? [isNull(child.credentialsShownAt)] : [];
      const shown = await runner
        .update(child)
        .set({ credentialsShownAt: now })
        .where(and(eq(child.familyId, found.familyId), eq(child.id, found.id), ...unseen))
        .returning({ id: child.id });
      if (shown.length === 0) return false;
      await runner.delete(account).where(and(eq(account.userId, found.id), eq(account.providerId, 'credential')));
      await runner.insert(account).values({
        id: accountId,
        accountId: found.id,
        providerId: 'credential',
        userId: found.id,
        password: passwordHash,
        createdAt: now,
        updatedAt: now,
      });
      await runner.execute(sql`delete from session where user_id = ${found.id}`);
      return true;
    }),

  usernameOf: async (childId: string): Promise<string | null> =>
    (await db.select({ username: user.username }).from(user).where(eq(user.id, childId)).limit(1))[0]?.username ?? null,

  isKnownChild: (error: unknown): boolean => ['child_id_unique', 'child_family_id_id_pk'].includes(constraintOf(error) ?? ''),
  isSlotTaken: (error: unknown): boolean => constraintOf(error) === 'child_slot',
});
export type FamiliesRepository = ReturnType<typeof familiesRepository>;
