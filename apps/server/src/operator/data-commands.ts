import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { AppError } from '@hedgerow/domain/errors';
import type { Config } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { untilLetGo, workAlone } from '../db/locks.ts';
import { ensureDatabase } from '../db/migrate.ts';
import { ownFolder } from '../db/owner-lock.ts';
import { demoAdministrator, demoChildren, demoParent, demoPassword, demoTeacher } from '../demo/demo-people.ts';
import { start } from '../start.ts';
import { backUp, isKept } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { forgetBeforeRestore, settleRestore } from './backup/settle-restore.ts';
import { sealFolder, withOpened } from './backup/sealed-folder.ts';
import { openOperatorDatabase } from './open-database.ts';

type Flags = Readonly<Record<string, string | undefined>>;
type DataCommand = {
  readonly usage: string;
  readonly run: (flags: Flags, config: Config) => Promise<Readonly<Record<string, unknown>>>;
};

const folderOf = (flags: Flags, name: string): string => {
  const value = flags[name]?.trim();
  if (value === undefined || value === '') throw new AppError('invalid', `--${name} is missing.`);
  return value;
};

/** The database with nobody else at work in it. Refused while the product runs with this data folder. */
const alone = async <T>({ database, dataDir }: Config, work: (url: string) => Promise<T>): Promise<T> => {
  mkdirSync(dataDir, { recursive: true });
  const lock = await ownFolder(dataDir).catch((cause: unknown) => {
    throw new AppError('conflict', 'The product is running with this data folder. Stop it first; nothing was changed.', { cause });
  });
  try {
    if (database !== undefined) return await work(database.directUrl);
    const postgres = await startEmbeddedPostgres(dataDir);
    try {
      await ensureDatabase(postgres.url(), 'hedgerow');
      return await work(postgres.url('hedgerow'));
    } finally {
      await postgres.stop();
    }
  } finally {
    await lock.release();
  }
};

const empty = async (url: string, dataDir: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await workAlone(client);
    await untilLetGo(client, () => client.query('drop schema if exists public, drizzle, pgboss cascade'));
    await client.query('create schema public');
  } finally {
    await client.end();
  }
  for (const name of readdirSync(dataDir).filter(isKept)) rmSync(join(dataDir, name), { recursive: true, force: true });
};

/** What is done to the product as a whole, before anything of it is opened. */
export const dataCommands: Readonly<Record<string, DataCommand>> = {
  backup: {
    usage: '--to folder (while the product runs, or without it)',
    run: async (flags, config) => {
      const to = folderOf(flags, 'to');
      const database = await openOperatorDatabase(config);
      try {
        const made = await backUp({ databaseUrl: database.url, dataDir: config.dataDir, to, now: new Date() });
        if (config.backupPassphrase !== undefined) await sealFolder(resolve(to), config.backupPassphrase);
        // The backup stands, whoever still reads what is older; the next one takes that away.
        await forgetBeforeRestore(database.url, config.dataDir).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        return { ...made, sealed: config.backupPassphrase !== undefined };
      } finally {
        await database.close();
      }
    },
  },
  restore: {
    usage: '--from folder (in the place of everything that is there; refused while the product runs)',
    run: (flags, config) => {
      const from = folderOf(flags, 'from');
      return withOpened(resolve(from), config.backupPassphrase, (opened) =>
        alone(config, (databaseUrl) => restore({ databaseUrl, dataDir: config.dataDir, from: opened })),
      );
    },
  },
  'settle-restore': {
    usage: '(after a restore that was cut short: puts back what was there before, or finishes it)',
    run: (_flags, config) => alone(config, async (databaseUrl) => ({ data: await settleRestore(databaseUrl, config.dataDir) })),
  },
  'reset-demo': {
    usage: '(outside production: everything goes, and the demonstration begins anew; refused while the product runs)',
    run: async (_flags, config) => {
      if (config.production || config.stripe !== undefined)
        throw new AppError(
          'forbidden',
          'reset-demo takes everything away: it is for trials, never for production or a real payment account.',
        );
      await alone(config, (url) => empty(url, config.dataDir));
      const running = await start({ ...config, host: '127.0.0.1', port: 0, publicUrl: undefined, demoData: true });
      await running.close();
      return {
        password: demoPassword,
        parent: demoParent.email,
        teacher: demoTeacher.email,
        administrator: demoAdministrator.email,
        pupils: demoChildren.map(({ username }) => username),
      };
    },
  },
};
