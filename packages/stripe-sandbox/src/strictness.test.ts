import { expect, test } from 'vitest';
import { clientOf, openShop, refusal, startUnpaid } from './testing/shop.ts';

test('the same idempotency key makes one customer, and refuses other facts', async () => {
  const { stripe } = await openShop();
  const first = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'attempt-1' });
  const again = await stripe.customers.create({ email: 'a@example.org' }, { idempotencyKey: 'attempt-1' });
  expect(again.id).toBe(first.id);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  expect(await refusal(stripe.customers.create({ email: 'b@example.org' }, { idempotencyKey: 'attempt-1' }))).toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
});

test('two clicks at the same moment take the money once', async () => {
  const { stripe, price, family } = await openShop();
  const { intent } = await startUnpaid(stripe, await family(), [{ price: await price(2000) }]);
  const pay = () => stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' }, { idempotencyKey: 'click' });
  const [one, two] = await Promise.all([pay(), pay()]);
  expect(one.latest_charge).toBe(two.latest_charge);
  expect((await stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(1);
});

test('a declined try stays declined under its own key', async () => {
  const { stripe, price, family } = await openShop();
  const { intent } = await startUnpaid(stripe, await family(), [{ price: await price(2000) }]);
  const pay = () => stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'try' });
  await refusal(pay());
  expect(await refusal(pay())).toMatchObject({ code: 'card_declined' });
  expect((await stripe.events.list({ type: 'charge.failed' })).data).toHaveLength(1);
});

test.each([
  ['an unknown parameter', { payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
  ['an unknown one inside an item', { items: [{ price: 'price_x', tier: '1' }] }, 'parameter_unknown', 'items[0][tier]'],
  ['a price that does not exist', { items: [{ price: 'price_x' }] }, 'resource_missing', 'items[0][price]'],
  ['a customer that does not exist', { customer: 'cus_x' }, 'resource_missing', 'customer'],
  ['half a child', { items: [{ price: 'price_x', quantity: 1.5 }] }, 'parameter_invalid_integer', 'items[0][quantity]'],
  ['an empty customer', { customer: '' }, 'parameter_invalid_empty', 'customer'],
])('a subscription with %s is refused', async (_what, wrong, code, param) => {
  const { stripe, price, family } = await openShop();
  const right = { customer: await family(), items: [{ price: await price(2000) }] };
  expect(await refusal(stripe.subscriptions.create({ ...right, ...wrong }))).toMatchObject({
    statusCode: 400,
    code,
    param,
  });
});

test('a price with a fraction of a penny is refused', async () => {
  const { stripe } = await openShop();
  const error = await refusal(
    stripe.prices.create({ currency: 'gbp', unit_amount: 1999.5, recurring: { interval: 'month' }, product_data: { name: 'Plan' } }),
  );
  expect(error).toMatchObject({ code: 'parameter_invalid_integer', param: 'unit_amount', message: 'Invalid integer: 1999.5' });
});

test('the same price twice in one subscription is refused in the words of Stripe', async () => {
  const { stripe, price, family } = await openShop();
  const id = await price(2000);
  const error = await refusal(
    stripe.subscriptions.create({ customer: await family('pm_card_visa'), items: [{ price: id }, { price: id }] }),
  );
  expect(error.message).toContain('Cannot add multiple subscription items with the same plan');
});

test('pending_if_incomplete is refused on create', async () => {
  const { stripe, price, family } = await openShop();
  const error = await refusal(
    stripe.subscriptions.create({
      customer: await family(),
      items: [{ price: await price(2000) }],
      payment_behavior: 'pending_if_incomplete',
    }),
  );
  expect(error.param).toBe('payment_behavior');
});

test('case 39: another API version, a wrong key and a live key are refused', async () => {
  const { sandbox } = await openShop();
  expect(await refusal(clientOf(sandbox, { apiVersion: '2020-08-27' }).customers.list())).toMatchObject({ statusCode: 400 });
  expect(await refusal(clientOf(sandbox, { key: 'sk_test_wrong' }).customers.list())).toMatchObject({ statusCode: 401 });
  const live = await refusal(clientOf(sandbox, { key: 'sk_live_abcdefghijklmnop' }).customers.list());
  expect([live.statusCode, live.message]).toEqual([401, 'Invalid API Key provided: sk_live_********mnop']);
});

test('a missing customer is 404 and cannot be told from another one', async () => {
  const { stripe } = await openShop();
  expect(await refusal(stripe.customers.retrieve('cus_none'))).toMatchObject({ statusCode: 404, message: "No such customer: 'cus_none'" });
});

test('what only the sandbox knows never leaves it', async () => {
  const { stripe, family } = await openShop();
  const methods = await stripe.customers.listPaymentMethods(await family('pm_card_visa'));
  expect(JSON.stringify(methods.data)).not.toMatch(/4242424242424242|"sandbox"/u);
});
