import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { formatPence } from '@hedgerow/domain/money';
import { formatDate } from '../../lib/dates.ts';

type Facts = Pick<SubscriptionSummary, 'status' | 'amount' | 'renewalDate' | 'endsAt' | 'cancelAtPeriodEnd'>;

/** What the family's subscription is doing, in one sentence. Exact: no date and no sum that the server did not give. */
export const subscriptionWords = ({ status, amount, renewalDate, endsAt, cancelAtPeriodEnd }: Facts): string => {
  const until = endsAt === null ? '' : ` until ${formatDate(endsAt)}`;
  if (cancelAtPeriodEnd || status === 'ending') return `Ending Soon. Access continues${until}, and nothing more is charged.`;
  switch (status) {
    case 'active':
      return renewalDate === null ? 'Active.' : `Active. Next payment: ${formatPence(amount)} on ${formatDate(renewalDate)}.`;
    case 'past_due':
      return 'The last payment did not go through. Learning continues while it is tried again.';
    case 'suspended':
      return 'Paused, because the payment did not go through. Everything your children did is kept.';
    case 'pending':
      return 'Pending Payment. Plans start as soon as the payment is confirmed.';
    case 'ended':
      return `This subscription has ended. Everything your children did is kept.`;
    case 'none':
      return 'No active subscription to manage';
  }
};
