import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { type DatabaseAddress, straightTo } from './address.ts';
import { poolAt } from './pool.ts';

export type Database = NodePgDatabase;
/** A database or a transaction of it: what a repository's functions run on. */
export type Runner = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

export type DatabaseConnection = {
  readonly db: Database;
  readonly pool: Pool;
  /** PostgreSQL itself, for what lasts longer than a transaction. */
  readonly url: string;
  readonly address: DatabaseAddress;
  readonly close: () => Promise<void>;
};

/** A pool on one database; an address alone is PostgreSQL's own. */
export const openDatabase = (where: string | DatabaseAddress, connections = 16): DatabaseConnection => {
  const address = typeof where === 'string' ? straightTo(where) : where;
  const pool = poolAt(address, connections);
  return { db: drizzle(pool), pool, url: address.directUrl, address, close: () => pool.end() };
};
