import type { Stripe } from 'stripe';

type Seller = { readonly stripe: Stripe; readonly clock: Stripe.TestHelpers.TestClock };
type Shelf = { readonly monthly: string; readonly other: string; readonly yearly: string; readonly coupon: string };

const day = 86_400;

const fillShelf = async (stripe: Stripe): Promise<Shelf> => {
  const product = await stripe.products.create({ name: 'Learn' });
  await stripe.products.retrieve(product.id);
  await stripe.products.update(product.id, { name: 'Learn more' });
  await stripe.products.list();
  const priced = (unit_amount: number, interval: 'month' | 'year', more: { lookup_key?: string } = {}) =>
    stripe.prices.create({ currency: 'gbp', unit_amount, recurring: { interval }, product: product.id, ...more });
  const monthly = await priced(3000, 'month', { lookup_key: 'learn' });
  const other = await priced(2000, 'month');
  const yearly = await priced(30_000, 'year');
  await stripe.prices.list({ lookup_keys: ['learn'] });
  await stripe.prices.retrieve(monthly.id);
  await stripe.prices.update(monthly.id, { metadata: { of: 'a test' } });
  const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'once' });
  await stripe.coupons.retrieve(coupon.id);
  await stripe.coupons.list();
  const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'SPRING' });
  await stripe.promotionCodes.list();
  await stripe.promotionCodes.retrieve(code.id);
  await stripe.promotionCodes.update(code.id, { active: false });
  return { monthly: monthly.id, other: other.id, yearly: yearly.id, coupon: coupon.id };
};

const family = async ({ stripe, clock }: Seller): Promise<{ readonly customer: string; readonly card: string }> => {
  const address = { line1: '1 Hedge Lane', city: 'York', postal_code: 'YO1 7HH', country: 'GB' };
  const { id: customer } = await stripe.customers.create({ email: 'ann@example.test', name: 'Ann Lee', address, test_clock: clock.id });
  await stripe.customers.list();
  await stripe.customers.retrieve(customer);
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.paymentMethods.retrieve(card);
  await stripe.customers.listPaymentMethods(customer);
  await stripe.paymentMethods.list({ customer, type: 'card' });
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  return { customer, card };
};

const changeBySchedule = async (stripe: Stripe, subscription: string, shelf: Shelf): Promise<void> => {
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription });
  const [now] = schedule.phases;
  if (now === undefined) throw new Error('A schedule of a subscription has a phase');
  await stripe.subscriptionSchedules.retrieve(schedule.id);
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      { items: [{ price: shelf.monthly }, { price: shelf.other }], start_date: now.start_date, end_date: now.end_date },
      { items: [{ price: shelf.other }], duration: { interval: 'month', interval_count: 1 } },
    ],
  });
  await stripe.subscriptionSchedules.release(schedule.id);
};

const subscribe = async ({ stripe }: Seller, shelf: Shelf, customer: string): Promise<string> => {
  const subscription = await stripe.subscriptions.create({
    customer,
    items: [{ price: shelf.monthly }],
    discounts: [{ coupon: shelf.coupon }],
    metadata: { family: 'f1' },
    expand: ['latest_invoice.confirmation_secret', 'latest_invoice.payments'],
  });
  const { id } = subscription;
  const item = subscription.items.data[0]?.id ?? '';
  await stripe.subscriptions.retrieve(id);
  await stripe.subscriptions.list({ customer });
  await stripe.invoices.createPreview({
    customer,
    subscription: id,
    subscription_details: { items: [{ id: item, price: shelf.yearly }], proration_behavior: 'always_invoice' },
  });
  await stripe.subscriptions.update(id, {
    items: [{ id: item, price: shelf.monthly }, { price: shelf.other }],
    proration_behavior: 'always_invoice',
  });
  await stripe.subscriptionItems.list({ subscription: id });
  await stripe.subscriptionItems.retrieve(item);
  await changeBySchedule(stripe, id, shelf);
  return id;
};

const readInvoices = async (stripe: Stripe, customer: string): Promise<string> => {
  const { data: invoices } = await stripe.invoices.list({ customer });
  const [newest, first] = [invoices[0]?.id ?? '', invoices.at(-1)?.id ?? ''];
  await stripe.invoices.retrieve(newest);
  await stripe.invoices.update(newest, { metadata: { seen: 'yes' } });
  await stripe.invoices.listLineItems(newest);
  const { data: payments } = await stripe.invoicePayments.list({ invoice: first });
  await stripe.invoicePayments.retrieve(payments[0]?.id ?? '');
  const paid = payments[0]?.payment.payment_intent;
  if (typeof paid !== 'string') throw new Error('The first invoice was paid by a card');
  const { data: intents } = await stripe.paymentIntents.list({ customer });
  await stripe.paymentIntents.retrieve(intents[0]?.id ?? '');
  const charge = intents[0]?.latest_charge;
  if (typeof charge !== 'string') throw new Error('A payment by card has a charge');
  await stripe.charges.retrieve(charge);
  return paid;
};

