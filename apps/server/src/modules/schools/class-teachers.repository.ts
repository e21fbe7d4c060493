import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { classTeacher, schoolClass } from '#db/schema/school-classes.ts';
import { schoolMember } from '#db/schema/schools.ts';

/** Who teaches a class beside the teacher whose class it is. */
export const classTeachersRepository = (db: Database) => ({
  /** Those who teach these classes on a day: co-teachers, then cover, then who only looks. */
  ofClasses: (classIds: readonly string[], today: CalendarDate) =>
    db
      .select({
        classId: classTeacher.classId,
        id: user.id,
        name: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
        role: classTeacher.role,
        until: classTeacher.until,
      })
      .from(classTeacher)
      .innerJoin(schoolClass, eq(schoolClass.id, classTeacher.classId))
      .innerJoin(schoolMember, and(eq(schoolMember.schoolId, schoolClass.schoolId), eq(schoolMember.userId, classTeacher.userId)))
      .innerJoin(user, eq(user.id, classTeacher.userId))
      .where(and(inArray(classTeacher.classId, [...classIds]), or(isNull(classTeacher.until), gte(classTeacher.until, today))))
      .orderBy(
        sql`${classTeacher.role} = 'co_teacher' desc`,
        sql`${classTeacher.role} = 'cover' desc`,
        user.lastName,
        user.firstName,
        user.id,
      ),

  /** The newest word on what somebody does in a class. */
  put: async (row: typeof classTeacher.$inferInsert): Promise<void> => {
    const { role, until } = row;
    await db
      .insert(classTeacher)
      .values(row)
      .onConflictDoUpdate({ target: [classTeacher.classId, classTeacher.userId], set: { role, until } });
  },

  /** False when they were not there. */
  remove: async (classId: string, userId: string): Promise<boolean> => {
    const row = and(eq(classTeacher.classId, classId), eq(classTeacher.userId, userId));
    return (await db.delete(classTeacher).where(row).returning({ id: classTeacher.userId })).length > 0;
  },
});
export type ClassTeachersRepository = ReturnType<typeof classTeachersRepository>;
