import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { child, family } from '#db/schema/families.ts';
import { schoolSignOn, signOnChange, signOnLink } from '#db/schema/school-sign-on.ts';
import { schoolMember, schoolPupil } from '#db/schema/schools.ts';

/** Somebody whom a school can let in. */
export type SchoolPerson = { readonly userId: string; readonly schoolId: string; readonly twoFactor: boolean };

const mostChanges = 20;

export const schoolSignOnRepository = (db: Database) => ({
  /** Providers that at least one school uses. */
  used: async (): Promise<readonly SignOnProvider[]> =>
    (await db.selectDistinct({ provider: schoolSignOn.provider }).from(schoolSignOn).orderBy(schoolSignOn.provider)).map(
      ({ provider }) => provider,
    ),

  schoolsOf: async (provider: SignOnProvider, tenant: string): Promise<readonly string[]> =>
    (
      await db
        .select({ schoolId: schoolSignOn.schoolId })
        .from(schoolSignOn)
        .where(and(eq(schoolSignOn.provider, provider), eq(schoolSignOn.tenant, tenant)))
    ).map(({ schoolId }) => schoolId),

  /** Whose this account of the provider is here. */
  linked: async (provider: SignOnProvider, subject: string) =>
    (
      await db
        .select({ userId: signOnLink.userId, schoolId: signOnLink.schoolId })
        .from(signOnLink)
        .where(and(eq(signOnLink.provider, provider), eq(signOnLink.subject, subject)))
        .limit(1)
    )[0],

  /** Whether somebody came in with another account of the provider before. */
  hasOther: async (userId: string, provider: SignOnProvider): Promise<boolean> =>
    (await db.$count(signOnLink, and(eq(signOnLink.userId, userId), eq(signOnLink.provider, provider)))) > 0,

  /** Of these schools' staff: everybody, or whoever has confirmed this address. */
  staff: (schoolIds: readonly string[], who: { readonly userId: string } | { readonly email: string }): Promise<SchoolPerson[]> =>
    db
      .select({ userId: user.id, schoolId: schoolMember.schoolId, twoFactor: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)` })
      .from(schoolMember)
      .innerJoin(user, eq(user.id, schoolMember.userId))
      .where(
        and(
          inArray(schoolMember.schoolId, [...schoolIds]),
          inArray(user.role, ['teacher', 'administrator']),
          'userId' in who ? eq(user.id, who.userId) : and(eq(user.email, who.email), eq(user.emailVerified, true)),
        ),
      ),

  /** Of these schools' pupils; `own` is false for one whom a parent has taken over. */
  pupils: (schoolIds: readonly string[], who: { readonly userId: string } | { readonly email: string }) =>
    db
      .select({ userId: schoolPupil.childId, schoolId: schoolPupil.schoolId, own: sql<boolean>`${schoolPupil.linkedAt} is null` })
      .from(schoolPupil)
      .innerJoin(child, and(eq(child.familyId, schoolPupil.familyId), eq(child.id, schoolPupil.childId)))
      .innerJoin(family, eq(family.id, child.familyId))
      .where(
        and(
          inArray(schoolPupil.schoolId, [...schoolIds]),
          eq(child.status, 'active'),
          isNull(family.deleteAfter),
          'userId' in who ? eq(schoolPupil.childId, who.userId) : eq(schoolPupil.signOnAddress, who.email),
        ),
      ),

  /** False where the account there, or the person here, is bound to another one already. */
  bind: async (link: typeof signOnLink.$inferInsert): Promise<boolean> =>
    (await db.insert(signOnLink).values(link).onConflictDoNothing().returning({ userId: signOnLink.userId })).length > 0,

  touch: async (provider: SignOnProvider, subject: string, now: Date): Promise<void> => {
    await db
      .update(signOnLink)
      .set({ lastUsedAt: now })
      .where(and(eq(signOnLink.provider, provider), eq(signOnLink.subject, subject)));
  },

  tenants: (schoolId: string) => db.select().from(schoolSignOn).where(eq(schoolSignOn.schoolId, schoolId)).orderBy(schoolSignOn.provider),

  counts: async (schoolId: string) => {
    const { rows } = await db.execute<{ pupils: number; with_address: number }>(sql`
      select count(*)::int as pupils, count(sp.sign_on_address)::int as with_address from school_pupil sp
      join child c on c.id = sp.child_id where sp.school_id = ${schoolId} and sp.linked_at is null and c.status = 'active'`);
    const linked = await db
      .select({ provider: signOnLink.provider, pupil: sql<boolean>`${user.role} = 'student'`, many: sql<number>`count(*)::int` })
      .from(signOnLink)
      .innerJoin(user, eq(user.id, signOnLink.userId))
      .where(eq(signOnLink.schoolId, schoolId))
      .groupBy(signOnLink.provider, sql`2`);
    return { pupils: rows[0]?.pupils ?? 0, withAddress: rows[0]?.with_address ?? 0, linked };
  },

  people: (schoolId: string) =>
    db
      .select({
        id: user.id,
        name: user.name,
        role: user.role,
        provider: signOnLink.provider,
        since: signOnLink.createdAt,
        lastUsedAt: signOnLink.lastUsedAt,
      })
      .from(signOnLink)
      .innerJoin(user, eq(user.id, signOnLink.userId))
      .where(eq(signOnLink.schoolId, schoolId))
      .orderBy(user.lastName, user.firstName, user.id),

  /** `person` is whoever a change was about, as they are called now; null once they have gone. */
  changes: (schoolId: string) =>
    db
      .select({ change: signOnChange, person: user.name })
      .from(signOnChange)
      .leftJoin(user, eq(sql`${user.id}::text`, signOnChange.about))
      .where(eq(signOnChange.schoolId, schoolId))
      .orderBy(desc(signOnChange.at), desc(signOnChange.id))
      .limit(mostChanges),

  nameOf: async (userId: string): Promise<string> =>
    (await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).limit(1))[0]?.name ?? '',

  /** Another tenant in the place of the old one ends what the old one had opened. */
  link: async (runner: Runner, row: typeof schoolSignOn.$inferInsert): Promise<void> => {
    const { schoolId, provider, tenant, linkedBy, linkedAt } = row;
    const here = and(eq(schoolSignOn.schoolId, schoolId), eq(schoolSignOn.provider, provider));
    const [before] = await runner.select().from(schoolSignOn).where(here).for('update');
    if (before !== undefined && before.tenant !== tenant)
      await runner.delete(signOnLink).where(and(eq(signOnLink.schoolId, schoolId), eq(signOnLink.provider, provider)));
    await runner
      .insert(schoolSignOn)
      .values(row)
      .onConflictDoUpdate({ target: [schoolSignOn.schoolId, schoolSignOn.provider], set: { tenant, linkedBy, linkedAt } });
  },

  /** The tenant that it was; undefined where there was none. Everybody's link goes with it. */
  unlink: async (runner: Runner, schoolId: string, provider: SignOnProvider): Promise<string | undefined> => {
    const [gone] = await runner
      .delete(schoolSignOn)
      .where(and(eq(schoolSignOn.schoolId, schoolId), eq(schoolSignOn.provider, provider)))
      .returning({ tenant: schoolSignOn.tenant });
    if (gone === undefined) return undefined;
    await runner.delete(signOnLink).where(and(eq(signOnLink.schoolId, schoolId), eq(signOnLink.provider, provider)));
    return gone.tenant;
  },

  /** The providers that somebody of this school was bound to, and is no longer. */
  unbind: async (runner: Runner, schoolId: string, userId: string): Promise<readonly SignOnProvider[]> =>
    (
      await runner
        .delete(signOnLink)
        .where(and(eq(signOnLink.schoolId, schoolId), eq(signOnLink.userId, userId)))
        .returning({ provider: signOnLink.provider })
    ).map(({ provider }) => provider),

  note: async (runner: Runner, change: typeof signOnChange.$inferInsert): Promise<void> => {
    await runner.insert(signOnChange).values(change);
  },
});
export type SchoolSignOnRepository = ReturnType<typeof schoolSignOnRepository>;
