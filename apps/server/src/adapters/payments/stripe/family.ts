import type { Stripe } from 'stripe';
import type { FamilySubscription, InvoiceSummary, Payments, SavedCard, SubscriptionStatus } from '#ports/payments.ts';
import { intervalOfPrice, planOfPrice } from './catalogue.ts';
import { inOurWords } from './errors.ts';
import { nextIntervalOf } from './interval-later.ts';

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const couponsOf = ({ discounts }: Stripe.Subscription, now: number): readonly Stripe.Coupon[] =>
  discounts.flatMap((discount) => {
    if (typeof discount === 'string' || (discount.end !== null && discount.end <= now)) return [];
    const { coupon } = discount.source;
    return typeof coupon === 'object' && coupon !== null && coupon.duration !== 'once' ? [coupon] : [];
  });

/** When the last of the discounts stops; null when one has no end, and where there is none. */
const discountEnd = ({ discounts }: Stripe.Subscription): Date | null => {
  const ends = discounts.map((discount) => (typeof discount === 'string' ? null : discount.end));
  const known = ends.filter((end) => end !== null);
  return known.length === 0 || known.length < ends.length ? null : dateOf(Math.max(...known));
};

const reduced = (pence: number, coupons: readonly Stripe.Coupon[]): number =>
  coupons.reduce(
    (left, coupon) => Math.max(0, left - (coupon.amount_off ?? 0) - Math.round((left * (coupon.percent_off ?? 0)) / 100)),
    pence,
  );

/** When the oldest unpaid renewal was first tried; asked only for a family that is behind. */
const firstFailure = async (stripe: Stripe, { id, status }: Stripe.Subscription): Promise<Date | null> => {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  const oldest = data.filter(({ attempted }) => attempted).at(-1);
  return oldest === undefined ? null : dateOf(oldest.status_transitions.finalized_at ?? oldest.created);
};

const subscriptionOf = async (stripe: Stripe, subscription: Stripe.Subscription): Promise<FamilySubscription> => {
  const items = subscription.items.data.map(({ id, price, quantity = 1 }) => ({
    itemId: id,
    planId: planOfPrice(price),
    quantity,
    unitPence: price.unit_amount ?? 0,
  }));
  const [first] = subscription.items.data;
  const interval = first === undefined ? 'month' : intervalOfPrice(first.price);
  const periodEnd = Math.max(...subscription.items.data.map(({ current_period_end: end }) => end));
  const coupons = couponsOf(subscription, periodEnd);
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    items,
    createdAt: dateOf(subscription.created),
    interval,
    nextInterval: nextIntervalOf(subscription),
    periodEnd: dateOf(periodEnd),
    cancelAt: dateOrNull(subscription.cancel_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    latestInvoiceId: idOf(subscription.latest_invoice),
    amountPence: reduced(
      items.reduce((sum, { unitPence, quantity }) => sum + unitPence * quantity, 0),
      coupons,
    ),
    discountPercent: coupons.find(({ percent_off: percent }) => percent !== null)?.percent_off ?? null,
    discountEndsAt: discountEnd(subscription),
    firstFailureAt: await firstFailure(stripe, subscription),
  };
};

const cardOf = (method: string | Stripe.PaymentMethod | null | undefined): SavedCard | null => {
  if (typeof method !== 'object' || method?.card === undefined) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  return { brand, last4, expMonth, expYear };
};

const invoiceStates = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
const invoiceOf = (invoice: Stripe.Invoice): InvoiceSummary => ({
  id: invoice.id,
  number: invoice.number,
  status: invoiceStates.find((state) => state === invoice.status) ?? 'draft',
  createdAt: dateOf(invoice.created),
  paidAt: dateOrNull(invoice.status_transitions.paid_at),
  totalPence: invoice.total,
  amountDuePence: invoice.amount_due,
  amountPaidPence: invoice.amount_paid,
  subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
  pageUrl: invoice.hosted_invoice_url ?? null,
  lines: invoice.lines.data.map(({ description, amount }) => ({ description: description ?? '', pence: amount })),
});

const expand = ['data.default_payment_method', 'data.discounts.source.coupon', 'data.schedule'];

/** The provider's truth about one family: what reconciling reads. */
export const familyReader = (stripe: Stripe): Pick<Payments, 'readFamily' | 'invoices' | 'customerOfPayment'> => ({
  readFamily: (customerId) =>
    inOurWords(async () => {
      const [list, customer] = await Promise.all([
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100, expand }),
        stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] }),
      ]);
      const subscriptions = await Promise.all(list.data.map((subscription) => subscriptionOf(stripe, subscription)));
      const live = list.data.find(({ status }) => status === 'active' || status === 'past_due') ?? list.data[0];
      const usual = customer.deleted === true ? null : cardOf(customer.invoice_settings.default_payment_method);
      return {
        subscriptions,
        paymentMethod: cardOf(live?.default_payment_method) ?? usual,
        balancePence: customer.deleted === true ? 0 : customer.balance,
      };
    }),
  customerOfPayment: (paymentIntentId) => inOurWords(async () => idOf((await stripe.paymentIntents.retrieve(paymentIntentId)).customer)),
  invoices: (customerId) => inOurWords(async () => (await stripe.invoices.list({ customer: customerId, limit: 100 })).data.map(invoiceOf)),
});
