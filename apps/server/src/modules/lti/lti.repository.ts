import { and, asc, count, desc, eq, inArray, isNull, lt, not, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { assignment } from '#db/schema/assignments.ts';
import { child, family } from '#db/schema/families.ts';
import { ltiCourse, ltiKey, ltiLine, ltiLink, ltiPlatform, ltiWaiting } from '#db/schema/lti.ts';
import { schoolClass } from '#db/schema/school-classes.ts';
import { schoolMember, schoolPupil } from '#db/schema/schools.ts';
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

  /** One that registered itself may open us from now on. */
  approve: async (schoolId: string, id: string): Promise<boolean> =>
    (
      await db
        .update(ltiPlatform)
        .set({ waits: false })
        .where(and(eq(ltiPlatform.schoolId, schoolId), eq(ltiPlatform.id, id)))
        .returning({ id: ltiPlatform.id })
    ).length > 0,

  /** The first deployment that comes is the platform's, where it said none. False where another launch was quicker, or it is taken. */
  learnDeployment: async (id: string, deploymentId: string): Promise<boolean> => {
    const isTaken = sql`exists (select 1 from lti_platform other where other.issuer = ${ltiPlatform.issuer}
      and other.client_id = ${ltiPlatform.clientId} and other.deployment_id = ${deploymentId})`;
    const rows = await db
      .update(ltiPlatform)
      .set({ deploymentId })
      .where(and(eq(ltiPlatform.id, id), eq(ltiPlatform.deploymentId, ''), not(isTaken)))
      .returning({ id: ltiPlatform.id });
    return rows.length > 0;
  },

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

  /** A course as it was seen; what it is linked to stays. */
  noteCourse: async (course: Omit<typeof ltiCourse.$inferInsert, 'classId'>): Promise<typeof ltiCourse.$inferSelect | undefined> => {
    const { title, membershipsUrl, seenAt } = course;
    const rows = await db
      .insert(ltiCourse)
      .values(course)
      .onConflictDoUpdate({ target: [ltiCourse.platformId, ltiCourse.contextId], set: { title, membershipsUrl, seenAt } })
      .returning();
    return rows[0];
  },
  linkCourse: async (id: string, classId: string): Promise<void> => {
    await db.update(ltiCourse).set({ classId }).where(eq(ltiCourse.id, id));
  },
  /** Where marks of a piece of work go in a course. */
  noteLine: async (line: typeof ltiLine.$inferInsert): Promise<void> => {
    const { lineUrl, linesUrl, seenAt } = line;
    await db
      .insert(ltiLine)
      .values(line)
      .onConflictDoUpdate({
        target: [ltiLine.courseId, ltiLine.groupId],
        set: { lineUrl: lineUrl ?? sql`${ltiLine.lineUrl}`, linesUrl, seenAt },
      });
  },
  /** The class in which a piece of work of a school's was set. */
  classOfWork: async (schoolId: string, groupId: string): Promise<string | undefined> =>
    (
      await db
        .select({ id: schoolClass.id })
        .from(assignment)
        .innerJoin(schoolClass, eq(schoolClass.id, assignment.classId))
        .where(and(eq(assignment.groupId, groupId), eq(schoolClass.schoolId, schoolId)))
        .limit(1)
    )[0]?.id,
  wait: async (row: typeof ltiWaiting.$inferInsert): Promise<void> => {
    const { name, cameAt } = row;
    await db
      .insert(ltiWaiting)
      .values(row)
      .onConflictDoUpdate({ target: [ltiWaiting.courseId, ltiWaiting.subject], set: { name, cameAt } });
  },
  /** Names of pupils whom nobody linked, after their time. */
  forgetWaiting: async (before: Date): Promise<void> => {
    await db.delete(ltiWaiting).where(lt(ltiWaiting.cameAt, before));
  },

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
      .select({
        groupId: assignment.groupId,
        title: assignment.title,
        classId: schoolClass.id,
        className: schoolClass.name,
        dueOn: assignment.dueOn,
      })
      .from(assignment)
      .innerJoin(schoolClass, eq(schoolClass.id, assignment.classId))
      .where(and(isTaught(asks), isNull(assignment.withdrawnAt)))
      .groupBy(assignment.groupId, assignment.title, schoolClass.id, schoolClass.name, assignment.dueOn)
      .orderBy(desc(sql`max(${assignment.createdAt})`))
      .limit(mostWork),

  keys: () => db.select().from(ltiKey).orderBy(desc(ltiKey.createdAt)),
  keepKey: async (row: typeof ltiKey.$inferInsert): Promise<void> => {
    await db.insert(ltiKey).values(row);
  },
});
export type LtiRepository = ReturnType<typeof ltiRepository>;
