import type { Interval } from '@hedgerow/domain/plans';
import type { Stripe } from 'stripe';
import type { PlanCount } from '#ports/payments.ts';
import type { PriceOf } from './catalogue.ts';
import { pricedItems } from './priced-items.ts';

/** Our note on a schedule: what its second phase is for. */
const note = 'next_interval';

const scheduleOf = ({ schedule }: Pick<Stripe.Subscription, 'schedule'>): string | null =>
  typeof schedule === 'string' ? schedule : (schedule?.id ?? null);

/** What a schedule makes of a subscription with the next payment; null without one, and once it has happened. */
export const nextIntervalOf = ({ schedule }: Pick<Stripe.Subscription, 'schedule'>): Interval | null => {
  if (typeof schedule !== 'object' || schedule?.status !== 'active') return null;
  const begun = schedule.current_phase?.start_date !== schedule.phases[0]?.start_date;
  return begun || schedule.metadata?.[note] !== 'month' ? null : 'month';
};

/** A subscription with a schedule is ended and changed only without it. Answers whether there was one. */
export const release = async (stripe: Stripe, subscription: Pick<Stripe.Subscription, 'schedule'>): Promise<boolean> => {
  const id = scheduleOf(subscription);
  if (id === null) return false;
  await stripe.subscriptionSchedules.release(id, {}, { idempotencyKey: `release:${id}` });
  return true;
};

export const releaseOf = async (stripe: Stripe, subscriptionId: string): Promise<void> => {
  await release(stripe, await stripe.subscriptions.retrieve(subscriptionId));
};

type Later = { readonly items: readonly PlanCount[]; readonly now: Interval; readonly next: Interval };

/** These plans to the end of what is paid, and from then on at the other interval: both in one call, so that nothing is half done. */
export const planPhases = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { items, now, next }: Later,
  priceOf: PriceOf,
  key: string,
): Promise<void> => {
  const id =
    scheduleOf(subscription) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }, { idempotencyKey: `${key}:schedule` })).id;
  const { current_phase: phase } = await stripe.subscriptionSchedules.retrieve(id);
  const discounts = subscription.discounts.map((discount) => ({ discount: typeof discount === 'string' ? discount : discount.id }));
  const kept = discounts.length === 0 ? {} : { discounts };
  const [first] = subscription.items.data;
  const ends = phase?.end_date ?? first?.current_period_end ?? 0;
  await stripe.subscriptionSchedules.update(
    id,
    {
      end_behavior: 'release',
      proration_behavior: 'none',
      metadata: { [note]: next },
      phases: [
        {
          items: await pricedItems(items, now, priceOf),
          start_date: phase?.start_date ?? first?.current_period_start ?? 0,
          end_date: ends,
          proration_behavior: 'none',
          ...kept,
        },
        {
          items: await pricedItems(items, next, priceOf),
          start_date: ends,
          duration: { interval: next, interval_count: 1 },
          proration_behavior: 'none',
          ...kept,
        },
      ],
    },
    { idempotencyKey: `${key}:phases` },
  );
};
