import { AppError } from '@hedgerow/domain/errors';
import { type Interval, intervals, paidPlanIds, type PaidPlanId } from '@hedgerow/domain/plans';
import type { Stripe } from 'stripe';
import type { CataloguePlan, PaymentsConfig } from '#ports/payments.ts';
import { inOurWords } from './errors.ts';

/** The provider's price of a plan. */
export type PriceOf = (planId: PaidPlanId, interval: Interval) => Promise<string>;

/** The plan's id for its month, with `_year` behind it for its year. */
const keyOf = (planId: PaidPlanId, interval: Interval): string => (interval === 'month' ? planId : `${planId}_year`);

/** Our plan behind a price: its own note of it, also after the lookup key moved on to a newer price. */
export const planOfPrice = ({ metadata, lookup_key: key }: Stripe.Price): PaidPlanId | null =>
  paidPlanIds.find((id) => id === metadata['plan_id'] || intervals.some((interval) => key === keyOf(id, interval))) ?? null;

export const intervalOfPrice = ({ recurring }: Pick<Stripe.Price, 'recurring'>): Interval =>
  recurring?.interval === 'year' ? 'year' : 'month';

const matches = (price: Stripe.Price, pence: number, interval: Interval): boolean =>
  price.unit_amount === pence && price.currency === 'gbp' && price.recurring?.interval === interval && price.recurring.interval_count === 1;

const productOf = ({ product }: Stripe.Price): string => (typeof product === 'string' ? product : product.id);

type NewPrice = { readonly plan: CataloguePlan; readonly interval: Interval; readonly product: string | undefined };

/** Our plans as products, each with the price of a month and of a year; a price is found by its lookup key. */
export const catalogue = (stripe: Stripe, mode: PaymentsConfig['mode']) => {
  let known: ReadonlyMap<string, Stripe.Price> | null = null;

  const read = async (): Promise<ReadonlyMap<string, Stripe.Price>> => {
    // Ten keys are the most that may be asked at once, and ten there are.
    const keys = paidPlanIds.flatMap((planId) => intervals.map((interval) => keyOf(planId, interval)));
    const { data } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 });
    known = new Map(data.flatMap((price) => (price.lookup_key === null ? [] : [[price.lookup_key, price]])));
    return known;
  };

  const make = async ({ plan, interval, product }: NewPrice, old: Stripe.Price | undefined): Promise<Stripe.Price> => {
    const { planId, name } = plan;
    const [key, pence] = [keyOf(planId, interval), plan.pence[interval]];
    const made = await stripe.prices.create(
      {
        currency: 'gbp',
        unit_amount: pence,
        recurring: { interval },
        tax_behavior: 'inclusive',
        lookup_key: key,
        metadata: { plan_id: planId },
        ...(product === undefined ? { product_data: { name, metadata: { plan_id: planId } } } : { product }),
        ...(old === undefined ? {} : { transfer_lookup_key: true }),
      },
      { idempotencyKey: `price:${key}:${pence}:${old?.id ?? 'first'}` },
    );
    if (old !== undefined) await stripe.prices.update(old.id, { active: false }, { idempotencyKey: `price-off:${old.id}` });
    return made;
  };

  return {
    ensure: (plans: readonly CataloguePlan[]): Promise<void> =>
      inOurWords(async () => {
        const found = await read();
        for (const plan of plans) {
          let product: string | undefined;
          for (const interval of intervals) {
            const [key, pence] = [keyOf(plan.planId, interval), plan.pence[interval]];
            const price = found.get(key);
            const right = price !== undefined && matches(price, pence, interval);
            if (price !== undefined && !right && mode === 'live')
              throw new Error(
                `The live Stripe price of ${key} is ${price.unit_amount} ${price.currency}, the catalogue says ${pence} pence. Correct one of them before starting.`,
              );
            product = productOf(right ? price : await make({ plan, interval, product: price ? productOf(price) : product }, price));
          }
        }
        await read();
      }),
    priceOf: async (planId: PaidPlanId, interval: Interval): Promise<string> => {
      const key = keyOf(planId, interval);
      const price = (known ?? (await read())).get(key) ?? (await read()).get(key);
      if (price === undefined) throw new AppError('unavailable', 'This plan cannot be bought right now.');
      return price.id;
    },
  };
};
