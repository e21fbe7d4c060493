import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bossQueue } from '../adapters/queue/boss-queue.ts';
import { straightTo } from '../db/address.ts';
import { openDatabase } from '../db/client.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { ensureDatabase, migrateDatabase } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of this run, whose database `template` has the whole schema. */
    readonly postgresUrl: string;
  }
}

/** The queue's own tables belong into the template too: each start would make them anew. */
const makeQueueTables = async (url: string): Promise<void> => {
  const { pool, close } = openDatabase(straightTo(url), 2);
  const queue = await bossQueue({
    query: (sql, values) => pool.query(sql, values === undefined ? undefined : [...values]),
    line: { listen: async () => async () => undefined },
    works: false,
    onError: (error) => {
      throw error;
    },
  });
  await queue.stop();
  await close();
};

/** One PostgreSQL a run; each test file copies the migrated template (about 40 ms). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(process.platform === 'win32' ? process.cwd() : '/tmp', 'hedgerow-test-'));
  const postgres = await startEmbeddedPostgres(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  await ensureDatabase(postgres.url(), 'template');
  await migrateDatabase(postgres.url('template'));
  await makeQueueTables(postgres.url('template'));
  project.provide('postgresUrl', postgres.url());
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(postgres.place.sockets, { recursive: true, force: true });
  };
};
