import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ServerEvent } from '@hedgerow/contracts/events';
import type { Events } from '#ports/events.ts';

const channel = 'hedgerow_events';
type Listener = (event: ServerEvent) => void;
type Query = (sql: string, values: readonly unknown[]) => Promise<unknown>;

/** PostgreSQL takes 8,000 bytes in a notification; ours have about 200. */
const encode = (topics: readonly string[], event: ServerEvent): string => JSON.stringify({ topics, event });

/** One LISTEN connection a process, handed on in memory. After a lost connection everybody is told to read again. */
export const postgresEvents = async (databaseUrl: string, query: Query): Promise<Events> => {
  const listeners = new Map<string, Set<Listener>>();
  const line: { client: Client | undefined; stopped: boolean } = { client: undefined, stopped: false };

  const deliver = (payload: string): void => {
    const { topics, event } = JSON.parse(payload) as { topics: string[]; event: unknown };
    const read = ServerEvent.safeParse(event);
    if (!read.success) return;
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener(read.data);
  };

  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = (): void => {
      if (line.client !== client || line.stopped) return;
      line.client = undefined;
      void client.end().catch(() => {});
      void reconnect();
    };
    client.on('notification', ({ payload }) => payload !== undefined && deliver(payload));
    client.on('error', lost);
    client.on('end', lost);
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    line.client = client;
  };

  const reconnect = async (): Promise<void> => {
    for (let attempt = 0; !line.stopped; attempt += 1) {
      await sleep(Math.min(5000, 100 * 2 ** attempt));
      try {
        await connect();
        for (const set of listeners.values()) for (const listener of set) listener({ type: 'resync' });
        return;
      } catch {
        // The database is still away: wait a little longer.
      }
    }
  };

  await connect();
  return {
    publish: async (topics, event) => {
      await query('select pg_notify($1, $2)', [channel, encode(topics, event)]);
    },
    subscribe: (topics, listener) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
      return () => {
        for (const topic of topics) {
          listeners.get(topic)?.delete(listener);
          if (listeners.get(topic)?.size === 0) listeners.delete(topic);
        }
      };
    },
    stop: async () => {
      line.stopped = true;
      await line.client?.end();
    },
  };
};
