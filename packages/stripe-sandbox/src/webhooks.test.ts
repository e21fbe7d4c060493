import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { openSandbox } from './open-sandbox.ts';
import { clientOf, endpoint, eventually, openShop, startUnpaid } from './testing/shop.ts';

const typeOf = (body: string): unknown => (JSON.parse(body) as { readonly type?: unknown }).type;

test('signed events arrive and their signature holds; another secret or another body does not', async () => {
  const { url, got } = await endpoint();
  const { sandbox, stripe, family } = await openShop(undefined, url);
  await family();
  await eventually(() => got.length === 1);
  const [first] = got;
  if (first === undefined) throw new Error('Nothing arrived');
  expect(Stripe.webhooks.constructEvent(first.body, first.signature, sandbox.webhookSecret)).toMatchObject({
    type: 'customer.created',
    livemode: false,
    api_version: '2026-10-28.endive',
  });
  expect(() => stripe.webhooks.constructEvent(first.body, first.signature, 'whsec_forged')).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
  expect(() => stripe.webhooks.constructEvent(first.body.replace('customer', 'customers'), first.signature, sandbox.webhookSecret)).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  );
});

test('an event answered with 500 comes again until it is taken', async () => {
  const { url, got } = await endpoint([500, 503]);
  const { family } = await openShop(undefined, url);
  await family();
  await eventually(() => got.length === 3);
  expect(new Set(got.map(({ body }) => (JSON.parse(body) as { readonly id: string }).id)).size).toBe(1);
});

test('paying tells the story of the invoice and the subscription', async () => {
  const { url, got } = await endpoint();
  const { stripe, price, family } = await openShop(undefined, url);
  const { intent } = await startUnpaid(stripe, await family(), [{ price: await price(2000) }]);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  await eventually(() => got.some(({ body }) => typeOf(body) === 'customer.subscription.updated'));
  expect(got.map(({ body }) => typeOf(body))).toEqual(
    expect.arrayContaining(['customer.subscription.created', 'payment_method.attached', 'payment_intent.succeeded', 'invoice.paid']),
  );
});

test('an endpoint made through the API gets its own secret, and only the events it wants', async () => {
  const { url, got } = await endpoint();
  const { stripe, price, family } = await openShop();
  const { secret } = await stripe.webhookEndpoints.create({ url, enabled_events: ['price.created'] });
  await family();
  await price(2000);
  await eventually(() => got.length === 1);
  expect(stripe.webhooks.constructEvent(got[0]?.body ?? '', got[0]?.signature ?? '', secret ?? '').type).toBe('price.created');
});

test('after a restart on the same store everything is still there, waiting events too', async () => {
  const store = memoryStore();
  const { url, got } = await endpoint();
  const before = await openSandbox({ store, now: () => new Date(), webhookUrl: 'http://127.0.0.1:9/nobody' });
  const customer = await clientOf(before).customers.create({ email: 'parent@example.org' });
  await before.close();

  const { sandbox, stripe } = await openShop(store, url);
  expect((await stripe.customers.retrieve(customer.id)).id).toBe(customer.id);
  await eventually(() => got.length === 1);
  expect(stripe.webhooks.constructEvent(got[0]?.body ?? '', got[0]?.signature ?? '', sandbox.webhookSecret).type).toBe('customer.created');
  expect([sandbox.webhookSecret, sandbox.secretKey === before.secretKey]).toEqual([before.webhookSecret, false]);
});

test('in production the sandbox stays shut unless it is wanted', async () => {
  await expect(openSandbox({ store: memoryStore(), now: () => new Date(), production: true })).rejects.toThrow('PAYMENTS_SANDBOX=allow');
});
