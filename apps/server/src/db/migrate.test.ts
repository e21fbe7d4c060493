import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { ensureDatabase, knownMigrations, migrateDatabase } from './migrate.ts';
import { untilTrue } from '../testing/until-true.ts';
import { uuid7 } from './uuid7.ts';

const aDatabase = async (): Promise<string> => {
  const name = `migrate_${uuid7().replaceAll('-', '')}`;
  await ensureDatabase(inject('postgresUrl'), name, 'template');
  return inject('postgresUrl').replace('/postgres?', `/${name}?`);
};
const query = async (url: string, sql: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const [first = 0] = knownMigrations();
const familiesOf = async (url: string) => query(url, 'select count(*)::int as many from family');

test('a database whose many early migrations came to the tables of the first one goes on as it is', async () => {
  const url = await aDatabase();
  await query(url, `insert into family (id) select gen_random_uuid() from generate_series(1, 3)`);
  await query(
    url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('early', ${first - 2000}), ('next', ${first - 1000})`,
  );
  await migrateDatabase(url);
  expect(await familiesOf(url)).toEqual([{ many: 3 }]);
});

test('a database with only some of the early migrations is refused, and left as it was', async () => {
  const url = await aDatabase();
  await query(url, `insert into family (id) select gen_random_uuid() from generate_series(1, 3)`);
  await query(url, `delete from drizzle.__drizzle_migrations`);
  await query(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('early', ${first - 1000})`);
  await expect(migrateDatabase(url)).rejects.toThrow('before the first release');
  expect(await familiesOf(url)).toEqual([{ many: 3 }]);
  expect(await query(url, 'select hash from drizzle.__drizzle_migrations')).toEqual([{ hash: 'early' }]);
});

const sweepIndexes = 18;

test('an index that was cut short while it was built beside is built again, also when two start together', async () => {
  const url = await aDatabase();
  await query(url, 'drop schema public, drizzle cascade; create schema public');
  await migrateDatabase(url, knownMigrations().slice(0, sweepIndexes));
  await query(url, 'create index session_expires on session (id)');
  await query(url, `update pg_index set indisvalid = false where indexrelid = 'session_expires'::regclass`);
  await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  const built = `select indisvalid as valid, pg_get_indexdef(indexrelid) as made from pg_index where indexrelid = 'session_expires'::regclass`;
  expect(await query(url, built)).toEqual([{ valid: true, made: expect.stringContaining('(expires_at)') }]);
});

test('a migration that meets somebody at work waits a little, and tries again', async () => {
  const url = await aDatabase();
  await query(url, 'drop schema public, drizzle cascade; create schema public');
  await migrateDatabase(url, knownMigrations().slice(0, 4));
  const busy = new Client({ connectionString: url });
  await busy.connect();
  await busy.query('begin; lock table "user" in access share mode');
  const migrating = migrateDatabase(url);
  await untilTrue(async () => {
    const rows = await query(url, `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length > 0;
  }, 'the migration waits for the lock');
  // Whoever comes meanwhile stands behind it for three seconds at most.
  await query(url, 'select count(*) from "user"');
  await busy.query('commit');
  await busy.end();
  await migrating;
  const applied = await query(url, 'select created_at as at from drizzle.__drizzle_migrations order by created_at');
  expect(applied).toEqual(knownMigrations().map((at) => ({ at: String(at) })));
});

test('an empty database gets every migration, once', async () => {
  const url = await aDatabase();
  await query(url, 'drop schema public, drizzle cascade; create schema public');
  await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
  const applied = await query(url, 'select created_at as at from drizzle.__drizzle_migrations order by created_at');
  expect(applied).toEqual(knownMigrations().map((at) => ({ at: String(at) })));
});

test('of the dates of birth that were kept the months stay, and no day', async () => {
  const url = await aDatabase();
  await query(url, 'drop schema public, drizzle cascade; create schema public');
  // As it was before 0021_intervals_and_birth_months.
  await migrateDatabase(url, knownMigrations().slice(0, 21));
  await query(
    url,
    `with f as (insert into family (id) values (gen_random_uuid()) returning id)
     insert into child (family_id, id, slot, first_name, last_name, year_group, academic_year, date_of_birth)
     select id, gen_random_uuid(), slot, 'Zoë', 'Lee', 4, 2026, born from f, (values (1, '2018-03-14'::date), (2, null)) as c (slot, born)`,
  );
  await migrateDatabase(url);
  expect(await query(url, 'select slot, birth_month from child order by slot')).toEqual([
    { slot: 1, birth_month: '2018-03' },
    { slot: 2, birth_month: null },
  ]);
  expect(await query(url, "select 1 from information_schema.columns where column_name = 'date_of_birth'")).toEqual([]);
});

const beforeSums = 35;

test('minutes that were rows of their own are sums of their days', async () => {
  const url = await aDatabase();
  await query(url, 'drop schema public, drizzle cascade; create schema public');
  await migrateDatabase(url, knownMigrations().slice(0, beforeSums));
  await query(
    url,
    `insert into active_minute select gen_random_uuid(), gen_random_uuid(), d::date, m
     from generate_series(timestamp '2026-11-19', '2026-11-20', '1 day') d, (values (960), (961), (975)) minutes (m)`,
  );
  await query(url, `update active_minute set family_id = x.family_id, child_id = x.child_id from (select * from active_minute limit 1) x`);
  await migrateDatabase(url);
  const sums = 'select day::text, minutes, first_minute, last_minute from study_day order by day';
  const ofDay = { minutes: 3, first_minute: 960, last_minute: 975 };
  expect(await query(url, sums)).toEqual([
    { day: '2026-11-19', ...ofDay },
    { day: '2026-11-20', ...ofDay },
  ]);
});
