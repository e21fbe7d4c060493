import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { openShop, refusal, type Shop } from './testing/shop.ts';

const begin = async (shop: Shop, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await shop.family(),
    client_reference_id: 'family-1',
    line_items: [{ price: await shop.price(3000), quantity: 1 }, { price: await shop.price(5000) }],
    payment_method_collection: 'if_required',
    success_url: 'http://127.0.0.1:3000/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:3000/cancelled',
    ...more,
  });
  return { id: session.id, url: session.url ?? '' };
};
const send = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const card = (number: string) => ({ number, expiry: '08 / 34', code: '123', name: 'Ada Parent' });
const where = (answer: Response): string => answer.headers.get('location') ?? '';

test('the hosted page names the total, says what the button obliges to, and takes the payment', async () => {
  const shop = await openShop();
  const { id, url } = await begin(shop);
  const shown = await fetch(url);
  const page = await shown.text();
  expect(page).toContain('TEST MODE');
  expect(page).toContain('Subscribe and pay £80.00');
  expect(page).toContain('autocomplete="cc-number"');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");

  const paid = await send(url, card('4242 4242 4242 4242'));
  const first = await fetch(url, { redirect: 'manual' });
  expect([paid.status, where(paid)]).toEqual([303, `http://127.0.0.1:3000/done?session=${id}`]);
  expect(where(first)).toBe(where(paid));
  const done = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', amount_total: 8000, subscription: { status: 'active' } });
});

test('a declined card and a card of the real world are told so; nothing is bought and another try works', async () => {
  const shop = await openShop();
  const { url } = await begin(shop);
  const declined = await send(url, card('4000000000000002'));
  expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('Your card was declined.')]);
  const real = await send(url, card('4929000000006'));
  const told = await real.text();
  expect(told).toContain('only the published test card numbers');
  expect(told).not.toContain('4929');
  expect((await shop.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  expect((await send(url, card('5555555555554444'))).status).toBe(303);
});

test('3-D Secure stands between the card and the success page', async () => {
  const shop = await openShop();
  const { id, url } = await begin(shop);
  const prove = async (result: string) => {
    const proof = where(await send(url, card('4000000000003220')));
    const secret = new URL(proof).searchParams.get('client_secret') ?? '';
    return fetch(proof.split('?', 1)[0] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, result }),
      redirect: 'manual',
    });
  };
  const failed = await fetch(where(await prove('fail')));
  expect(await failed.text()).toContain('could not confirm');
  expect((await shop.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  const passed = await fetch(where(await prove('complete')), { redirect: 'manual' });
  expect(where(passed)).toContain('/done?session=');
  expect((await shop.stripe.subscriptions.list()).data).toHaveLength(1);
});

test('a 100 % code needs no card, and the session says so', async () => {
  const shop = await openShop();
  const coupon = await shop.stripe.coupons.create({ percent_off: 100, duration: 'forever' });
  const { id, url } = await begin(shop, { discounts: [{ coupon: coupon.id }] });
  expect(await (await fetch(url)).text()).not.toContain('cc-number');
  expect((await send(url, {})).status).toBe(303);
  expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'no_payment_required' });
});

test('an expired session shows that nothing was charged and cannot be paid', async () => {
  const shop = await openShop();
  const { id, url } = await begin(shop);
  await shop.stripe.checkout.sessions.expire(id);
  const answer = await send(url, card('4242424242424242'));
  expect([answer.status, await answer.text()]).toEqual([410, expect.stringContaining('Nothing was charged')]);
  expect((await refusal(shop.stripe.checkout.sessions.expire(id))).statusCode).toBe(400);
});

test('the portal cancels, keeps, and saves another card', async () => {
  const shop = await openShop();
  const customer = await shop.family('pm_card_visa');
  const { id } = await shop.stripe.subscriptions.create({ customer, items: [{ price: await shop.price(2000) }] });
  const { url } = await shop.stripe.billingPortal.sessions.create({ customer, return_url: 'http://127.0.0.1:3000/billing' });
  expect(await (await fetch(url)).text()).toContain('visa ending in 4242');
  await send(url, { action: 'cancel' });
  expect((await shop.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(true);
  await send(url, { action: 'keep' });
  expect((await shop.stripe.subscriptions.retrieve(id)).cancel_at_period_end).toBe(false);
  await send(url, { action: 'card', ...card('5555555555554444') });
  expect((await shop.stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] })).default_payment_method).toMatchObject({
    card: { last4: '4444' },
  });
});

test('what is typed into a page comes back as text, never as markup', async () => {
  const shop = await openShop();
  const coupon = await shop.stripe.coupons.create({ percent_off: 10, duration: 'once' });
  const price = await shop.stripe.prices.create({
    currency: 'gbp',
    unit_amount: 2000,
    recurring: { interval: 'month' },
    product_data: { name: '<script>alert(1)</script>' },
  });
  const { url } = await begin(shop, { line_items: [{ price: price.id }], discounts: [{ coupon: coupon.id }] });
  expect(await (await fetch(url)).text()).not.toContain('<script>alert');
});
