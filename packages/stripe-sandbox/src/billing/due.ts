import type { Desk } from '../desk.ts';
import { Refusal } from '../errors.ts';
import type { Invoice, Subscription } from '../wire.ts';
import { running } from './discounts.ts';
import { endSubscription } from './ending.ts';
import { issueInvoice } from './issue-invoice.ts';
import { periodLines, pricedItem } from './lines.ts';
import { usualMethod } from './methods.ts';
import { intervalOf, nextPeriodEnd } from './months.ts';
import { payInvoice } from './pay-invoice.ts';
import { atRenewal } from './schedules.ts';
import { dropWaiting } from './waiting.ts';

const day = 86_400;
/** Days after the first failed renewal on which the card is tried again; after the last the subscription ends. */
const retryDays = [3, 5, 7] as const;
const incompleteFor = 23 * 3600;

const periodEnd = (subscription: Subscription): number => subscription.items.data[0]?.current_period_end ?? subscription.created;

const collect = async (desk: Desk, subscription: Subscription, invoice: Invoice, at: number): Promise<void> => {
  const customer = await desk.find('customer', subscription.customer);
  if (customer === null) return;
  try {
    const intent = await payInvoice(desk, invoice, await usualMethod(desk, subscription.default_payment_method, customer), true);
    if (intent.status === 'succeeded') return;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const failed = (await desk.find('invoice', invoice.id)) ?? invoice;
  const retry = retryDays.map((days) => invoice.created + days * day).find((when) => when > at) ?? null;
  desk.put({ ...failed, attempted: true, next_payment_attempt: retry });
  const late = (await desk.find('subscription', subscription.id)) ?? subscription;
  if (retry === null) {
    await endSubscription(desk, late, 'payment_failed', at);
    return;
  }
  if (late.status === 'past_due') return;
  await desk.emit('customer.subscription.updated', desk.put<Subscription>({ ...late, status: 'past_due' }), { status: late.status });
};

const renew = async (desk: Desk, before: Subscription): Promise<void> => {
  const at = periodEnd(before);
  const subscription = await atRenewal(desk, before, at);
  const customer = await desk.find('customer', subscription.customer);
  if (customer === null) return;
  const period = { start: at, end: nextPeriodEnd(subscription.billing_cycle_anchor, at, intervalOf(subscription.items.data)) };
  const items = subscription.items.data.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end }));
  const { owed = [], ...inside } = subscription.sandbox ?? {};
  const moved = desk.put<Subscription>({ ...subscription, items: { ...subscription.items, data: items }, sandbox: inside });
  const invoice = await issueInvoice(
    desk,
    {
      customer,
      subscription: subscription.id,
      subscriptionMetadata: subscription.metadata,
      lines: [...owed, ...(await periodLines(desk, subscription.id, items.map(pricedItem), period))],
      discounts: await running(desk, subscription.discounts, at),
      reason: 'subscription_cycle',
      period: { start: at, end: at },
      now: at,
      testClock: subscription.test_clock,
    },
    null,
  );
  const billed = desk.put<Subscription>({ ...moved, latest_invoice: invoice.id });
  await desk.emit('customer.subscription.updated', billed);
  if (invoice.status === 'open') await collect(desk, billed, invoice, at);
};

const retryOf = async (desk: Desk, subscription: Subscription): Promise<Invoice | null> => {
  const open = await desk.list('invoice', { parent: { subscription_details: { subscription: subscription.id } }, status: 'open' });
  return open.findLast(({ next_payment_attempt: when }) => when !== null) ?? null;
};

interface Step {
  readonly at: number;
  readonly act: () => Promise<unknown>;
}

const nextStep = async (desk: Desk, subscription: Subscription): Promise<Step | null> => {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + incompleteFor;
    return { at, act: () => endSubscription(desk, subscription, null, at) };
  }
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return null;
  const end = periodEnd(subscription);
  const renewal: Step =
    subscription.cancel_at_period_end && subscription.cancel_at !== null
      ? { at: end, act: () => endSubscription(desk, subscription, 'cancellation_requested', end) }
      : { at: end, act: () => renew(desk, subscription) };
  const steps = [renewal];
  const waiting = subscription.sandbox?.waiting;
  if (waiting !== undefined) steps.push({ at: waiting.expires, act: () => dropWaiting(desk, subscription) });
  const retry = await retryOf(desk, subscription);
  const when = retry?.next_payment_attempt ?? null;
  if (retry !== null && when !== null) steps.push({ at: when, act: () => collect(desk, subscription, retry, when) });
  return steps.toSorted((a, b) => a.at - b.at)[0] ?? null;
};

/** Does everything that has fallen due by `until` (Unix seconds) on one clock: renewals, retries, endings, expiries, in order of time. */
export const runDue = async (desk: Desk, testClock: string | null, until: number): Promise<void> => {
  for (const { id } of await desk.list('subscription', { test_clock: testClock })) {
    for (let steps = 0; steps < 1000; steps += 1) {
      const subscription = await desk.find('subscription', id);
      const step = subscription === null ? null : await nextStep(desk, subscription);
      if (step === null || step.at > until) break;
      await step.act();
    }
  }
};
