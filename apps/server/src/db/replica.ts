import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import type { Database } from './client.ts';
import { openPool } from './pool.ts';

/** For reads alone: nothing in it can write, and it has no transactions. */
export type Reader = Pick<Database, 'select' | 'selectDistinct' | 'execute'>;

export type ReplicaSettings = { readonly url: string; readonly connections: number };

/** Where the primary's log was at an instant, in ms. */
export type Mark = { readonly at: number; readonly position: number };

/** What is read is at most as old as the oldest mark and one look together: five seconds. */
const oldestMark = 3000;
const lookEvery = 1000;
const lookIsGoodFor = 2000;

/** The marks that count, and whether the replica has come at least as far as the oldest of them. */
export const howFresh = (marks: readonly Mark[], now: number, replayed: number) => {
  const young = marks.filter(({ at }) => now - at <= oldestMark);
  const [oldest] = young;
  return { marks: young, fresh: oldest !== undefined && replayed >= oldest.position };
};

const position = `select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as position`;

const positionOf = async (of: Pool): Promise<number> => (await of.query<{ position: number }>(position)).rows[0]?.position ?? Number.NaN;

/** The statement itself was refused: elsewhere it would be, too. What else goes wrong is the replica's own trouble. */
const isOurs = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const ofReplica = /^(?:08|53|57P|40001|55000)/;
  return /^[\dA-Z]{5}$/.test(code) && !ofReplica.test(code);
};

export type ReplicaDeps = {
  readonly primary: Pool;
  readonly replica: ReplicaSettings | undefined;
  /** Told when reads go there, and when they go to the primary instead. */
  readonly onChange: (follows: boolean) => void;
};

/**
 * Reads that may be five seconds old. They go to the replica while it answers and keeps up, and to the primary in every other case: nobody
 * who asks can tell. How far it lags is measured by positions in the log, so that no two clocks have to agree.
 */
export const openReader = ({ primary, replica, onChange }: ReplicaDeps) => {
  const counts = { replica: 0, primary: 0 };
  if (replica === undefined)
    return { reader: drizzle(primary) as Reader, counts, look: () => Promise.resolve(), close: () => Promise.resolve() };

  const pool = openPool({
    connectionString: replica.url,
    max: replica.connections,
    connectionTimeoutMillis: 1000,
    statement_timeout: 15_000,
    options: '-c default_transaction_read_only=on',
  });
  const state = { marks: [] as readonly Mark[], follows: false, lookedAt: Number.NEGATIVE_INFINITY };
  const become = (follows: boolean): void => {
    if (state.follows !== follows) onChange(follows);
    state.follows = follows;
    state.lookedAt = performance.now();
  };

  const look = async (): Promise<void> => {
    try {
      const mark = { at: performance.now(), position: await positionOf(primary) };
      const replayed = await positionOf(pool);
      const { marks, fresh } = howFresh([...state.marks, mark], performance.now(), replayed);
      state.marks = marks;
      become(fresh);
    } catch {
      become(false);
    }
  };
  let looking: Promise<void> = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEvery).unref();

  const mayAsk = (): boolean => state.follows && performance.now() - state.lookedAt <= lookIsGoodFor;
  const ask = async (statement: QueryConfig, values: unknown[]): Promise<unknown> => {
    if (mayAsk()) {
      try {
        const answer: unknown = await pool.query(statement, values);
        counts.replica += 1;
        return answer;
      } catch (error) {
        if (isOurs(error)) throw error;
        become(false);
      }
    }
    counts.primary += 1;
    return primary.query(statement, values);
  };
  return {
    reader: drizzle({ query: ask } as unknown as Pool) as Reader,
    counts,
    look,
    close: async (): Promise<void> => {
      clearInterval(timer);
      await looking;
      await pool.end();
    },
  };
};
