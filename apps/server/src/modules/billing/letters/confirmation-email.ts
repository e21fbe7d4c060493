import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { agreedWording } from '@hedgerow/contracts/terms';
import { type CalendarDate, londonDate, longDate } from '@hedgerow/domain/calendar-dates';
import { coolingOffDays, coolingOffEnds, noRefundUntil } from '@hedgerow/domain/cooling-off';
import { formatPence } from '@hedgerow/domain/money';
import { type Interval, type PaidPlanId, planName, planPence } from '@hedgerow/domain/plans';
import type { Draft } from '#modules/mail/send-mail.job.ts';
import type { EmailPart } from '#modules/mail/email-layout.ts';

export type Sender = {
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicUrl: string;
  /** No money moved: the sandbox, or the provider's test mode. */
  readonly testMode: boolean;
  /** Who the contract is with: name and address; undefined where an operator has not said. */
  readonly company?: string | undefined;
};

export type Confirmation = {
  readonly to: string;
  readonly firstName: string;
  readonly children: readonly { readonly firstName: string; readonly planId: PaidPlanId }[];
  readonly interval: Interval;
  /** Of each payment, after any discount. */
  readonly totalPence: number;
  readonly startedAt: Date;
  readonly renewsAt: Date | null;
  /** When a partner's discount stops; null where there is none, or none that stops. */
  readonly discountEndsAt?: Date | null;
  /** From when a payment can come back again; null where none did in the last twelve months. */
  readonly refundAgain: CalendarDate | null;
};

const dateOf = (instant: Date): string => longDate(londonDate(instant));

/** What a parent must hold in their hands after a contract at a distance (docs/product/money.md#before-the-button): plans, total, start, how to end it. */
export const confirmationEmail = (sender: Sender, facts: Confirmation): Draft => {
  const { productName, supportEmail, publicUrl, testMode, company } = sender;
  const seller =
    company
      ?.split('|')
      .map((line) => line.trim())
      .join(', ') ?? productName;
  const { firstName, children, interval, totalPence, startedAt, renewsAt, discountEndsAt = null, refundAgain } = facts;
  const refusedUntil = noRefundUntil(startedAt, refundAgain);
  const full = children.reduce((sum, { planId }) => sum + planPence(planId, interval), 0);
  const discount: readonly (readonly [string, string])[] =
    full > totalPence ? [['Your discount', `-${formatPence(full - totalPence)}`]] : [];
  const parts: EmailPart[] = [
    { kind: 'text', text: `Hello ${firstName},` },
    {
      kind: 'text',
      text: `Welcome to ${productName}. ${totalPence === 0 ? 'There was nothing to pay' : 'Your payment is confirmed'}, and ${namesOf(children)} can start learning now.`,
    },
    { kind: 'link', text: 'Open your dashboard', url: `${publicUrl}/parent/dashboard` },
    { kind: 'heading', text: 'Your plan' },
    {
      kind: 'rows',
      rows: [
        ...children.map(
          ({ firstName: name, planId }) =>
            [`${name}: ${planName(planId)}`, `${formatPence(planPence(planId, interval))} a ${interval}`] as const,
        ),
        ...discount,
      ],
      total: ['Total', `${formatPence(totalPence)} a ${interval}`],
    },
    {
      kind: 'text',
      text: `It began on ${dateOf(startedAt)} and runs from ${interval} to ${interval} until you end it.${renewsAt === null ? '' : ` The next payment of ${formatPence(totalPence)} is on ${dateOf(renewsAt)}.`}${discountEndsAt === null ? '' : ` Your discount lasts until ${dateOf(discountEndsAt)}; from then on you pay ${formatPence(full)} a ${interval}.`} Prices include any VAT that is due.`,
    },
    { kind: 'heading', text: 'If you change your mind' },
    {
      kind: 'text',
      text:
        refusedUntil === null
          ? `You have ${coolingOffDays} days, until ${longDate(coolingOffEnds(startedAt))}, to cancel and get your first payment back in full${interval === 'year' ? ', and the same after each yearly payment; once in 12 months' : ', once in 12 months'}: open Account Settings, Subscriptions & Billing, or write to ${supportEmail}. You asked us to start straight away. You still have this right.`
          : checkoutMessages.noRefundBefore(longDate(refusedUntil)),
    },
    {
      kind: 'text',
      text: `You can cancel your subscription${refusedUntil === null ? ' after that too,' : ''} whenever you like. Open Account Settings, Subscriptions & Billing, and choose Cancel subscription. Learning goes on until the end of the ${interval} you have paid for.${interval === 'year' ? ' We do not refund the rest of a year.' : ''}`,
    },
    {
      kind: 'text',
      text: `You can also copy this and send it to ${supportEmail}: "To ${seller}: I cancel my contract for ${productName}, which began on ${dateOf(startedAt)}. My name, my address, the date."`,
    },
    { kind: 'heading', text: 'Who the contract is with' },
    {
      kind: 'text',
      text: `${seller}. ${agreedWording.replace('I agree', 'You agreed')} Read them at ${publicUrl}/terms and ${publicUrl}/privacy.`,
    },
    { kind: 'heading', text: 'Signing in' },
    {
      kind: 'text',
      text: 'Each child has their own username and password. You find them on your dashboard, where you can also print them as a card.',
    },
  ];
  const letter = {
    ...(testMode ? { notice: 'TEST MODE: this is a trial without real money. Nothing was charged.' } : {}),
    parts,
    footer: `${productName}. You get this email because you subscribed at ${publicUrl}. Please keep it. It confirms your contract. Questions: ${supportEmail}`,
  };
  return { to: facts.to, subject: `${testMode ? '[TEST MODE] ' : ''}Your ${productName} subscription is confirmed`, ...letter };
};

const namesOf = (children: Confirmation['children']): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(children.map(({ firstName }) => firstName)) || 'your family';
