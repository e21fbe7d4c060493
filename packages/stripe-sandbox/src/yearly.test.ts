import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { addMonths } from './billing/months.ts';
import { openShop, refusal, type Shop } from './testing/shop.ts';

const start = Date.UTC(2026, 0, 31, 9) / 1000;
const day = 86_400;
const endOf = ({ items }: Stripe.Subscription): number => items.data[0]?.current_period_end ?? 0;
const priceEvery = async ({ stripe }: Shop, interval: 'month' | 'year', pence: number) => {
  const made = { currency: 'gbp', unit_amount: pence, recurring: { interval }, product_data: { name: 'Plan' } } as const;
  return (await stripe.prices.create(made)).id;
};
const family = async (shop: Shop, price: string) => {
  const { stripe } = shop;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: start });
  const customer = await stripe.customers.create({ test_clock: clock.id });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price, quantity: 2 }] });
  const advance = async (to: number): Promise<void> => {
    for (let at = start; at < to;) {
      at = Math.min(to, at + 50 * day);
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: at }).catch(() => undefined);
    }
  };
  const paid = async () => (await stripe.invoices.list({ customer: customer.id })).data.map(({ amount_paid: pence }) => pence);
  return { id, customer: customer.id, advance, paid };
};

test('a year is paid at once and renews a year later, on the last day of its month', async () => {
  const shop = await openShop();
  const { id, advance, paid } = await family(shop, await priceEvery(shop, 'year', 30_000));
  expect(endOf(await shop.stripe.subscriptions.retrieve(id))).toBe(Date.UTC(2027, 0, 31, 9) / 1000);
  await advance(addMonths(start, 12) + 3600);
  expect(await paid()).toEqual([60_000, 60_000]);
  expect(endOf(await shop.stripe.subscriptions.retrieve(id))).toBe(Date.UTC(2028, 0, 31, 9) / 1000);
});

test('months and years are not billed by one subscription', async () => {
  const shop = await openShop();
  const [month, year] = [await priceEvery(shop, 'month', 3000), await priceEvery(shop, 'year', 30_000)];
  const customer = await shop.family('pm_card_visa');
  const mixed = shop.stripe.subscriptions.create({ customer, items: [{ price: month }, { price: year }] });
  expect((await refusal(mixed)).message).toContain('same interval');
});

test('from months to a year: what is left of the month is credit, the year begins now, and the preview said the sum', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const [month, year] = [await priceEvery(shop, 'month', 3000), await priceEvery(shop, 'year', 30_000)];
  const { id, advance, paid } = await family(shop, month);
  // Half of the month that is paid: 14 of 28 days.
  const now = start + 14 * day;
  await advance(now);
  const { items } = await stripe.subscriptions.retrieve(id);
  const change = { items: [{ id: items.data[0]?.id ?? '', price: year, quantity: 2 }], proration_date: now };
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { ...change, proration_behavior: 'always_invoice' },
  });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-3000, 60_000]);
  const changed = await stripe.subscriptions.update(id, {
    ...change,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  expect([endOf(changed), await paid()]).toEqual([addMonths(now, 12), [57_000, 6000]]);
  await advance(addMonths(now, 12) + 3600);
  expect(await paid()).toEqual([60_000, 57_000, 6000]);
});

test('from a year to months when it ends: nothing before, the months from then on, and the schedule lets go', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const [month, year] = [await priceEvery(shop, 'month', 3000), await priceEvery(shop, 'year', 30_000)];
  const { id, advance, paid } = await family(shop, year);
  const ends = addMonths(start, 12);
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const planned = [
    { items: [{ price: year, quantity: 2 }], start_date: start, end_date: ends },
    { items: [{ price: month, quantity: 2 }], start_date: ends, duration: { interval: 'month' as const } },
  ];
  const wrong = [{ ...planned[0], start_date: start + 1 }, planned[1]] as typeof planned;
  expect((await refusal(stripe.subscriptionSchedules.update(schedule.id, { phases: wrong }))).param).toBe('phases[0][start_date]');
  await stripe.subscriptionSchedules.update(schedule.id, { phases: planned, end_behavior: 'release' });
  expect((await refusal(stripe.subscriptions.update(id, { cancel_at_period_end: true }))).message).toContain('managed by the subscription');
  expect((await refusal(stripe.subscriptionSchedules.create({ from_subscription: id }))).param).toBe('from_subscription');
  await advance(ends + 3600);
  expect(await paid()).toEqual([6000, 60_000]);
  expect(endOf(await stripe.subscriptions.retrieve(id))).toBe(addMonths(ends, 1));
  await advance(addMonths(ends, 1) + 3600);
  expect(await paid()).toEqual([6000, 6000, 60_000]);
  expect([(await stripe.subscriptions.retrieve(id)).schedule, (await stripe.subscriptionSchedules.retrieve(schedule.id)).status]).toEqual([
    null,
    'released',
  ]);
});

test('a schedule that is released leaves the year as it was', async () => {
  const shop = await openShop();
  const { stripe } = shop;
  const { id } = await family(shop, await priceEvery(shop, 'year', 30_000));
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBe(schedule.id);
  await stripe.subscriptionSchedules.release(schedule.id);
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
  expect((await refusal(stripe.subscriptionSchedules.release(schedule.id))).message).toContain('released');
});
