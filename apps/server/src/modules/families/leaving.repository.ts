import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Runner } from '#db/client.ts';
import { inTransaction } from '#db/retry.ts';
import { user } from '#db/schema/accounts.ts';
import { child } from '#db/schema/families.ts';
import { schoolFile } from '#db/schema/files.ts';

export type Leaver = { readonly familyId: string; readonly id: string };

/** Every table with rows of one child: also those that are made after this was written. */
const childTables = async (runner: Pick<Runner, 'execute'>): Promise<readonly string[]> => {
  const { rows } = await runner.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns where table_schema = 'public' and column_name in ('family_id', 'child_id')
    group by table_name having count(*) = 2 order by table_name`);
  return rows.map((row) => row.table_name);
};

/** Children whose parents removed them, when their day has come. */
export const leavingRepository = (db: Database) => ({
  due: (now: Date): Promise<Leaver[]> => db.select({ familyId: child.familyId, id: child.id }).from(child).where(lte(child.leavingAt, now)),

  storedFiles: async ({ familyId, id }: Leaver): Promise<readonly string[]> =>
    (
      await db
        .select({ key: schoolFile.storageKey })
        .from(schoolFile)
        .where(and(eq(schoolFile.familyId, familyId), eq(schoolFile.childId, id)))
    ).map(({ key }) => key),

  /** Everything of a child in one transaction. False when the parent kept the child at the last moment. */
  erase: ({ familyId, id }: Leaver, now: Date): Promise<boolean> =>
    inTransaction(db, async (runner) => {
      const mine = and(eq(child.familyId, familyId), eq(child.id, id), lte(child.leavingAt, now));
      const [found] = await runner.select({ id: child.id }).from(child).where(mine).for('update');
      if (found === undefined) return false;
      for (const table of await childTables(runner))
        await runner.execute(sql`delete from ${sql.identifier(table)} where family_id = ${familyId} and child_id = ${id}`);
      await runner.delete(user).where(and(eq(user.familyId, familyId), eq(user.id, id)));
      await runner.delete(child).where(mine);
      // A pupil whose account the school opened was alone in a family: it goes with them.
      await runner.execute(
        sql`delete from family where id = ${familyId} and not exists (select 1 from "user" where family_id = ${familyId})`,
      );
      return true;
    }),
});
export type LeavingRepository = ReturnType<typeof leavingRepository>;
