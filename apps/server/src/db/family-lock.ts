import { openPool } from './pool.ts';

/** Runs work for one family alone, in every process at once. */
export type FamilyLock = <T>(familyId: string, work: () => Promise<T>) => Promise<T>;

const connections = 8;

/**
 * An advisory lock a family, on connections of its own: work that waits for another server never holds one that a request needs.
 * Within a process the turns are kept in memory, so that ten clicks wait on one connection.
 */
export const familyLock = (databaseUrl: string): { readonly locked: FamilyLock; readonly close: () => Promise<void> } => {
  const pool = openPool({
    connectionString: databaseUrl,
    max: connections,
    // When all are taken somebody waits for the provider: whoever comes then is asked to come again, not left hanging.
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
  });
  const turns = new Map<string, Promise<unknown>>();

  const acrossProcesses = async <T>(familyId: string, work: () => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [familyId]);
      return await work();
    } finally {
      // A connection that cannot let go is closed, which lets go.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [familyId]).catch(() => {
        broken = true;
      });
      client.release(broken);
    }
  };

  return {
    locked: (familyId, work) => {
      const before = turns.get(familyId) ?? Promise.resolve();
      const run = () => acrossProcesses(familyId, work);
      const mine = before.then(run, run);
      const last = mine
        .catch(() => {})
        .finally(() => {
          if (turns.get(familyId) === last) turns.delete(familyId);
        });
      turns.set(familyId, last);
      return mine;
    },
    close: () => pool.end(),
  };
};
