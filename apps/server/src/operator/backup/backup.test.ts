import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openListeningLine } from '../../db/listening-line.ts';
import { ensureDatabase, knownMigrations, migrateDatabase } from '../../db/migrate.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { sealFolder, withOpened } from './sealed-folder.ts';

const now = new Date('2026-11-20T16:00:00Z');
let folder = '';
let databaseUrl = '';
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-backup-'));
  const name = `backup_${uuid7().replaceAll('-', '')}`;
  await ensureDatabase(inject('postgresUrl'), name, 'template');
  databaseUrl = inject('postgresUrl').replace('/postgres?', `/${name}?`);
  mkdirSync(join(folder, 'data', 'uploads', 'ab'), { recursive: true });
  mkdirSync(join(folder, 'data', 'postgres'));
  writeFileSync(join(folder, 'data', 'uploads', 'ab', 'lesson.pdf'), 'a lesson');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const query = async (sql: string): Promise<readonly unknown[]> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const place = () => ({ databaseUrl, dataDir: join(folder, 'data') });
const backup = () => join(folder, 'backup');

const fill = async (): Promise<void> => {
  await query(`insert into family (id) select gen_random_uuid() from generate_series(1, 1234)`);
  await query(`insert into child (family_id, id, slot, first_name, last_name, year_group, academic_year, birth_month)
    select id, gen_random_uuid(), 1, E'Zoë "Z"\\n', 'O’Neil \\ Lee', 4, 2026, '2018-03' from family`);
};
const everything = async () => query(`select md5(string_agg(t::text, '|' order by id)) as hash, count(*)::int as many from child t`);

test('what was changed after a backup is as it was before, files too', async () => {
  await fill();
  const before = await everything();
  const made = await backUp({ ...place(), to: backup(), now });
  expect(made).toMatchObject({ rows: 2468, files: ['uploads'] });
  await query(`update child set first_name = 'Changed'; delete from family where id in (select id from family limit 100)`);
  rmSync(join(folder, 'data', 'uploads', 'ab', 'lesson.pdf'));
  writeFileSync(join(folder, 'data', 'uploads', 'later.pdf'), 'later');

  expect(await restore({ ...place(), from: backup() })).toMatchObject({ rows: 2468, madeAt: now.toISOString() });
  expect(await everything()).toEqual(before);
  expect(readFileSync(join(folder, 'data', 'uploads', 'ab', 'lesson.pdf'), 'utf8')).toBe('a lesson');
  expect(existsSync(join(folder, 'data', 'uploads', 'later.pdf'))).toBe(false);
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(true);
  await expect(backUp({ ...place(), to: backup(), now })).rejects.toThrow('is not empty');
}, 60_000);

test('a product that runs is not restored into', async () => {
  await backUp({ ...place(), to: backup(), now });
  const running = await openListeningLine(databaseUrl);
  await expect(restore({ ...place(), from: backup() })).rejects.toThrow('The product is running');
  await running.close();
  expect(await restore({ ...place(), from: backup() })).toMatchObject({ madeAt: now.toISOString() });
}, 60_000);

test('a damaged backup changes nothing, and what is none is refused', async () => {
  await fill();
  await backUp({ ...place(), to: backup(), now });
  const before = await everything();
  const manifest = join(backup(), 'manifest.json');
  const right = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, right.replace(/("table": "child",\s+"rows": )1234/, '$11235'));
  await expect(restore({ ...place(), from: backup() })).rejects.toThrow('The backup of child is damaged.');
  expect(await everything()).toEqual(before);
  expect(readFileSync(join(folder, 'data', 'uploads', 'ab', 'lesson.pdf'), 'utf8')).toBe('a lesson');
  writeFileSync(manifest, right.replace('"migrations": [', `"migrations": [${Number.MAX_SAFE_INTEGER},`));
  await expect(restore({ ...place(), from: backup() })).rejects.toThrow('newer release');
  await expect(restore({ ...place(), from: folder })).rejects.toThrow('no manifest.json');
}, 60_000);

