import { type CalendarDate, londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffEnds, daysCountFrom, inCoolingOff, noRefundUntil } from '@hedgerow/domain/cooling-off';
import { graceDays } from '@hedgerow/domain/effective-plan';
import { orderTotal } from '@hedgerow/domain/discounts';
import { leavesFamilyOn } from '@hedgerow/domain/leaving-family';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planName, planPence } from '@hedgerow/domain/plans';
import type { Sender } from './confirmation-email.ts';
import type { MirrorRow } from '../billing.repository.ts';
import type { PlanKind } from '../changes/change-attempts.ts';
import type { EmailPart } from '#modules/mail/email-layout.ts';

export type EmailChild = {
  readonly firstName: string;
  readonly planId: PaidPlanId;
  readonly leavesOn: Date | null;
  /** The plan that runs until a cheaper one begins, and when that is. */
  readonly held: { readonly planId: PaidPlanId; readonly until: Date } | null;
};
/** What a letter may speak of, read at the moment in which it is written. */
export type NoticeFacts = {
  readonly sender: Sender;
  readonly firstName: string;
  readonly email: string;
  readonly mirror: MirrorRow;
  readonly children: readonly EmailChild[];
  /** Who was removed, with or without a plan, and the day on which all of their work goes. */
  readonly leavers: readonly { readonly firstName: string; readonly on: Date }[];
  /** From when a payment can come back again; null where none came back in the last twelve months. */
  readonly refundAgain: CalendarDate | null;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly change: {
    readonly kind: PlanKind;
    readonly child: string;
    readonly planId: PaidPlanId;
    /** When the plan of a child who was taken off ends. */
    readonly leavesOn: Date | null;
    /** The plan that runs until a cheaper one begins, and when that is. */
    readonly held: { readonly planId: PaidPlanId; readonly until: Date } | null;
    readonly dueNowPence: number;
  } | null;
  readonly now: Date;
};
export type Written = { readonly subject: string; readonly parts: readonly EmailPart[] };

export const text = (words: string): EmailPart => ({ kind: 'text', text: words });
export const heading = (words: string): EmailPart => ({ kind: 'heading', text: words });
export const day = (instant: Date): string => longDate(londonDate(instant));
const names = (children: readonly EmailChild[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(children.map(({ firstName }) => firstName)) || 'Your family';

/** Every letter leads to the page where all of it can be changed. */
export const manage = ({ sender }: Pick<NoticeFacts, 'sender'>, words: string, tab: 'overview' | 'billing' = 'overview'): EmailPart => ({
  kind: 'link',
  text: words,
  url: `${sender.publicUrl}/parent/family?manage=${tab}`,
});

export const howToEnd = ({ mirror }: NoticeFacts): EmailPart =>
  text(
    `You can cancel whenever you like, in two clicks: Account Settings, Subscriptions & Billing, Cancel subscription. Learning goes on until the end of the ${mirror.interval} you have paid for.`,
  );

type Leaver = NoticeFacts['leavers'][number];
const goes = ({ firstName, on }: Leaver): string =>
  `${firstName} leaves your account on ${day(on)}. ${firstName}’s sign-in then closes, and all work, points and files are deleted.`;

/** Wherever a letter says that work is kept: whose is not. */
const goneLater = ({ leavers }: Pick<NoticeFacts, 'leavers'>): readonly EmailPart[] =>
  leavers.map((leaver) =>
    text(
      `You removed ${leaver.firstName}. ${goes(leaver)} Until that day you can keep ${leaver.firstName} under Account Settings, Manage Children.`,
    ),
  );

/** How often and how much is paid from the next payment on. */
const coming = ({ children, mirror }: Pick<NoticeFacts, 'children' | 'mirror'>) => {
  const { interval, nextInterval, amountPence, discountPercent } = mirror;
  if (nextInterval === null) return { interval, pence: amountPence };
  const paid = children.filter(({ leavesOn }) => leavesOn === null).map(({ planId }) => planId);
  return { interval: nextInterval, pence: orderTotal(paid, nextInterval, discountPercent ?? 0) };
};

/** The plans and what they cost each time, with the discount where there is one. */
export const plansTable = (all: NoticeFacts): EmailPart => {
  const { interval, pence } = coming(all);
  const staying = all.children.filter(({ leavesOn }) => leavesOn === null);
  const full = staying.reduce((sum, { planId }) => sum + planPence(planId, interval), 0);
  const { discountEndsAt } = all.mirror;
  const discount = discountEndsAt === null ? 'Your discount' : `Your discount, until ${day(discountEndsAt)}`;
  const less: readonly (readonly [string, string])[] = full > pence ? [[discount, `-${formatPence(full - pence)}`]] : [];
  return {
    kind: 'rows',
    rows: [
      ...staying.map(
        ({ firstName, planId }) =>
          [`${firstName}: ${planName(planId)}`, `${formatPence(planPence(planId, interval))} a ${interval}`] as const,
      ),
      ...less,
    ],
    total: ['Total', `${formatPence(pence)} a ${interval}`],
  };
};

export const nextPayment = (all: NoticeFacts): string =>
  all.mirror.periodEnd === null ? '' : `The next payment of ${formatPence(coming(all).pence)} is on ${day(all.mirror.periodEnd)}.`;

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
