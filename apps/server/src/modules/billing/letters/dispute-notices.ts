import { formatPence } from '@hedgerow/domain/money';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffDays, daysCountFrom, noRefundUntil } from '@hedgerow/domain/cooling-off';
import { manage, type NoticeFacts, text, type Written } from './notice-parts.ts';

/** How a payment comes back without a bank; whoever has had one back reads from when there is another. */
const comesBack = ({ mirror, refundAgain, now }: NoticeFacts): string => {
  const until = noRefundUntil(daysCountFrom(mirror) ?? now, refundAgain);
  if (until !== null) return checkoutMessages.noRefundBefore(longDate(until));
  return `Within ${coolingOffDays} days of your first payment${mirror.interval === 'year' ? ', or of paying for a year,' : ''} you can get it back yourself, once in 12 months.`;
};

/** A bank's question about a payment (docs/product/money.md#disputes). */
export const disputeNotice = (all: NoticeFacts): Written => ({
  subject: `Your bank asked about a payment to ${all.sender.productName}`,
  parts: [
    text(
      `Your bank has told us that somebody questioned a payment of ${formatPence(Number(all.facts['pence'] ?? 0))}. The name on the statement may have looked unfamiliar. Nothing changes for your children.`,
    ),
    text('If the payment was yours, please tell your bank. That settles it fastest.'),
    text(`If something else is wrong, write to ${all.sender.supportEmail} and we will put it right. ${comesBack(all)}`),
    manage(all, 'See my invoices', 'billing'),
  ],
});

/** To support. */
export const disputeSupportNotice = ({ mirror, email, facts }: NoticeFacts): Written => ({
  subject: `A payment is disputed: ${formatPence(Number(facts['pence'] ?? 0))}`,
  parts: [
    text('A bank has opened a dispute. Please answer it at the payment provider in time; nothing was refunded and no plan was closed.'),
    {
      kind: 'rows',
      rows: [
        ['Dispute', String(facts['disputeId'] ?? '')],
        ['Parent', email],
        ['Subscription', mirror.id],
        ['State', mirror.state],
      ],
    },
  ],
});
