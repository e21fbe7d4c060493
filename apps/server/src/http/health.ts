import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';
import { type DatabaseLoad, processMetrics } from './metrics.ts';

export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whose the figures are: in production the holder of the token's alone, since behind a proxy every visitor comes from this machine. */
export type MetricsReaders = { readonly token: string | undefined; readonly production: boolean };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayReadMetrics = (request: FastifyRequest, { token, production }: MetricsReaders): boolean => {
  if (token === undefined) return !production && loopback.has(request.socket.remoteAddress ?? '');
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
};

export type HealthNeeds = { readonly ready: Readiness; readonly databaseLoad: () => DatabaseLoad; readonly readers: MetricsReaders };

/** /healthz: alive. /readyz: can do its work. /metrics: Prometheus text. */
export const installHealth = (app: FastifyInstance, { ready, databaseLoad, readers }: HealthNeeds): void => {
  const metrics = processMetrics(app, { ready, databaseLoad });

  app.get('/healthz', { config: { access: 'machine' } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access: 'machine' } }, async (_request, reply) => {
    const checks = await ready();
    const good = Object.values(checks).every(Boolean);
    return reply.code(good ? 200 : 503).send({ status: good ? 'ready' : 'not ready', checks });
  });
  app.get('/metrics', { config: { access: 'machine' } }, async (request, reply) => {
    if (!mayReadMetrics(request, readers)) throw new AppError('not_found', 'Not found');
    return reply.type('text/plain; version=0.0.4').send(await metrics());
  });
};
