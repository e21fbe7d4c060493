import { AppError } from '@hedgerow/domain/errors';
import { expect, onTestFinished, test } from 'vitest';
import type { Payments } from '#ports/payments.ts';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import { clientOf, endpoint, eventually } from '@hedgerow/stripe-sandbox/testing/shop';
import { catalogue as catalogueOf } from './stripe/catalogue.ts';
import { stripePayments } from './stripe-payments.ts';

const catalogue = [
  { planId: 'primary_explorer', name: 'Primary Explorer', pence: { month: 2000, year: 20000 } },
  { planId: 'primary_scholar', name: 'Primary Scholar', pence: { month: 3000, year: 30000 } },
  { planId: 'secondary_practice', name: 'Secondary Practice', pence: { month: 5000, year: 50000 } },
] as const;

const open = async (webhookUrl?: string) => {
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date(), ...(webhookUrl === undefined ? {} : { webhookUrl }) });
  onTestFinished(() => sandbox.close());
  const { secretKey, publishableKey, webhookSecret, baseUrl } = sandbox;
  const payments = stripePayments({ secretKey, publishableKey, webhookSecret, apiBase: baseUrl });
  await payments.ensureCatalogue(catalogue);
  const customerId = await payments.createCustomer({
    familyId: 'family-1',
    email: 'parent@example.org',
    name: 'Ada Parent',
    attemptId: 'a0',
  });
  return { payments, stripe: clientOf(sandbox), customerId };
};
test('wallets are offered where they are switched on, and never by the sandbox', () => {
  const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' };
  expect(stripePayments(keys).config().wallets).toBe(false);
  expect(stripePayments({ ...keys, wallets: true }).config()).toMatchObject({ mode: 'test', wallets: true });
  expect(stripePayments({ ...keys, wallets: true, apiBase: 'http://127.0.0.1:4210' }).config()).toMatchObject({
    mode: 'sandbox',
    wallets: false,
  });
});

const items = [
  { planId: 'primary_scholar', quantity: 2 },
  { planId: 'secondary_practice', quantity: 1 },
] as const;
const pay = async (stripe: ReturnType<typeof clientOf>, secret: string | null, card: string) =>
  stripe.paymentIntents.confirm(secret?.split('_secret_')[0] ?? '', { payment_method: card });
const refused = async (call: Promise<unknown>): Promise<AppError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was not refused');
};
const subscribed = async (payments: Payments, stripe: ReturnType<typeof clientOf>, customerId: string) => {
  const step = await payments.startSubscription({ customerId, items, interval: 'month', attemptId: 'a1' });
  await pay(stripe, step.clientSecret, 'pm_card_visa');
  return step.subscriptionId;
};

test('a family of three children starts, pays in the browser, and is read as one subscription of £110.00', async () => {
  const { payments, stripe, customerId } = await open();
  const step = await payments.startSubscription({ customerId, items, interval: 'month', attemptId: 'a1' });
  expect(step.status).toBe('requires_payment');
  expect((await payments.readFamily(customerId)).subscriptions[0]?.status).toBe('incomplete');
  await pay(stripe, step.clientSecret, 'pm_card_visa');

  const family = await payments.readFamily(customerId);
  expect(family.subscriptions).toMatchObject([
    {
      id: step.subscriptionId,
      status: 'active',
      amountPence: 11_000,
      cancelAtPeriodEnd: false,
      firstFailureAt: null,
      items: [
        { planId: 'primary_scholar', quantity: 2, unitPence: 3000 },
        { planId: 'secondary_practice', quantity: 1, unitPence: 5000 },
      ],
    },
  ]);
  expect(family.paymentMethod).toMatchObject({ brand: 'visa', last4: '4242' });
  expect(await payments.invoices(customerId)).toMatchObject([{ status: 'paid', totalPence: 11_000, subscriptionId: step.subscriptionId }]);
});

test('the same attempt twice makes one subscription', async () => {
  const { payments, customerId } = await open();
  const start = { customerId, items, interval: 'month' as const, attemptId: 'a1' };
  const [one, two] = await Promise.all([payments.startSubscription(start), payments.startSubscription(start)]);
  expect(one).toEqual(two);
  expect((await payments.readFamily(customerId)).subscriptions).toHaveLength(1);
});

test('a card that cannot be saved is refused with its own sentence', async () => {
  const { payments, customerId } = await open();
  const error = await refused(
    payments.startSubscription({
      customerId,
      items,
      interval: 'month',
      paymentMethodId: 'pm_card_chargeDeclinedInsufficientFunds',
      attemptId: 'a1',
    }),
  );
  expect([error.code, error.message]).toEqual(['payment_failed', 'Your card has insufficient funds.']);
});

