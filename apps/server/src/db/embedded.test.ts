import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { untilTrue } from '../testing/until-true.ts';

test('an embedded PostgreSQL that is killed comes back by itself with what was committed', async () => {
  const folder = mkdtempSync(join(process.platform === 'win32' ? process.cwd() : '/tmp', 'hedgerow-embedded-'));
  const postgres = await startEmbeddedPostgres(folder);
  const database = openDatabase(postgres.url(), 2);
  onTestFinished(async () => {
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(postgres.place.sockets, { recursive: true, force: true });
  });
  await database.pool.query('create table kept (word text)');
  await database.pool.query("insert into kept values ('there')");
  const running = () => Number(readFileSync(join(postgres.place.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pid = running();
  process.kill(pid, 'SIGKILL');
  const read = () =>
    database.pool.query<{ word: string }>('select word from kept').then(
      ({ rows }) => rows[0]?.word,
      () => undefined,
    );
  // Its children answer for a moment longer: only another server's answer counts.
  await untilTrue(() => existsSync(join(postgres.place.data, 'postmaster.pid')) && running() !== pid, 'another PostgreSQL runs');
  await expect.poll(read, { timeout: 20_000, message: 'PostgreSQL answers again' }).toBe('there');
}, 60_000);
