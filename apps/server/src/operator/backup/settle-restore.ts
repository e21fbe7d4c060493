import { Client } from 'pg';
import { untilLetGo, workAlone } from '../../db/locks.ts';
import { dropKeptFiles, dropPlan, openPlan, swapFiles } from './restored-files.ts';

const markOf = (id: string): string => `restored ${id}`;

/** In the transaction of a restore: whoever finds its plan later knows whether it was committed. */
export const markRestored = async (client: Client, id: string): Promise<void> => {
  await client.query(`comment on schema public is '${markOf(id)}'`);
};

/**
 * After a restore that was killed: the database is as it was before or as it is after, never between, and the files follow it.
 */
export const settleFiles = async (client: Client, dataDir: string): Promise<'nothing' | 'before' | 'after'> => {
  const plan = openPlan(dataDir);
  if (plan === undefined) {
    dropPlan(dataDir);
    return 'nothing';
  }
  const { rows } = await client.query<{ mark: string | null }>(`select obj_description('public'::regnamespace, 'pg_namespace') as mark`);
  if (rows[0]?.mark === markOf(plan.id)) {
    swapFiles(dataDir, plan);
    return 'after';
  }
  dropPlan(dataDir);
  return 'before';
};

const withClient = async <T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** The database may still be busy with what the killed one asked of it: it is waited for, because only then it is settled which it was. */
export const settleRestore = (databaseUrl: string, dataDir: string) =>
  withClient(databaseUrl, async (client) => {
    await workAlone(client, 60_000);
    return settleFiles(client, dataDir);
  });

/** A new backup stands: what a restore had put aside is no longer needed. */
export const forgetBeforeRestore = (databaseUrl: string, dataDir: string): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await untilLetGo(client, () => client.query('drop schema if exists public_before_restore, drizzle_before_restore cascade'));
    dropKeptFiles(dataDir);
  });
