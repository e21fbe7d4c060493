import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** Connections to the database: those that are open, those that nobody uses, and whoever waits for one. */
export type DatabaseLoad = { readonly total: number; readonly idle: number; readonly waiting: number };

type Measured = {
  readonly ready: () => Promise<Readonly<Record<string, boolean>>>;
  readonly databaseLoad: () => DatabaseLoad;
};

/** In seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
const milliseconds = 1000;

/** How many took at most so long, as Prometheus counts it: each bound with all below it. */
const durations = () => {
  const within = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    note: (seconds: number): void => {
      count += 1;
      sum += seconds;
      for (const [at, bound] of bounds.entries()) if (seconds <= bound) within[at] = (within[at] ?? 0) + 1;
    },
    lines: (name: string): string =>
      [
        `# TYPE ${name} histogram`,
        ...bounds.map((bound, at) => `${name}_bucket{le="${bound}"} ${within[at] ?? 0}`),
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
        '',
      ].join('\n'),
  };
};

const one = (name: string, kind: 'counter' | 'gauge', value: number): string => `# TYPE ${name} ${kind}\n${name} ${value}\n`;
const several = (name: string, label: string, values: Readonly<Record<string, number>>): string =>
  `# TYPE ${name} gauge\n${Object.entries(values)
    .map(([key, value]) => `${name}{${label}="${key}"} ${value}\n`)
    .join('')}`;

/** Counts what the process does, and says it as Prometheus reads it: figures of the process, and never of a person. */
export const processMetrics = (app: FastifyInstance, { ready, databaseLoad }: Measured): (() => Promise<string>) => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const took = durations();
  let requests = 0;
  let failures = 0;
  app.addHook('onResponse', async (request, reply) => {
    requests += 1;
    if (reply.statusCode >= 500) failures += 1;
    // A page that listens is answered for as long as it is open.
    if (request.routeOptions.url !== '/api/events') took.note(reply.elapsedTime / milliseconds);
  });
  app.addHook('onClose', async () => {
    delay.disable();
  });
  return async () => {
    const { total, idle, waiting } = databaseLoad();
    const checks = Object.fromEntries(Object.entries(await ready()).map(([check, good]) => [check, Number(good)]));
    return [
      one('hedgerow_requests_total', 'counter', requests),
      one('hedgerow_server_errors_total', 'counter', failures),
      took.lines('hedgerow_request_seconds'),
      several('hedgerow_database_connections', 'state', { busy: total - idle, idle }),
      one('hedgerow_database_waiting', 'gauge', waiting),
      several('hedgerow_ready', 'check', checks),
      one('hedgerow_event_loop_delay_p99_seconds', 'gauge', delay.percentile(99) / 1e9),
      one('hedgerow_resident_memory_bytes', 'gauge', process.memoryUsage().rss),
      one('hedgerow_uptime_seconds', 'gauge', process.uptime()),
    ].join('');
  };
};
