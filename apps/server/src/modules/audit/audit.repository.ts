import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Role } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import type { Database } from '#db/client.ts';
import { childAudit } from '#db/schema/audit.ts';
import { taughtClassIds } from '#db/taught-classes.ts';

type AuditRow = typeof childAudit.$inferInsert;
/** The same person, kind and hour: of a child it stands there once. */
type Entry = Pick<AuditRow, 'actorId' | 'kind' | 'hour'>;
type FullEntry = Entry & Pick<AuditRow, 'actorRole' | 'actorName' | 'schoolName' | 'at'>;
/** Of whom it is noted, and the id of the row. */
type NotedChild = Readonly<Record<'id' | 'familyId' | 'childId', string>>;
type Home = { readonly family_id: string; readonly id: string };
export type AuditedPerson = { readonly name: string; readonly role: Role; readonly school: string | null };

export const auditRepository = (db: Database) => {
  /** Those of whom the entry is not there yet: whoever opens a long list again within the hour writes nothing. */
  const homes = async ({ actorId, kind, hour }: Entry, which: ReturnType<typeof sql>): Promise<Home[]> =>
    (
      await db.execute<Home>(sql`select c.family_id, c.id from child c where ${which} and not exists (
        select 1 from child_audit a where a.child_id = c.id and a.actor_id = ${actorId} and a.kind = ${kind} and a.hour = ${hour.toISOString()}::timestamptz)`)
    ).rows;

  return {
    ofChildren: (entry: Entry, ids: readonly string[]): Promise<Home[]> => homes(entry, sql`c.id = any(${sql.param([...ids])}::uuid[])`),
    ofClass: (entry: Entry, classId: string): Promise<Home[]> =>
      homes(entry, sql`exists (select 1 from class_pupil cp where cp.child_id = c.id and cp.class_id = ${classId})`),
    /** Everybody whom the actor teaches. */
    ofTeacher: (entry: Entry): Promise<Home[]> =>
      homes(
        entry,
        sql`exists (select 1 from class_pupil cp where cp.child_id = c.id
        and cp.class_id in ${taughtClassIds({ teacherId: entry.actorId, today: londonDate(entry.hour), right: 'read' })})`,
      ),
    /** Everybody at the school whose administrator the actor is. */
    ofAdministrator: (entry: Entry): Promise<Home[]> =>
      homes(
        entry,
        sql`exists (select 1 from school_member m where m.user_id = ${entry.actorId} and (
        exists (select 1 from class_pupil cp join school_class k on k.id = cp.class_id where cp.child_id = c.id and k.school_id = m.school_id)
        or exists (select 1 from school_pupil sp where sp.child_id = c.id and sp.school_id = m.school_id and sp.linked_at is null)
        or exists (select 1 from school_consent sc where sc.child_id = c.id and sc.school_id = m.school_id and sc.withdrawn_at is null)))`,
      ),
    ofFamily: (entry: Entry, familyId: string): Promise<Home[]> => homes(entry, sql`c.family_id = ${familyId}`),

    person: async (userId: string): Promise<AuditedPerson | undefined> => {
      const { rows } = await db.execute<AuditedPerson>(sql`
        select trim(u.first_name || ' ' || u.last_name) as name, u.role,
          (select s.name from school_member m join school s on s.id = m.school_id where m.user_id = u.id limit 1) as school
        from "user" u where u.id = ${userId}`);
      return rows[0];
    },

    /** The same person, child, kind and hour stands there once. */
    note: async (
      { actorId, actorRole, actorName, schoolName, kind, hour, at }: FullEntry,
      children: readonly NotedChild[],
    ): Promise<void> => {
      const column = (name: keyof NotedChild) => sql`${sql.param(children.map((child) => child[name]))}::uuid[]`;
      await db.execute(sql`
        insert into child_audit (id, family_id, child_id, actor_id, actor_role, actor_name, school_name, kind, hour, at)
        select c.id, c.family_id, c.child_id, ${actorId}::uuid, ${actorRole}::text, ${actorName}::text, ${schoolName ?? null}::text, ${kind}::text,
          ${hour.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
        from unnest(${column('id')}, ${column('familyId')}, ${column('childId')}) c(id, family_id, child_id)
        on conflict do nothing`);
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
