import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import { AppError } from '@hedgerow/domain/errors';
import { comeToWork, locks, takeAlone } from './locks.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

type Journal = { readonly entries: readonly { readonly when: number }[] };
const journalFile = (folder: string): string => join(folder, 'meta', '_journal.json');
const readJournal = (): Journal => JSON.parse(readFileSync(journalFile(migrationsFolder), 'utf8')) as Journal;

/** When each migration of this release was made, in ms: its name in the database. */
export const knownMigrations = (): readonly number[] => readJournal().entries.map(({ when }) => when);

/** Of a database or a backup: its newest migration is older than our first one, so there is no way from its tables to ours. */
export const isBeforeFirstRelease = (migrations: readonly number[]): boolean => {
  const [first = 0] = knownMigrations();
  return migrations.length > 0 && Math.max(...migrations) < first;
};

/** Those of a database, the oldest first; none for an empty one. */
export const appliedMigrations = async (client: Client): Promise<readonly number[]> => {
  const { rows: there } = await client.query<{ name: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (there[0]?.name === null) return [];
  const { rows } = await client.query<{ at: string }>('select created_at as at from drizzle.__drizzle_migrations order by created_at');
  return rows.map(({ at }) => Number(at));
};

/** A folder with these migrations alone, for a schema as it was. */
const folderWith = (only: readonly number[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => only.includes(when));
  writeFileSync(journalFile(folder), JSON.stringify({ ...journal, entries }));
  return folder;
};

/** Built beside what people do, which PostgreSQL allows outside a transaction alone. */
const isConcurrent = (sql: readonly string[]): boolean => sql.some((statement) => /\bconcurrently\b/i.test(statement));

/** A statement waits so long for a lock at most: whoever waits behind it waits as long. */
const lockTimeout = '3s';
const lockTries = 20;

const isLockTimeout = (error: unknown): boolean => error instanceof DatabaseError && error.code === '55P03';

/** One migration as a whole or not at all, again when somebody was in the way. */
const applyOne = async (client: Client, { sql, folderMillis, hash }: MigrationMeta): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`begin; set local lock_timeout = '${lockTimeout}'`);
      for (const statement of sql) await client.query(statement);
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (!isLockTimeout(error) || attempt === lockTries) throw error;
      await sleep(500);
    }
  }
};

/** One that was cut short left an index that nothing uses: it goes, and is built again. */
const applyConcurrently = async (client: Client, { sql, folderMillis, hash }: MigrationMeta): Promise<void> => {
  for (const statement of sql) {
    const index = /create (?:unique )?index concurrently if not exists "?(\w+)"?/i.exec(statement)?.[1];
    if (index !== undefined) {
      const { rowCount } = await client.query('select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid', [index]);
      if (rowCount === 1) await client.query(`drop index concurrently ${escapeIdentifier(index)}`);
    }
    await client.query(statement);
  }
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
};

const journalTable = async (client: Client): Promise<void> => {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
};

/** Asked for again and again, because whoever waits inside a statement would hold up an index that is built beside. */
const takeLock = async (client: Client): Promise<void> => {
  while (!(await takeAlone(client, locks.migrations))) await sleep(100);
};

/** Brings the schema up to date, or to some earlier state. Several processes may start together: one migrates, the others wait and find it done. */
export const migrateDatabase = async (url: string, only?: readonly number[]): Promise<void> => {
  const folder = only === undefined ? migrationsFolder : folderWith(only);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await comeToWork(client);
    await takeLock(client);
    if (isBeforeFirstRelease(await appliedMigrations(client)))
      throw new AppError(
        'conflict',
        'It was made by a Hedgerow from before the first release, which this one cannot bring up to date: begin with an empty one.',
      );
    await journalTable(client);
    const applied = Math.max(0, ...(await appliedMigrations(client)));
    for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
      if (migration.folderMillis <= applied) continue;
      await (isConcurrent(migration.sql) ? applyConcurrently : applyOne)(client, migration);
    }
  } finally {
    await client.end();
    if (only !== undefined) rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * The same inside the caller's transaction, so that it is undone with everything else there. Nobody else is at work then.
 */
export const migrateInside = async (client: Client, only: readonly number[] = knownMigrations()): Promise<void> => {
  await journalTable(client);
  const applied = Math.max(0, ...(await appliedMigrations(client)));
  for (const { sql, folderMillis, hash } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= applied || !only.includes(folderMillis)) continue;
    for (const statement of sql) await client.query(statement.replaceAll(/\bconcurrently\b/gi, ''));
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  }
};

/** Makes a database of an embedded server unless it is there; `template` copies another one. */
export const ensureDatabase = async (adminUrl: string, name: string, template?: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    const from = template === undefined ? '' : ` template ${escapeIdentifier(template)}`;
    if (rowCount === 0) await client.query(`create database ${escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
};
