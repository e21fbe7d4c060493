import type { Desk } from '../desk.ts';
import type { InvoiceLine, Price, SubscriptionItem } from '../wire.ts';
import { intervalOf } from './months.ts';
import { shareOfRest, type Period } from './proration.ts';

export interface PricedItem {
  readonly id: string;
  readonly price: Price;
  readonly quantity: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
}
interface LineFacts {
  readonly subscription: string | null;
  readonly item: PricedItem;
  readonly amount: number;
  readonly description: string;
  readonly proration: boolean;
  readonly period: Period;
}

export const pricedItem = (item: SubscriptionItem): PricedItem => ({ ...item, quantity: item.quantity ?? 1 });

const itemPence = ({ price, quantity }: PricedItem): number => (price.unit_amount ?? 0) * quantity;
export const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;

const line = (desk: Desk, { subscription, item, amount, description, proration, period }: LineFacts): InvoiceLine => ({
  id: desk.newId('il'),
  object: 'line_item',
  amount,
  currency: 'gbp',
  description,
  discount_amounts: [],
  discountable: true,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: { credited_items: null },
      subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: { start: period.start, end: period.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: item.price.product },
    type: 'price_details',
    unit_amount_decimal: item.price.unit_amount_decimal,
  },
  quantity: item.quantity,
  quantity_decimal: String(item.quantity),
  subscription,
  subtotal: amount,
  taxes: [],
});

const nameOf = async (desk: Desk, price: Price): Promise<string> => (await desk.find('product', price.product))?.name ?? 'Plan';
const dayMonth = (at: number): string =>
  new Date(at * 1000).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** One line for each item's next whole period. */
export const periodLines = (
  desk: Desk,
  subscription: string | null,
  items: readonly PricedItem[],
  period: Period,
): Promise<readonly InvoiceLine[]> =>
  Promise.all(
    items.map(async (item) =>
      line(desk, {
        subscription,
        item,
        amount: itemPence(item),
        description: `${item.quantity} × ${await nameOf(desk, item.price)} (at ${pounds(item.price.unit_amount ?? 0)} / ${item.price.recurring?.interval ?? 'month'})`,
        proration: false,
        period,
      }),
    ),
  );

const sameUse = (a: PricedItem, b: PricedItem): boolean => a.price.id === b.price.id && a.quantity === b.quantity;

/**
 * Credit for the unused rest of what was, debit for the rest of what will be; items that stay as they are have no line. Another interval
 * begins a period of its own, which is charged whole.
 */
export const changeLines = async (
  desk: Desk,
  subscription: string,
  before: readonly PricedItem[],
  after: readonly PricedItem[],
  at: number,
): Promise<readonly InvoiceLine[]> => {
  const restarts = intervalOf(before) !== intervalOf(after);
  const gone = before.filter((old) => !after.some((item) => item.id === old.id && sameUse(old, item)));
  const come = after.filter((item) => !before.some((old) => old.id === item.id && sameUse(old, item)));
  const restOf = async (item: PricedItem, sign: 1 | -1): Promise<InvoiceLine> => {
    const period = { start: item.current_period_start, end: item.current_period_end };
    const label = `${item.quantity} × ${await nameOf(desk, item.price)} after ${dayMonth(at)}`;
    return line(desk, {
      subscription,
      item,
      amount: shareOfRest(sign * itemPence(item), period, at),
      description: sign === 1 ? `Remaining time on ${label}` : `Unused time on ${label}`,
      proration: true,
      period: { start: at, end: period.end },
    });
  };
  const credits = await Promise.all(gone.map((item) => restOf(item, -1)));
  const [first] = after;
  if (restarts && first !== undefined) {
    const period = { start: first.current_period_start, end: first.current_period_end };
    return [...credits, ...(await periodLines(desk, subscription, after, period))];
  }
  return [...credits, ...(await Promise.all(come.map((item) => restOf(item, 1))))];
};
