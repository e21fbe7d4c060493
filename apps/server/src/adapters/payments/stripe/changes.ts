import type { Stripe } from 'stripe';
import type { ChangePreview, Payments, PlanCount } from '#ports/payments.ts';
import { planOfPrice, type PriceOf } from './catalogue.ts';
import { inOurWords } from './errors.ts';
import { idOf } from './family.ts';
import { pricedItems, stepOf } from './subscriptions.ts';

type Item = { readonly id?: string; readonly price?: string; readonly quantity?: number; readonly deleted?: true };
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

const linesOf = ({ lines }: Stripe.Invoice): ChangePreview['lines'] =>
  lines.data.map(({ description, amount }) => ({ description: description ?? '', pence: amount }));

/** The calls that lead from what a subscription holds to the wanted plans: same plan same item; an item that is no longer wanted takes a new plan first. */
const itemsTowards = async (stripe: Stripe, subscriptionId: string, wanted: readonly PlanCount[], priceOf: PriceOf): Promise<Item[]> => {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const held = items.data.map(({ id, price, quantity }) => ({ id, planId: planOfPrice(price), quantity }));
  const fresh = await pricedItems(
    wanted.filter(({ planId }) => !held.some((item) => item.planId === planId)),
    priceOf,
  );
  const gone = held.filter(({ planId }) => !wanted.some((plan) => plan.planId === planId));
  const kept = held.flatMap(({ id, planId, quantity }) => {
    const plan = wanted.find((candidate) => candidate.planId === planId);
    return plan === undefined || plan.quantity === quantity ? [] : [{ id, quantity: plan.quantity }];
  });
  const moved = gone.map(({ id }, index) => ({ id, ...(fresh[index] ?? { deleted: true as const }) }));
  return [...moved, ...kept, ...fresh.slice(gone.length)];
};

type Changes = Pick<
  Payments,
  | 'previewStart'
  | 'previewChange'
  | 'change'
  | 'dropWaitingChange'
  | 'dropUnpaid'
  | 'changeFromNextInvoice'
  | 'cancelAtPeriodEnd'
  | 'keep'
  | 'cancelNow'
>;

/** Nobody can pay the invoice from now on. False when somebody has: the provider decides which of the two came first. */
const closeInvoice = async (stripe: Stripe, invoiceId: string): Promise<boolean> => {
  try {
    await stripe.invoices.voidInvoice(invoiceId, {}, { idempotencyKey: `drop:${invoiceId}` });
    return true;
  } catch (error) {
    const { status } = await stripe.invoices.retrieve(invoiceId);
    if (status === 'paid') return false;
    if (status === 'void') return true;
    throw error;
  }
};

/** Changes of a running subscription. Sums come from the provider's preview, never from our own arithmetic. */
export const changes = (stripe: Stripe, priceOf: PriceOf): Changes => ({
  previewStart: ({ customerId, items, promotionCodeId }) =>
    inOurWords(async () => {
      const preview = await stripe.invoices.createPreview({
        customer: customerId,
        subscription_details: { items: await pricedItems(items, priceOf) },
        ...(promotionCodeId === undefined ? {} : { discounts: [{ promotion_code: promotionCodeId }] }),
      });
      return {
        dueNowPence: preview.amount_due,
        nextAmountPence: preview.total,
        prorationDate: new Date(preview.created * 1000),
        lines: linesOf(preview),
      };
    }),
  previewChange: ({ subscriptionId, items, prorationDate }) =>
    inOurWords(async () => {
      const towards = await itemsTowards(stripe, subscriptionId, items, priceOf);
      const ask = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
        stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details: { items: towards, ...details } });
      const [now, next] = await Promise.all([
        ask({ proration_behavior: 'always_invoice', proration_date: secondsOf(prorationDate) }),
        ask({ proration_behavior: 'none' }),
      ]);
      return { dueNowPence: now.total < 0 ? now.total : now.amount_due, nextAmountPence: next.total, prorationDate, lines: linesOf(now) };
    }),
  change: ({ subscriptionId, items, prorationDate, attemptId }) =>
    inOurWords(async () => {
      const changed = await stripe.subscriptions.update(
        subscriptionId,
        {
          items: await itemsTowards(stripe, subscriptionId, items, priceOf),
          proration_behavior: 'always_invoice',
          proration_date: secondsOf(prorationDate),
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice.confirmation_secret'],
        },
        { idempotencyKey: `${attemptId}:change` },
      );
      return stepOf(stripe, changed);
    }),
  dropWaitingChange: (subscriptionId) =>
    inOurWords(async () => {
      const { pending_update: waiting, latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
      const invoiceId = idOf(invoice);
      if (waiting === null || invoiceId === null) return;
      await closeInvoice(stripe, invoiceId);
    }),
  dropUnpaid: (subscriptionId) =>
    inOurWords(async () => {
      const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(subscriptionId);
      if (status !== 'incomplete') return status === 'incomplete_expired' || status === 'canceled' ? 'dropped' : 'paid';
      const invoiceId = idOf(invoice);
      if (invoiceId !== null && !(await closeInvoice(stripe, invoiceId))) return 'paid';
      // The provider may end it by itself once its only invoice is void.
      const left = await stripe.subscriptions.retrieve(subscriptionId);
      if (left.status === 'incomplete') await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `drop:${subscriptionId}` });
      return 'dropped';
    }),
  changeFromNextInvoice: ({ subscriptionId, items, attemptId }) =>
    inOurWords(async () => {
      const towards = await itemsTowards(stripe, subscriptionId, items, priceOf);
      await stripe.subscriptions.update(
        subscriptionId,
        { items: towards, proration_behavior: 'none' },
        { idempotencyKey: `${attemptId}:later` },
      );
    }),
  cancelAtPeriodEnd: ({ subscriptionId, comment, attemptId }) =>
    inOurWords(async () => {
      const details = comment === undefined ? {} : { cancellation_details: { comment } };
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true, ...details }, { idempotencyKey: `${attemptId}:end` });
    }),
  keep: (subscriptionId, attemptId) =>
    inOurWords(async () => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: `${attemptId}:keep` });
    }),
  cancelNow: (subscriptionId, attemptId) =>
    inOurWords(async () => {
      await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${attemptId}:cancel` });
    }),
});
