import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { addMonths } from './billing/months.ts';
import { openShop, type Shop } from './testing/shop.ts';

const day = 86_400;
const start = Date.UTC(2026, 0, 31, 9) / 1000;

const clockFamily = async ({ stripe, price }: Shop, card = 'pm_card_visa') => {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: await price(3000) }] });
  const later = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: later.id } });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: later.id });
  return {
    clock: clock.id,
    customer: customer.id,
    id: subscription.id,
    advance: (to: number) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to }),
  };
};
const endOf = (subscription: Stripe.Subscription): number => subscription.items.data[0]?.current_period_end ?? 0;

test('a plan begun on the 31st renews on the last day of February and on the 31st of March', async () => {
  const shop = await openShop();
  const { id, customer, advance } = await clockFamily(shop);
  expect(endOf(await shop.stripe.subscriptions.retrieve(id))).toBe(Date.UTC(2026, 1, 28, 9) / 1000);
  await advance(addMonths(start, 1) + 3600);
  expect(endOf(await shop.stripe.subscriptions.retrieve(id))).toBe(Date.UTC(2026, 2, 31, 9) / 1000);
  expect((await shop.stripe.invoices.list({ customer })).data.map(({ status, billing_reason: why }) => [status, why])).toEqual([
    ['paid', 'subscription_cycle'],
    ['paid', 'subscription_create'],
  ]);
});

test('a renewal that fails makes the plan past due; a new card brings it back', async () => {
  const shop = await openShop();
  const { id, customer, advance } = await clockFamily(shop, 'pm_card_chargeCustomerFail');
  await advance(addMonths(start, 1) + 3600);
  const late = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect([late.status, (late.latest_invoice as Stripe.Invoice).status]).toEqual(['past_due', 'open']);
  const card = await shop.stripe.paymentMethods.attach('pm_card_visa', { customer });
  await shop.stripe.subscriptions.update(id, { default_payment_method: card.id });
  await advance(addMonths(start, 1) + 3 * day + 3600);
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

test('when every retry fails the plan ends', async () => {
  const shop = await openShop();
  const { id, advance } = await clockFamily(shop, 'pm_card_chargeCustomerFail');
  await advance(addMonths(start, 1) + 8 * day);
  const ended = await shop.stripe.subscriptions.retrieve(id);
  expect([ended.status, ended.cancellation_details?.reason]).toEqual(['canceled', 'payment_failed']);
});

test('a plan cancelled for the end of its month ends then, without another charge', async () => {
  const shop = await openShop();
  const { id, customer, advance } = await clockFamily(shop);
  await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await advance(addMonths(start, 1) + 60);
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
  expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
});

test('a first payment nobody completes expires after 23 hours', async () => {
  const shop = await openShop();
  const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: start });
  const { id: customer } = await shop.stripe.customers.create({ test_clock: clock.id });
  const { id } = await shop.stripe.subscriptions.create({
    customer,
    items: [{ price: await shop.price(2000) }],
    payment_behavior: 'default_incomplete',
  });
  await shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + day });
  expect((await shop.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
});