test('a backup of an earlier release comes back with this release’s tables', async () => {
  const known = knownMigrations();
  await query('drop schema public, drizzle cascade; create schema public');
  await migrateDatabase(databaseUrl, known.slice(0, 1));
  await query(`insert into school (id, name, created_at) values ('01a1fd6f-0000-7000-8000-000000000000', 'Oak Lane', now())`);
  await backUp({ ...place(), to: backup(), now });
  await restore({ ...place(), from: backup() });
  expect(await query('select name from school')).toEqual([{ name: 'Oak Lane' }]);
  const applied = await query('select created_at as at from drizzle.__drizzle_migrations order by created_at');
  expect(applied).toEqual(known.map((at) => ({ at: String(at) })));
}, 60_000);

test('a backup that was made before the first release comes back when its tables were those of the first, else it is refused', async () => {
  await fill();
  const before = await everything();
  await backUp({ ...place(), to: backup(), now });
  const manifest = join(backup(), 'manifest.json');
  const right = readFileSync(manifest, 'utf8');
  const [first = 0] = knownMigrations();
  writeFileSync(manifest, right.replace('"migrations": [', `"migrations": [${first - 2000}, ${first - 1000},`));
  await restore({ ...place(), from: backup() });
  expect(await everything()).toEqual(before);
  writeFileSync(manifest, right.replace(/"migrations": \[[^\]]*\]/, `"migrations": [${first - 2000}, ${first - 1000}]`));
  await expect(restore({ ...place(), from: backup() })).rejects.toThrow('before the first release');
  expect(await everything()).toEqual(before);
}, 60_000);

test('a backup opens no account: sessions, half-open sign-ins and links stay out of it', async () => {
  const id = '01a1fd6f-0000-7000-8000-000000000001';
  await query(`insert into "user" (id, name, email) values ('${id}', 'Ann Lee', 'ann@example.test')`);
  await query(
    `insert into session (id, token, user_id, expires_at) values ('${id}', 'a-session-token', '${id}', now() + interval '1 day')`,
  );
  await query(`insert into verification (id, identifier, value, expires_at) values ('${id}', '2fa-half-open', '${id}', now())`);
  await query(`insert into account_token (id, user_id, purpose, token_hash, email, expires_at, created_at)
    values ('${id}', '${id}', 'reset-password', 'hash', 'ann@example.test', now() + interval '1 hour', now())`);
  await backUp({ ...place(), to: backup(), now });
  for (const table of ['session', 'verification', 'account_token'])
    expect(existsSync(join(backup(), 'database', `${table}.jsonl.gz`))).toBe(false);
  expect(statSync(backup()).mode & 0o777).toBe(0o700);
  await restore({ ...place(), from: backup() });
  expect(await query('select count(*)::int as many from "user"')).toEqual([{ many: 1 }]);
  expect(await query('select count(*)::int as many from session')).toEqual([{ many: 0 }]);
}, 60_000);

test('a sealed backup shows nothing without its passphrase, notices a changed or exchanged file, and comes back whole', async () => {
  await fill();
  const before = await everything();
  await backUp({ ...place(), to: backup(), now });
  writeFileSync(join(backup(), 'files', 'uploads', 'empty.pdf'), '');
  await sealFolder(backup(), 'seven quiet herons by the weir');
  for (const entry of readdirSync(backup(), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    expect(entry.name).toMatch(/\.sealed$|^sealed\.json$/);
    expect(readFileSync(join(entry.parentPath, entry.name)).includes('a lesson')).toBe(false);
  }
  const bring = (words: string | undefined) => withOpened(backup(), words, (from) => restore({ ...place(), from }));
  await expect(bring(undefined)).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(bring('six quiet herons by the weir')).rejects.toThrow('does not open');

  const child = join(backup(), 'database', 'child.jsonl.gz.sealed');
  const right = readFileSync(child);
  writeFileSync(child, Buffer.concat([right.subarray(0, 40), Buffer.from([(right[40] ?? 0) ^ 1]), right.subarray(41)]));
  await expect(bring('seven quiet herons by the weir')).rejects.toThrow('does not open');
  writeFileSync(child, readFileSync(join(backup(), 'database', 'family.jsonl.gz.sealed')));
  await expect(bring('seven quiet herons by the weir')).rejects.toThrow('does not open');
  writeFileSync(child, right);

  await query(`update child set first_name = 'Changed'`);
  await bring('seven quiet herons by the weir');
  expect(await everything()).toEqual(before);
  expect(readFileSync(join(folder, 'data', 'uploads', 'ab', 'lesson.pdf'), 'utf8')).toBe('a lesson');
  expect(readdirSync(folder).toSorted()).toEqual(['backup', 'data']);
}, 60_000);
