import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from './client.ts';

/** Runs work for one family alone, in every process at once. */
export type FamilyLock = <T>(familyId: string, work: () => Promise<T>) => Promise<T>;

/** How long a process that was killed keeps others out, how often a living one says so, and how long its work is waited for. */
const leaseSeconds = 15;
const renewEveryMs = 5000;
const waitForMs = 15_000;
const askAgainMs = 100;

/** A hash: what a crash leaves behind says nothing of a family. */
const key = 'hashtextextended($1, 0)';
const take = `insert into lease (key, holder, ends_at) values (${key}, $2, now() + interval '${leaseSeconds} seconds')
  on conflict (key) do update set holder = excluded.holder, ends_at = excluded.ends_at
  where lease.ends_at < now() or lease.holder = excluded.holder returning key`;
const letGo = `delete from lease where key = ${key} and holder = $2`;
const renew = `update lease set ends_at = now() + interval '${leaseSeconds} seconds' where holder = $1`;

const busy = (): AppError =>
  new AppError('busy', 'Something else is just being done for your family. Please try again in a few seconds.', {
    details: { retryAfter: 5 },
  });

/**
 * A row that says whose turn it is, so that no connection is held while another server is waited for. Within a process the turns are kept in
 * memory. Whoever is paused past the end of their turn commits nothing more: `stillHeld` stands first in a service's transaction.
 */
export const familyLock = (pool: Pick<Pool, 'query'>, patience = { waitForMs, renewEveryMs }) => {
  const holder = randomUUID();
  const turns = new Map<string, Promise<unknown>>();
  const held = new AsyncLocalStorage<{ readonly familyId: string; over: boolean }>();

  const renewAll = async (): Promise<void> => {
    await pool.query(renew, [holder]);
  };
  let renewing: NodeJS.Timeout | undefined;
  const renewWhileHeld = (): void => {
    renewing ??= setInterval(() => {
      if (turns.size > 0) return void renewAll().catch(() => {});
      clearInterval(renewing);
      renewing = undefined;
    }, patience.renewEveryMs).unref();
  };

  const acrossProcesses = async <T>(familyId: string, work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + patience.waitForMs;
    while ((await pool.query(take, [familyId, holder])).rowCount === 0) {
      if (performance.now() > until) throw busy();
      await sleep(askAgainMs);
    }
    renewWhileHeld();
    const turn = { familyId, over: false };
    try {
      return await held.run(turn, work);
    } finally {
      turn.over = true;
      // What cannot be let go of now ends by itself, and its holder may take it again.
      await pool.query(letGo, [familyId, holder]).catch(() => {});
    }
  };

  return {
    locked: ((familyId, work) => {
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
    }) satisfies FamilyLock,

    /** For the first statement of a transaction: refuses it when the turn it belongs to is over, and keeps the turn until it ends. */
    stillHeld: async (runner: Pick<Runner, 'execute'>): Promise<void> => {
      const turn = held.getStore();
      if (turn === undefined || turn.over) return;
      const mine = sql`select 1 from lease where key = hashtextextended(${turn.familyId}, 0) and holder = ${holder} for share`;
      if ((await runner.execute(mine)).rowCount === 0) throw busy();
    },

    /** What the clock does. */
    renewAll,

    /** When what is being done is done. */
    close: async (): Promise<void> => {
      clearInterval(renewing);
      await Promise.all(turns.values());
    },
  };
};
