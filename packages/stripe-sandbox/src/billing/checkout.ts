import type { Desk } from '../desk.ts';
import { badRequest } from '../errors.ts';
import type { CheckoutSession, Customer, Invoice, LineItem, PaymentIntent, PaymentMethod, Subscription } from '../wire.ts';
import { confirmIntent } from './confirm.ts';
import { reductionsFor } from './discounts.ts';
import { endSubscription } from './ending.ts';
import { priceFor } from './items.ts';
import { startSubscription } from './new-subscription.ts';
import { intentOf } from './pay-invoice.ts';
import { previewStart, type Basket } from './preview-start.ts';

const customerOf = async (desk: Desk, session: CheckoutSession): Promise<Customer> => {
  const customer = session.customer === null ? null : await desk.find('customer', session.customer);
  if (customer === null) throw badRequest('The customer of this session no longer exists.', 'resource_missing', 'customer');
  return customer;
};
const itemsOf = (desk: Desk, session: CheckoutSession): Promise<Basket['items']> =>
  Promise.all(
    (session.sandbox?.lines ?? []).map(async ({ price, quantity }) => ({ price: await priceFor(desk, price, 'line_items'), quantity })),
  );
const reductionsOf = async (desk: Desk, session: CheckoutSession) =>
  reductionsFor(desk, session.sandbox?.discounts ?? [], session.customer, await desk.now());

/** The sum on the page: what the first month costs with its discounts and the customer's credit. */
export const checkoutPreview = async (desk: Desk, session: CheckoutSession): Promise<Invoice> => {
  const reductions = await reductionsOf(desk, session);
  const discounts = reductions.map(({ coupon }) => ({ id: desk.newId('di'), coupon }));
  return previewStart(desk, { customer: await customerOf(desk, session), items: await itemsOf(desk, session), discounts });
};

/** The session's lines: what each costs a month, with its part of the discount. */
export const sessionLines = async (desk: Desk, session: CheckoutSession): Promise<readonly LineItem[]> => {
  const { lines } = await checkoutPreview(desk, session);
  return Promise.all(
    (session.sandbox?.lines ?? []).map(async ({ price: id, quantity }, at) => {
      const price = await priceFor(desk, id, 'line_items');
      const line = lines.data[at];
      const amount = line?.amount ?? 0;
      const discount = (line?.discount_amounts ?? []).reduce((sum, part) => sum + part.amount, 0);
      return {
        id: `li_${session.id.slice(-12)}${at}`,
        object: 'item',
        adjustable_quantity: null,
        amount_discount: discount,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount - discount,
        currency: 'gbp',
        description: (await desk.find('product', price.product))?.name ?? null,
        metadata: {},
        price,
        quantity,
      };
    }),
  );
};

export const isOpen = (session: CheckoutSession, now: number): boolean => session.status === 'open' && session.expires_at > now;

const complete = async (desk: Desk, session: CheckoutSession, subscription: Subscription): Promise<CheckoutSession> => {
  const invoice = subscription.latest_invoice === null ? null : await desk.find('invoice', subscription.latest_invoice);
  const done = desk.put<CheckoutSession>({
    ...session,
    invoice: subscription.latest_invoice,
    payment_status: (invoice?.amount_paid ?? 0) > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  });
  await desk.emit('checkout.session.completed', done);
  return done;
};

export interface CheckoutOutcome {
  readonly session: CheckoutSession;
  /** The 3-D Secure page to show first. */
  readonly proof: string | null;
}

/** Pays an open session with the card, or without one where nothing is due. A declined card throws and leaves the session open. */
export const payCheckout = async (desk: Desk, session: CheckoutSession, method: PaymentMethod | null): Promise<CheckoutOutcome> => {
  const subscription = await startSubscription(desk, {
    customer: await customerOf(desk, session),
    items: await itemsOf(desk, session),
    method: null,
    ownMethod: false,
    behaviour: 'default_incomplete',
    reductions: await reductionsOf(desk, session),
    metadata: session.sandbox?.subscriptionMetadata ?? {},
    description: null,
    savesMethod: true,
  });
  if (subscription.status === 'active') return { session: await complete(desk, session, subscription), proof: null };
  const intent = subscription.latest_invoice === null ? null : await intentOf(desk, subscription.latest_invoice);
  if (method === null || intent === null) throw badRequest('Please enter a card.', 'parameter_missing', 'number');
  const tried: PaymentIntent = await confirmIntent(desk, { intent, method, returnUrl: `${desk.pages}/checkout/${session.id}/return` });
  const now = (await desk.find('subscription', subscription.id)) ?? subscription;
  if (tried.status === 'succeeded') return { session: await complete(desk, session, now), proof: null };
  const waiting = desk.put<CheckoutSession>({
    ...session,
    sandbox: { lines: [], subscriptionMetadata: {}, discounts: [], ...session.sandbox, pending: subscription.id },
  });
  return { session: waiting, proof: tried.next_action?.redirect_to_url?.url ?? null };
};

/** After 3-D Secure: the session is complete, or open again with the reason. */
export const afterProof = async (
  desk: Desk,
  session: CheckoutSession,
): Promise<{ readonly session: CheckoutSession; readonly problem: string | null }> => {
  const { pending, ...inside } = session.sandbox ?? { lines: [], subscriptionMetadata: {}, discounts: [] };
  const subscription = pending === undefined ? null : await desk.find('subscription', pending);
  if (subscription === null) return { session, problem: null };
  if (subscription.status === 'active') return { session: await complete(desk, session, subscription), problem: null };
  await endSubscription(desk, subscription, null, await desk.now(subscription.test_clock));
  return {
    session: desk.put<CheckoutSession>({ ...session, sandbox: inside }),
    problem: 'Your bank could not confirm this payment. Please try another card.',
  };
};

export const expireCheckout = async (desk: Desk, session: CheckoutSession): Promise<CheckoutSession> => {
  const expired = desk.put<CheckoutSession>({ ...session, status: 'expired', url: null });
  await desk.emit('checkout.session.expired', expired);
  return expired;
};

/** Ends the sessions whose time is over. */
export const expireOldSessions = async (desk: Desk, now: number): Promise<void> => {
  for (const session of await desk.list('checkout.session', { status: 'open' }))
    if (!isOpen(session, now)) await expireCheckout(desk, session);
};
