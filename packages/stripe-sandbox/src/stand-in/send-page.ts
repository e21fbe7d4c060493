import type { FastifyReply } from 'fastify';

type Bag = Readonly<Record<string, unknown>>;
const policy = (formTargets: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Sends a page with its own strict policy; `formTargets` are origins to which its form may lead on. */
export const sendPage = (reply: FastifyReply, page: string, formTargets: readonly string[] = []): FastifyReply =>
  reply
    .header('content-security-policy', policy(formTargets))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(page);

export const bagOf = (value: unknown): Bag => (typeof value === 'object' && value !== null ? { ...value } : {});
