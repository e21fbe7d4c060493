import { eq, sql } from 'drizzle-orm';
import type { Runner } from './client.ts';
import { family } from './schema/families.ts';

/** Every table with rows of a family: also those that are made after this was written. */
const familyTables = async (runner: Pick<Runner, 'execute'>): Promise<readonly string[]> => {
  const { rows } = await runner.execute<{ table_name: string }>(sql`
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'family_id' and t.table_type = 'BASE TABLE' order by c.table_name`);
  return rows.map((row) => row.table_name);
};

/**
 * A family of one pupil, with everything of theirs, becomes a place in another family. One statement, because tables point at each other by
 * family: PostgreSQL looks at the end of it.
 */
export const moveFamily = async (runner: Runner, from: string, to: string, slot: number, now: Date): Promise<void> => {
  const moves = (await familyTables(runner)).map((table, at) => {
    const more =
      table === 'child' ? sql`, slot = ${slot}, credentials_shown_at = coalesce(credentials_shown_at, ${now.toISOString()})` : sql``;
    return sql`${sql.identifier(`moved_${at}`)} as (update ${sql.identifier(table)} set family_id = ${to}${more} where family_id = ${from})`;
  });
  await runner.execute(sql`with ${sql.join(moves, sql`, `)} select 1`);
  await runner.delete(family).where(eq(family.id, from));
};
