import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, school, schoolClass, schoolMember } from '#db/schema/schools.ts';

export const classesRepository = (db: Database) => ({
  /** A teacher's own classes, in schools that they still belong to. */
  classesOf: (teacherId: string) =>
    db
      .select({ schoolClass, schoolName: school.name })
      .from(schoolClass)
      .innerJoin(school, eq(school.id, schoolClass.schoolId))
      .innerJoin(schoolMember, and(eq(schoolMember.schoolId, schoolClass.schoolId), eq(schoolMember.userId, schoolClass.teacherId)))
      .where(eq(schoolClass.teacherId, teacherId))
      .orderBy(asc(schoolClass.yearGroup), asc(schoolClass.name)),

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
});
export type ClassesRepository = ReturnType<typeof classesRepository>;
