import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';

export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whose the figures are: in production the holder of the token's alone, since behind a proxy every visitor comes from this machine. */
export type MetricsReaders = { readonly token: string | undefined; readonly production: boolean };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayReadMetrics = (request: FastifyRequest, { token, production }: MetricsReaders): boolean => {
  if (token === undefined) return !production && loopback.has(request.socket.remoteAddress ?? '');
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
};

/** /healthz: alive. /readyz: can do its work. /metrics: Prometheus text. */
export const installHealth = (app: FastifyInstance, ready: Readiness, readers: MetricsReaders): void => {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let requests = 0;
  let failures = 0;
  app.addHook('onResponse', async (_request, reply) => {
    requests += 1;
    if (reply.statusCode >= 500) failures += 1;
  });
  app.addHook('onClose', async () => {
    delay.disable();
  });

  app.get('/healthz', { config: { access: 'machine' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'machine' } }, async (_request, reply) => {
    const checks = await ready();
    const good = Object.values(checks).every(Boolean);
    return reply.code(good ? 200 : 503).send({ status: good ? 'ready' : 'not ready', checks });
  });
  app.get('/metrics', { config: { access: 'machine' } }, (request, reply) => {
    if (!mayReadMetrics(request, readers)) throw new AppError('not_found', 'Not found');
    const lines = [
      ['hedgerow_requests_total', 'counter', requests],
      ['hedgerow_server_errors_total', 'counter', failures],
      ['hedgerow_event_loop_delay_p99_seconds', 'gauge', delay.percentile(99) / 1e9],
      ['hedgerow_resident_memory_bytes', 'gauge', process.memoryUsage().rss],
      ['hedgerow_uptime_seconds', 'gauge', process.uptime()],
    ] as const;
    return reply
      .type('text/plain; version=0.0.4')
      .send(lines.map(([name, kind, value]) => `# TYPE ${name} ${kind}\n${name} ${value}\n`).join(''));
  });
};
