import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openPool } from './pool.ts';

export type Database = NodePgDatabase;
/** A database or a transaction of it: what a repository's functions run on. */
export type Runner = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: Pool;
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** A pool on one database. */
export const openDatabase = (url: string, connections = 16): DatabaseConnection => {
  const pool = openPool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, statement_timeout: 15_000 });
  return { db: drizzle(pool), pool, url, close: () => pool.end() };
};
