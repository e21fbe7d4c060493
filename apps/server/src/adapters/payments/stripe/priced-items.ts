import type { Interval } from '@hedgerow/domain/plans';
import type { PlanCount } from '#ports/payments.ts';
import type { PriceOf } from './catalogue.ts';

/** Plans as the provider's items. */
export const pricedItems = (
  items: readonly PlanCount[],
  interval: Interval,
  priceOf: PriceOf,
): Promise<{ readonly price: string; readonly quantity: number }[]> =>
  Promise.all(items.map(async ({ planId, quantity }) => ({ price: await priceOf(planId, interval), quantity })));
