import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';
import { makeApp } from './app.ts';
import { compose, type Services } from './compose.ts';
import type { Config } from './config.ts';
import { type DatabaseConnection, openDatabase } from './db/client.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { ensureDatabase, migrateDatabase } from './db/migrate.ts';
import { ownFolder } from './db/owner-lock.ts';
import { postTo, seedDemo } from './demo/seed-demo.ts';

const systemClock = (): Date => new Date();

/** Why the server cannot start, in one line for whoever started it. */
export class StartError extends Error {}

const ownDataFolder = async (folder: string) => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new StartError(`The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`, { cause });
  }
  try {
    return await ownFolder(folder);
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

type Storehouse = { readonly database: DatabaseConnection; readonly close: () => Promise<void>; readonly moved: string | undefined };

const openOwnDatabase = async (config: Config): Promise<Storehouse> => {
  const lock = await ownDataFolder(config.dataDir);
  const postgres = await startEmbeddedPostgres(config.dataDir);
  await ensureDatabase(postgres.url(), 'hedgerow');
  const url = postgres.url('hedgerow');
  await migrateDatabase(url);
  const database = openDatabase(url);
  return {
    database,
    moved: postgres.place.moved ? postgres.place.data : undefined,
    close: async () => {
      await database.close();
      await postgres.stop();
      await lock.release();
    },
  };
};

const openGivenDatabase = async (url: string): Promise<Storehouse> => {
  try {
    await migrateDatabase(url);
  } catch (cause) {
    throw new StartError(`The database of DATABASE_URL could not be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const database = openDatabase(url);
  return { database, moved: undefined, close: database.close };
};

const listen = async (app: FastifyInstance, config: Config): Promise<number> => {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (cause) {
    const busy = cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE';
    const why = busy
      ? `Port ${config.port} is in use. Stop what uses it, or set PORT.`
      : `Cannot listen on ${config.host}:${config.port}: ${String(cause)}`;
    throw new StartError(why, { cause });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
};

/** A live price that differs from ours stops the start; a provider that is away does not: nobody may lose their lessons for it. */
const checkPrices = async ({ ensureCatalogue }: Pick<Services, 'ensureCatalogue'>): Promise<void> => {
  try {
    await ensureCatalogue();
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'unavailable') return;
    throw new StartError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

export type Running = {
  readonly app: FastifyInstance;
  readonly database: DatabaseConnection;
  readonly port: number;
  readonly publicUrl: string;
  readonly movedData: string | undefined;
  /** True when the demonstration accounts are there. */
  readonly hasDemo: boolean;
  readonly close: () => Promise<void>;
};

/** Idle browsers keep their connections open: they are let go while what is in hand is answered. */
const closeServer = async (app: FastifyInstance): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const late = setTimeout(() => app.server.closeAllConnections(), 8000);
  await app.close();
  clearInterval(idle);
  clearTimeout(late);
};

/** Opens the database, composes, listens. Everything that was opened is closed again when a later step fails. */
export const start = async (config: Config): Promise<Running> => {
  const storehouse = config.databaseUrl === undefined ? await openOwnDatabase(config) : await openGivenDatabase(config.databaseUrl);
  const { database } = storehouse;
  try {
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const services = await compose({
      config,
      database,
      publicUrl,
      now: systemClock,
      onError: (error) => process.stderr.write(`${error.message}\n`),
    });
    const listening = { port: config.port };
    const local = () => [`http://localhost:${listening.port}`, `http://127.0.0.1:${listening.port}`];
    const ownOrigins = () => (config.production ? [publicUrl] : [new URL(publicUrl).origin, ...local()]);
    const app = await makeApp({ config: { ...config, dataDir: join(config.dataDir) }, services, ownOrigins });
    await checkPrices(services);
    listening.port = await listen(app, config);
    const seenAt = config.publicUrl ?? `http://localhost:${listening.port}`;
    const host = ['0.0.0.0', '::', 'localhost'].includes(config.host) ? '127.0.0.1' : config.host;
    const ownHost = host.includes(':') ? `[${host}]` : host;
    await services.till.listening({ webhookUrl: `http://${ownHost}:${listening.port}/api/stripe/webhook`, publicUrl: seenAt });
    const address = `http://${ownHost}:${listening.port}`;
    const hasDemo = config.demoData && (await seedDemo({ services, db: database.db, post: postTo(address), now: systemClock() }));
    return {
      app,
      database,
      hasDemo,
      port: listening.port,
      publicUrl: seenAt,
      movedData: storehouse.moved,
      close: async () => {
        await closeServer(app);
        await services.stop();
        await storehouse.close();
      },
    };
  } catch (error) {
    await storehouse.close();
    throw error;
  }
};
