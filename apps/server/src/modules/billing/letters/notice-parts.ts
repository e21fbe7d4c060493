import { type CalendarDate, londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { orderTotal } from '@hedgerow/domain/discounts';
import { formatPence } from '@hedgerow/domain/money';
import { type PaidPlanId, planName, planPence } from '@hedgerow/domain/plans';
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
/** What leaving means, for whoever is left in the account. */
export const goes = ({ firstName, on }: Leaver): string =>
  `${firstName} leaves your account on ${day(on)}. ${firstName}’s sign-in then closes, and all work, points and files are deleted.`;

/** Wherever a letter says that work is kept: whose is not. */
export const goneLater = ({ leavers }: Pick<NoticeFacts, 'leavers'>): readonly EmailPart[] =>
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
