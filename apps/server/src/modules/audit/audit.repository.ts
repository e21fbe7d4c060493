import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Role } from '@hedgerow/domain/access';
import type { Database } from '#db/client.ts';
import { childAudit } from '#db/schema/audit.ts';

export type AuditRow = typeof childAudit.$inferInsert;
type Home = { readonly family_id: string; readonly id: string };
export type AuditedPerson = { readonly name: string; readonly role: Role; readonly school: string | null };

/** Rows in one statement. */
const portion = 500;

export const auditRepository = (db: Database) => {
  const homes = async (which: ReturnType<typeof sql>): Promise<Home[]> =>
    (await db.execute<Home>(sql`select c.family_id, c.id from child c where ${which}`)).rows;

  return {
    ofChildren: (ids: readonly string[]): Promise<Home[]> => homes(sql`c.id = any(${sql.param([...ids])}::uuid[])`),
    ofClass: (classId: string): Promise<Home[]> =>
      homes(sql`exists (select 1 from class_pupil cp where cp.child_id = c.id and cp.class_id = ${classId})`),
    ofTeacher: (userId: string): Promise<Home[]> =>
      homes(sql`exists (select 1 from class_pupil cp join school_class k on k.id = cp.class_id
        where cp.child_id = c.id and k.teacher_id = ${userId} and k.archived_at is null)`),
    ofAdministrator: (userId: string): Promise<Home[]> =>
      homes(sql`exists (select 1 from school_member m where m.user_id = ${userId} and (
        exists (select 1 from class_pupil cp join school_class k on k.id = cp.class_id where cp.child_id = c.id and k.school_id = m.school_id)
        or exists (select 1 from school_pupil sp where sp.child_id = c.id and sp.school_id = m.school_id and sp.linked_at is null)
        or exists (select 1 from school_consent sc where sc.child_id = c.id and sc.school_id = m.school_id and sc.withdrawn_at is null)))`),
    ofFamily: (familyId: string): Promise<Home[]> => homes(sql`c.family_id = ${familyId}`),

    person: async (userId: string): Promise<AuditedPerson | undefined> => {
      const { rows } = await db.execute<AuditedPerson>(sql`
        select trim(u.first_name || ' ' || u.last_name) as name, u.role,
          (select s.name from school_member m join school s on s.id = m.school_id where m.user_id = u.id limit 1) as school
        from "user" u where u.id = ${userId}`);
      return rows[0];
    },

    /** The same person, child, kind and hour stands there once. */
    note: async (rows: readonly AuditRow[]): Promise<void> => {
      for (let at = 0; at < rows.length; at += portion)
        await db
          .insert(childAudit)
          .values(rows.slice(at, at + portion))
          .onConflictDoNothing();
    },

    page: (familyId: string, childId: string, before: string | undefined, limit: number) =>
      db
        .select()
        .from(childAudit)
        .where(
          and(
            eq(childAudit.familyId, familyId),
            eq(childAudit.childId, childId),
            ...(before === undefined ? [] : [lt(childAudit.id, before)]),
          ),
        )
        .orderBy(desc(childAudit.id))
        .limit(limit),

    forget: async (before: Date): Promise<void> => {
      await db.delete(childAudit).where(lt(childAudit.at, before));
    },
  };
};
export type AuditRepository = ReturnType<typeof auditRepository>;
