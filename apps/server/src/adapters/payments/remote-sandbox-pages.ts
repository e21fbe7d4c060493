import type { FastifyPluginAsync } from 'fastify';

const taken = ['content-type', 'accept'] as const;
const given = [
  'content-type',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'cache-control',
  'referrer-policy',
  'location',
] as const;

const present = (pairs: readonly (readonly [string, string | null | undefined])[]): Record<string, string> =>
  Object.fromEntries(pairs.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

/** The pages of a sandbox that runs on its own (STRIPE_API_BASE), shown on the product's origin as those of the built-in one are. */
export const remoteSandboxPages =
  (apiBase: string): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.route({
      method: ['GET', 'POST'],
      url: '/sandbox/*',
      handler: async (request, reply) => {
        const { pathname, search } = new URL(request.url, 'http://product');
        const answer = await fetch(new URL(`${pathname}${search}`, apiBase), {
          method: request.method,
          headers: present(taken.map((name) => [name, request.headers[name]])),
          body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
          redirect: 'manual',
          signal: AbortSignal.timeout(20_000),
        });
        const headers = present(given.map((name) => [name, answer.headers.get(name)]));
        return reply
          .code(answer.status)
          .headers(headers)
          .send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  };
