import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Database, Runner } from '#db/client.ts';
import { session, user } from '#db/schema/accounts.ts';
import { schoolDuty } from '#db/schema/school-duties.ts';
import { signOnLink } from '#db/schema/school-sign-on.ts';
import { classTeacher, schoolClass } from '#db/schema/school-classes.ts';
import { schoolMember, teacherInvitation } from '#db/schema/schools.ts';
import type { StaffRole } from './invitations.repository.ts';

/** A school's teachers and administrators, and who is asked to become one. */
export const staffRepository = (db: Database) => ({
  members: (schoolId: string) =>
    db
      .select({
        id: user.id,
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        role: schoolMember.role,
        twoFactor: user.twoFactorEnabled,
        lastSignInAt: user.lastSignInAt,
        headOf: sql<SubjectId[]>`array(select d.subject from school_duty d
          where d.user_id = ${user.id} and d.school_id = ${schoolMember.schoolId} and d.subject is not null order by d.subject)`,
        senco: sql<boolean>`exists (select 1 from school_duty d
          where d.user_id = ${user.id} and d.school_id = ${schoolMember.schoolId} and d.subject is null)`,
        classes: sql<number>`(select count(*)::int from school_class k
          where k.teacher_id = ${user.id} and k.school_id = ${schoolMember.schoolId} and k.archived_at is null)`,
      })
      .from(schoolMember)
      .innerJoin(user, eq(user.id, schoolMember.userId))
      .where(eq(schoolMember.schoolId, schoolId))
      .orderBy(asc(user.lastName), asc(user.firstName)),

  isMember: async (schoolId: string, userId: string): Promise<boolean> =>
    (await db.$count(schoolMember, and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.userId, userId)))) > 0,

  invitations: (schoolId: string, now: Date) =>
    db
      .select({
        id: teacherInvitation.id,
        email: teacherInvitation.email,
        role: teacherInvitation.role,
        expiresAt: teacherInvitation.expiresAt,
      })
      .from(teacherInvitation)
      .where(and(eq(teacherInvitation.schoolId, schoolId), isNull(teacherInvitation.acceptedAt), gt(teacherInvitation.expiresAt, now)))
      .orderBy(asc(teacherInvitation.email)),

  withdraw: async (schoolId: string, id: string): Promise<boolean> => {
    const open = and(eq(teacherInvitation.id, id), eq(teacherInvitation.schoolId, schoolId), isNull(teacherInvitation.acceptedAt));
    const [gone] = await db.delete(teacherInvitation).where(open).returning({ email: teacherInvitation.email });
    if (gone === undefined) return false;
    await db.execute(sql`delete from class_waiting w using school_class k
      where k.id = w.class_id and k.school_id = ${schoolId} and w.email = ${gone.email}`);
    return true;
  },

  /** Signed out everywhere: the next sign-in has the new role. */
  setRole: async (runner: Runner, schoolId: string, userId: string, role: StaffRole): Promise<boolean> => {
    const mine = and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.userId, userId));
    if ((await runner.update(schoolMember).set({ role }).where(mine).returning({ id: schoolMember.userId })).length === 0) return false;
    await runner.update(user).set({ role }).where(eq(user.id, userId));
    await runner.delete(session).where(eq(session.userId, userId));
    return true;
  },

  /** All of what somebody looks after, in the place of what it was. */
  setDuties: async (runner: Runner, rows: readonly (typeof schoolDuty.$inferInsert)[], schoolId: string, userId: string): Promise<void> => {
    await runner.delete(schoolDuty).where(and(eq(schoolDuty.schoolId, schoolId), eq(schoolDuty.userId, userId)));
    // Pressed twice at once, it is given once.
    if (rows.length > 0)
      await runner
        .insert(schoolDuty)
        .values([...rows])
        .onConflictDoNothing();
  },

  /** How many classes of the school somebody teaches, those that were put away too. */
  classesOf: (schoolId: string, userId: string): Promise<number> =>
    db.$count(schoolClass, and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.teacherId, userId))),

  /** Out of the school and signed out; the classes go to the heir first, so that none is without a teacher. */
  remove: async (runner: Runner, schoolId: string, userId: string, heir: string | undefined): Promise<boolean> => {
    const theirs = and(eq(schoolClass.schoolId, schoolId), eq(schoolClass.teacherId, userId));
    if (heir !== undefined) {
      await runner.update(schoolClass).set({ teacherId: heir }).where(theirs);
      // What they held for somebody who is invited, the heir holds.
      await runner.execute(sql`update class_waiting w set held_by = ${heir} from school_class k
        where k.id = w.class_id and k.school_id = ${schoolId} and w.held_by = ${userId}`);
    }
    const ofSchool = runner.select({ id: schoolClass.id }).from(schoolClass).where(eq(schoolClass.schoolId, schoolId));
    await runner.delete(classTeacher).where(and(eq(classTeacher.userId, userId), inArray(classTeacher.classId, ofSchool)));
    await runner.delete(schoolDuty).where(and(eq(schoolDuty.schoolId, schoolId), eq(schoolDuty.userId, userId)));
    // Whose class it is now is not beside themselves in it.
    await runner.execute(sql`delete from class_teacher t using school_class k where k.id = t.class_id and k.teacher_id = t.user_id`);
    const mine = and(eq(schoolMember.schoolId, schoolId), eq(schoolMember.userId, userId));
    if ((await runner.delete(schoolMember).where(mine).returning({ id: schoolMember.userId })).length === 0) return false;
    await runner.delete(signOnLink).where(and(eq(signOnLink.schoolId, schoolId), eq(signOnLink.userId, userId)));
    await runner.delete(session).where(eq(session.userId, userId));
    return true;
  },
});
export type StaffRepository = ReturnType<typeof staffRepository>;
