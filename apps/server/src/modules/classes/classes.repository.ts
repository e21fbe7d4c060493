import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, school, schoolClass, schoolMember } from '#db/schema/schools.ts';

/** A teacher's own classes, in schools that they still belong to; what the administrator put away is not theirs any more. */
const taughtBy = (teacherId: string, more?: SQL) => and(eq(schoolClass.teacherId, teacherId), isNull(schoolClass.archivedAt), more);

export const classesRepository = (db: Database) => {
  const taught = () =>
    db
      .select({ schoolClass, schoolName: school.name })
      .from(schoolClass)
      .innerJoin(school, eq(school.id, schoolClass.schoolId))
      .innerJoin(schoolMember, and(eq(schoolMember.schoolId, schoolClass.schoolId), eq(schoolMember.userId, schoolClass.teacherId)));

  return {
    classesOf: (teacherId: string) => taught().where(taughtBy(teacherId)).orderBy(asc(schoolClass.yearGroup), asc(schoolClass.name)),

    /** One of the teacher's own classes. */
    classOf: async (teacherId: string, classId: string) =>
      (
        await taught()
          .where(taughtBy(teacherId, eq(schoolClass.id, classId)))
          .limit(1)
      )[0]?.schoolClass,

    /** Schools that the teacher belongs to, the longest first. */
    schoolsOf: async (teacherId: string): Promise<readonly string[]> => {
      const rows = await db
        .select({ schoolId: schoolMember.schoolId })
        .from(schoolMember)
        .where(eq(schoolMember.userId, teacherId))
        .orderBy(asc(schoolMember.createdAt));
      return rows.map(({ schoolId }) => schoolId);
    },

    /** The pupils of these classes; a family that is leaving is not shown any more. */
    pupilsIn: (classIds: readonly string[]) =>
      db
        .select({
          classId: classPupil.classId,
          familyId: child.familyId,
          childId: child.id,
          firstName: child.firstName,
          lastName: child.lastName,
        })
        .from(classPupil)
        .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId)))
        .innerJoin(family, eq(family.id, child.familyId))
        .where(and(inArray(classPupil.classId, [...classIds]), eq(child.status, 'active'), isNull(family.deleteAfter)))
        .orderBy(asc(child.lastName), asc(child.firstName)),
  };
};
export type ClassesRepository = ReturnType<typeof classesRepository>;
export type TaughtClass = NonNullable<Awaited<ReturnType<ClassesRepository['classOf']>>>;
export type ClassPupilRow = Awaited<ReturnType<ClassesRepository['pupilsIn']>>[number];
