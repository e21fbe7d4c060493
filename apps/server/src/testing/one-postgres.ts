import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { ensureDatabase, migrateDatabase } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server of this run, whose database `template` has the whole schema. */
    readonly postgresUrl: string;
  }
}

/** One PostgreSQL a run; each test file copies the migrated template (about 40 ms). */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(process.platform === 'win32' ? process.cwd() : '/tmp', 'hedgerow-test-'));
  const postgres = await startEmbeddedPostgres(folder, ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  await ensureDatabase(postgres.url(), 'template');
  await migrateDatabase(postgres.url('template'));
  project.provide('postgresUrl', postgres.url());
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
    rmSync(postgres.place.sockets, { recursive: true, force: true });
  };
};
