import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { shareOfRest } from './billing/proration.ts';
import { openShop, refusal, type Shop } from './testing/shop.ts';

const subscribed = async (
  { stripe, family }: Shop,
  items: Stripe.SubscriptionCreateParams.Item[],
  more: Partial<Stripe.SubscriptionCreateParams> = {},
  card = 'pm_card_visa',
) => {
  const customer = await family(card);
  return stripe.subscriptions.create({ customer, items, payment_behavior: 'error_if_incomplete', ...more });
};
const idOf = (reference: string | { readonly id: string } | undefined): string =>
  typeof reference === 'object' ? reference.id : (reference ?? '');
const firstItem = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('A subscription without items');
  return item;
};

test('a share of the rest is the floor of the exact share', () => {
  const month = { start: 0, end: 30 * 86_400 };
  const tenDaysLeft = 20 * 86_400;
  expect([shareOfRest(-2000, month, tenDaysLeft), shareOfRest(5000, month, tenDaysLeft)]).toEqual([-667, 1666]);
});

test('moving up costs exactly what the preview said', async () => {
  const shop = await openShop();
  const [small, large] = [await shop.price(2000), await shop.price(5000)];
  const subscription = await subscribed(shop, [{ price: small }]);
  const { current_period_start: start, current_period_end: end, id } = firstItem(subscription);
  const at = Math.round(start + (end - start) / 3);
  const items = [{ id, price: large, quantity: 1 }];
  const preview = await shop.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date: at },
  });
  const changed = await shop.stripe.subscriptions.update(subscription.id, {
    items,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    proration_date: at,
    expand: ['latest_invoice'],
  });
  expect(changed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
  expect(preview.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
  expect(firstItem(changed).price.id).toBe(large);
});

test('adding a child whose payment fails changes nothing', async () => {
  const shop = await openShop();
  const subscription = await subscribed(shop, [{ price: await shop.price(3000) }]);
  const customer = idOf(subscription.customer);
  const bad = await shop.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await shop.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  const { id } = firstItem(subscription);
  const held = await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id, quantity: 2 }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect([held.status, firstItem(held).quantity, held.pending_update === null]).toEqual(['active', 1, false]);
  const invoice = held.latest_invoice as Stripe.Invoice;
  const intent = invoice.confirmation_secret?.client_secret.split('_secret_')[0] ?? '';
  await shop.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
  const paid = await shop.stripe.subscriptions.retrieve(subscription.id);
  expect([firstItem(paid).quantity, paid.pending_update]).toEqual([2, null]);
});

