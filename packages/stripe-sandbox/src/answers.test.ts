import { expect, test } from 'vitest';
import { openShop, refusal } from './testing/shop.ts';

test('every answer has an id of its own, refusals too, and an event names the request that caused it', async () => {
  const { stripe } = await openShop();
  const made = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'one' });
  expect(made.lastResponse.requestId).toMatch(/^req_\w+$/u);
  const [event] = (await stripe.events.list({ type: 'customer.created' })).data;
  expect(event?.request).toEqual({ id: made.lastResponse.requestId, idempotency_key: 'one' });
  expect(event !== undefined && 'context' in event).toBe(false);
  const none = await refusal(stripe.customers.retrieve('cus_none'));
  expect(none.requestId).toMatch(/^req_\w+$/u);
  expect(none.requestId).not.toBe(made.lastResponse.requestId);
});

test('a repeated call says so and names the first one', async () => {
  const { stripe } = await openShop();
  const create = () => stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'one' });
  const [first, again] = [(await create()).lastResponse, (await create()).lastResponse];
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(again.headers).toMatchObject({ 'idempotent-replayed': 'true', 'idempotency-key': 'one', 'original-request': first.requestId });
  expect(again.requestId).not.toBe(first.requestId);
});

test('a refusal leads to where it is explained', async () => {
  const { stripe } = await openShop();
  const error = await refusal(stripe.customers.retrieve('cus_none'));
  expect(error.doc_url).toBe('https://stripe.com/docs/error-codes/resource-missing');
  expect(error.raw).toMatchObject({ request_log_url: expect.stringContaining(error.requestId ?? 'no id') });
});

test('the lines of a session say what each costs, with its discount, and can be expanded', async () => {
  const { stripe, price, family } = await openShop();
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'forever' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: await family(),
    line_items: [
      { price: await price(2000), quantity: 2 },
      { price: await price(5000), quantity: 1 },
    ],
    discounts: [{ coupon: coupon.id }],
    success_url: 'https://shop.example/done',
  });
  const { data } = await stripe.checkout.sessions.listLineItems(session.id);
  expect(
    data.map(({ amount_subtotal, amount_discount, amount_total, quantity }) => [amount_subtotal, amount_discount, amount_total, quantity]),
  ).toEqual([
    [4000, 1000, 3000, 2],
    [5000, 1250, 3750, 1],
  ]);
  expect(data.map(({ price: of }) => of?.unit_amount)).toEqual([2000, 5000]);
  const expanded = await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  expect(expanded.line_items?.data).toEqual(data);
  expect((await refusal(stripe.checkout.sessions.listLineItems('cs_none'))).statusCode).toBe(404);
});

test('a subscription that names no card is paid with the customer’s, whichever that is at the renewal', async () => {
  const { stripe, price, family } = await openShop();
  const subscription = await stripe.subscriptions.create({ customer: await family('pm_card_visa'), items: [{ price: await price(2000) }] });
  expect([subscription.status, subscription.default_payment_method]).toEqual(['active', null]);
});
