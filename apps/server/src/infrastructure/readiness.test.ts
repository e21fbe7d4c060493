import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { straightTo } from '#db/address.ts';
import { readConfig } from '#config.ts';
import { ensureDatabase } from '#db/migrate.ts';
import { uuid7 } from '#db/uuid7.ts';
import { readiness } from './readiness.ts';
import { start } from '#start.ts';
import { openConfiguredDatabase } from './open-database.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp();
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-ready-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

test('ready is a database, a queue, and a disk with room', async () => {
  const { pool } = testApp().database;
  const folder = aFolder();
  expect(await readiness(pool, folder)()).toEqual({ database: true, queue: true, disk: true });
  expect(await readiness(pool, folder, Number.MAX_SAFE_INTEGER)()).toMatchObject({ disk: false });
  expect(await readiness(pool, join(folder, 'missing'))()).toMatchObject({ disk: false });
});

test('with a database of its own address a data folder that is missing is made', async () => {
  const dataDir = join(aFolder(), 'not', 'there');
  const { close } = await openConfiguredDatabase({
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    database: straightTo(testApp().database.url),
  });
  await close();
  expect((await readiness(testApp().database.pool, dataDir)())['disk']).toBe(true);
});

test('a process drains at once where it is tried, and as long as it is told', () => {
  expect(readConfig({ NODE_ENV: 'test' }).drainSeconds).toBe(0);
  expect(readConfig({ NODE_ENV: 'test', DRAIN_SECONDS: '12' }).drainSeconds).toBe(12);
});

test('once it drains it is not ready, and answers all the same', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DEMO_DATA: 'false', PORT: '0', DATA_DIR: aFolder() });
  // A database of its own: beside another process there would be two payment sandboxes.
  const name = `test_${uuid7().replaceAll('-', '')}`;
  await ensureDatabase(inject('postgresUrl'), name, 'template');
  const database = straightTo(inject('postgresUrl').replace('/postgres?', `/${name}?`));
  const { app, drain, close } = await start({ ...config, database });
  onTestFinished(close);
  const statuses = async () => [(await app.inject('/readyz')).statusCode, (await app.inject('/healthz')).statusCode];
  expect(await statuses()).toEqual([200, 200]);
  await drain();
  expect(await statuses()).toEqual([503, 200]);
});
