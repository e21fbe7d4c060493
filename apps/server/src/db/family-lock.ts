import { type DatabaseAddress, straightTo } from './address.ts';
import { poolAt } from './pool.ts';

/** Runs work for one family alone, in every process at once. */
export type FamilyLock = <T>(familyId: string, work: () => Promise<T>) => Promise<T>;

/** How long work for a family is waited for that another process is at, and none of the limits that a database may have for idle ones. */
const begin = `begin; set local statement_timeout = '15s'; set local idle_in_transaction_session_timeout = 0`;

/**
 * An advisory lock a family, on connections of its own: work that waits for another server never holds one that a request needs.
 * It belongs to a transaction that stays open meanwhile, because behind a pooler nothing else keeps a connection; nothing was read or
 * written in it, so it holds nobody up. Within a process the turns are kept in memory, so that ten clicks wait on one connection.
 */
export const familyLock = (
  where: string | DatabaseAddress,
  connections = 8,
): { readonly locked: FamilyLock; readonly close: () => Promise<void> } => {
  // When all are taken somebody waits for the provider: whoever comes then is asked to come again, not left hanging.
  const pool = poolAt(typeof where === 'string' ? straightTo(where) : where, connections);
  const turns = new Map<string, Promise<unknown>>();

  const acrossProcesses = async <T>(familyId: string, work: () => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query(begin);
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [familyId]);
      return await work();
    } finally {
      // A connection that cannot let go is closed, which lets go.
      await client.query('commit').catch(() => {
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
