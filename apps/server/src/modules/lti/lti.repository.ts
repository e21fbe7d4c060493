import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { assignment } from '#db/schema/assignments.ts';
import { child, family } from '#db/schema/families.ts';
import { ltiKey, ltiLink, ltiPlatform } from '#db/schema/lti.ts';
import { schoolClass, schoolMember, schoolPupil } from '#db/schema/schools.ts';
import { isTaught, type TeacherAsks } from '#db/taught-classes.ts';

export type LtiPlatformRow = typeof ltiPlatform.$inferSelect;
type Person = { readonly userId: string } | { readonly email: string } | { readonly importKey: string };

/** As many pieces of work as somebody looks through. */
const mostWork = 60;

export const ltiRepository = (db: Database) => ({
  ofSchool: (schoolId: string) =>
    db
      .select({ platform: ltiPlatform, people: count(ltiLink.subject) })
      .from(ltiPlatform)
      .leftJoin(ltiLink, eq(ltiLink.platformId, ltiPlatform.id))
      .where(eq(ltiPlatform.schoolId, schoolId))
      .groupBy(ltiPlatform.id)
      .orderBy(asc(ltiPlatform.addedAt)),

  /** False where another school, or this one, has it already. */
  add: async (row: LtiPlatformRow): Promise<boolean> =>
    (await db.insert(ltiPlatform).values(row).onConflictDoNothing().returning({ id: ltiPlatform.id })).length > 0,

  remove: async (schoolId: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(ltiPlatform)
        .where(and(eq(ltiPlatform.schoolId, schoolId), eq(ltiPlatform.id, id)))
        .returning({ id: ltiPlatform.id })
    ).length > 0,

  nameOf: async (userId: string): Promise<string> =>
    (await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).limit(1))[0]?.name ?? '',

  /** Every deployment of a platform's; where it does not say its client, of all clients there. */
  deployments: (issuer: string, clientId: string): Promise<LtiPlatformRow[]> =>
    db
      .select()
      .from(ltiPlatform)
      .where(and(eq(ltiPlatform.issuer, issuer), clientId === '' ? undefined : eq(ltiPlatform.clientId, clientId)))
      .orderBy(asc(ltiPlatform.addedAt)),

  byId: (id: string): Promise<LtiPlatformRow[]> => db.select().from(ltiPlatform).where(eq(ltiPlatform.id, id)).limit(1),

  linked: async (platformId: string, subject: string, now: Date): Promise<string | undefined> =>
    (
      await db
        .update(ltiLink)
        .set({ lastUsedAt: now })
        .where(and(eq(ltiLink.platformId, platformId), eq(ltiLink.subject, subject)))
        .returning({ userId: ltiLink.userId })
    )[0]?.userId,

  hasOther: async (platformId: string, userId: string): Promise<boolean> =>
    (await db.$count(ltiLink, and(eq(ltiLink.platformId, platformId), eq(ltiLink.userId, userId)))) > 0,

  bind: async (link: typeof ltiLink.$inferInsert): Promise<boolean> =>
    (await db.insert(ltiLink).values(link).onConflictDoNothing().returning({ userId: ltiLink.userId })).length > 0,

  staff: (schoolId: string, who: Exclude<Person, { importKey: string }>) =>
    db
      .select({ userId: user.id, name: user.name, twoFactor: sql<boolean>`coalesce(${user.twoFactorEnabled}, false)` })
      .from(schoolMember)
      .innerJoin(user, eq(user.id, schoolMember.userId))
      .where(
        and(
          eq(schoolMember.schoolId, schoolId),
          inArray(user.role, ['teacher', 'administrator']),
          'userId' in who ? eq(user.id, who.userId) : and(eq(user.email, who.email), eq(user.emailVerified, true)),
        ),
      ),

  /** `own` is false for a pupil whom a parent has taken over. */
  pupils: (schoolId: string, who: Person) =>
    db
      .select({
        userId: schoolPupil.childId,
        name: sql<string>`${child.firstName} || ' ' || ${child.lastName}`,
        own: sql<boolean>`${schoolPupil.linkedAt} is null`,
      })
      .from(schoolPupil)
      .innerJoin(child, and(eq(child.familyId, schoolPupil.familyId), eq(child.id, schoolPupil.childId)))
      .innerJoin(family, eq(family.id, child.familyId))
      .where(
        and(
          eq(schoolPupil.schoolId, schoolId),
          eq(child.status, 'active'),
          isNull(family.deleteAfter),
          'userId' in who
            ? eq(schoolPupil.childId, who.userId)
            : 'email' in who
              ? eq(schoolPupil.signOnAddress, who.email)
              : eq(schoolPupil.importKey, who.importKey),
        ),
      ),

  /** What the pupil was given of a piece of work. */
  workOf: async (groupId: string, childId: string): Promise<string | undefined> =>
    (
      await db
        .select({ id: assignment.id })
        .from(assignment)
        .where(and(eq(assignment.groupId, groupId), eq(assignment.childId, childId), isNull(assignment.withdrawnAt)))
        .limit(1)
    )[0]?.id,

  /** What was set in the classes of a teacher's, each once for a class, the newest first. Nothing of a pupil is in it. */
  setBy: (asks: TeacherAsks) =>
    db
      .select({ groupId: assignment.groupId, title: assignment.title, className: schoolClass.name, dueOn: assignment.dueOn })
      .from(assignment)
      .innerJoin(schoolClass, eq(schoolClass.id, assignment.classId))
      .where(and(isTaught(asks), isNull(assignment.withdrawnAt)))
      .groupBy(assignment.groupId, assignment.title, schoolClass.name, assignment.dueOn)
      .orderBy(desc(sql`max(${assignment.createdAt})`))
      .limit(mostWork),

  keys: () => db.select().from(ltiKey).orderBy(desc(ltiKey.createdAt)),
  keepKey: async (row: typeof ltiKey.$inferInsert): Promise<void> => {
    await db.insert(ltiKey).values(row);
  },
});
export type LtiRepository = ReturnType<typeof ltiRepository>;
