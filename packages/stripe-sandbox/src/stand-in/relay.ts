import type { FastifyPluginAsync } from 'fastify';

const passedOn = ['content-type', 'content-security-policy', 'x-frame-options', 'cache-control', 'location', 'referrer-policy'] as const;

/**
 * Shows the pages of a sandbox that runs elsewhere (STRIPE_API_BASE) on the product's own origin,
 * so that the card frame is same-origin there too. Nothing but `/sandbox/*` is passed on, and no cookie.
 */
export const sandboxRelay =
  (apiBase: string): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.route({
      method: ['GET', 'POST'],
      url: '/sandbox/*',
      handler: async (request, reply) => {
        const type = request.headers['content-type'];
        const target = new URL(request.url, apiBase);
        if (!target.pathname.startsWith('/sandbox/')) return reply.code(404).send();
        const answer = await fetch(target, {
          method: request.method,
          redirect: 'manual',
          headers: { accept: request.headers.accept ?? '*/*', ...(type === undefined ? {} : { 'content-type': type }) },
          ...(typeof request.body === 'string' ? { body: request.body } : {}),
          signal: AbortSignal.timeout(20_000),
        });
        for (const name of passedOn) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  };
