import { formatPence } from '@hedgerow/domain/money';
import type { EmailPart } from '#modules/mail/email-layout.ts';
import type { NoticeFacts, Written } from '../letters/notice-parts.ts';

const say = (text: string): EmailPart => ({ kind: 'text', text });

/** Both sides of a referral hear of their credit (docs/product/money.md#referrals). */
export const referralCreditNotice = (all: NoticeFacts): Written => {
  const credit = formatPence(Number(all.facts['pence'] ?? 0));
  return {
    subject: `${credit} of credit from ${all.sender.productName}`,
    parts: [
      say(
        `Good news: you have ${credit} of credit. A family joined ${all.sender.productName} with a friend’s code and has made its first payment.`,
      ),
      say('You do not need to do anything. We take it off your next payment, and the rest off the one after.'),
      say(
        'You cannot turn credit into cash. We take it back if that first payment is refunded within 14 days, and it ends after 12 months without a plan.',
      ),
      { kind: 'link', text: 'See my credit', url: `${all.sender.publicUrl}/refer` },
    ],
  };
};
