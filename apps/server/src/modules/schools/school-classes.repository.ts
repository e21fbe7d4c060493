import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, classTeacher, schoolClass } from '#db/schema/school-classes.ts';

export type ClassRow = typeof schoolClass.$inferSelect;
export type ClassChange = Partial<Pick<ClassRow, 'name' | 'subject' | 'yearGroup' | 'teacherId' | 'archivedAt' | 'joinCode'>>;

const inSchool = (schoolId: string, classId: string) => and(eq(schoolClass.id, classId), eq(schoolClass.schoolId, schoolId));

/** The classes of one school, for whoever looks after it. */
export const schoolClassesRepository = (db: Database) => {
  /** Counted for the whole school at once; a family that is leaving is not there any more. */
  const sizes = (schoolId: string) =>
    db
      .select({ classId: classPupil.classId, pupils: sql<number>`count(*)::int`.as('pupils') })
      .from(classPupil)
      .innerJoin(schoolClass, and(eq(schoolClass.id, classPupil.classId), eq(schoolClass.schoolId, schoolId)))
      .innerJoin(child, and(eq(child.familyId, classPupil.familyId), eq(child.id, classPupil.childId), eq(child.status, 'active')))
      .innerJoin(family, and(eq(family.id, child.familyId), isNull(family.deleteAfter)))
      .groupBy(classPupil.classId)
      .as('sizes');

  return {
    list: (schoolId: string, classId?: string) => {
      const counted = sizes(schoolId);
      return db
        .select({
          schoolClass,
          teacherName: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
          pupils: sql<number>`coalesce(${counted.pupils}, 0)`,
        })
        .from(schoolClass)
        .innerJoin(user, eq(user.id, schoolClass.teacherId))
        .leftJoin(counted, eq(counted.classId, schoolClass.id))
        .where(classId === undefined ? eq(schoolClass.schoolId, schoolId) : inSchool(schoolId, classId))
        .orderBy(asc(schoolClass.yearGroup), asc(schoolClass.name));
    },

    find: async (schoolId: string, classId: string): Promise<ClassRow | undefined> =>
      (await db.select().from(schoolClass).where(inSchool(schoolId, classId)).limit(1))[0],

    add: async (made: typeof schoolClass.$inferInsert): Promise<void> => {
      await db.insert(schoolClass).values(made);
    },

    change: async (schoolId: string, classId: string, change: ClassChange): Promise<boolean> => {
      const changed = await db.update(schoolClass).set(change).where(inSchool(schoolId, classId)).returning({ id: schoolClass.id });
      return changed.length > 0;
    },

    /** Whose class it is now is not beside themselves in it. */
    ownerOnly: async (classId: string, teacherId: string): Promise<void> => {
      await db.delete(classTeacher).where(and(eq(classTeacher.classId, classId), eq(classTeacher.userId, teacherId)));
    },

    place: async (row: typeof classPupil.$inferInsert): Promise<void> => {
      await db.insert(classPupil).values(row).onConflictDoNothing();
    },

    takeOut: async (classId: string, childId: string): Promise<boolean> =>
      (
        await db
          .delete(classPupil)
          .where(and(eq(classPupil.classId, classId), eq(classPupil.childId, childId)))
          .returning({ id: classPupil.childId })
      ).length > 0,

    isCodeTaken: (error: unknown): boolean => constraintOf(error) === 'school_class_join_code_unique',
  };
};
export type SchoolClassesRepository = ReturnType<typeof schoolClassesRepository>;
