import { longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffEnds, daysCountFrom, inCoolingOff, noRefundUntil } from '@hedgerow/domain/cooling-off';
import { graceDays } from '@hedgerow/domain/effective-plan';
import { formatPence } from '@hedgerow/domain/money';
import { planName } from '@hedgerow/domain/plans';
import {
  day,
  type EmailChild,
  goneLater,
  heading,
  howToEnd,
  manage,
  nextPayment,
  type NoticeFacts,
  plansTable,
  text,
  type Written,
} from './notice-parts.ts';

const names = (children: readonly EmailChild[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(children.map(({ firstName }) => firstName)) || 'Your family';

export const endingNotice = (all: NoticeFacts): Written => {
  const { sender, mirror, children, leavers, refundAgain, now } = all;
  const end = mirror.cancelAt ?? mirror.periodEnd ?? now;
  const from = daysCountFrom(mirror);
  const early = from !== null && noRefundUntil(from, refundAgain) === null && inCoolingOff(from, now);
  return {
    subject: `Your ${sender.productName} subscription ends on ${day(end)}`,
    parts: [
      text(`You cancelled your subscription. It ends on ${day(end)}, and nothing more is charged.`),
      text(
        leavers.length === 0
          ? `Until then everything stays open for ${names(children)}. After that they can still sign in and read all their work. Nothing is deleted.`
          : `Until then everything stays open for ${names(children)}. After that whoever stays in your account can still sign in and read all their work.`,
      ),
      ...goneLater(all),
      ...(early
        ? [
            text(
              `You are within ${mirror.interval === 'year' ? '14 days of paying for this year' : 'your first 14 days'}: until ${longDate(coolingOffEnds(from))} you can get your payment back in full instead, once in 12 months, under Subscriptions & Billing.`,
            ),
          ]
        : []),
      text('If you change your mind before that day, one click keeps your plan.'),
      manage(all, 'Keep my plan'),
      text(`Thank you for learning with us. If something was not right, please tell us: ${sender.supportEmail}`),
    ],
  };
};

export const keptNotice = (all: NoticeFacts): Written => {
  const moves = all.children.flatMap(({ firstName, planId, held }) =>
    held === null ? [] : [text(`${firstName} moves from ${planName(held.planId)} to ${planName(planId)} on ${day(held.until)}.`)],
  );
  const still = [...moves, ...goneLater(all)];
  return {
    subject: `Your ${all.sender.productName} subscription goes on`,
    parts: [
      ...(still.length === 0
        ? [text('You kept your plan. Your subscription no longer ends, and nothing changes for your children.')]
        : [
            text('You kept your plan. Your subscription no longer ends. What you chose before that still counts:'),
            ...still,
            heading('From the next payment on'),
          ]),
      plansTable(all),
      text(nextPayment(all)),
      howToEnd(all),
    ],
  };
};

export const endedNotice = (all: NoticeFacts): Written => {
  const { sender, facts } = all;
  const unpaid = facts['why'] === 'unpaid';
  return {
    subject: `Your ${sender.productName} subscription has ended`,
    parts: [
      text(
        unpaid
          ? 'We tried your card several times and the payment did not go through, so your subscription has ended. You owe us nothing.'
          : 'Your subscription has ended, as you asked. Nothing more is charged.',
      ),
      text('Your children can still sign in and read everything they have done. If you come back, they carry on where they stopped.'),
      ...goneLater(all),
      { kind: 'link', text: 'Choose a plan', url: `${sender.publicUrl}/subscription/subscribe` },
    ],
  };
};

export const renewalFailedNotice = (all: NoticeFacts): Written => {
  const { mirror, now, sender } = all;
  const until = new Date((mirror.firstFailureAt ?? now).getTime() + graceDays * 86_400_000);
  const card = mirror.cardLast4 === null ? 'your card' : `your card ending in ${mirror.cardLast4}`;
  return {
    subject: `Your ${sender.productName} payment did not go through`,
    parts: [
      text(
        `We could not take this ${mirror.interval}’s ${formatPence(mirror.amountPence)} from ${card}. This happens. Cards expire, and banks are careful.`,
      ),
      text(
        `Nothing changes for your children for ${graceDays} days, until ${day(until)}. We try the card again in that time. If it works, you do not need to do anything.`,
      ),
      text('If the card is no longer right, please change it. We then take the payment from the new one.'),
      manage(all, 'Change my card', 'billing'),
      text(`After ${day(until)} learning pauses until a payment goes through. Everything your children have done is kept.`),
    ],
  };
};

export const refundNotice = ({ sender, facts, leavers }: NoticeFacts): Written => {
  const refunded = Number(facts['refundedPence'] ?? 0);
  const restored = Number(facts['restoredPence'] ?? 0);
  const rows: (readonly [string, string])[] = [
    ...(refunded > 0 ? [['Back to your card', formatPence(refunded)] as const] : []),
    ...(restored > 0 ? [['Credit you used, back in your account', formatPence(restored)] as const] : []),
  ];
  return {
    subject: `Your ${sender.productName} payment is on its way back`,
    parts: [
      text('You changed your mind within 14 days. Your subscription has ended today, and nothing more is charged.'),
      { kind: 'rows', rows },
      ...(refunded > 0 ? [text('Your bank usually shows the money within 5 to 10 days.')] : []),
      text('Your children can still sign in and read what they have done. We would be glad to see you again.'),
      ...goneLater({ leavers }),
      text(`If something was not right, please tell us: ${sender.supportEmail}`),
    ],
  };
};

/** Every six months of a rolling contract (docs/product/money.md#before-the-button; DMCC Act 2024 s 258). */
export const halfYearNotice = (all: NoticeFacts): Written => ({
  subject: `A reminder about your ${all.sender.productName} subscription`,
  parts: [
    text(
      `You have been with us since ${day(all.mirror.startedAt ?? all.now)}. Twice a year we remind you what you pay, so that you can check you still want it.`,
    ),
    plansTable(all),
    text(`${nextPayment(all)} It renews every month until you end it.`),
    howToEnd(all),
    manage(all, 'Look at my subscription'),
  ],
});
