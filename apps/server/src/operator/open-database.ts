import type { Config } from '../config.ts';
import { type DatabaseConnection, openDatabase } from '../db/client.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { ensureDatabase, migrateDatabase } from '../db/migrate.ts';
import { ownFolder } from '../db/owner-lock.ts';

/** The product's database, beside a running server or without one: who started the embedded PostgreSQL stops it. */
export const openOperatorDatabase = async ({ database: given, dataDir }: Config): Promise<DatabaseConnection> => {
  if (given !== undefined) {
    await migrateDatabase(given.directUrl);
    return openDatabase(given, 4);
  }
  const lock = await ownFolder(dataDir).catch(() => undefined);
  const postgres = await startEmbeddedPostgres(dataDir);
  if (lock !== undefined) {
    await ensureDatabase(postgres.url(), 'hedgerow');
    await migrateDatabase(postgres.url('hedgerow'));
  }
  const database = openDatabase(postgres.url('hedgerow'), 4);
  return {
    ...database,
    close: async () => {
      await database.close();
      if (lock === undefined) return;
      await postgres.stop();
      await lock.release();
    },
  };
};
