import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { rateLimit, session, user } from '#db/schema/accounts.ts';
import { childPlan } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { licensedUntil } from '#db/school-licence.ts';
import type { SessionRow } from '../actor.ts';

export const sessionsRepository = (db: Database) => {
  const byTokenHash = db
    .select({
      sessionId: session.id,
      userId: user.id,
      role: user.role,
      familyId: user.familyId,
      homeFamilyId: user.homeFamilyId,
      createdAt: session.createdAt,
      updatedAt: session.updatedAt,
      expiresAt: session.expiresAt,
      viewingChildId: session.viewingChildId,
      viewingUntil: session.viewingUntil,
      twoFactor: user.twoFactorEnabled,
      needsOnboarding: user.needsOnboarding,
      deleteAfter: sql<Date | null>`coalesce(${family.deleteAfter}, ${user.deleteAfter})`.mapWith(family.deleteAfter),
      childId: child.id,
      yearGroup: child.yearGroup,
      academicYear: child.academicYear,
      planId: childPlan.planId,
      planState: childPlan.state,
      planEndsAt: childPlan.endsAt,
      heldPlanId: childPlan.heldPlanId,
      heldUntil: childPlan.heldUntil,
      weekPlanId: childPlan.weekPlanId,
      weekUntil: childPlan.weekUntil,
      licensedUntil,
      childIds: sql<readonly string[]>`array(select c.id from child c where c.family_id = ${user.familyId} order by c.slot)`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(family, eq(family.id, user.familyId))
    .leftJoin(child, and(eq(child.familyId, user.familyId), eq(child.id, sql`coalesce(${sql.placeholder('viewed')}::uuid, ${user.id})`)))
    .leftJoin(childPlan, and(eq(childPlan.familyId, child.familyId), eq(childPlan.childId, child.id)))
    .where(eq(session.token, sql.placeholder('hash')))
    .limit(1)
    .prepare('session_by_token_hash');

  const amount = sql`${sql.placeholder('amount')}::int`;
  const oneMoreHit = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`;
  const count = db
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), hits: amount, endsAt: oneMoreHit })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        hits: sql`case when ${rateLimit.endsAt} < now() then excluded.hits else ${rateLimit.hits} + excluded.hits end`,
        endsAt: sql`case when ${rateLimit.endsAt} < now() then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning({ hits: rateLimit.hits, secondsLeft: sql<number>`extract(epoch from ${rateLimit.endsAt} - now())::float8` })
    .prepare('count_hit');

  return {
    /** With the child whose eyes the call looks through, or the person themselves. */
    findByTokenHash: async (hash: string, viewed?: string): Promise<SessionRow | undefined> =>
      (await byTokenHash.execute({ hash, viewed: viewed ?? null }))[0],
    /** What tells whether sessions live, by the hashes of their tokens. */
    livesOf: (hashes: readonly string[]) =>
      db
        .select({
          hash: session.token,
          role: user.role,
          familyId: user.familyId,
          createdAt: session.createdAt,
          updatedAt: session.updatedAt,
          expiresAt: session.expiresAt,
          needsOnboarding: user.needsOnboarding,
          deleteAfter: sql<Date | null>`coalesce(${family.deleteAfter}, ${user.deleteAfter})`.mapWith(family.deleteAfter),
          hasPlace: sql<boolean>`exists (select 1 from child c where c.family_id = ${user.familyId} and c.id = ${user.id})`,
        })
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .leftJoin(family, eq(family.id, user.familyId))
        .where(sql`${session.token} = any(${sql.param([...hashes])}::text[])`),
    touch: async (sessionId: string, now: Date): Promise<void> => {
      await db.update(session).set({ updatedAt: now }).where(eq(session.id, sessionId));
    },
    /** The person's sessions, last used first. */
    ofUser: (userId: string) =>
      db
        .select({
          id: session.id,
          role: user.role,
          userAgent: session.userAgent,
          createdAt: session.createdAt,
          updatedAt: session.updatedAt,
          expiresAt: session.expiresAt,
        })
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(eq(session.userId, userId))
        .orderBy(desc(session.updatedAt)),
    /** Ends one of the person's own; false when there is none of that id. */
    end: async (userId: string, sessionId: string): Promise<boolean> =>
      (
        await db
          .delete(session)
          .where(and(eq(session.userId, userId), eq(session.id, sessionId)))
          .returning({ id: session.id })
      ).length > 0,
    endById: async (sessionId: string): Promise<void> => {
      await db.delete(session).where(eq(session.id, sessionId));
    },
    endAll: async (userId: string): Promise<void> => {
      await db.delete(session).where(eq(session.userId, userId));
    },
    /** Which child's screens a session looks at, until when; null ends it. */
    look: async (sessionId: string, childId: string | null, until: Date | null): Promise<void> => {
      await db.update(session).set({ viewingChildId: childId, viewingUntil: until }).where(eq(session.id, sessionId));
    },
    /** Whether a grown-up of the family has the child's screens open. */
    isLookedAt: async (familyId: string, childId: string, now: Date): Promise<boolean> => {
      const looks = and(eq(session.viewingChildId, childId), gt(session.viewingUntil, now), gt(session.expiresAt, now));
      const found = await db
        .select({ id: session.id })
        .from(session)
        .innerJoin(user, eq(user.id, session.userId))
        .where(and(eq(user.familyId, familyId), looks))
        .limit(1);
      return found.length > 0;
    },
    noteSignIn: async (userId: string, now: Date): Promise<void> => {
      await db.update(user).set({ lastSignInAt: now }).where(eq(user.id, userId));
    },
    /** One more hit, or so many at once, for a rate limit's key; the window begins with its first hit. */
    countHit: async (key: string, seconds: number, hits = 1): Promise<{ hits: number; secondsLeft: number }> => {
      const [row] = await count.execute({ key, seconds, amount: hits });
      return row ?? { hits, secondsLeft: seconds };
    },
  };
};
export type SessionsRepository = ReturnType<typeof sessionsRepository>;
