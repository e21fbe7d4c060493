import { createHash, timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiVersion, asSeen, type AskedBy, openDesk, type DeskNeeds } from './desk.ts';
import { Refusal, type ErrorBody } from './errors.ts';
import { expand } from './expand.ts';
import { readForm } from './form.ts';
import type { Route } from './route.ts';

export interface ServerNeeds extends DeskNeeds {
  readonly secretKey: string;
  readonly routes: readonly Route[];
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly afterWrite: () => void;
}
interface Answer {
  readonly status: number;
  readonly body: string;
  /** The first call with this idempotency key; null for a call without one. */
  readonly original: string | null;
}

const masked = (key: string): string => (key.length < 12 ? '****' : `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** The key of a request, in either way Stripe reads it. */
const keyOf = (header: string | undefined): string => {
  if (header?.startsWith('Bearer ') === true) return header.slice(7).trim();
  if (header?.startsWith('Basic ') === true) return Buffer.from(header.slice(6), 'base64').toString('utf8').split(':', 1)[0] ?? '';
  return '';
};

const unauthorised = (message: string): Refusal => new Refusal(401, { type: 'invalid_request_error', message });

const checkKey = (header: string | undefined, secretKey: string): void => {
  const key = keyOf(header);
  if (key === '')
    throw unauthorised(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (!key.startsWith('sk_test_') || !same(key, secretKey)) throw unauthorised(`Invalid API Key provided: ${masked(key)}`);
};

const checkVersion = (version: string | undefined): void => {
  if (version === undefined || version === apiVersion) return;
  throw new Refusal(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${version}. This sandbox answers as ${apiVersion}.`,
  });
};

const idempotencyClash = (key: string): Refusal =>
  new Refusal(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

const explained = ({ code, ...error }: ErrorBody, requestId: string): object => ({
  ...error,
  ...(code === undefined ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }),
  request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
});
const errorText = (error: ErrorBody, requestId: string): string => JSON.stringify({ error: asSeen(explained(error, requestId)) });

/** The `/v1` API. Requests run one at a time, each with all of its effects or none. */
export const sandboxServer = (needs: ServerNeeds): FastifyInstance => {
  const app = Fastify({ bodyLimit: 262_144, genReqId: () => needs.newId('req') });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('request-id', request.id);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  const perform = async (route: Route, form: string, path: Readonly<Record<string, string>>, by: AskedBy): Promise<Answer> => {
    const { requestId, idempotencyKey: key } = by;
    const { desk, save } = openDesk(needs, by);
    const keptId = key === null ? null : `sbxkey_${createHash('sha256').update(key).digest('hex')}`;
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([route.method, route.url, path, form]))
      .digest('hex');
    const kept = keptId === null ? null : await desk.find('sandbox.answer', keptId);
    if (kept !== null && key !== null) {
      if (kept.fingerprint === fingerprint) return { status: kept.status, body: kept.body, original: kept.request ?? null };
      throw idempotencyClash(key);
    }
    const keep = async (status: number, body: string): Promise<Answer> => {
      const request = requestId ?? '';
      if (keptId !== null)
        desk.put({ id: keptId, object: 'sandbox.answer', created: await desk.now(), fingerprint, request, status, body });
      await save();
      return { status, body, original: key === null ? null : request };
    };
    try {
      const { answer, expand: paths } = await route.run(desk, readForm(form), path);
      return await keep(200, JSON.stringify(asSeen(await expand(desk, answer, paths))));
    } catch (error) {
      if (error instanceof Refusal && error.keeps) return keep(error.status, errorText(error.body, requestId ?? ''));
      throw error;
    }
  };

  for (const route of needs.routes)
    app.route({
      method: route.method,
      url: route.url,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        checkKey(request.headers.authorization, needs.secretKey);
        const version = request.headers['stripe-version'];
        checkVersion(typeof version === 'string' ? version : undefined);
        const named = request.headers['idempotency-key'];
        const key = route.method !== 'GET' && typeof named === 'string' ? named : null;
        if (key !== null) void reply.header('idempotency-key', key);
        const query = request.url.split('?', 2)[1] ?? '';
        const form = [query, typeof request.body === 'string' ? request.body : ''].filter((part) => part !== '').join('&');
        const path = request.params as Record<string, string>;
        const answer = await needs.alone(() => perform(route, form, path, { requestId: request.id, idempotencyKey: key }));
        if (answer.original !== null) void reply.header('original-request', answer.original);
        if (answer.original !== null && answer.original !== request.id) void reply.header('idempotent-replayed', 'true');
        needs.afterWrite();
        return reply.code(answer.status).header('stripe-version', apiVersion).type('application/json').send(answer.body);
      },
    });

  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      error: {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?', 1)[0]}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      },
    }),
  );
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).type('application/json').send(errorText(error.body, request.id));
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    const message = error instanceof Error ? error.message : 'An unknown error occurred';
    return reply.code(status).send({ error: { type: status < 500 ? 'invalid_request_error' : 'api_error', message } });
  });
  return app;
};
