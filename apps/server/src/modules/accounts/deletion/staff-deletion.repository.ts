import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { session, user } from '#db/schema/accounts.ts';
import { mailOutbox } from '#db/schema/mail.ts';
import { teacherInvitation } from '#db/schema/schools.ts';
import type { AccountDeletionRepository } from './account-deletion.repository.ts';

/** Secrets and keys: nobody's to take along. */
const innerTables = new Set(['account', 'account_token', 'passkey', 'session', 'two_factor']);

/** Every column that points to a person: also those of tables that are made after this was written. */
const placesOf = async (db: Database): Promise<readonly { readonly table: string; readonly column: string }[]> => {
  const { rows } = await db.execute<{ table_name: string; column_name: string }>(sql`
    select c.conrelid::regclass::text as table_name, a.attname as column_name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = '"user"'::regclass and cardinality(c.conkey) = 1
    order by 1, 2`);
  return rows.map((row) => ({ table: row.table_name, column: row.column_name })).filter(({ table }) => !innerTables.has(table));
};

/** A school keeps its classes: they go to one of its administrators who stays. Without one they end with their teacher. */
const handOver = async (runner: Runner, userId: string): Promise<void> => {
  await runner.execute(sql`
    update school_class c set teacher_id = heir.user_id
    from (
      select distinct on (m.school_id) m.school_id, m.user_id
      from school_member m join "user" u on u.id = m.user_id
      where m.role = 'administrator' and u.delete_after is null and m.user_id <> ${userId}
      order by m.school_id, m.created_at
    ) heir
    where c.teacher_id = ${userId} and heir.school_id = c.school_id`);
  // Whose class it is now is not beside themselves in it.
  await runner.execute(sql`delete from class_teacher t using school_class k where k.id = t.class_id and k.teacher_id = t.user_id`);
};

/** A member of a school's staff who leaves: the same steps as a family's. */
export const staffDeletionRepository = (
  db: Database,
): Omit<AccountDeletionRepository, 'sendCarersHome' | 'familyTables' | 'rowsOf'> & StaffExport => ({
  close: async (runner, userId, deleteAfter) => {
    const mine = and(eq(user.id, userId), isNull(user.deleteAfter));
    if ((await runner.update(user).set({ deleteAfter }).where(mine).returning({ id: user.id })).length === 0) return false;
    await runner.delete(session).where(eq(session.userId, userId));
    return true;
  },

  keep: async (runner, userId) => {
    const mine = and(eq(user.id, userId), isNotNull(user.deleteAfter));
    return (await runner.update(user).set({ deleteAfter: null }).where(mine).returning({ id: user.id })).length > 0;
  },

  closesOn: async (userId) =>
    (await db.select({ deleteAfter: user.deleteAfter }).from(user).where(eq(user.id, userId)))[0]?.deleteAfter ?? null,

  due: async (now) =>
    (
      await db
        .select({ id: user.id })
        .from(user)
        .where(and(isNotNull(user.deleteAfter), lte(user.deleteAfter, now)))
    ).map(({ id }) => id),

  peopleOf: (userId) =>
    db.select({ id: user.id, email: user.email, firstName: user.firstName, role: user.role }).from(user).where(eq(user.id, userId)),

  storedFiles: () => Promise.resolve([]),

  erase: (userId, now, last) =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(user.id, userId), lte(user.deleteAfter, now));
      const [found] = await runner.select({ email: user.email }).from(user).where(mine).for('update');
      if (found === undefined) return false;
      await runner.delete(mailOutbox).where(eq(mailOutbox.to, found.email));
      await runner.delete(teacherInvitation).where(eq(teacherInvitation.email, found.email));
      await handOver(runner, userId);
      await runner.delete(user).where(eq(user.id, userId));
      await last(runner);
      return true;
    }),

  dataOf: async (userId) => {
    const rowsWhere = async (table: string, column: string) => {
      const { rows } = await db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(t) as row from ${sql.raw(table)} t where ${sql.identifier(column)} = ${userId}`,
      );
      return rows.map(({ row }) => row);
    };
    const data: Record<string, Record<string, unknown>[]> = { user: await rowsWhere('"user"', 'id') };
    for (const { table, column } of await placesOf(db)) data[table] = [...(data[table] ?? []), ...(await rowsWhere(table, column))];
    return data;
  },
});

type StaffExport = { readonly dataOf: (userId: string) => Promise<Record<string, Record<string, unknown>[]>> };
