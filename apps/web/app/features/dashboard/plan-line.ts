import type { User } from '@hedgerow/contracts/accounts';
import { formatPence } from '@hedgerow/domain/money';
import { planName } from '@hedgerow/domain/plans';

type PlanOf = Pick<User, 'phase' | 'subscriptionPlan' | 'subscriptionTier' | 'planPrice'>;

/** docs/product/plans.md#the-plan-line: PRIMARY or SECONDARY, plan name, tier and price; the price in a parent's session alone (docs/product/plans.md#locked-features). */
export const planLine = ({ phase, subscriptionPlan: plan, subscriptionTier, planPrice }: PlanOf): string => {
  const paid =
    plan === 'free' ? [] : [subscriptionTier, ...(planPrice === null ? [] : [`${formatPence(planPrice.pence)} a ${planPrice.every}`])];
  return ['Current Plan:', [(phase ?? 'secondary').toUpperCase(), planName(plan), ...paid].join(' · ')].join(' ');
};
