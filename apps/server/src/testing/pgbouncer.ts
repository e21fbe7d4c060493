import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseAddress } from '../db/address.ts';

/** Debian's package puts it where only root's PATH looks; a later one of one's own goes before it. */
export const pgBouncerBinary = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/opt/homebrew/bin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

/** From 1.21 on it keeps statements that were prepared by name. */
const keepsPrepared = (binary: string): boolean => {
  const [, major = 0, minor = 0] = /PgBouncer (\d+)\.(\d+)/.exec(spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
};

export type PgBouncer = { readonly address: (directUrl: string) => DatabaseAddress; readonly stop: () => Promise<void> };

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

const stop = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null) return;
  const gone = once(process, 'exit');
  // Since 1.23 it would wait at SIGTERM for everybody to leave.
  process.kill('SIGKILL');
  await gone;
};

/** A real PgBouncer in transaction mode, with so few connections that nobody ever keeps one, in front of the run's PostgreSQL. */
export const openPgBouncer = async (binary: string, postgresUrl: string, connections: number): Promise<PgBouncer> => {
  const sockets = new URL(postgresUrl.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
  // It does not run as root, and the run's PostgreSQL does not either: the same person runs both.
  const { uid, gid } = statSync(sockets);
  const prepares = keepsPrepared(binary);
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-pooler-'));
  chownSync(folder, uid, gid);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${sockets} user=hedgerow connect_query='set statement_timeout = 15000'
[pgbouncer]
pool_mode = transaction
auth_type = any
listen_port = 6432
unix_socket_dir = ${folder}
default_pool_size = ${connections}
logfile = ${join(folder, 'log')}
${prepares ? 'max_prepared_statements = 200' : ''}
`,
    { mode: 0o644 },
  );
  const pooler = spawn(binary, ['-q', file], { stdio: 'ignore', ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  const address = (directUrl: string): DatabaseAddress => ({
    url: `${directUrl.replace(encodeURIComponent(sockets), encodeURIComponent(folder))}&port=6432`,
    directUrl,
    pooled: true,
    prepares,
  });
  for (let tries = 0; !(await answers(address(postgresUrl).url)); tries += 1) {
    if (tries > 200 || pooler.exitCode !== null) throw new Error('PgBouncer does not answer.');
    await sleep(50);
  }
  return {
    address,
    stop: async () => {
      await stop(pooler);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
