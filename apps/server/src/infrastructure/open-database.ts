import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@hedgerow/domain/errors';
import type { Config } from '#config.ts';
import type { DatabaseAddress } from '#db/address.ts';
import { type DatabaseConnection, openDatabase } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded.ts';
import { ensureDatabase, migrateDatabase } from '#db/migrate.ts';
import { ownFolder } from '#db/owner-lock.ts';

/** Why the server cannot start, in one line for whoever started it. */
export class StartError extends Error {}

/** One folder after the other: Node's recursive mkdir never comes back from a place such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const ensureDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`, { cause });
  }
};

const ownDataFolder = async (folder: string) => {
  ensureDataFolder(folder);
  try {
    return await ownFolder(folder, () => process.stderr.write('Waiting for the Hedgerow that is just stopping...\n'));
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

type OpenDatabase = {
  readonly database: DatabaseConnection;
  /** Called when closing begins: whoever starts at once waits for this one to be gone. */
  readonly stopping: () => void;
  readonly close: () => Promise<void>;
  readonly moved: string | undefined;
};

const openOwnDatabase = async (config: Config): Promise<OpenDatabase> => {
  const lock = await ownDataFolder(config.dataDir);
  const postgres = await startEmbeddedPostgres(config.dataDir);
  const url = postgres.url('hedgerow');
  try {
    await ensureDatabase(postgres.url(), 'hedgerow');
    await migrateDatabase(url);
  } catch (cause) {
    await postgres.stop();
    await lock.release();
    if (!(cause instanceof AppError)) throw cause;
    throw new StartError(`The database of the data folder ${config.dataDir} could not be used. ${cause.message}`, { cause });
  }
  const database = openDatabase(url, config.connections.requests);
  return {
    database,
    stopping: lock.stopping,
    moved: postgres.place.moved ? postgres.place.data : undefined,
    close: async () => {
      await database.close();
      await postgres.stop();
      await lock.release();
    },
  };
};

/** Not there yet, or still starting: machines come up in any order. */
const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '57P03', '53300']);
const waitForMs = 5 * 60_000;

/** Brings the schema up to date as soon as the database answers. */
const migrateOnceThere = async (url: string, waitMs: number): Promise<void> => {
  const until = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await migrateDatabase(url);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!notYet.has(code) || Date.now() > until) throw error;
      if (tries === 0) process.stderr.write('The database of DATABASE_URL does not answer yet: waiting for it.\n');
      await sleep(Math.min(2000, 200 * (tries + 1)));
    }
  }
};

/** Our own connections bring a limit with them; a pooler's have the one that it sets (docs/operations.md). */
const warnOfNoLimit = async ({ pool, address }: DatabaseConnection): Promise<void> => {
  if (!address.pooled) return;
  const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
  if (rows[0]?.statement_timeout === '0')
    process.stderr.write('The pooler of DATABASE_URL lets a statement run for ever: set its connect_query (docs/operations.md).\n');
};

export const openGivenDatabase = async (address: DatabaseAddress, connections = 16, waitMs = waitForMs): Promise<OpenDatabase> => {
  try {
    await migrateOnceThere(address.directUrl, waitMs);
  } catch (cause) {
    throw new StartError(`The database of DATABASE_URL could not be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const database = openDatabase(address, connections);
  await warnOfNoLimit(database);
  return { database, stopping: () => {}, moved: undefined, close: database.close };
};

/** Its database may be the new one and its files the old ones: whoever worked on would mix two families' days. */
const refuseHalfRestored = (folder: string): void => {
  if (existsSync(join(folder, '.restoring', 'plan.json')))
    throw new StartError(
      `A restore into ${folder} was cut short. Run "npm run operator -- settle-restore": it finishes it, or puts back what was there before.`,
    );
};

/** The database of the settings: a given one, or our own in the data folder. */
export const openConfiguredDatabase = async (config: Config): Promise<OpenDatabase> => {
  refuseHalfRestored(config.dataDir);
  if (config.database === undefined) return openOwnDatabase(config);
  // A fresh container has none: uploads that arrive and keys need one all the same.
  ensureDataFolder(config.dataDir);
  return openGivenDatabase(config.database, config.connections.requests);
};
