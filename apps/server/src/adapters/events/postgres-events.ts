import { ServerEvent } from '@hedgerow/contracts/events';
import type { ListeningLine } from '#db/listening-line.ts';
import type { Events } from '#ports/events.ts';

const channel = 'hedgerow_events';
type Listener = (event: ServerEvent) => void;
type Query = (sql: string, values: readonly unknown[]) => Promise<unknown>;

/** PostgreSQL takes 8,000 bytes in a notification; ours have about 200. */
const encode = (topics: readonly string[], event: ServerEvent): string => JSON.stringify({ topics, event });

/** Handed on in memory from the one line of the process. After a lost connection everybody is told to read again. */
export const postgresEvents = async (line: Pick<ListeningLine, 'listen'>, query: Query): Promise<Events> => {
  const listeners = new Map<string, Set<Listener>>();

  const deliver = (payload: string): void => {
    const { topics, event } = JSON.parse(payload) as { topics: string[]; event: unknown };
    const read = ServerEvent.safeParse(event);
    if (!read.success) return;
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener(read.data);
  };
  const tellAll = (): void => {
    for (const set of listeners.values()) for (const listener of set) listener({ type: 'resync' });
  };

  const stop = await line.listen(channel, { onPayload: deliver, onBack: tellAll });
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
    stop,
  };
};
