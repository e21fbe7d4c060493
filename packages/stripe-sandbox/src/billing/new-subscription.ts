import type { Desk } from '../desk.ts';
import { badRequest, Refusal } from '../errors.ts';
import { wholeList } from '../route.ts';
import type { Customer, PaymentMethod, Price, Subscription } from '../wire.ts';
import { confirmIntent } from './confirm.ts';
import { redeem, type Reduction, running } from './discounts.ts';
import { issueInvoice } from './issue-invoice.ts';
import { newItem } from './items.ts';
import { periodLines, pricedItem } from './lines.ts';
import { intervalOf, nextPeriodEnd } from './months.ts';

export type PaymentBehaviour = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
export interface Start {
  readonly customer: Customer;
  readonly items: readonly { readonly price: Price; readonly quantity: number }[];
  readonly method: PaymentMethod | null;
  /** The card was named for this subscription; otherwise the customer's pays, whichever that is. */
  readonly ownMethod: boolean;
  readonly behaviour: PaymentBehaviour;
  readonly reductions: readonly Reduction[];
  readonly metadata: Record<string, string>;
  readonly description: string | null;
  readonly savesMethod: boolean;
}

const blank = (desk: Desk, start: Start, now: number): Subscription => {
  const id = desk.newId('sub');
  const period = { start: now, end: nextPeriodEnd(now, now, intervalOf(start.items)) };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: now },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'gbp',
    customer: start.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: start.ownMethod ? (start.method?.id ?? null) : null,
    default_source: null,
    default_tax_rates: [],
    description: start.description,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: wholeList(
      start.items.map(({ price, quantity }) => newItem(desk, id, price, quantity, period, now)),
      `/v1/subscription_items?subscription=${id}`,
    ),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: start.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: start.savesMethod ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: start.customer.test_clock ?? null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
};

const payFirst = async (desk: Desk, subscription: Subscription, method: PaymentMethod, behaviour: PaymentBehaviour): Promise<void> => {
  const [payment] = await desk.list('invoice_payment', { invoice: subscription.latest_invoice });
  const intent = payment?.payment.payment_intent === undefined ? null : await desk.find('payment_intent', payment.payment.payment_intent);
  if (intent === null) return;
  try {
    const tried = await confirmIntent(desk, { intent, method });
    if (tried.status === 'requires_action' && behaviour === 'error_if_incomplete')
      throw new Refusal(402, {
        type: 'card_error',
        code: 'subscription_payment_intent_requires_action',
        message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
      });
  } catch (error) {
    if (!(error instanceof Refusal) || !error.keeps) throw error;
    if (behaviour === 'error_if_incomplete') throw new Refusal(402, error.body);
  }
};

/** Starts a subscription with its first invoice. With `default_incomplete` the page pays it; otherwise the saved card does, now. */
export const startSubscription = async (desk: Desk, start: Start): Promise<Subscription> => {
  const { customer, behaviour } = start;
  if (behaviour === 'pending_if_incomplete')
    throw badRequest(
      '`payment_behavior` cannot be set to `pending_if_incomplete` when creating a subscription. Use `default_incomplete` or `allow_incomplete` instead.',
      undefined,
      'payment_behavior',
    );
  const { method } = start;
  const now = await desk.now(customer.test_clock ?? null);
  const draft = desk.put(blank(desk, start, now));
  const discounts: string[] = [];
  for (const reduction of start.reductions) discounts.push((await redeem(desk, reduction, customer.id, draft.id, now)).id);
  const period = { start: now, end: nextPeriodEnd(now, now, intervalOf(start.items)) };
  const invoice = await issueInvoice(
    desk,
    {
      customer,
      subscription: draft.id,
      subscriptionMetadata: draft.metadata,
      lines: await periodLines(desk, draft.id, draft.items.data.map(pricedItem), period),
      discounts: await running(desk, discounts, now),
      reason: 'subscription_create',
      period,
      now,
      testClock: draft.test_clock,
    },
    method?.id ?? null,
  );
  if (invoice.status === 'open' && method === null && behaviour !== 'default_incomplete')
    throw badRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting#payment-method-priority.',
      'resource_missing',
    );
  const subscription = desk.put<Subscription>({
    ...draft,
    discounts,
    latest_invoice: invoice.id,
    status: invoice.status === 'paid' ? 'active' : 'incomplete',
  });
  await desk.emit('customer.subscription.created', subscription);
  if (invoice.status === 'open' && method !== null && behaviour !== 'default_incomplete')
    await payFirst(desk, subscription, method, behaviour);
  return (await desk.find('subscription', subscription.id)) ?? subscription;
};
