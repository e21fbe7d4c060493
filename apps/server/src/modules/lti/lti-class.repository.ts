import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { child, family } from '#db/schema/families.ts';
import { ltiCourse, ltiLink, ltiPlatform, ltiWaiting } from '#db/schema/lti.ts';
import { classPupil } from '#db/schema/school-classes.ts';
import { schoolPupil } from '#db/schema/schools.ts';

export const ltiClassRepository = (db: Database) => ({
  /** Courses that are linked to a class, of platforms that the school agreed to. */
  courses: (classId: string) =>
    db
      .select({ course: ltiCourse, platform: ltiPlatform })
      .from(ltiCourse)
      .innerJoin(ltiPlatform, and(eq(ltiPlatform.id, ltiCourse.platformId), eq(ltiPlatform.waits, false)))
      .where(eq(ltiCourse.classId, classId))
      .orderBy(asc(ltiPlatform.name), asc(ltiCourse.title)),

  waiting: (courseId: string) =>
    db.select().from(ltiWaiting).where(eq(ltiWaiting.courseId, courseId)).orderBy(asc(ltiWaiting.name), asc(ltiWaiting.subject)),

  /** Pupils of a class, with what the school's list says of them, whether the account is the school's own, and who they are at a platform. */
  pupils: (classId: string, platformId: string, schoolId: string) =>
    db
      .select({
        id: child.id,
        firstName: child.firstName,
        lastName: child.lastName,
        importKey: schoolPupil.importKey,
        email: schoolPupil.signOnAddress,
        takenOverAt: schoolPupil.linkedAt,
        subject: ltiLink.subject,
      })
      .from(classPupil)
      .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId)))
      .innerJoin(family, eq(family.id, child.familyId))
      .leftJoin(
        schoolPupil,
        and(eq(schoolPupil.familyId, child.familyId), eq(schoolPupil.childId, child.id), eq(schoolPupil.schoolId, schoolId)),
      )
      .leftJoin(ltiLink, and(eq(ltiLink.platformId, platformId), eq(ltiLink.userId, child.id)))
      .where(and(eq(classPupil.classId, classId), eq(child.status, 'active'), isNull(family.deleteAfter)))
      .orderBy(asc(child.lastName), asc(child.firstName)),

  /** Whom these numbers of a platform's are linked to, whatever class they are in. */
  linkedSubjects: async (platformId: string): Promise<ReadonlySet<string>> => {
    const rows = await db.select({ subject: ltiLink.subject }).from(ltiLink).where(eq(ltiLink.platformId, platformId));
    return new Set(rows.map(({ subject }) => subject));
  },

  /** False where either is linked already. */
  link: (row: typeof ltiLink.$inferInsert): Promise<boolean> =>
    db.transaction(async (runner) => {
      const made = await runner.insert(ltiLink).values(row).onConflictDoNothing().returning({ userId: ltiLink.userId });
      if (made.length === 0) return false;
      const courses = runner.select({ id: ltiCourse.id }).from(ltiCourse).where(eq(ltiCourse.platformId, row.platformId));
      for (const { id } of await courses)
        await runner.delete(ltiWaiting).where(and(eq(ltiWaiting.courseId, id), eq(ltiWaiting.subject, row.subject)));
      return true;
    }),

  unlink: async (platformId: string, userId: string): Promise<boolean> =>
    (
      await db
        .delete(ltiLink)
        .where(and(eq(ltiLink.platformId, platformId), eq(ltiLink.userId, userId)))
        .returning({ userId: ltiLink.userId })
    ).length > 0,
});
export type LtiClassRepository = ReturnType<typeof ltiClassRepository>;
export type LtiClassPupil = Awaited<ReturnType<LtiClassRepository['pupils']>>[number];
