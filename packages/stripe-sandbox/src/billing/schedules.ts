import type { Desk } from '../desk.ts';
import type { Subscription, SubscriptionItem, SubscriptionSchedule } from '../wire.ts';
import { newItem, priceFor, refuseMixedIntervals, refuseSamePriceTwice } from './items.ts';
import { intervalOf, nextPeriodEnd } from './months.ts';
import type { Period } from './proration.ts';

export type Phase = SubscriptionSchedule['phases'][number];
export interface PlannedItem {
  readonly price: string;
  readonly quantity: number;
}

export const newPhase = (items: readonly PlannedItem[], period: Period, discounts: readonly string[]): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: 'gbp',
  default_payment_method: null,
  description: null,
  discounts: discounts.map((discount) => ({ coupon: null, discount, promotion_code: null })),
  end_date: period.end,
  invoice_settings: null,
  items: items.map(({ price, quantity }) => ({
    billing_thresholds: null,
    discounts: [],
    metadata: {},
    plan: price,
    price,
    quantity,
  })),
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: period.start,
  transfer_data: null,
  trial_end: null,
});

/** A schedule that knows only what the subscription is doing now. */
export const scheduleFrom = (desk: Desk, subscription: Subscription, now: number): SubscriptionSchedule => {
  const [first] = subscription.items.data;
  const period = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
  const items = subscription.items.data.map(({ price, quantity }) => ({ price: price.id, quantity: quantity ?? 1 }));
  return {
    id: desk.newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created: now,
    current_phase: { start_date: period.start, end_date: period.end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase(items, period, subscription.discounts)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: subscription.test_clock,
  };
};

/** A phase's items on the subscription: a price that is on it already keeps its item. */
export const itemsOfPhase = async (
  desk: Desk,
  subscription: Subscription,
  planned: readonly PlannedItem[],
  period: Period,
  now: number,
): Promise<readonly SubscriptionItem[]> => {
  refuseSamePriceTwice(planned.map(({ price }) => price));
  const items = await Promise.all(
    planned.map(async ({ price: id, quantity }) => {
      const price = await priceFor(desk, id, 'phases[items][price]');
      const item = newItem(desk, subscription.id, price, quantity, period, now);
      const old = subscription.items.data.find((held) => held.price.id === id);
      return old === undefined ? item : { ...item, id: old.id, created: old.created, metadata: old.metadata };
    }),
  );
  refuseMixedIntervals(items);
  return items;
};

/** The subscription goes on as it is, without its schedule. */
export const releaseSchedule = async (desk: Desk, schedule: SubscriptionSchedule, at: number): Promise<SubscriptionSchedule> => {
  const subscription = typeof schedule.subscription === 'string' ? await desk.find('subscription', schedule.subscription) : null;
  if (subscription !== null) desk.put<Subscription>({ ...subscription, schedule: null });
  const released = desk.put<SubscriptionSchedule>({
    ...schedule,
    current_phase: null,
    released_at: at,
    released_subscription: schedule.subscription,
    status: 'released',
    subscription: null,
  });
  await desk.emit('subscription_schedule.released', released);
  return released;
};

/** What a renewal at `at` begins: the phase that starts then, or the end of the schedule. */
export const atRenewal = async (desk: Desk, subscription: Subscription, at: number): Promise<Subscription> => {
  const schedule = subscription.schedule === null ? null : await desk.find('subscription_schedule', subscription.schedule);
  if (schedule === null) return subscription;
  const phase = schedule.phases.find(({ start_date: start }) => start === at);
  if (phase === undefined) {
    await releaseSchedule(desk, schedule, at);
    return { ...subscription, schedule: null };
  }
  desk.put<SubscriptionSchedule>({ ...schedule, current_phase: { start_date: phase.start_date, end_date: phase.end_date } });
  const planned = phase.items.map(({ price, quantity }) => ({ price, quantity: quantity ?? 1 }));
  const items = await itemsOfPhase(desk, subscription, planned, { start: at, end: at }, at);
  const restarted = intervalOf(items) !== intervalOf(subscription.items.data);
  return {
    ...subscription,
    billing_cycle_anchor: restarted ? at : subscription.billing_cycle_anchor,
    items: { ...subscription.items, data: [...items] },
  };
};

type Duration = { readonly interval: 'month' | 'year'; readonly interval_count?: number | undefined };
export const endOfPhase = (start: number, { interval, interval_count: count = 1 }: Duration): number => {
  let end = start;
  for (let times = 0; times < count; times += 1) end = nextPeriodEnd(start, end, interval);
  return end;
};
