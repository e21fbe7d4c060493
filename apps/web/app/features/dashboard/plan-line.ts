import type { User } from '@hedgerow/contracts/accounts';
import { planName } from '@hedgerow/domain/plans';

/** Document 2 section 2: PRIMARY or SECONDARY, plan name, tier. The price is left out on a pupil's screen (decisions.md 5). */
export const planLine = ({
  phase,
  subscriptionPlan,
  subscriptionTier,
}: Pick<User, 'phase' | 'subscriptionPlan' | 'subscriptionTier'>): string => {
  const parts = [(phase ?? 'secondary').toUpperCase(), planName(subscriptionPlan)];
  return ['Current Plan:', [...parts, ...(subscriptionPlan === 'free' ? [] : [subscriptionTier])].join(' · ')].join(' ');
};
