import type { Desk } from '../desk.ts';
import { badRequest, missingParameter, noSuch } from '../errors.ts';
import type { Price, SubscriptionItem } from '../wire.ts';
import type { Period } from './proration.ts';

/** The recurring price with this id, or Stripe's refusal. */
export const priceFor = async (desk: Desk, id: string | undefined, param: string): Promise<Price> => {
  if (id === undefined) throw missingParameter(param);
  const price = await desk.find('price', id);
  if (price === null) throw noSuch('price', id, param);
  if (!price.active) throw badRequest(`The price specified is inactive. This field only accepts active prices.`, undefined, param);
  if (price.type !== 'recurring')
    throw badRequest(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      undefined,
      param,
    );
  return price;
};

export const refuseSamePriceTwice = (prices: readonly string[]): void => {
  const twice = prices.find((price, index) => prices.indexOf(price) !== index);
  if (twice !== undefined) throw badRequest(`Cannot add multiple subscription items with the same plan: ${twice}`, undefined, 'items');
};

/** Stripe can bill two intervals on one subscription; we never ask for it, so it would be a mistake. */
export const refuseMixedIntervals = (items: readonly { readonly price: Pick<Price, 'recurring'> }[]): void => {
  if (new Set(items.map(({ price }) => price.recurring?.interval)).size > 1)
    throw badRequest('The sandbox bills all items of a subscription at the same interval.', undefined, 'items');
};

export const mostItems = (count: number): void => {
  if (count > 20) throw badRequest('A subscription can have at most 20 items.', undefined, 'items');
};

export const newItem = (
  desk: Desk,
  subscription: string,
  price: Price,
  quantity: number,
  period: Period,
  created: number,
): SubscriptionItem => ({
  id: desk.newId('si'),
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  price,
  quantity,
  subscription,
  tax_rates: [],
});
