import { formatPence } from '@hedgerow/domain/money';
import { planName, planPence } from '@hedgerow/domain/plans';
import type { Draft } from '#modules/mail/send-mail.job.ts';
import type { Sender } from './confirmation-email.ts';
import { day, type EmailChild, text } from './notice-parts.ts';

export type FreeWeekLetter = {
  readonly to: string;
  readonly firstName: string;
  readonly children: readonly Pick<EmailChild, 'firstName' | 'planId'>[];
  readonly endsAt: Date;
};

/** Two days before a free week ends: when, what stays, and what it would cost to go on. Nothing is charged by itself. */
export const freeWeekEndsEmail = ({ productName, publicUrl, supportEmail, testMode }: Sender, letter: FreeWeekLetter): Draft => {
  const on = day(letter.endsAt);
  return {
    to: letter.to,
    subject: `${testMode ? '[TEST MODE] ' : ''}Your free week at ${productName} ends on ${on}`,
    ...(testMode ? { notice: 'TEST MODE: this is a trial without real money.' } : {}),
    parts: [
      text(`Hello ${letter.firstName},`),
      text(`Your family’s free week ends on ${on}. You do not need to do anything: it ends by itself, and nothing is charged.`),
      text('Everything your children made and did stays in your account for you and them to read.'),
      text('If you would like to carry on, choose a plan. The plans you have now would cost:'),
      {
        kind: 'rows',
        rows: letter.children.map(
          ({ firstName, planId }) => [`${firstName}: ${planName(planId)}`, `${formatPence(planPence(planId, 'month'))} a month`] as const,
        ),
        total: ['Total', `${formatPence(letter.children.reduce((sum, { planId }) => sum + planPence(planId, 'month'), 0))} a month`],
      },
      { kind: 'link', text: 'See the plans', url: `${publicUrl}/onboarding/plan-selection` },
    ],
    footer: `${productName}. You get this email because of your free week at ${publicUrl}. Questions: ${supportEmail}`,
  };
};
