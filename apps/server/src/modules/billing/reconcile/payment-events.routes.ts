import { EventReceived } from '@hedgerow/contracts/billing';
import type { Routes } from '#http/access.ts';
import type { ReceiveEventService } from './receive-event.service.ts';

/**
 * Where the payment provider tells us what happened. The signature is over the bytes as they came, so the body is kept raw, here alone.
 * Anything but 2xx brings the delivery back.
 */
export const paymentEventRoutes = async (app: Routes, { receiveEvent }: { readonly receiveEvent: ReceiveEventService }): Promise<void> => {
  await app.register(async (raw: Routes) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post(
      '/api/stripe/webhook',
      { config: { access: 'machine' }, schema: { hide: true, response: { 200: EventReceived } } },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const outcome = await receiveEvent.receive(body, typeof signature === 'string' ? signature : '');
        return { received: true as const, duplicate: outcome === 'duplicate' };
      },
    );
  });
};
