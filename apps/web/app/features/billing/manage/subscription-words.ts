import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { formatPence } from '@hedgerow/domain/money';
import { formatDate } from '../../../lib/dates.ts';

type Facts = Pick<SubscriptionSummary, 'status' | 'amount' | 'renewalDate' | 'endsAt' | 'cancelAtPeriodEnd'> &
  Partial<Pick<SubscriptionSummary, 'nextInterval'>>;
type Badge = { readonly words: string; readonly tone: 'quiet' | 'good' | 'look' | 'bad' };

/** What the family's subscription is doing, in one sentence. Exact: no date and no sum that the server did not give. */
export const subscriptionWords = ({ status, amount, renewalDate, endsAt, cancelAtPeriodEnd, nextInterval }: Facts): string => {
  const until = endsAt === null ? '' : ` until ${formatDate(endsAt)}`;
  if (cancelAtPeriodEnd || status === 'ending') return `Access continues${until}, and nothing more is charged.`;
  switch (status) {
    case 'active':
      return renewalDate === null
        ? 'Nothing is due.'
        : `Next payment: ${formatPence(nextInterval?.amount ?? amount)} on ${formatDate(renewalDate)}.`;
    case 'past_due':
      return 'The last payment did not go through. Learning continues for seven days while we try it again.';
    case 'suspended':
      return 'Paused, because the payment did not go through. All your children’s work is kept.';
    case 'pending':
      return 'Plans start as soon as the payment is confirmed.';
    case 'ended':
      return 'This subscription has ended. All your children’s work is kept.';
    case 'none':
      return 'No active subscription to manage';
  }
};

/** docs/product/money.md#the-billing-page: ending stands out, active is plain, everything else is quiet. */
export const subscriptionBadge = ({ status, cancelAtPeriodEnd }: Pick<Facts, 'status' | 'cancelAtPeriodEnd'>): Badge => {
  if (cancelAtPeriodEnd || status === 'ending') return { words: 'Ending Soon', tone: 'bad' };
  switch (status) {
    case 'active':
      return { words: 'Active', tone: 'good' };
    case 'past_due':
    case 'suspended':
      return { words: 'Payment needed', tone: 'look' };
    case 'pending':
      return { words: 'Pending Payment', tone: 'quiet' };
    case 'ended':
      return { words: 'Ended', tone: 'quiet' };
    case 'none':
      return { words: 'Inactive', tone: 'quiet' };
  }
};

/** The badge of one child's plan; none where it simply runs. */
export const planBadge = (status: string): Badge | undefined => {
  if (status === 'pending') return { words: 'Pending Payment', tone: 'look' };
  if (status === 'ending') return { words: 'Ending Soon', tone: 'bad' };
  return status === 'ended' ? { words: 'Ended', tone: 'quiet' } : undefined;
};
