import type { Desk } from '../desk.ts';
import { badRequest, Refusal } from '../errors.ts';
import type { Customer, Invoice, InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';
import { running } from './discounts.ts';
import type { InvoiceFacts } from './draft-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { changeLines, pricedItem } from './lines.ts';
import { usualMethod } from './methods.ts';
import type { PaymentBehaviour } from './new-subscription.ts';
import { payInvoice } from './pay-invoice.ts';
import { dropWaiting } from './waiting.ts';
import { restartLines, restarts, withItems } from './with-items.ts';

export interface ItemChange {
  readonly subscription: Subscription;
  readonly customer: Customer;
  readonly items: readonly SubscriptionItem[];
  readonly proration: 'always_invoice' | 'create_prorations' | 'none';
  readonly behaviour: PaymentBehaviour;
  /** Unix seconds from which the change counts. */
  readonly at: number;
}

/** Hours an unpaid change waits before it is dropped. */
const waitsFor = 23 * 3600;

export const changeFacts = async (
  desk: Desk,
  { subscription, customer, items, at }: Omit<ItemChange, 'behaviour' | 'proration'>,
  owed: readonly InvoiceLine[] = subscription.sandbox?.owed ?? [],
): Promise<InvoiceFacts> => ({
  customer,
  subscription: subscription.id,
  subscriptionMetadata: subscription.metadata,
  lines: [...owed, ...(await changeLines(desk, subscription.id, subscription.items.data.map(pricedItem), items.map(pricedItem), at))],
  discounts: await running(desk, subscription.discounts, at),
  reason: 'subscription_update',
  period: { start: at, end: at },
  now: await desk.now(subscription.test_clock),
  testClock: subscription.test_clock,
});

/** The change waits for its payment; until then the family keeps what it has. */
const hold = (subscription: Subscription, invoice: Invoice, items: readonly SubscriptionItem[], now: number): Subscription => ({
  ...subscription,
  latest_invoice: invoice.id,
  pending_update: {
    billing_cycle_anchor: null,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: now + waitsFor,
    metadata: null,
    subscription_items: [...items],
    trial_end: null,
    trial_from_plan: null,
  },
  sandbox: { ...subscription.sandbox, waiting: { invoice: invoice.id, items, expires: now + waitsFor } },
});

const paysNow = async (desk: Desk, change: ItemChange, invoice: Invoice): Promise<void> => {
  const method = await usualMethod(desk, change.subscription.default_payment_method, change.customer);
  try {
    await payInvoice(desk, invoice, method, false);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (change.behaviour === 'error_if_incomplete') throw new Refusal(error.status, error.body);
    if (error.keeps || method === null) return;
    throw error;
  }
};

/** Changes what a subscription holds, with the charge or credit for the rest of the period. */
export const changeItems = async (desk: Desk, change: ItemChange): Promise<Subscription> => {
  const { items, proration, behaviour } = change;
  // A later change takes the place of one that was never paid.
  const subscription = await dropWaiting(desk, change.subscription);
  const restart = restarts(subscription, items);
  if (proration === 'none' && !restart) return desk.put(withItems(subscription, items));
  if (behaviour === 'pending_if_incomplete' && proration !== 'always_invoice')
    throw badRequest('`payment_behavior=pending_if_incomplete` needs `proration_behavior=always_invoice`.', undefined, 'payment_behavior');
  const prorated = await changeFacts(desk, { ...change, subscription });
  const facts = proration === 'none' ? { ...prorated, lines: await restartLines(desk, subscription, items) } : prorated;
  if (proration === 'create_prorations' && !restart)
    return desk.put({ ...withItems(subscription, items), sandbox: { ...subscription.sandbox, owed: facts.lines } });
  if (facts.lines.length === 0) return desk.put(withItems(subscription, items));
  const invoice = await issueInvoice(desk, facts, null);
  const { owed: _billed, ...inside } = subscription.sandbox ?? {};
  const billed: Subscription = { ...subscription, latest_invoice: invoice.id, sandbox: inside };
  if (invoice.status === 'paid') return desk.put(withItems(billed, items));
  desk.put(behaviour === 'pending_if_incomplete' ? hold(billed, invoice, items, facts.now) : withItems(billed, items));
  if (behaviour !== 'default_incomplete') await paysNow(desk, change, invoice);
  const after = (await desk.find('subscription', subscription.id)) ?? billed;
  const unpaid = behaviour !== 'pending_if_incomplete' && (await desk.find('invoice', invoice.id))?.status === 'open';
  return unpaid ? desk.put<Subscription>({ ...after, status: 'past_due' }) : after;
};
