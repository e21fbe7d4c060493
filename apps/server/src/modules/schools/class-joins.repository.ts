import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';
import { classJoin, classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { school, schoolConsent } from '#db/schema/schools.ts';
import { isTaught, roleInClass, type TeacherAsks } from '#db/taught-classes.ts';

type Wish = typeof classJoin.$inferInsert;

/** The school's administrator may have placed the child meanwhile. */
const isNotIn = sql`not exists (select 1 from ${classPupil} where ${classPupil.classId} = ${classJoin.classId} and ${classPupil.childId} = ${classJoin.childId})`;

/** Parents who ask, with a class's code, that a child comes into it. */
export const classJoinsRepository = (db: Database) => ({
  /** A wish that was declined waits again. False when it waits already. */
  ask: async (wish: Wish): Promise<boolean> => {
    const { userId, wording, askedAt } = wish;
    const target = [classJoin.familyId, classJoin.classId, classJoin.childId];
    const again = { userId, wording, askedAt, declinedAt: null };
    const rows = await db
      .insert(classJoin)
      .values(wish)
      .onConflictDoUpdate({ target, set: again, setWhere: isNotNull(classJoin.declinedAt) })
      .returning({ childId: classJoin.childId });
    return rows.length > 0;
  },

  ofChild: (familyId: string, childId: string) =>
    db
      .select({
        classId: schoolClass.id,
        className: schoolClass.name,
        schoolName: school.name,
        teacher: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
        askedAt: classJoin.askedAt,
        declinedAt: classJoin.declinedAt,
      })
      .from(classJoin)
      .innerJoin(schoolClass, and(eq(schoolClass.id, classJoin.classId), isNull(schoolClass.archivedAt)))
      .innerJoin(school, eq(school.id, schoolClass.schoolId))
      .innerJoin(user, eq(user.id, schoolClass.teacherId))
      .where(and(eq(classJoin.familyId, familyId), eq(classJoin.childId, childId)))
      .orderBy(asc(classJoin.askedAt), asc(schoolClass.name)),

  /** False when there was none. */
  takeBack: async (familyId: string, childId: string, classId: string): Promise<boolean> => {
    const own = and(eq(classJoin.familyId, familyId), eq(classJoin.childId, childId), eq(classJoin.classId, classId));
    return (await db.delete(classJoin).where(own).returning({ id: classJoin.childId })).length > 0;
  },

  /** Those who wait for a class in which the teacher may let them in, the longest first. */
  ofTeacher: (asks: TeacherAsks) =>
    db
      .select({
        classId: schoolClass.id,
        className: schoolClass.name,
        childId: child.id,
        firstName: child.firstName,
        lastName: child.lastName,
        year: child.yearGroup,
        askedAt: classJoin.askedAt,
      })
      .from(classJoin)
      .innerJoin(schoolClass, eq(schoolClass.id, classJoin.classId))
      .innerJoin(child, and(eq(child.familyId, classJoin.familyId), eq(child.id, classJoin.childId)))
      .where(and(isTaught(asks), isNull(classJoin.declinedAt), isNotIn))
      .orderBy(asc(classJoin.askedAt), asc(child.lastName), asc(child.firstName), asc(child.id)),

  /** The class, where the teacher teaches it. */
  classOf: async (asks: TeacherAsks, classId: string) =>
    (
      await db
        .select({ id: schoolClass.id, schoolId: schoolClass.schoolId, name: schoolClass.name, role: roleInClass(asks.teacherId) })
        .from(schoolClass)
        .innerJoin(school, eq(school.id, schoolClass.schoolId))
        .where(and(eq(schoolClass.id, classId), isTaught(asks)))
        .limit(1)
    )[0],

  /** Takes the wishes that still wait out of the list, for whoever answers first. */
  take: (runner: Runner, classId: string, childIds: readonly string[]): Promise<(typeof classJoin.$inferSelect)[]> =>
    runner
      .delete(classJoin)
      .where(and(eq(classJoin.classId, classId), inArray(classJoin.childId, [...childIds]), isNull(classJoin.declinedAt)))
      .returning(),

  decline: (classId: string, childIds: readonly string[], now: Date) =>
    db
      .update(classJoin)
      .set({ declinedAt: now })
      .where(and(eq(classJoin.classId, classId), inArray(classJoin.childId, [...childIds]), isNull(classJoin.declinedAt)))
      .returning({ childId: classJoin.childId }),

  /** The parent's yes begins to count, once a school, and the child is in the class. */
  place: async (
    runner: Runner,
    consents: readonly (typeof schoolConsent.$inferInsert)[],
    pupils: readonly (typeof classPupil.$inferInsert)[],
  ): Promise<void> => {
    await runner
      .insert(schoolConsent)
      .values([...consents])
      .onConflictDoNothing();
    await runner
      .insert(classPupil)
      .values([...pupils])
      .onConflictDoNothing();
  },
});
export type ClassJoinsRepository = ReturnType<typeof classJoinsRepository>;