test('adding a child costs what the preview said, and applies when it is paid', async () => {
  const { payments, stripe, customerId } = await open();
  const subscriptionId = await subscribed(payments, stripe, customerId);
  const more = { subscriptionId, items: [{ planId: 'primary_scholar', quantity: 3 }, items[1]], prorationDate: new Date() } as const;
  const preview = await payments.previewChange(more);
  expect(preview.nextAmountPence).toBe(14_000);
  expect(await payments.change({ ...more, attemptId: 'a2' })).toMatchObject({ status: 'paid', clientSecret: null });
  const [latest] = await payments.invoices(customerId);
  expect(latest?.amountPaidPence).toBe(preview.dueNowPence);
  expect((await payments.readFamily(customerId)).subscriptions[0]?.amountPence).toBe(14_000);
});

test('a child who moves to another plan keeps the item, and the sum is the new plan', async () => {
  const { payments, stripe, customerId } = await open();
  const subscriptionId = await subscribed(payments, stripe, customerId);
  const [before] = (await payments.readFamily(customerId)).subscriptions;
  await payments.change({
    subscriptionId,
    items: [items[0], { planId: 'primary_explorer', quantity: 1 }],
    prorationDate: new Date(),
    attemptId: 'a2',
  });
  const [after] = (await payments.readFamily(customerId)).subscriptions;
  expect(after?.items.map(({ planId, quantity }) => [planId, quantity])).toEqual([
    ['primary_scholar', 2],
    ['primary_explorer', 1],
  ]);
  expect([after?.amountPence, after?.items[1]?.itemId]).toEqual([8000, before?.items[1]?.itemId]);
});

test('a child leaves without charge or credit, and the end can be taken back', async () => {
  const { payments, stripe, customerId } = await open();
  const subscriptionId = await subscribed(payments, stripe, customerId);
  await payments.changeFromNextInvoice({ subscriptionId, items: [items[0]], attemptId: 'a2' });
  await payments.cancelAtPeriodEnd({ subscriptionId, comment: 'Moving abroad', attemptId: 'a3' });
  const ending = await payments.readFamily(customerId);
  expect([ending.subscriptions[0]?.amountPence, ending.subscriptions[0]?.cancelAt]).toEqual([6000, ending.subscriptions[0]?.periodEnd]);
  await payments.keep(subscriptionId, 'a4');
  expect((await payments.readFamily(customerId)).subscriptions[0]?.cancelAtPeriodEnd).toBe(false);
  expect(await payments.invoices(customerId)).toHaveLength(1);
});

test('a code is found however it is typed, discounts every month, and cannot be used twice', async () => {
  const { payments, customerId } = await open();
  await payments.createCode({ code: 'HALF', percentOff: 50, name: 'Half for a partner', maxUses: 1 });
  const code = await payments.findCode(' half ');
  expect(code?.percentOff).toBe(50);
  const promotionCodeId = code?.promotionCodeId ?? '';
  expect((await payments.previewStart({ customerId, items, interval: 'month', promotionCodeId })).dueNowPence).toBe(5500);
  await payments.startSubscription({ customerId, items, interval: 'month', promotionCodeId, attemptId: 'a1' });
  expect((await payments.readFamily(customerId)).subscriptions[0]).toMatchObject({ amountPence: 5500, discountPercent: 50 });
  expect(await payments.findCode('HALF')).toBeNull();
  expect((await refused(payments.startSubscription({ customerId, items, interval: 'month', promotionCodeId, attemptId: 'a2' }))).code).toBe(
    'invalid',
  );
});

test('a refund gives the card part back once however often it is asked', async () => {
  const { payments, stripe, customerId } = await open();
  await subscribed(payments, stripe, customerId);
  const [invoice] = await payments.invoices(customerId);
  const refund = () => payments.refundInvoice({ invoiceId: invoice?.id ?? '', why: 'change_of_mind' });
  expect([await refund(), await refund()]).toEqual([{ refundedPence: 11_000 }, { refundedPence: 11_000 }]);
  expect((await stripe.refunds.list()).data).toHaveLength(1);
});

test('a delivery is read for whom it is about; a forged one is invalid', async () => {
  const { url, got } = await endpoint();
  const { payments, customerId } = await open(url);
  await eventually(() => got.some(({ body }) => body.includes('customer.created')));
  const { body, signature } = got.find((delivery) => delivery.body.includes('customer.created')) ?? { body: '', signature: '' };
  expect(payments.verifyEvent(Buffer.from(body), signature)).toMatchObject({ type: 'customer.created', customerId, livemode: false });
  expect(() => payments.verifyEvent(body, signature.replace(/v1=../u, 'v1=00'))).toThrow(AppError);
});

