import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffDays, noRefundUntil } from '@hedgerow/domain/cooling-off';
import { formatPence } from '@hedgerow/domain/money';
import { day, heading, howToEnd, manage, nextPayment, type NoticeFacts, plansTable, text, type Written } from './notice-parts.ts';

/** A year ends soon: what comes, and how to have it otherwise (docs/decisions/0031-a-year-for-ten-months.md). */
export const yearRenewsNotice = (all: NoticeFacts): Written | undefined => {
  const { mirror, sender } = all;
  if (mirror.periodEnd === null) return undefined;
  const monthly = mirror.nextInterval === 'month';
  const on = day(mirror.periodEnd);
  return {
    subject: monthly ? `Your ${sender.productName} year ends on ${on}` : `Your ${sender.productName} year renews on ${on}`,
    parts: [
      text(
        monthly
          ? `The year you have paid for ends on ${on}. From then on you pay every month, as you chose:`
          : `The year you have paid for ends on ${on}. You do not need to do anything to carry on for another year:`,
      ),
      plansTable(all),
      text(nextPayment(all)),
      text(
        monthly
          ? 'You can still stay with yearly payment, choose other plans, or cancel before that day and pay nothing more.'
          : 'If you would rather pay every month, choose other plans or end it, you can do so before that day. You then pay nothing more for a year. For 14 days after that payment you can get it back, once in 12 months.',
      ),
      manage(all, 'Look at my subscription'),
      howToEnd(all),
    ],
  };
};

/** Another interval was chosen, or that was taken back. */
export const intervalChangeNotice = (all: NoticeFacts): Written => {
  const { mirror, facts, sender, refundAgain } = all;
  const refusedUntil = noRefundUntil(all.now, refundAgain);
  const to = facts['to'];
  const on = mirror.periodEnd === null ? '' : day(mirror.periodEnd);
  const after = [
    manage(all, 'Open my subscription'),
    heading('From the next payment on'),
    plansTable(all),
    text(nextPayment(all)),
    howToEnd(all),
  ];
  if (to === 'monthly')
    return {
      subject: `You pay ${sender.productName} every month from ${on}`,
      parts: [
        text(
          `You chose to pay every month when the year you have paid for ends, on ${on}. Until then nothing changes, and nothing was charged today.`,
        ),
        text('If you change your mind before that day, choose Keep paying by the year on your subscription page. It costs nothing.'),
        ...after,
      ],
    };
  if (to === 'stay_yearly')
    return {
      subject: `You carry on paying ${sender.productName} by the year`,
      parts: [text('You undid your change. Your subscription carries on by the year. Nothing was charged today.'), ...after],
    };
  const due = Number(facts['dueNowPence'] ?? 0);
  const paid = `${due > 0 ? `${formatPence(due)} was charged to your card` : 'Nothing was charged, because your credit covers it'}. We took off what you had paid for the rest of the month.`;
  return {
    subject: `You pay ${sender.productName} by the year now`,
    parts: [
      text(`You changed to paying by the year. ${paid}`),
      text(
        refusedUntil === null
          ? `You have ${coolingOffDays} days to change your mind and get this payment back, once in 12 months, under Subscriptions & Billing. Your subscription then ends. After that, we do not refund the rest of a year.`
          : checkoutMessages.noRefundBefore(longDate(refusedUntil)),
      ),
      ...after,
    ],
  };
};
