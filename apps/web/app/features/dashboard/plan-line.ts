import type { User } from '@hedgerow/contracts/accounts';
import { formatPence } from '@hedgerow/domain/money';
import { planById, planName } from '@hedgerow/domain/plans';

type PlanOf = Pick<User, 'phase' | 'subscriptionPlan' | 'subscriptionTier' | 'viewedByParent'>;

/** docs/product/plans.md#the-plan-line: PRIMARY or SECONDARY, plan name, tier and monthly price; the price in a parent's session alone (docs/product/plans.md#locked-features). */
export const planLine = ({ phase, subscriptionPlan: plan, subscriptionTier, viewedByParent }: PlanOf): string => {
  const paid = plan === 'free' ? [] : [subscriptionTier, ...(viewedByParent ? [`${formatPence(planById(plan).pence)} a month`] : [])];
  return ['Current Plan:', [(phase ?? 'secondary').toUpperCase(), planName(plan), ...paid].join(' · ')].join(' ');
};
