import type { SandboxStore, StoreRow } from './store.ts';

/** Runs one statement on PostgreSQL. */
export type Query = (sql: string, params: readonly unknown[]) => Promise<{ readonly rows: readonly Record<string, unknown>[] }>;

/** The table this store needs; safe to run again. */
export const sandboxTable = (table = 'stripe_sandbox_object'): string => `
create table if not exists ${table} (
  id text primary key,
  object text not null,
  data jsonb not null,
  created bigint not null
);
create index if not exists ${table}_object_created on ${table} (object, created desc);`;

const rowOf = (row: Record<string, unknown>): StoreRow => row['data'] as StoreRow;

/** A store in one table of objects, so that a restart keeps every customer and subscription. One statement per write: all or nothing. */
export const pgStore = (query: Query, table = 'stripe_sandbox_object'): SandboxStore => ({
  read: async (id) => {
    const { rows } = await query(`select data from ${table} where id = $1`, [id]);
    return rows[0] === undefined ? null : rowOf(rows[0]);
  },
  list: async (object, where) => {
    const sql = `select data from ${table} where object = $1 and data @> $2::jsonb order by created desc, id collate "C" desc`;
    return (await query(sql, [object, JSON.stringify(where)])).rows.map(rowOf);
  },
  write: async (puts, removes) => {
    const sql = `with gone as (delete from ${table} where id = any($2::text[]))
      insert into ${table} (id, object, data, created)
      select item->>'id', item->>'object', item, coalesce((item->>'created')::bigint, 0) from jsonb_array_elements($1::jsonb) as item
      on conflict (id) do update set data = excluded.data, object = excluded.object, created = excluded.created`;
    await query(sql, [JSON.stringify(puts), removes]);
  },
});
