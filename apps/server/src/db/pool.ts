import { Client, Pool, type PoolConfig } from 'pg';
import type { DatabaseAddress } from './address.ts';
import { namesForRepeated } from './statement-names.ts';
import { tellOfStatement } from './statement-news.ts';

/** A query that has no answer by now never gets one: the server itself gives up sooner. Keep-alive finds the rest of the lost lines. */
const answerWithinMs = 20_000;

const isLost = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** A pool asks with a function that is called with the answer. */
const whoAlsoTells = (given: readonly unknown[], told: (failed: boolean) => void): readonly unknown[] => {
  const hears = given.at(-1);
  if (typeof hears !== 'function') return given;
  const both = (error: unknown, ...answer: readonly unknown[]): unknown => {
    told(error instanceof Error);
    return (hears as (...given: readonly unknown[]) => unknown)(error, ...answer);
  };
  return [...given.slice(0, -1), both];
};

/**
 * A connection whose line went dead closes itself, so that the pool opens another one: the driver alone would hand the dead one on.
 * It also hears its own errors: one that is lost in the middle of a transaction fails that transaction and nothing else.
 */
class WatchedClient extends Client {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    this.on('error', () => {});
    const ask = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    const watched = (...given: readonly unknown[]): unknown => {
      const told = tellOfStatement(given[0]);
      const answer = ask(...(told === undefined ? given : whoAlsoTells(given, told)));
      if (answer instanceof Promise)
        answer.then(
          () => told?.(false),
          (error: unknown) => {
            told?.(true);
            if (isLost(error)) this.connection.stream.destroy();
          },
        );
      return answer;
    };
    Object.assign(this, { query: watched });
  }
}

const isStatement = (given: unknown): given is { readonly text: string; readonly name?: string | undefined } =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string';

/** Shared by all connections of the process. */
const nameOfRepeated = namesForRepeated({ from: 5, most: 150, longest: 4000 });

class NamingClient extends WatchedClient {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const ask = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    const named = (statement: unknown, values: unknown, ...more: readonly unknown[]): unknown => {
      if (!isStatement(statement) || statement.name !== undefined || !Array.isArray(values) || values.length === 0)
        return ask(statement, values, ...more);
      return ask({ ...statement, name: nameOfRepeated(statement.text) }, values, ...more);
    };
    Object.assign(this, { query: named });
  }
}

/** Prepares nothing by name: the next transaction may run on a connection of the pooler's that never saw the statement. */
class NamelessClient extends WatchedClient {
  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const ask = this.query.bind(this) as (...given: readonly unknown[]) => unknown;
    const nameless = (statement: unknown, ...more: readonly unknown[]): unknown =>
      typeof statement === 'object' && statement !== null && 'name' in statement
        ? ask({ ...statement, name: undefined }, ...more)
        : ask(statement, ...more);
    Object.assign(this, { query: nameless });
  }
}

/** Connections to one database. Nothing that happens to one of them ends the process. */
export const openPool = (config: PoolConfig & { readonly connectionString: string }, prepares = true): Pool => {
  const pool = new Pool({
    query_timeout: answerWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
    Client: prepares ? NamingClient : NamelessClient,
  });
  pool.on('error', () => {});
  return pool;
};

/** A pooler takes no settings with a connection: there its own `connect_query` bounds a statement (docs/operations.md). */
export const poolAt = ({ url, pooled, prepares }: DatabaseAddress, max: number, config: Omit<PoolConfig, 'connectionString'> = {}): Pool =>
  openPool(
    { connectionString: url, max, connectionTimeoutMillis: 5000, ...(pooled ? {} : { statement_timeout: 15_000 }), ...config },
    prepares,
  );
