import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { assignment } from '#db/schema/assignments.ts';
import { child, family } from '#db/schema/families.ts';
import { classPupil, schoolClass } from '#db/schema/school-classes.ts';
import { school, schoolMember } from '#db/schema/schools.ts';
import { isTaught, roleInClass } from '#db/taught-classes.ts';

const count = (which: SQL | undefined) => sql<number>`(count(*) filter (where ${which}))::int`;
/** A term of homework in ten classes. */
const mostHomework = 100;

export const classesRepository = (db: Database) => {
  /** The classes that somebody teaches on a day, with what they are there. */
  const taught = (teacherId: string, today: CalendarDate, more?: SQL) =>
    db
      .select({ schoolClass, schoolName: school.name, role: roleInClass(teacherId) })
      .from(schoolClass)
      .innerJoin(school, eq(school.id, schoolClass.schoolId))
      .where(and(isTaught({ teacherId, today, right: 'read' }), more))
      .orderBy(asc(schoolClass.yearGroup), asc(schoolClass.name), asc(schoolClass.id));

  return {
    classesOf: (teacherId: string, today: CalendarDate) => taught(teacherId, today),

    /** One of the classes that the teacher teaches, with what they are in it. */
    classOf: async (teacherId: string, today: CalendarDate, classId: string) => {
      const [found] = await taught(teacherId, today, eq(schoolClass.id, classId));
      return found === undefined ? undefined : { ...found.schoolClass, role: found.role };
    },

    /** Schools that the teacher belongs to, the longest first. */
    schoolsOf: async (teacherId: string): Promise<readonly string[]> => {
      const rows = await db
        .select({ schoolId: schoolMember.schoolId })
        .from(schoolMember)
        .where(eq(schoolMember.userId, teacherId))
        .orderBy(asc(schoolMember.createdAt));
      return rows.map(({ schoolId }) => schoolId);
    },

    /** Work of a teacher's classes that is due from a day on, with how far the pupils are who are in them; the latest due first. */
    homework: (teacherId: string, today: CalendarDate, from: CalendarDate) => {
      const inTime = sql`${assignment.finishedOn} <= ${assignment.dueOn}`;
      const isOpen = isNull(assignment.finishedAt);
      return db
        .select({
          groupId: assignment.groupId,
          classId: schoolClass.id,
          className: schoolClass.name,
          title: assignment.title,
          kind: assignment.kind,
          startDate: assignment.startsOn,
          dueDate: assignment.dueOn,
          pupils: sql<number>`count(*)::int`,
          done: count(and(isNotNull(assignment.finishedAt), inTime)),
          late: count(and(isNotNull(assignment.finishedAt), sql`not (${inTime})`)),
          begun: count(and(isOpen, isNotNull(assignment.startedAt))),
          notBegun: count(and(isOpen, isNull(assignment.startedAt))),
          missing: sql<{ id: string; name: string }[]>`coalesce(json_agg(
            json_build_object('id', ${child.id}, 'name', ${child.firstName} || ' ' || ${child.lastName})
            order by ${child.lastName}, ${child.firstName}, ${child.id}) filter (where ${isOpen}), '[]')`,
          remindedOn: sql<CalendarDate | null>`max(${assignment.remindedOn})::text`,
          mayChange: sql<boolean>`${isTaught({ teacherId, today, right: 'teach' })}`,
        })
        .from(assignment)
        .innerJoin(schoolClass, eq(schoolClass.id, assignment.classId))
        .innerJoin(classPupil, and(eq(classPupil.classId, assignment.classId), eq(classPupil.childId, assignment.childId)))
        .innerJoin(child, and(eq(child.familyId, assignment.familyId), eq(child.id, assignment.childId)))
        .innerJoin(family, eq(family.id, child.familyId))
        .where(
          and(
            isTaught({ teacherId, today, right: 'read' }),
            gte(assignment.dueOn, from),
            isNull(assignment.withdrawnAt),
            eq(child.status, 'active'),
            isNull(family.deleteAfter),
          ),
        )
        .groupBy(
          assignment.groupId,
          schoolClass.id,
          schoolClass.name,
          assignment.title,
          assignment.kind,
          assignment.startsOn,
          assignment.dueOn,
        )
        .orderBy(desc(assignment.dueOn), asc(schoolClass.name), asc(assignment.title), asc(assignment.groupId))
        .limit(mostHomework);
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
