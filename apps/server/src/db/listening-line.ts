import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';

/** How often a quiet line is asked whether it still lives, and how long it may take to say so. */
const askEveryMs = 10_000;
const answerWithinMs = 5000;

export type Listener = {
  readonly onPayload: (payload: string) => void;
  /** Called when the line is back after it was lost: what was said meanwhile nobody heard. */
  readonly onBack: () => void;
};

/** What PostgreSQL tells a process, channel by channel. */
export type ListeningLine = {
  /** Returns how to stop listening. */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
};

/** One connection for all that a process listens to, straight to PostgreSQL: a pooler would hand it to somebody else. */
export const openListeningLine = async (directUrl: string): Promise<ListeningLine> => {
  const listeners = new Map<string, Listener>();
  const line: { client: Client | undefined; stopped: boolean } = { client: undefined, stopped: false };

  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: directUrl, keepAlive: true, query_timeout: answerWithinMs });
    const lost = (): void => {
      if (line.client !== client || line.stopped) return;
      line.client = undefined;
      void client.end().catch(() => {});
      void reconnect();
    };
    client.on('notification', ({ channel, payload }) => payload !== undefined && listeners.get(channel)?.onPayload(payload));
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      for (const channel of listeners.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    line.client = client;
    const asking = setInterval(() => {
      if (line.client !== client) return clearInterval(asking);
      client.query('select 1').catch(() => {
        // A line that is dead without a word: closing it properly would wait for it.
        client.connection.stream.destroy();
        lost();
      });
    }, askEveryMs);
    asking.unref();
  };

  const reconnect = async (): Promise<void> => {
    for (let attempt = 0; !line.stopped; attempt += 1) {
      await sleep(Math.min(5000, 100 * 2 ** attempt));
      try {
        await connect();
        for (const { onBack } of listeners.values()) onBack();
        return;
      } catch {
        // The database is still away: wait a little longer.
      }
    }
  };

  await connect();
  return {
    listen: async (channel, listener) => {
      listeners.set(channel, listener);
      // While the line is away there is nothing to say: whoever reconnects listens to every channel.
      await line.client?.query(`listen ${escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(channel);
        if (!line.stopped) await line.client?.query(`unlisten ${escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    close: async () => {
      line.stopped = true;
      await line.client?.end();
    },
  };
};
