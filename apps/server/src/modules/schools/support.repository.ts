import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { user } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';
import { schoolConsent, schoolMember, schoolPupil } from '#db/schema/schools.ts';

export const supportRepository = (db: Database) => ({
  /** By address or id. */
  teacher: async (text: string) =>
    (
      await db
        .select({ userId: user.id, schoolId: schoolMember.schoolId })
        .from(schoolMember)
        .innerJoin(user, eq(user.id, schoolMember.userId))
        .where(sql`${user.email} = ${text} or ${user.id}::text = ${text}`)
        .limit(1)
    )[0],

  children: (ids: readonly string[]) =>
    db
      .select({ familyId: child.familyId, childId: child.id })
      .from(child)
      .where(and(inArray(child.id, [...ids]), eq(child.status, 'active'))),

  /** Children of families, with a parent of each, whose parents have not agreed to the school; its own pupils need no yes. */
  withoutConsent: async (ids: readonly string[], schoolId: string) => {
    const agreed = db
      .select({ id: schoolConsent.id })
      .from(schoolConsent)
      .where(and(eq(schoolConsent.childId, child.id), eq(schoolConsent.schoolId, schoolId), isNull(schoolConsent.withdrawnAt)));
    const own = db
      .select({ id: schoolPupil.childId })
      .from(schoolPupil)
      .where(and(eq(schoolPupil.childId, child.id), eq(schoolPupil.schoolId, schoolId), isNull(schoolPupil.linkedAt)));
    return db
      .selectDistinctOn([child.id], { familyId: child.familyId, childId: child.id, userId: user.id })
      .from(child)
      .innerJoin(user, and(eq(user.familyId, child.familyId), inArray(user.role, ['parent', 'home_educator'])))
      .where(and(inArray(child.id, [...ids]), notExists(agreed), notExists(own)));
  },

  agree: async (consent: typeof schoolConsent.$inferInsert): Promise<void> => {
    await db.insert(schoolConsent).values(consent).onConflictDoNothing();
  },

  account: async (childId: string) =>
    (
      await db.execute(sql`
        select c.id as "childId", c.status, c.year_group as "yearGroup", c.academic_year as "academicYear",
          c.credentials_shown_at as "credentialsShownAt", c.leaving_at as "leavingAt", u.last_sign_in_at as "lastSignInAt",
          case when p.held_until > now() then p.held_plan_id else p.plan_id end as "planId", p.state as "planState", p.ends_at as "planEndsAt"
        from child c left join "user" u on u.id = c.id left join child_plan p on p.child_id = c.id where c.id = ${childId}`)
    ).rows[0],
});
export type SupportRepository = ReturnType<typeof supportRepository>;
