import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { readConfig } from '#config.ts';
import { openConfiguredDatabase } from '#infrastructure/open-database.ts';
import { openListeningLine } from '../../db/listening-line.ts';
import { workAlone } from '../../db/locks.ts';
import { ensureDatabase } from '../../db/migrate.ts';
import { uuid7 } from '../../db/uuid7.ts';
import { looksAtAll, runs } from '../../testing/runs.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { layFilesBeside, writePlan } from './restored-files.ts';
import { forgetBeforeRestore, markRestored, settleRestore } from './settle-restore.ts';

let folder = '';
let databaseUrl = '';
const dataDir = () => join(folder, 'data');
const backup = () => join(folder, 'backup');
const place = () => ({ databaseUrl, dataDir: dataDir() });

const withClient = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const query = (sql: string): Promise<unknown[]> => withClient(async (client) => (await client.query(sql)).rows);
const setDay = async (day: string): Promise<void> => {
  await query(`update school set name = '${day}'`);
  writeFileSync(join(dataDir(), 'uploads', 'lesson.pdf'), day);
};
/** What a family finds: the database and the files, which have to be of one day. */
const days = async () => [
  ...(await query('select distinct name from school')).map((row) => Object.values(row as object)[0]),
  readFileSync(join(dataDir(), 'uploads', 'lesson.pdf'), 'utf8'),
];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hedgerow-restore-'));
  const name = `restore_${uuid7().replaceAll('-', '')}`;
  await ensureDatabase(inject('postgresUrl'), name, 'template');
  databaseUrl = inject('postgresUrl').replace('/postgres?', `/${name}?`);
  mkdirSync(join(dataDir(), 'uploads'), { recursive: true });
  await query(`insert into school (id, name, created_at) select gen_random_uuid(), 'monday', now() from generate_series(1, 3000)`);
  await setDay('monday');
  await backUp({ ...place(), to: backup(), now: new Date('2026-11-20T16:00:00Z') });
  await setDay('tuesday');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what was there before a restore is kept until the next backup', async () => {
  await restore({ ...place(), from: backup() });
  expect(await days()).toEqual(['monday', 'monday']);
  expect(await query('select distinct name from public_before_restore.school')).toEqual([{ name: 'tuesday' }]);
  expect(readFileSync(join(dataDir(), '.before-restore', 'uploads', 'lesson.pdf'), 'utf8')).toBe('tuesday');
  await forgetBeforeRestore(databaseUrl, dataDir());
  expect(await query(`select to_regnamespace('public_before_restore') as there`)).toEqual([{ there: null }]);
  expect(existsSync(join(dataDir(), '.before-restore'))).toBe(false);
  expect(await days()).toEqual(['monday', 'monday']);
}, 60_000);

/** Somebody who is connected beside the product; gone when the test is over. */
const somebody = async (): Promise<Client> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
};

test('a monitor, and somebody who is in the middle of something by hand, are in nobody’s way', async () => {
  const monitor = await somebody();
  await monitor.query('select count(*) from pg_stat_activity');
  const [reading, writing] = [await somebody(), await somebody()];
  await reading.query('begin; select name from school');
  await writing.query(`begin; update school set name = 'evening'`);
  await restore({ ...place(), from: backup() });
  expect((await reading.query('select distinct name from school')).rows).toEqual([{ name: 'monday' }]);
  // What was written meanwhile stays with what was there before.
  await writing.query('commit');
  expect(await days()).toEqual(['monday', 'monday']);
  expect(await query('select distinct name from public_before_restore.school')).toEqual([{ name: 'evening' }]);

  await reading.query('commit; begin; select name from public_before_restore.school');
  await expect(restore({ ...place(), from: backup() })).rejects.toThrow('still reads tables that have to go');
  await setDay('wednesday');
  expect(await days()).toEqual(['wednesday', 'wednesday']);
  await reading.query('commit');
  await restore({ ...place(), from: backup() });
  expect(await days()).toEqual(['monday', 'monday']);
}, 60_000);

