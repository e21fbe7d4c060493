import type { FastifyInstance } from 'fastify';

/** Headers of every answer. Pages have a content policy of their own beside these (pages.ts). */
export const installHeaders = (
  app: FastifyInstance,
  { production, wallets }: { readonly production: boolean; readonly wallets: boolean },
): void => {
  // The wallets open from a frame of the payment provider.
  const paying = wallets ? '(self "https://js.stripe.com")' : '(self)';
  const headers = Object.entries({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=${paying}, usb=()`,
    'x-frame-options': 'DENY',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    done();
  });
};
