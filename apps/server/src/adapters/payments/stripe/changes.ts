import type { Interval } from '@hedgerow/domain/plans';
import type { Stripe } from 'stripe';
import { creditLine } from '@hedgerow/contracts/billing-changes';
import type { ChangePreview, Payments, PlanCount } from '#ports/payments.ts';
import { intervalOfPrice, planOfPrice, type PriceOf } from './catalogue.ts';
import { inOurWords } from './errors.ts';
import { dateOf, idOf } from './family.ts';
import { nextIntervalOf, planPhases, release, releaseOf } from './interval-later.ts';
import { pricedItems } from './priced-items.ts';
import { stepOf } from './subscriptions.ts';

type Item = { readonly id?: string; readonly price?: string; readonly quantity?: number; readonly deleted?: true };
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

const linesOf = ({ lines }: Stripe.Invoice): ChangePreview['lines'] =>
  lines.data.map(({ description, amount }) => ({ description: description ?? '', pence: amount }));

/** To when the newest of these lines lasts. */
const lastsUntil = ({ lines }: Stripe.Invoice): Date | null =>
  lines.data.length === 0 ? null : dateOf(Math.max(...lines.data.map(({ period }) => period.end)));

const intervalOf = ({ items }: Stripe.Subscription): Interval => {
  const [first] = items.data;
  return first === undefined ? 'month' : intervalOfPrice(first.price);
};

/**
 * The calls that lead from what a subscription holds to the wanted plans: same plan same item; an item that is no longer wanted takes a new
 * plan first. At another interval every item takes another price.
 */
const itemsTowards = async (
  held: Stripe.Subscription,
  wanted: readonly PlanCount[],
  priceOf: PriceOf,
  interval = intervalOf(held),
): Promise<Item[]> => {
  const same = interval === intervalOf(held);
  const now = held.items.data.map(({ id, price, quantity }) => ({ id, planId: same ? planOfPrice(price) : null, quantity }));
  const fresh = await pricedItems(
    wanted.filter(({ planId }) => !now.some((item) => item.planId === planId)),
    interval,
    priceOf,
  );
  const gone = now.filter(({ planId }) => !wanted.some((plan) => plan.planId === planId));
  const kept = now.flatMap(({ id, planId, quantity }) => {
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
  | 'changeIntervalLater'
  | 'keepInterval'
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
  previewStart: ({ customerId, items, interval, promotionCodeId }) =>
    inOurWords(async () => {
      const preview = await stripe.invoices.createPreview({
        customer: customerId,
        subscription_details: { items: await pricedItems(items, interval, priceOf) },
        ...(promotionCodeId === undefined ? {} : { discounts: [{ promotion_code: promotionCodeId }] }),
      });
      return {
        dueNowPence: preview.amount_due,
        nextAmountPence: preview.total,
        paidUntil: lastsUntil(preview),
        prorationDate: new Date(preview.created * 1000),
        lines: linesOf(preview),
      };
    }),
  previewChange: ({ subscriptionId, items, interval, prorationDate }) =>
    inOurWords(async () => {
      const towards = await itemsTowards(await stripe.subscriptions.retrieve(subscriptionId), items, priceOf, interval);
      const ask = (details: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails) =>
        stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details: { items: towards, ...details } });
      const [now, next] = await Promise.all([
        ask({ proration_behavior: 'always_invoice', proration_date: secondsOf(prorationDate) }),
        ask({ proration_behavior: 'none' }),
      ]);
      const dueNowPence = now.total < 0 ? now.total : now.amount_due;
      const credit = now.total > 0 && now.amount_due < now.total ? [{ description: creditLine, pence: now.amount_due - now.total }] : [];
      return { dueNowPence, nextAmountPence: next.total, paidUntil: lastsUntil(now), prorationDate, lines: [...linesOf(now), ...credit] };
    }),
  change: ({ subscriptionId, items, interval, prorationDate, attemptId }) =>
    inOurWords(async () => {
      const held = await stripe.subscriptions.retrieve(subscriptionId);
      await release(stripe, held);
      const changed = await stripe.subscriptions.update(
        subscriptionId,
        {
          items: await itemsTowards(held, items, priceOf, interval),
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
      const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
      const next = nextIntervalOf(held);
      if (next !== null) return planPhases(stripe, held, { items, now: intervalOf(held), next }, priceOf, `${attemptId}:later`);
      await release(stripe, held);
      const towards = await itemsTowards(held, items, priceOf);
      await stripe.subscriptions.update(
        subscriptionId,
        { items: towards, proration_behavior: 'none' },
        { idempotencyKey: `${attemptId}:later` },
      );
    }),
  changeIntervalLater: ({ subscriptionId, items, interval, attemptId }) =>
    inOurWords(async () => {
      const held = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['schedule'] });
      // One that has done its work may still be there; it cannot be planned anew.
      const done = nextIntervalOf(held) === null && (await release(stripe, held));
      const free = done ? { ...held, schedule: null } : held;
      await planPhases(stripe, free, { items, now: intervalOf(held), next: interval }, priceOf, attemptId);
    }),
  keepInterval: (subscriptionId) => inOurWords(() => releaseOf(stripe, subscriptionId)),
  cancelAtPeriodEnd: ({ subscriptionId, comment, attemptId }) =>
    inOurWords(async () => {
      const details = comment === undefined ? {} : { cancellation_details: { comment } };
      await releaseOf(stripe, subscriptionId);
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true, ...details }, { idempotencyKey: `${attemptId}:end` });
    }),
  keep: (subscriptionId, attemptId) =>
    inOurWords(async () => {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }, { idempotencyKey: `${attemptId}:keep` });
    }),
  cancelNow: (subscriptionId, attemptId) =>
    inOurWords(async () => {
      await releaseOf(stripe, subscriptionId);
      await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: `${attemptId}:cancel` });
    }),
});
