import { and, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { constraintOf } from '#db/retry.ts';
import { account, session, twoFactor, user } from '#db/schema/accounts.ts';
import { billingCustomer, consent } from '#db/schema/billing.ts';
import { child, family } from '#db/schema/families.ts';
import { school, schoolMember, staffTerms, teacherInvitation } from '#db/schema/schools.ts';

export type StaffRole = 'teacher' | 'administrator';
export type NewInvitation = {
  readonly id: string;
  readonly schoolId: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly tokenHash: string;
  readonly expiresAt: Date;
};
export type NewTeacher = {
  readonly id: string;
  readonly accountId: string;
  readonly schoolId: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
};

export const invitationsRepository = (db: Database) => ({
  createSchool: async (id: string, name: string, now: Date): Promise<void> => {
    await db.insert(school).values({ id, name, createdAt: now });
  },
  findSchool: async (id: string) => (await db.select().from(school).where(eq(school.id, id)).limit(1))[0],
  oldestSchool: async () => (await db.select().from(school).orderBy(school.createdAt).limit(1))[0],

  /** A newer invitation takes the place of an open one. */
  invite: async (runner: Runner, invitation: NewInvitation, now: Date): Promise<void> => {
    const { schoolId, email } = invitation;
    await runner
      .delete(teacherInvitation)
      .where(and(eq(teacherInvitation.schoolId, schoolId), eq(teacherInvitation.email, email), isNull(teacherInvitation.acceptedAt)));
    await runner.insert(teacherInvitation).values({ ...invitation, createdAt: now });
  },

  find: async (tokenHash: string, now: Date) =>
    (
      await db
        .select({ invitation: teacherInvitation, schoolName: school.name })
        .from(teacherInvitation)
        .innerJoin(school, eq(school.id, teacherInvitation.schoolId))
        .where(and(eq(teacherInvitation.tokenHash, tokenHash), isNull(teacherInvitation.acceptedAt), gt(teacherInvitation.expiresAt, now)))
        .limit(1)
    )[0],

  take: async (runner: Runner, id: string, now: Date): Promise<boolean> =>
    (
      await runner
        .update(teacherInvitation)
        .set({ acceptedAt: now })
        .where(and(eq(teacherInvitation.id, id), isNull(teacherInvitation.acceptedAt)))
        .returning({ id: teacherInvitation.id })
    ).length > 0,

  createTeacher: async (runner: Runner, teacher: NewTeacher, now: Date): Promise<void> => {
    const { id, accountId, schoolId, email, role, firstName, lastName, passwordHash } = teacher;
    const stamps = { createdAt: now, updatedAt: now };
    await runner
      .insert(user)
      .values({ id, email, emailVerified: true, firstName, lastName, name: `${firstName} ${lastName}`, role, ...stamps });
    await runner
      .insert(account)
      .values({ id: accountId, accountId: id, providerId: 'credential', userId: id, password: passwordHash, ...stamps });
    await runner.insert(schoolMember).values({ schoolId, userId: id, role, createdAt: now });
  },

  /** Whoever accepts agrees to what stands beside the button. */
  agree: async (runner: Runner, agreed: typeof staffTerms.$inferInsert): Promise<void> => {
    await runner.insert(staffTerms).values(agreed);
  },

  /** The classes that a list gave to this address: its own from whoever held them until now, where they still do; beside the teacher elsewhere. */
  takeClasses: async (runner: Runner, { id, schoolId, email }: Pick<NewTeacher, 'id' | 'schoolId' | 'email'>, now: Date): Promise<void> => {
    await runner.execute(sql`update school_class k set teacher_id = ${id} from class_waiting w
      where w.class_id = k.id and w.email = ${email} and k.school_id = ${schoolId} and k.teacher_id = w.held_by`);
    await runner.execute(sql`insert into class_teacher (class_id, user_id, role, created_at)
      select k.id, ${id}::uuid, 'co_teacher', ${now.toISOString()}::timestamptz from class_waiting w join school_class k on k.id = w.class_id
      where w.email = ${email} and k.school_id = ${schoolId} and k.teacher_id <> ${id}::uuid on conflict do nothing`);
    await runner.execute(sql`delete from class_waiting w using school_class k
      where k.id = w.class_id and w.email = ${email} and k.school_id = ${schoolId}`);
  },

  /** Somebody who worked at a school once, and at none now. */
  findFormer: async (email: string): Promise<string | undefined> =>
    (
      await db
        .select({ id: user.id })
        .from(user)
        .where(
          and(
            eq(user.email, email),
            inArray(user.role, ['teacher', 'administrator']),
            isNull(user.deleteAfter),
            notExists(db.select().from(schoolMember).where(eq(schoolMember.userId, user.id))),
          ),
        )
        .limit(1)
    )[0]?.id,

  /**
   * Somebody who tried to register before the school wrote, and never got past the question who they are: the empty account and its empty
   * family go, so that the invitation to the same address can be accepted.
   */
  forgetUnsettled: async (runner: Runner, email: string): Promise<void> => {
    const [found] = await runner
      .select({ id: user.id, familyId: user.familyId })
      .from(user)
      .where(
        and(
          eq(user.email, email),
          eq(user.needsOnboarding, true),
          isNull(user.deleteAfter),
          notExists(db.select().from(child).where(eq(child.familyId, user.familyId))),
          notExists(db.select().from(billingCustomer).where(eq(billingCustomer.familyId, user.familyId))),
        ),
      )
      .limit(1);
    if (found === undefined || found.familyId === null) return;
    await runner.delete(user).where(eq(user.id, found.id));
    await runner.delete(consent).where(eq(consent.familyId, found.familyId));
    await runner.delete(family).where(eq(family.id, found.familyId));
  },

  /** Back at a school, as a new teacher would come: a new password, and the second step to be set up anew. */
  comeBack: async (runner: Runner, teacher: NewTeacher, now: Date): Promise<void> => {
    const { id, accountId, schoolId, role, firstName, lastName, passwordHash } = teacher;
    const stamps = { createdAt: now, updatedAt: now };
    await runner.delete(session).where(eq(session.userId, id));
    await runner.delete(twoFactor).where(eq(twoFactor.userId, id));
    await runner.delete(account).where(eq(account.userId, id));
    await runner
      .insert(account)
      .values({ id: accountId, accountId: id, providerId: 'credential', userId: id, password: passwordHash, ...stamps });
    await runner
      .update(user)
      .set({ role, firstName, lastName, name: `${firstName} ${lastName}`, twoFactorEnabled: false, updatedAt: now })
      .where(eq(user.id, id));
    await runner.insert(schoolMember).values({ schoolId, userId: id, role, createdAt: now });
  },

  isEmailTaken: (error: unknown): boolean => constraintOf(error) === 'user_email_unique',
});
export type InvitationsRepository = ReturnType<typeof invitationsRepository>;
