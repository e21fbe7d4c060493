import { AppError } from '@hedgerow/domain/errors';
import { paidPlanIds, type PaidPlanId } from '@hedgerow/domain/plans';
import type { Stripe } from 'stripe';
import type { CataloguePlan, PaymentsConfig } from '#ports/payments.ts';
import { inOurWords } from './errors.ts';

/** The provider's price of a plan. */
export type PriceOf = (planId: PaidPlanId) => Promise<string>;

/** Our plan behind a price: its own note of it, also after the lookup key moved on to a newer price. */
export const planOfPrice = ({ metadata, lookup_key: key }: Stripe.Price): PaidPlanId | null =>
  paidPlanIds.find((id) => id === metadata['plan_id'] || id === key) ?? null;

const matches = (price: Stripe.Price, plan: CataloguePlan): boolean =>
  price.unit_amount === plan.pence &&
  price.currency === 'gbp' &&
  price.recurring?.interval === 'month' &&
  price.recurring.interval_count === 1;

/** Our plans as products and prices; each price is found by its plan's id as lookup key. */
export const catalogue = (stripe: Stripe, mode: PaymentsConfig['mode']) => {
  let known: ReadonlyMap<string, Stripe.Price> | null = null;

  const read = async (): Promise<ReadonlyMap<string, Stripe.Price>> => {
    const { data } = await stripe.prices.list({ lookup_keys: [...paidPlanIds], active: true, limit: 100 });
    known = new Map(data.flatMap((price) => (price.lookup_key === null ? [] : [[price.lookup_key, price]])));
    return known;
  };

  const make = async (plan: CataloguePlan, old: Stripe.Price | undefined): Promise<void> => {
    const { planId, name, pence } = plan;
    await stripe.prices.create(
      {
        currency: 'gbp',
        unit_amount: pence,
        recurring: { interval: 'month' },
        tax_behavior: 'inclusive',
        lookup_key: planId,
        metadata: { plan_id: planId },
        ...(old === undefined
          ? { product_data: { name, metadata: { plan_id: planId } } }
          : { product: typeof old.product === 'string' ? old.product : old.product.id, transfer_lookup_key: true }),
      },
      { idempotencyKey: `price:${planId}:${pence}:${old?.id ?? 'first'}` },
    );
    if (old !== undefined) await stripe.prices.update(old.id, { active: false }, { idempotencyKey: `price-off:${old.id}` });
  };

  return {
    ensure: (plans: readonly CataloguePlan[]): Promise<void> =>
      inOurWords(async () => {
        const found = await read();
        for (const plan of plans) {
          const price = found.get(plan.planId);
          if (price !== undefined && matches(price, plan)) continue;
          if (price !== undefined && mode === 'live')
            throw new Error(
              `The live Stripe price of ${plan.planId} is ${price.unit_amount} ${price.currency}, the catalogue says ${plan.pence} pence. Correct one of them before starting.`,
            );
          await make(plan, price);
        }
        await read();
      }),
    priceOf: async (planId: PaidPlanId): Promise<string> => {
      const price = (known ?? (await read())).get(planId) ?? (await read()).get(planId);
      if (price === undefined) throw new AppError('unavailable', 'This plan cannot be bought right now.');
      return price.id;
    },
  };
};
