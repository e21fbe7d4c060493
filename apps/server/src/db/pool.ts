import { Client, Pool, type PoolConfig } from 'pg';

/** A query that has no answer by now never gets one: the server itself gives up sooner. Keep-alive finds the rest of the lost lines. */
const answerWithinMs = 20_000;

const isLost = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

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
      const answer = ask(...given);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isLost(error)) this.connection.stream.destroy();
        });
      return answer;
    };
    Object.assign(this, { query: watched });
  }
}

/** Connections to one database. Nothing that happens to one of them ends the process. */
export const openPool = (config: PoolConfig & { readonly connectionString: string }): Pool => {
  const pool = new Pool({
    query_timeout: answerWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...config,
    Client: WatchedClient,
  });
  pool.on('error', () => {});
  return pool;
};
