import type { User } from '@hedgerow/contracts/accounts';
import { formatPence } from '@hedgerow/domain/money';
import { planName } from '@hedgerow/domain/plans';

type PlanOf = Pick<User, 'phase' | 'subscriptionPlan' | 'subscriptionTier' | 'planPrice'>;

/** docs/product/plans.md#the-plan-line: plan and stage; tier and price in a parent's session alone (docs/product/plans.md#locked-features). */
export const planLine = ({ phase, subscriptionPlan: plan, subscriptionTier, planPrice }: PlanOf): string => {
  const [name, stage] = [planName(plan), phase ?? 'secondary'];
  // "Primary Explorer" says its stage itself.
  const whole = name.toLowerCase().startsWith(stage) ? name : `${name} (${stage})`;
  // "No active plan" says by itself what it is.
  if (plan === 'free') return whole;
  const paid = planPrice === null ? [] : [subscriptionTier, `${formatPence(planPrice.pence)} a ${planPrice.every}`];
  return [`Current plan: ${whole}`, ...paid].join(', ');
};