const giveBack = async (stripe: Stripe, customer: string, paymentIntent: string): Promise<void> => {
  const refund = await stripe.refunds.create({ payment_intent: paymentIntent, amount: 500 });
  await stripe.refunds.retrieve(refund.id);
  await stripe.refunds.list();
  await stripe.customers.createBalanceTransaction(customer, { amount: -100, currency: 'gbp' });
  await stripe.customers.listBalanceTransactions(customer);
};

const pages = async (stripe: Stripe, shelf: Shelf, customer: string): Promise<void> => {
  await stripe.billingPortal.sessions.create({ customer, return_url: 'https://shop.example' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: shelf.monthly, quantity: 1 }],
    success_url: 'https://shop.example/done',
    discounts: [{ coupon: shelf.coupon }],
  });
  await stripe.checkout.sessions.retrieve(session.id, { expand: ['line_items'] });
  await stripe.checkout.sessions.listLineItems(session.id);
  await stripe.checkout.sessions.expire(session.id);
  await stripe.checkout.sessions.list();
};

const intentOf = (subscription: Stripe.Subscription): { readonly invoice: string; readonly intent: string } => {
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || invoice === null) throw new Error('The latest invoice was not expanded');
  const intent = invoice.payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'string') throw new Error('The invoice waits for a payment');
  return { invoice: invoice.id, intent };
};

/** A bank that asks, payments that are given up, a card that is declined and another one that pays. */
const trouble = async (stripe: Stripe, shelf: Shelf): Promise<void> => {
  const { id: customer } = await stripe.customers.create({ email: 'ben@example.test' });
  const card = { number: '4000002500003155', exp_month: 8, exp_year: 2044, cvc: '123' };
  const { id: asks } = await stripe.paymentMethods.create({ type: 'card', card });
  await stripe.paymentMethods.attach(asks, { customer });
  const begun = () =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: shelf.monthly }],
      payment_behavior: 'default_incomplete',
      default_payment_method: asks,
      expand: ['latest_invoice.payments'],
    });
  const given = intentOf(await begun());
  await stripe.paymentIntents.confirm(given.intent, { payment_method: asks, return_url: 'https://shop.example' });
  await stripe.invoices.voidInvoice(given.invoice);
  const declined = intentOf(await begun());
  const { id: bad } = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.paymentIntents.confirm(declined.intent, { payment_method: bad }).catch(() => undefined);
  await stripe.invoices.pay(declined.invoice, { payment_method: 'pm_card_visa' });
  const { id: alone } = await stripe.paymentIntents.create({ amount: 2000, currency: 'gbp', customer });
  await stripe.paymentIntents.cancel(alone);
  await stripe.customers.del(customer);
};

const renew = async ({ stripe, clock }: Seller): Promise<void> => {
  await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: clock.frozen_time + 32 * day });
  await stripe.testHelpers.testClocks.retrieve(clock.id);
  await stripe.testHelpers.testClocks.list();
};

const end = async ({ stripe, clock }: Seller, shelf: Shelf, subscription: string, card: string): Promise<void> => {
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  await stripe.subscriptions.cancel(subscription, { prorate: true });
  await stripe.paymentMethods.detach(card);
  await stripe.coupons.del(shelf.coupon);
  await stripe.testHelpers.testClocks.del(clock.id);
};

const hooks = async (stripe: Stripe): Promise<void> => {
  const hook = await stripe.webhookEndpoints.create({ url: 'https://shop.example/hook', enabled_events: ['*'] });
  await stripe.webhookEndpoints.retrieve(hook.id);
  await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.update(hook.id, { enabled_events: ['invoice.paid'] });
  await stripe.webhookEndpoints.del(hook.id);
};

/** Every call that the sandbox knows, as one family and its seller come to ask it. */
export const walk = async (stripe: Stripe): Promise<void> => {
  const shelf = await fillShelf(stripe);
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Math.floor(Date.now() / 1000) });
  const seller = { stripe, clock };
  const { customer, card } = await family(seller);
  const subscription = await subscribe(seller, shelf, customer);
  await giveBack(stripe, customer, await readInvoices(stripe, customer));
  await pages(stripe, shelf, customer);
  await trouble(stripe, shelf);
  await hooks(stripe);
  await renew(seller);
  await end(seller, shelf, subscription, card);
  const { data: events } = await stripe.events.list({ limit: 100 });
  await stripe.events.retrieve(events[0]?.id ?? '');
};
