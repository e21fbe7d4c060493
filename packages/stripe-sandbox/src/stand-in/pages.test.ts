import { Script } from 'node:vm';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openShop, startUnpaid, type Shop } from '../testing/shop.ts';
import { sandboxRelay } from './relay.ts';

const ask = async (origin: string, path: string, body: Record<string, unknown>) => {
  const answer = await fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const typed = (shop: Shop, number: string) => ({
  key: shop.sandbox.publishableKey,
  number,
  exp_month: 8,
  exp_year: 2034,
  cvc: '123',
  postcode: 'SW1A 1AA',
});

test('the card frame is exchanged for a payment method that pays in the page', async () => {
  const shop = await openShop();
  const { baseUrl, publishableKey: key } = shop.sandbox;
  const { subscription, intent, secret } = await startUnpaid(shop.stripe, await shop.family(), [{ price: await shop.price(2000) }]);
  const { body: method } = await ask(baseUrl, 'tokens', typed(shop, '4242424242424242'));
  expect(method).toMatchObject({
    object: 'payment_method',
    card: { last4: '4242', exp_year: 2034 },
    billing_details: { address: { postal_code: 'SW1A 1AA' } },
  });
  const { body: paid } = await ask(baseUrl, `intents/${intent}/confirm`, { key, client_secret: secret, payment_method: method['id'] });
  expect(paid['status']).toBe('succeeded');
  expect((await shop.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test('another key, another secret and a card of the real world get nothing', async () => {
  const shop = await openShop();
  const { baseUrl, publishableKey: key } = shop.sandbox;
  const { intent } = await startUnpaid(shop.stripe, await shop.family(), [{ price: await shop.price(2000) }]);
  expect((await ask(baseUrl, 'tokens', { ...typed(shop, '4242424242424242'), key: 'pk_live_x' })).status).toBe(401);
  expect((await ask(baseUrl, `intents/${intent}`, { key, client_secret: 'guess' })).status).toBe(404);
  const real = await ask(baseUrl, 'tokens', typed(shop, '4929000000006'));
  expect([real.status, JSON.stringify(real.body)]).toEqual([402, expect.not.stringContaining('4929')]);
});

test.each(['/sandbox/card', '/sandbox/card?postcode=no'])(
  '%s is marked TEST MODE, may only be framed by the product, and runs no inline script',
  async (path) => {
    const { sandbox } = await openShop();
    const answer = await fetch(`${sandbox.baseUrl}${path}`);
    const page = await answer.text();
    expect(page).toContain('TEST MODE');
    expect(page.includes('autocomplete="postal-code"')).toBe(path === '/sandbox/card');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(page).not.toMatch(/<script(?![^>]* src=)|style="|onclick/u);
  },
);

test('the stand-in is one plain script without eval and without any remote address', async () => {
  const { sandbox } = await openShop();
  const script = await (await fetch(`${sandbox.baseUrl}/sandbox/stripe.js`)).text();
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/\beval\(|new Function|https:\/\/|^import |^export /mu);
});

test('a product whose sandbox runs elsewhere shows the same pages on its own origin', async () => {
  const shop = await openShop();
  const product = Fastify();
  onTestFinished(() => product.close());
  await product.register(sandboxRelay(shop.sandbox.baseUrl));
  const origin = await product.listen({ host: '127.0.0.1', port: 0 });
  const { body: method } = await ask(origin, 'tokens', typed(shop, '5555555555554444'));
  expect(method).toMatchObject({ card: { brand: 'mastercard' } });
  const page = await fetch(`${origin}/sandbox/card`);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});
