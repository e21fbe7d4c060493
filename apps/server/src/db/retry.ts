import type { Database, Runner } from './client.ts';

const tries = 4;

/** Drizzle wraps the driver's error: the SQLSTATE is on the cause. */
const sqlState = (error: unknown): string | undefined => {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
};

/** Which constraint a write ran into, if any. */
export const constraintOf = (error: unknown): string | undefined => {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
};

/** Runs a transaction again when it lost to another one (serialisation failure, deadlock). */
export const inTransaction = async <T>(db: Database, work: (runner: Runner) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const state = sqlState(error);
      if ((state !== '40001' && state !== '40P01') || attempt === tries) throw error;
    }
  }
};
