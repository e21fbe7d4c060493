import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { AppError } from '@hedgerow/domain/errors';

/** Advisory locks of a session: PostgreSQL lets go of them with the connection, however its process ends. Any numbers will do. */
export const locks = {
  /** Whoever brings the schema up to date. */
  migrations: 7_464_431,
  /** Shared by every process of the product; alone for who replaces everything. */
  atWork: 7_464_432,
  /** Whoever has the payment sandbox open. */
  sandbox: 7_464_433,
} as const;

export const takeAlone = async (client: Client, key: number): Promise<boolean> => {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [key]);
  return rows[0]?.mine === true;
};

/** How this session looks to others; whoever is just going is worth waiting for. */
export const appName = 'hedgerow';
export const stoppingName = `${appName}: stopping`;

/** The session that has a lock of ours, by how it looks; undefined when nobody has it. */
export const holderOf = async (client: Client, key: number): Promise<'running' | 'stopping' | undefined> => {
  const { rows } = await client.query<{ name: string | null }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())`,
    [key],
  );
  const [holder] = rows;
  if (holder === undefined) return undefined;
  return holder.name === stoppingName ? 'stopping' : 'running';
};

/** For as long as the client is connected nobody replaces the database. */
export const comeToWork = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ here: boolean }>('select pg_try_advisory_lock_shared($1) as here', [locks.atWork]);
  if (rows[0]?.here !== true)
    throw new AppError('conflict', 'A restore is just replacing everything in this database. Start again when it is done.');
};

/**
 * For as long as the client is connected no process of the product is at work in the database, and none starts. Others who are connected, a
 * monitor or somebody's psql, are in nobody's way. A process that was killed is gone as soon as PostgreSQL has noticed, hence the wait.
 */
export const workAlone = async (client: Client, waitMs = 3000): Promise<void> => {
  const until = performance.now() + waitMs;
  while (!(await takeAlone(client, locks.atWork))) {
    if (performance.now() > until)
      throw new AppError('conflict', 'The product is running with this database. Stop every process of it first; nothing was changed.');
    await sleep(100);
  }
};

/** For tables that have to go: whoever reads them in an open transaction is not waited for. */
export const untilLetGo = async (client: Client, drop: () => Promise<unknown>): Promise<void> => {
  await client.query("set lock_timeout = '2s'");
  try {
    await drop();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '55P03') throw error;
    throw new AppError(
      'conflict',
      'Somebody who is connected to the database still reads tables that have to go. End that connection and try again; nothing was changed.',
      { cause: error },
    );
  }
  await client.query('reset lock_timeout');
};
