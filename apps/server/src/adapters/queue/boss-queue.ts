import { type Db, PgBoss } from 'pg-boss';
import type { ListeningLine } from '#db/listening-line.ts';
import type { Queue } from '#ports/queue.ts';
import { queueTrouble } from './queue-trouble.ts';

export type QueueSettings = {
  /** One statement, or several that are sent as one. */
  readonly query: (sql: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  readonly line: Pick<ListeningLine, 'listen'>;
  /** False in a process that only serves the web: it sends jobs and does none. */
  readonly works: boolean;
  /** False where no work begins by the clock: a test says itself when a minute or a night has passed. */
  readonly keepsTime?: boolean;
  readonly onError: (error: Error) => void;
};

/** A job may take hours as long as its process says that it lives; one whose process died is begun again within a minute or two. */
const heartbeatSeconds = 60;
const longestSeconds = 23 * 3600;

/** Jobs in PostgreSQL. LISTEN/NOTIFY wakes a worker at once; polling is the backstop, also for retries. */
export const bossQueue = async ({ query, line, works, keepsTime = works, onError }: QueueSettings): Promise<Queue> => {
  const db: Db = {
    executeSql: (text, values) => query(text, values),
    listen: async (channel, onPayload, onBack) => ({ close: await line.listen(channel, { onPayload, onBack }) }),
  };
  // Who only sends has nothing to hear.
  const boss = new PgBoss({ db, useListenNotify: works, supervise: works, schedule: keepsTime });
  boss.on('error', queueTrouble(onError));
  await boss.start();
  const known = new Map<string, Promise<void>>();
  const ensure = (name: string): Promise<void> => {
    const lasting = { heartbeatSeconds, expireInSeconds: longestSeconds };
    const make = async (): Promise<void> => {
      await boss.createQueue(name, { notify: true, retryLimit: 5, retryDelay: 1, retryBackoff: true, ...lasting });
      // A queue that was made by an earlier release keeps its old limits otherwise.
      await boss.updateQueue(name, lasting);
    };
    const made = known.get(name) ?? make();
    known.set(name, made);
    return made;
  };
  const closing = new AbortController();
  const stoppingOf = (job: { readonly signal: AbortSignal } | undefined): AbortSignal =>
    job === undefined ? closing.signal : AbortSignal.any([job.signal, closing.signal]);

  const send: Queue['send'] = async (name, data, options = {}) => {
    await ensure(name);
    await boss.send(name, data, {
      ...(options.key === undefined ? {} : { singletonKey: options.key }),
      ...(options.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }),
      ...(options.behind === undefined ? {} : { priority: -options.behind }),
    });
  };

  return {
    send,
    sendMissing: async (name, jobs) => {
      if (!works || jobs.length === 0) return;
      await ensure(name);
      const { rows } = await query(
        `select singleton_key as key from pgboss.job where name = $1 and state < 'completed' and singleton_key = any($2)`,
        [name, jobs.map(({ key }) => key)],
      );
      const there = new Set((rows as readonly { readonly key: string }[]).map(({ key }) => key));
      for (const { data, ...options } of jobs) if (!there.has(options.key)) await send(name, data, options);
    },
    work: async (name, handler, { atOnce = 1 } = {}) => {
      if (!works) return;
      await ensure(name);
      await boss.work<Parameters<typeof handler>[0]>(
        name,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, localConcurrency: atOnce },
        async (jobs) => {
          for (const job of jobs) await handler(job.data, stoppingOf(job));
        },
      );
    },
    repeat: async (name, cron, handler) => {
      if (!works) return;
      await ensure(name);
      await boss.work(name, { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }, ([job]) => handler(stoppingOf(job)));
      await boss.schedule(name, cron);
    },
    stop: () => {
      closing.abort();
      return boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
};
