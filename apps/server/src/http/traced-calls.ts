import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SeenCall, Telemetry } from '#ports/telemetry.ts';

/** The status under which a call is noted whose browser went away before the answer. */
const leftBeforeAnswer = 499;

/** Every call is seen by whoever collects traces, with what it asks of the database; nothing is added where nobody does. */
export const installTracing = (app: FastifyInstance, telemetry: Telemetry | undefined): void => {
  if (telemetry === undefined) return;
  const calls = new WeakMap<FastifyRequest, SeenCall>();
  const end = (request: FastifyRequest, status: number): void => {
    calls.get(request)?.end(status);
    calls.delete(request);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const call = telemetry.call(request.method, request.routeOptions.url ?? 'page');
    calls.set(request, call);
    call.during(done);
  });
  // A body arrives as an event of its connection, which knows nothing of the call.
  app.addHook('preHandler', (request, _reply, done) => {
    const call = calls.get(request);
    if (call === undefined) done();
    else call.during(done);
  });
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  app.addHook('onRequestAbort', async (request) => end(request, leftBeforeAnswer));
};