test('a change that was never paid gives way to the next one, and its invoice is void', async () => {
  const shop = await openShop();
  const subscription = await subscribed(shop, [{ price: await shop.price(3000) }]);
  const { id } = firstItem(subscription);
  const customer = idOf(subscription.customer);
  const card = async (name: string) => {
    const method = await shop.stripe.paymentMethods.attach(name, { customer });
    await shop.stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
  };
  const grow = (quantity: number) =>
    shop.stripe.subscriptions.update(subscription.id, {
      items: [{ id, quantity }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
  await card('pm_card_chargeCustomerFail');
  expect((await grow(2)).pending_update).not.toBeNull();
  await card('pm_card_visa');
  const grown = await grow(3);
  expect([firstItem(grown).quantity, grown.pending_update]).toEqual([3, null]);
  expect((await shop.stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual(['paid', 'void', 'paid']);
});

test('a change that may wait for its payment carries nothing else', async () => {
  const shop = await openShop();
  const { id } = await subscribed(shop, [{ price: await shop.price(3000) }]);
  const error = await refusal(shop.stripe.subscriptions.update(id, { payment_behavior: 'pending_if_incomplete', metadata: { a: 'b' } }));
  expect(error.message).toContain('not supported with `payment_behavior=pending_if_incomplete`: metadata');
});

test('moving down becomes credit on the balance, not a refund', async () => {
  const shop = await openShop();
  const small = await shop.price(2000);
  const subscription = await subscribed(shop, [{ price: await shop.price(5000) }]);
  await shop.stripe.subscriptions.update(subscription.id, {
    items: [{ id: firstItem(subscription).id, price: small }],
    proration_behavior: 'always_invoice',
  });
  const customer = await shop.stripe.customers.retrieve(idOf(subscription.customer));
  expect('balance' in customer && customer.balance).toBeLessThan(-2900);
  expect((await shop.stripe.refunds.list()).data).toEqual([]);
});

test('cancelling at the end can be taken back, cancelling now cannot', async () => {
  const shop = await openShop();
  const { id } = await subscribed(shop, [{ price: await shop.price(2000) }]);
  const ending = await shop.stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'too_expensive' },
  });
  expect([ending.status, ending.cancel_at, ending.cancellation_details?.feedback]).toEqual([
    'active',
    firstItem(ending).current_period_end,
    'too_expensive',
  ]);
  const kept = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect([kept.cancel_at_period_end, kept.cancel_at]).toEqual([false, null]);
  expect((await shop.stripe.subscriptions.cancel(id)).status).toBe('canceled');
  expect(await refusal(shop.stripe.subscriptions.cancel(id))).toMatchObject({ statusCode: 404 });
  expect((await refusal(shop.stripe.subscriptions.update(id, { cancel_at_period_end: true }))).message).toContain('canceled subscription');
});

test('a 25 % code makes £80.00 into £60.00, and a 100 % code needs no card', async () => {
  const shop = await openShop();
  const codeFor = async (percent: number, code: string) => {
    const coupon = await shop.stripe.coupons.create({ percent_off: percent, duration: 'forever' });
    return shop.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code, max_redemptions: 1 });
  };
  const items = [{ price: await shop.price(3000) }, { price: await shop.price(5000) }];
  const quarter = await codeFor(25, 'QUARTER');
  const cheaper = await subscribed(shop, items, { discounts: [{ promotion_code: quarter.id }], expand: ['latest_invoice'] });
  expect(cheaper.latest_invoice).toMatchObject({ subtotal: 8000, total: 6000, amount_paid: 6000 });

  const whole = await codeFor(100, 'WHOLE');
  const free = await shop.stripe.subscriptions.create({
    customer: await shop.family(),
    items,
    discounts: [{ promotion_code: whole.id }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect([free.status, (free.latest_invoice as Stripe.Invoice).confirmation_secret]).toEqual(['active', null]);
  expect((await refusal(subscribed(shop, items, { discounts: [{ promotion_code: whole.id }] }))).message).toBe(
    'This promotion code cannot be redeemed.',
  );
});

test('a refund gives back the card part once, never more', async () => {
  const shop = await openShop();
  const { latest_invoice: invoice } = await subscribed(shop, [{ price: await shop.price(2000) }], { expand: ['latest_invoice.payments'] });
  const intent = idOf((invoice as Stripe.Invoice).payments?.data[0]?.payment.payment_intent);
  expect((await refusal(shop.stripe.refunds.create({ payment_intent: intent, amount: 2001 }))).message).toContain(
    'greater than unrefunded amount',
  );
  expect((await shop.stripe.refunds.create({ payment_intent: intent })).amount).toBe(2000);
  expect(await refusal(shop.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({ code: 'charge_already_refunded' });
});

test('credit pays a first invoice and only the rest is charged', async () => {
  const shop = await openShop();
  const customer = await shop.family('pm_card_visa');
  await shop.stripe.customers.createBalanceTransaction(customer, { amount: -2000, currency: 'gbp' });
  const { latest_invoice: invoice } = await shop.stripe.subscriptions.create({
    customer,
    items: [{ price: await shop.price(5000) }],
    expand: ['latest_invoice'],
  });
  expect(invoice).toMatchObject({ total: 5000, starting_balance: -2000, ending_balance: 0, amount_paid: 3000 });
});
