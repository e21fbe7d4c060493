import type { Desk } from '../desk.ts';
import type { Coupon, Customer, Invoice, Price } from '../wire.ts';
import { draftInvoice } from './draft-invoice.ts';
import { mostItems, newItem, refuseMixedIntervals, refuseSamePriceTwice } from './items.ts';
import { periodLines, pricedItem } from './lines.ts';
import { intervalOf, nextPeriodEnd } from './months.ts';

export interface Basket {
  readonly customer: Customer;
  readonly items: readonly { readonly price: Price; readonly quantity: number }[];
  readonly discounts: readonly { readonly id: string; readonly coupon: Coupon }[];
}

/** What starting with these items would cost; nothing is stored. */
export const previewStart = async (desk: Desk, { customer, items, discounts }: Basket): Promise<Invoice> => {
  const testClock = customer.test_clock ?? null;
  const now = await desk.now(testClock);
  const period = { start: now, end: nextPeriodEnd(now, now, intervalOf(items)) };
  mostItems(items.length);
  refuseSamePriceTwice(items.map(({ price }) => price.id));
  refuseMixedIntervals(items);
  const drafts = items.map(({ price, quantity }) => pricedItem(newItem(desk, '', price, quantity, period, now)));
  const lines = await periodLines(desk, null, drafts, period);
  return draftInvoice(desk, {
    customer,
    now,
    testClock,
    reason: 'upcoming',
    subscriptionMetadata: {},
    subscription: null,
    lines,
    discounts,
    period,
  });
};