test('a price changed by hand is put right in the sandbox and noted under the same plan', async () => {
  const { payments, stripe, customerId } = await open();
  await payments.startSubscription({ customerId, items, interval: 'month', attemptId: 'a1' });
  await payments.ensureCatalogue(
    catalogue.map((plan) => ({ ...plan, pence: { month: plan.pence.month + 100, year: plan.pence.year + 1000 } })),
  );
  const active = await stripe.prices.list({ active: true });
  expect(active.data.map(({ unit_amount: pence }) => pence).toSorted((a, b) => Number(a) - Number(b))).toEqual([
    2100, 3100, 5100, 21_000, 31_000, 51_000,
  ]);
  expect((await payments.readFamily(customerId)).subscriptions[0]?.items.map(({ planId }) => planId)).toEqual([
    'primary_scholar',
    'secondary_practice',
  ]);
});

test('case 36: in live mode a price that differs from ours stops the start and is left as it is', async () => {
  const { stripe } = await open();
  const live = catalogueOf(stripe, 'live');
  await live.ensure(catalogue);
  await expect(live.ensure([{ ...catalogue[0], pence: { month: 2500, year: 20_000 } }])).rejects.toThrow(
    'The live Stripe price of primary_explorer is 2000 gbp',
  );
  await expect(live.ensure([{ ...catalogue[0], pence: { month: 2000, year: 24_000 } }])).rejects.toThrow(
    'The live Stripe price of primary_explorer_year is 20000 gbp',
  );
  expect((await stripe.prices.list({ lookup_keys: ['primary_explorer'] })).data[0]?.unit_amount).toBe(2000);
});

test('case 38: nothing answers: the parent is told to try again', async () => {
  const payments = stripePayments({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: 'whsec_x',
    apiBase: 'http://127.0.0.1:9',
  });
  expect(await refused(payments.readFamily('cus_1'))).toMatchObject({
    code: 'unavailable',
    message: 'The payment service did not answer. Please try again.',
  });
});

test.each([
  [
    'a live key with another address',
    { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x', apiBase: 'http://127.0.0.1:9' },
  ],
  ['keys of two modes', { secretKey: 'sk_live_x', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }],
  ['no webhook secret', { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecret: ' ' }],
  ['something that is no key', { secretKey: 'secret', publishableKey: 'pk_test_x', webhookSecret: 'whsec_x' }],
])('%s is refused before anything is sent', (_what, keys) => {
  expect(() => stripePayments(keys)).toThrow(/Stripe/u);
});

test('by the year: the same product, ten months, and the way back to months waits at the provider until the year ends', async () => {
  const { payments, stripe, customerId } = await open();
  const step = await payments.startSubscription({ customerId, items, interval: 'year', attemptId: 'y1' });
  await pay(stripe, step.clientSecret, 'pm_card_visa');
  const read = async () => (await payments.readFamily(customerId)).subscriptions[0];
  expect(await read()).toMatchObject({ interval: 'year', nextInterval: null, amountPence: 110_000 });
  const prices = await stripe.prices.list({ lookup_keys: ['primary_scholar', 'primary_scholar_year'] });
  expect(new Set(prices.data.map(({ product }) => product)).size).toBe(1);
  const { subscriptionId } = step;
  const later = { subscriptionId, items, interval: 'month' as const, attemptId: 'y2' };
  await payments.changeIntervalLater(later);
  // Sent again after a lost answer it is the same.
  await payments.changeIntervalLater(later);
  expect(await read()).toMatchObject({ interval: 'year', nextInterval: 'month', amountPence: 110_000 });
  // A child who leaves meanwhile is left out of both.
  await payments.changeFromNextInvoice({ subscriptionId, items: [{ planId: 'primary_scholar', quantity: 1 }], attemptId: 'y3' });
  expect(await read()).toMatchObject({ interval: 'year', nextInterval: 'month', amountPence: 30_000 });
  await payments.keepInterval(subscriptionId);
  await payments.keepInterval(subscriptionId);
  expect(await read()).toMatchObject({ interval: 'year', nextInterval: null, amountPence: 30_000 });
  await payments.changeIntervalLater({ ...later, items: [{ planId: 'primary_scholar', quantity: 1 }], attemptId: 'y4' });
  await payments.cancelAtPeriodEnd({ subscriptionId, attemptId: 'y5' });
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: true, nextInterval: null });
});
