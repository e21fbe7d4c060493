import { PgBoss } from 'pg-boss';
import type { Queue } from '#ports/queue.ts';

export type QueueSettings = {
  readonly databaseUrl: string;
  /** False in a process that only serves the web: it sends jobs and does none. */
  readonly works: boolean;
  readonly onError: (error: Error) => void;
};

/** Jobs in PostgreSQL. LISTEN/NOTIFY wakes a worker at once; polling is the backstop, also for retries. */
export const bossQueue = async ({ databaseUrl, works, onError }: QueueSettings): Promise<Queue> => {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, useListenNotify: true, supervise: works, schedule: works });
  boss.on('error', onError);
  await boss.start();
  const known = new Map<string, Promise<void>>();
  const ensure = (name: string): Promise<void> => {
    const made =
      known.get(name) ?? boss.createQueue(name, { notify: true, retryLimit: 5, retryDelay: 1, retryBackoff: true, expireInSeconds: 300 });
    known.set(name, made);
    return made;
  };

  return {
    send: async (name, data, options = {}) => {
      await ensure(name);
      await boss.send(name, data, {
        ...(options.key === undefined ? {} : { singletonKey: options.key }),
        ...(options.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }),
      });
    },
    work: async (name, handler, { atOnce = 1 } = {}) => {
      if (!works) return;
      await ensure(name);
      await boss.work<Parameters<typeof handler>[0]>(
        name,
        { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1, localConcurrency: atOnce },
        async (jobs) => {
          for (const job of jobs) await handler(job.data);
        },
      );
    },
    repeat: async (name, cron, handler) => {
      if (!works) return;
      await ensure(name);
      await boss.work(name, { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 }, () => handler());
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  };
};
