import { expect, test } from 'vitest';
import { openShop, refusal, startUnpaid } from './testing/shop.ts';

test('a family with a good card subscribes and the invoice is paid', async () => {
  const { stripe, price, family } = await openShop();
  const { subscription, intent, invoice } = await startUnpaid(stripe, await family(), [{ price: await price(2000) }]);
  expect([subscription.status, invoice.status, invoice.amount_due]).toEqual(['incomplete', 'open', 2000]);

  expect((await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice.payments', 'default_payment_method'] });
  expect(after.status).toBe('active');
  expect(after.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: 2000,
    payments: { data: [{ status: 'paid', payment: { payment_intent: intent } }] },
  });
  expect(after.default_payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
});

test('a declined card is told so and another card then pays the same invoice', async () => {
  const { stripe, price, family } = await openShop();
  const { subscription, intent } = await startUnpaid(stripe, await family(), [{ price: await price(3000) }]);
  const error = await refusal(stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_chargeDeclinedInsufficientFunds' }));
  expect(error).toMatchObject({
    statusCode: 402,
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  });
  expect(error.payment_intent).toMatchObject({ id: intent, status: 'requires_payment_method' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');

  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_mastercard' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
});

test.each(['pm_card_threeDSecure2Required', 'pm_card_authenticationRequiredOnSetup'])(
  '%s pays only after the person completed 3-D Secure',
  async (card) => {
    const { stripe, price, family, sandbox } = await openShop();
    const { subscription, intent, secret } = await startUnpaid(stripe, await family(), [{ price: await price(5000) }]);
    const waiting = await stripe.paymentIntents.confirm(intent, { payment_method: card });
    expect([waiting.status, waiting.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);

    const answer = (result: string) =>
      fetch(`${sandbox.baseUrl}/sandbox/3ds/${intent}`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: secret ?? '', result }),
      });
    await answer('fail');
    expect((await stripe.paymentIntents.retrieve(intent)).last_payment_error?.code).toBe('payment_intent_authentication_failure');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');

    await stripe.paymentIntents.confirm(intent, { payment_method: card });
    expect((await answer('complete')).status).toBe(200);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  },
);

test('nobody completes 3-D Secure with a wrong secret', async () => {
  const { stripe, price, family, sandbox } = await openShop();
  const { intent } = await startUnpaid(stripe, await family(), [{ price: await price(2000) }]);
  await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_threeDSecure2Required' });
  const guess = await fetch(`${sandbox.baseUrl}/sandbox/3ds/${intent}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: 'guess', result: 'complete' }),
  });
  expect([guess.status, (await stripe.paymentIntents.retrieve(intent)).status]).toEqual([404, 'requires_action']);
});

test('two children on one plan are one item of quantity 2', async () => {
  const { stripe, price, family } = await openShop();
  const { subscription, invoice } = await startUnpaid(stripe, await family(), [{ price: await price(3000), quantity: 2 }]);
  expect(subscription.items.data.map(({ quantity }) => quantity)).toEqual([2]);
  expect(invoice.total).toBe(6000);
});

test('three children on three plans pay £100.00 to the penny', async () => {
  const { stripe, price, family } = await openShop();
  const items = await Promise.all([2000, 3000, 5000].map(async (pence) => ({ price: await price(pence) })));
  const { invoice, intent } = await startUnpaid(stripe, await family(), items);
  expect([invoice.total, invoice.lines.data.length, (await stripe.paymentIntents.retrieve(intent)).amount]).toEqual([10_000, 3, 10_000]);
});

test('a card that declines only when charged can be saved, and a card that always declines cannot', async () => {
  const { stripe, family } = await openShop();
  const customer = await family();
  expect((await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer })).customer).toBe(customer);
  expect(await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  });
});

test('case 39: a number outside the published test cards is refused and not repeated', async () => {
  const { stripe } = await openShop();
  const error = await refusal(
    stripe.paymentMethods.create({ type: 'card', card: { number: '4929000000006', exp_month: 8, exp_year: 2030, cvc: '123' } }),
  );
  expect(error).toMatchObject({ statusCode: 402, code: 'card_declined' });
  expect(error.message).toContain('TEST MODE');
  expect(JSON.stringify(error.raw)).not.toContain('4929');
});
