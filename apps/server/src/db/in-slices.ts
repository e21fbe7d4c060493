import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './client.ts';

/** Rows of one statement: a fraction of a second, so that nobody waits behind it and none meets the limit of a statement. */
const rowsASlice = 2000;

export type Slices = {
  /** Of a job that is told to stop: the next time goes on where this one was. */
  readonly stopping?: AbortSignal | undefined;
  readonly most?: number;
};

/**
 * Does something large in many statements, each of its own transaction: a sweep of years, a new column that is filled. `slice` does at most so
 * many rows that are not done yet and answers how many it did. Answers how many they were together.
 */
export const inSlices = async (slice: (most: number) => Promise<number>, { stopping, most = rowsASlice }: Slices = {}): Promise<number> => {
  let done = 0;
  for (;;) {
    const now = await slice(most);
    done += now;
    if (now < most || stopping?.aborted === true) return done;
  }
};

/** Deletes what the condition finds. It should have an index: each slice looks for its rows anew. */
export const deleteInSlices = (db: Database, table: PgTable, condition: SQL, slices?: Slices): Promise<number> =>
  inSlices(async (most) => {
    const { rowCount } = await db.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${most}))`,
    );
    return rowCount ?? 0;
  }, slices);

/** Sets columns in what the condition finds; afterwards it must find them no more. */
export const updateInSlices = (db: Database, table: PgTable, set: SQL, condition: SQL, slices?: Slices): Promise<number> =>
  inSlices(async (most) => {
    const { rowCount } = await db.execute(
      sql`update ${table} set ${set} where ctid = any(array(select ctid from ${table} where ${condition} limit ${most}))`,
    );
    return rowCount ?? 0;
  }, slices);
