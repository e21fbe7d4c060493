/**
 * Where a database is reached. Behind a pooler in transaction mode a connection is another one after each transaction: nothing may be
 * left on it, and what lasts longer goes to PostgreSQL itself.
 */
export type DatabaseAddress = {
  readonly url: string;
  /** PostgreSQL itself: for LISTEN, migrations, backup and restore. The same as `url` where no pooler stands between. */
  readonly directUrl: string;
  readonly pooled: boolean;
  /** Whether a statement prepared by name is found again: PgBouncer keeps them from 1.21 on. */
  readonly prepares: boolean;
};

/** PostgreSQL without anything in between. */
export const straightTo = (url: string): DatabaseAddress => ({ url, directUrl: url, pooled: false, prepares: true });
