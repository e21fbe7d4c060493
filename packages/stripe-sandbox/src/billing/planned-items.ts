import type { Desk } from '../desk.ts';
import { badRequest, noSuch } from '../errors.ts';
import { hash, listOf, text, whole, yesNo } from '../rules.ts';
import type { Subscription, SubscriptionItem } from '../wire.ts';
import { mostItems, newItem, priceFor, refuseMixedIntervals, refuseSamePriceTwice } from './items.ts';
import { intervalOf, nextPeriodEnd } from './months.ts';

export const itemChanges = listOf(hash({ id: text(), price: text(), quantity: whole(0), deleted: yesNo, clear_usage: yesNo }));
export type ItemChanges = ReturnType<typeof itemChanges.read>;

/** The subscription's items after the asked changes: by item id, or a price that is not on it yet. */
export const plannedItems = async (
  desk: Desk,
  subscription: Subscription,
  changes: ItemChanges,
  now: number,
): Promise<readonly SubscriptionItem[]> => {
  const items = new Map(subscription.items.data.map((item) => [item.id, item]));
  const first = subscription.items.data[0];
  const period = { start: first?.current_period_start ?? now, end: first?.current_period_end ?? now };
  for (const [index, change] of changes.entries()) {
    const param = `items[${index}]`;
    if (change.id === undefined) {
      const price = await priceFor(desk, change.price, `${param}[price]`);
      const item = newItem(desk, subscription.id, price, change.quantity ?? 1, period, now);
      items.set(item.id, item);
      continue;
    }
    const old = items.get(change.id);
    if (old === undefined) throw noSuch('subscription item', change.id, `${param}[id]`);
    if (change.deleted === true) {
      items.delete(old.id);
      continue;
    }
    const price = change.price === undefined ? old.price : await priceFor(desk, change.price, `${param}[price]`);
    const same = newItem(desk, subscription.id, price, change.quantity ?? old.quantity ?? 1, period, now);
    items.set(old.id, { ...same, id: old.id, created: old.created, metadata: old.metadata });
  }
  const planned = [...items.values()];
  if (planned.length === 0)
    throw badRequest(
      'A subscription must have at least one active plan. To remove the last item, cancel the subscription instead.',
      undefined,
      'items',
    );
  refuseSamePriceTwice(planned.map(({ price }) => price.id));
  mostItems(planned.length);
  refuseMixedIntervals(planned);
  const interval = intervalOf(planned);
  if (interval === intervalOf(subscription.items.data)) return planned;
  // Another interval begins a new period now.
  const fresh = { current_period_start: now, current_period_end: nextPeriodEnd(now, now, interval) };
  return planned.map((item) => ({ ...item, ...fresh }));
};
