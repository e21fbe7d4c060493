import type { User } from '@hedgerow/contracts/accounts';

/** Whether a plan is paid for, by the family or its school. A free week opens as much, and is none. */
export const paysAlready = ({ subscriptionTier, freeWeekEndsAt }: Pick<User, 'subscriptionTier' | 'freeWeekEndsAt'>): boolean =>
  subscriptionTier === 'premium' && freeWeekEndsAt === null;
