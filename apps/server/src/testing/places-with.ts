import type { TestApp } from './test-app.ts';

/** The tables in which a word stands, whatever column it is in. */
export const placesWith = async ({ database }: Pick<TestApp, 'database'>, words: string): Promise<string[]> => {
  const { pool } = database;
  const tables = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rowCount } = await pool.query(`select 1 from "${name}" t where to_jsonb(t)::text ilike $1 limit 1`, [`%${words}%`]);
    if ((rowCount ?? 0) > 0) found.push(name);
  }
  return found;
};
