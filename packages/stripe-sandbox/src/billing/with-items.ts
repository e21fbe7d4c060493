import type { Desk } from '../desk.ts';
import type { InvoiceLine, Subscription, SubscriptionItem } from '../wire.ts';
import { periodLines, pricedItem } from './lines.ts';
import { intervalOf } from './months.ts';

/** Whether a change is to another interval: then a new period begins, and it is billed at once whatever is asked of proration. */
export const restarts = (subscription: Subscription, items: readonly SubscriptionItem[]): boolean =>
  intervalOf(subscription.items.data) !== intervalOf(items);

export const withItems = (subscription: Subscription, items: readonly SubscriptionItem[]): Subscription => ({
  ...subscription,
  billing_cycle_anchor: restarts(subscription, items)
    ? (items[0]?.current_period_start ?? subscription.billing_cycle_anchor)
    : subscription.billing_cycle_anchor,
  items: { ...subscription.items, data: [...items] },
});

/** The whole new period of another interval, without anything for the time before. */
export const restartLines = (
  desk: Desk,
  subscription: Subscription,
  items: readonly SubscriptionItem[],
): Promise<readonly InvoiceLine[]> => {
  const [first] = items;
  const period = { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
  return periodLines(desk, subscription.id, items.map(pricedItem), period);
};
