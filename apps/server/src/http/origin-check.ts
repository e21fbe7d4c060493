import type { FastifyInstance } from 'fastify';
import { AppError } from '@hedgerow/domain/errors';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What cannot be read is nobody's: it is no origin of ours, and it is not the same as none. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : 'unreadable');

/**
 * Refuses writes that another site's page sends with our visitor's cookie: exact equality of the origin, and what the
 * browser says of the request's site. A request with neither comes from no browser, and carries no visitor's cookie.
 */
export const installOriginCheck = (app: FastifyInstance, ownOrigins: () => readonly string[]): void => {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || request.routeOptions.config.access === 'machine') return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin ?? (request.headers.referer === undefined ? undefined : originOf(request.headers.referer));
    if (origin === undefined && (site === undefined || site === 'same-origin')) return;
    const ours = origin !== undefined && ownOrigins().includes(origin);
    if (!ours || site === 'cross-site') throw new AppError('forbidden', 'This request came from another site.');
  });
};