test('nobody starts into a database that is just being replaced', async () => {
  const restoring = await somebody();
  await workAlone(restoring);
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir(), SESSION_SECRET: 'a'.repeat(40) });
  await expect(openConfiguredDatabase(config)).rejects.toThrow('A restore is just replacing everything');
  await expect(openListeningLine(databaseUrl)).rejects.toThrow('A restore is just replacing everything');
}, 60_000);

const refused = () => expect(restore({ ...place(), from: backup() })).rejects.toThrow(/damaged. Nothing was changed/);

test.each([
  ['a table is cut off', () => truncateSync(join(backup(), 'database', 'school.jsonl.gz'), 200)],
  ['a table is missing', () => rmSync(join(backup(), 'database', 'school.jsonl.gz'))],
  ['a file has other words', () => writeFileSync(join(backup(), 'files', 'uploads', 'lesson.pdf'), 'monda?')],
  ['a file is missing', () => rmSync(join(backup(), 'files', 'uploads', 'lesson.pdf'))],
])(
  'a backup of which %s is refused before anything is touched, a second time too',
  async (_, damage) => {
    damage();
    await refused();
    await refused();
    expect(await days()).toEqual(['tuesday', 'tuesday']);
    expect(await query(`select to_regnamespace('public_before_restore') as there`)).toEqual([{ there: null }]);
  },
  60_000,
);

test('a restore that ended between the database and the files is noticed at start, and settled', async () => {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir() });
  layFilesBeside(dataDir(), backup(), ['uploads']);
  const plan = writePlan(dataDir(), ['uploads']);
  await expect(openConfiguredDatabase(config)).rejects.toThrow('settle-restore');
  expect(await settleRestore(databaseUrl, dataDir())).toBe('before');
  expect(await days()).toEqual(['tuesday', 'tuesday']);

  layFilesBeside(dataDir(), backup(), ['uploads']);
  const second = writePlan(dataDir(), ['uploads']);
  expect(second.id).not.toBe(plan.id);
  await withClient((client) => markRestored(client, second.id));
  // Killed after the old files had left and before the new ones had come.
  mkdirSync(join(dataDir(), '.restoring', 'old'));
  renameSync(join(dataDir(), 'uploads'), join(dataDir(), '.restoring', 'old', 'uploads'));
  expect(await settleRestore(databaseUrl, dataDir())).toBe('after');
  expect(readFileSync(join(dataDir(), 'uploads', 'lesson.pdf'), 'utf8')).toBe('monday');
  expect(readFileSync(join(dataDir(), '.before-restore', 'uploads', 'lesson.pdf'), 'utf8')).toBe('tuesday');
  expect(await settleRestore(databaseUrl, dataDir())).toBe('nothing');
}, 60_000);

const operator = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Restores in a process of its own, which is killed so many milliseconds after it began to change something; answers how long it took. */
const restoreKilledAfter = async (milliseconds: number): Promise<number> => {
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir() };
  const child = spawn(process.execPath, [operator, 'restore', '--from', backup()], { env, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const begun = () => existsSync(join(dataDir(), '.restoring')) || child.exitCode !== null;
  await expect.poll(begun, { timeout: 60_000, interval: 1 }).toBe(true);
  const from = performance.now();
  const clock = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await ended;
  clearTimeout(clock);
  return performance.now() - from;
};

// It takes a process and a whole restore more: where nothing of backups changed, the night tries it.
test.runIf(looksAtAll('apps/server/src/operator/backup/', 'apps/server/src/db/'))(
  'killed at any moment, it leaves the data of one day in use, and the next restore comes through',
  async () => {
    const rounds = runs(1, 20);
    // How long a whole one takes says where its moments are; the one of the gate is early.
    const whole = rounds === 1 ? 200 : await restoreKilledAfter(600_000);
    for (let round = 0; round < rounds; round += 1) {
      await setDay('tuesday');
      await restoreKilledAfter((whole * (round + 0.5)) / rounds);
      await settleRestore(databaseUrl, dataDir());
      expect([
        ['tuesday', 'tuesday'],
        ['monday', 'monday'],
      ]).toContainEqual(await days());
    }
    await setDay('tuesday');
    await restore({ ...place(), from: backup() });
    expect(await days()).toEqual(['monday', 'monday']);
  },
  600_000,
);
