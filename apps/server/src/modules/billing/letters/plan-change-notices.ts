import { leavesFamilyOn } from '@hedgerow/domain/leaving-family';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, planName } from '@hedgerow/domain/plans';
import { day, goes, heading, howToEnd, manage, nextPayment, type NoticeFacts, plansTable, text, type Written } from './notice-parts.ts';

const money = (pence: number, interval: Interval): string => {
  if (pence > 0) return `${formatPence(pence)} was charged to your card for the rest of this ${interval}.`;
  if (pence < 0)
    return `${formatPence(-pence)} that you had paid for the rest of this ${interval} is now credit on your account. It comes off your next invoice.`;
  return 'Nothing was charged today.';
};

type Change = NonNullable<NoticeFacts['change']>;

/** Undefined when the change was taken back before the letter went. */
const laterNotice = (all: NoticeFacts, { child, planId, held }: Change): Written | undefined =>
  held === null
    ? undefined
    : {
        subject: `${child} moves to ${planName(planId)} on ${day(held.until)}`,
        parts: [
          text(
            `You chose ${planName(planId)} for ${child}. Nothing changes in the ${all.mirror.interval} you have paid for. ${child} keeps ${planName(held.planId)} until ${day(held.until)}, and keeps all their work.`,
          ),
          text(
            `Nothing was charged today. If you change your mind before that day, choose Keep ${planName(held.planId)} on your subscription page. It costs nothing.`,
          ),
          manage(all, 'Open my subscription'),
          heading('From the next payment on'),
          plansTable(all),
          text(nextPayment(all)),
          howToEnd(all),
        ],
      };

export const planChangeNotice = (all: NoticeFacts): Written | undefined => {
  const { change, sender } = all;
  if (change === null) return undefined;
  const { kind, child, planId, leavesOn, dueNowPence } = change;
  if (kind === 'remove') {
    return {
      subject: `${child}’s ${sender.productName} plan ends${leavesOn === null ? '' : ` on ${day(leavesOn)}`}`,
      parts: [
        text(
          `You took ${child} off your subscription. ${child} keeps ${planName(planId)} until ${leavesOn === null ? `the end of the ${all.mirror.interval} you have paid for` : day(leavesOn)}, and from then on nothing is charged for ${child}.`,
        ),
        text(goes({ firstName: child, on: leavesFamilyOn(all.now, leavesOn) })),
        text('If you change your mind before that day, you can undo this under Account Settings, Manage Children. It costs nothing.'),
        manage(all, 'Open my subscription'),
        heading('From the next payment on'),
        plansTable(all),
        text(nextPayment(all)),
      ],
    };
  }
  if (kind === 'later') return laterNotice(all, change);
  if (kind === 'stay')
    return {
      subject: `${child} stays on ${planName(planId)}`,
      parts: [
        text(`You undid your change. ${child} stays on ${planName(planId)}. Nothing was charged today.`),
        manage(all, 'Open my subscription'),
        heading('From the next payment on'),
        plansTable(all),
        text(nextPayment(all)),
        howToEnd(all),
      ],
    };
  const joined = kind === 'add';
  return {
    subject: joined ? `${child} has joined ${sender.productName}` : `${child} is on ${planName(planId)} now`,
    parts: [
      text(
        joined
          ? `${child} is part of your subscription and can start learning on ${planName(planId)} now.`
          : `${child}’s plan was changed to ${planName(planId)}. Everything that ${child} has done is kept.`,
      ),
      text(money(dueNowPence, all.mirror.interval)),
      manage(all, 'See my invoice', 'billing'),
      heading(
        all.children.some(({ held, leavesOn: ends }) => held !== null || ends !== null)
          ? 'From the next payment on'
          : 'Your plans from now on',
      ),
      plansTable(all),
      text(`${nextPayment(all)} Prices include any VAT that is due.`),
      howToEnd(all),
    ],
  };
};
