import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { appName, comeToWork, holderOf, stoppingName, takeAlone } from './locks.ts';

/** How often a quiet line is asked whether it still lives, and how long it may take to say so. */
const askEveryMs = 10_000;
const answerWithinMs = 5000;

export type Listener = {
  readonly onPayload: (payload: string) => void;
  /** Called when the line is back after it was lost: what was said meanwhile nobody heard. */
  readonly onBack: () => void;
};

/** What PostgreSQL tells a process, channel by channel, and what a process holds there for as long as it lives. */
export type ListeningLine = {
  /** Returns how to stop listening. */
  readonly listen: (channel: string, listener: Listener) => Promise<() => Promise<void>>;
  /** Takes a lock alone and keeps it until the line is closed; or says how the process looks that has it. */
  readonly hold: (key: number) => Promise<'held' | 'running' | 'stopping'>;
  /** Whether it is held now: with the line a lock is lost, and taken again unless somebody else was quicker. */
  readonly holds: (key: number) => boolean;
  /** Says to whoever wants what is held here that the wait is worth it. */
  readonly sayStopping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A machine that is gone without a word lets go of its locks within half a minute. */
const noticeGone = 'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** One connection for all that a process listens to and holds, straight to PostgreSQL: a pooler would hand it to somebody else. */
export const openListeningLine = async (directUrl: string): Promise<ListeningLine> => {
  const listeners = new Map<string, Listener>();
  /** Each lock that is wanted, and whether it is held. */
  const wanted = new Map<number, boolean>();
  const line: { client: Client | undefined; stopped: boolean; name: string } = { client: undefined, stopped: false, name: appName };

  const takeWanted = async (client: Client): Promise<void> => {
    for (const [key, held] of wanted) if (!held) wanted.set(key, await takeAlone(client, key));
  };
  const loseHeld = (): void => {
    for (const key of wanted.keys()) wanted.set(key, false);
  };

  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString: directUrl,
      application_name: line.name,
      keepAlive: true,
      query_timeout: answerWithinMs,
    });
    const lost = (): void => {
      if (line.client !== client || line.stopped) return;
      line.client = undefined;
      loseHeld();
      void client.end().catch(() => {});
      void reconnect();
    };
    client.on('notification', ({ channel, payload }) => payload !== undefined && listeners.get(channel)?.onPayload(payload));
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      await client.query(noticeGone);
      await comeToWork(client);
      await takeWanted(client);
      for (const channel of listeners.keys()) await client.query(`listen ${escapeIdentifier(channel)}`);
    } catch (error) {
      loseHeld();
      await client.end().catch(() => {});
      throw error;
    }
    line.client = client;
    const ask = async (): Promise<void> => {
      await client.query('select 1');
      await takeWanted(client);
    };
    const asking = setInterval(() => {
      if (line.client !== client) return clearInterval(asking);
      ask().catch(() => {
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
    hold: async (key) => {
      const { client } = line;
      if (client === undefined) return 'stopping';
      if (wanted.get(key) === true || (await takeAlone(client, key))) {
        wanted.set(key, true);
        return 'held';
      }
      // Nobody: it has just been let go of.
      return (await holderOf(client, key)) ?? 'stopping';
    },
    holds: (key) => wanted.get(key) === true,
    sayStopping: async () => {
      line.name = stoppingName;
      await line.client?.query(`set application_name = '${stoppingName}'`).catch(() => {});
    },
    close: async () => {
      line.stopped = true;
      wanted.clear();
      await line.client?.end();
    },
  };
};
