import { type CalendarDate, longDate } from '@hedgerow/domain/calendar-dates';
import { formatPence } from '@hedgerow/domain/money';
import { planName, planPence, readPlanId } from '@hedgerow/domain/plans';
import { manage, nextPayment, type NoticeFacts, plansTable, text, type Written } from './notice-parts.ts';

export const discountEndsNotice = (all: NoticeFacts): Written => ({
  subject: `Your ${all.sender.productName} discount ends soon`,
  parts: [
    text(
      `Your discount ends on ${longDate(String(all.facts['on']) as CalendarDate)}. Nothing changes for your children, and this is what you pay from then on:`,
    ),
    plansTable(all),
    text(nextPayment(all)),
    text('If that is not what you want, you can choose another plan or cancel before then, and pay nothing more.'),
    manage(all, 'Look at my plans'),
  ],
});

/** 30 days’ notice of a price change (docs/product/money.md#the-billing-page). */
export const priceChangeNotice = (all: NoticeFacts): Written | undefined => {
  const { facts, children } = all;
  const planId = readPlanId(String(facts['planId'] ?? ''));
  if (planId === undefined || planId === 'free') return undefined;
  const from = longDate(String(facts['from']) as CalendarDate);
  const { interval } = all.mirror;
  // Told for a month; a year costs as many of them as before.
  const [before, after] = [
    planPence(planId, interval),
    (Number(facts['pence']) * planPence(planId, interval)) / planPence(planId, 'month'),
  ];
  return {
    subject: `The price of ${planName(planId)} changes on ${from}`,
    parts: [
      text(
        `From your first payment on or after ${from}, ${planName(planId)} costs ${formatPence(after)} a ${interval} for each child instead of ${formatPence(before)}. We tell you at least 30 days before, so that you have time to choose.`,
      ),
      {
        kind: 'rows',
        rows: children
          .filter((child) => child.planId === planId && child.leavesOn === null)
          .map(({ firstName }) => [`${firstName}: ${planName(planId)}`, `${formatPence(before)} → ${formatPence(after)}`] as const),
      },
      text(
        `If you do not want this, you can choose another plan or cancel before ${from} and pay nothing more. You do not need to do anything to stay.`,
      ),
      manage(all, 'Look at my plans'),
    ],
  };
};
