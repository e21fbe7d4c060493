import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { classRequest, schoolClass } from '#db/schema/school-classes.ts';
import { school, schoolMember } from '#db/schema/schools.ts';

/** The school that somebody looks after. */
export type Desk = { readonly schoolId: string; readonly schoolName: string; readonly licensedUntil: Date | null; readonly userId: string };

export const deskRepository = (db: Database) => ({
  find: async (userId: string): Promise<Desk | undefined> =>
    (
      await db
        .select({ schoolId: school.id, schoolName: school.name, licensedUntil: school.licensedUntil, userId: schoolMember.userId })
        .from(schoolMember)
        .innerJoin(school, eq(school.id, schoolMember.schoolId))
        .where(and(eq(schoolMember.userId, userId), eq(schoolMember.role, 'administrator')))
        .limit(1)
    )[0],

  /** Of classes that are taught, and of everybody in them. */
  counts: async (schoolId: string) => {
    const taught = and(eq(schoolClass.schoolId, schoolId), isNull(schoolClass.archivedAt));
    const [teachers, classes, requests] = await Promise.all([
      db.$count(schoolMember, eq(schoolMember.schoolId, schoolId)),
      db.$count(schoolClass, taught),
      db.$count(classRequest, and(eq(classRequest.schoolId, schoolId), eq(classRequest.state, 'pending'))),
    ]);
    const { rows } = await db.execute<{ pupils: number }>(sql`
      select count(distinct cp.child_id)::int as pupils from class_pupil cp
      join school_class k on k.id = cp.class_id and k.archived_at is null where k.school_id = ${schoolId}`);
    return { teachers, classes, requests, pupils: rows[0]?.pupils ?? 0 };
  },
});
export type DeskRepository = ReturnType<typeof deskRepository>;
