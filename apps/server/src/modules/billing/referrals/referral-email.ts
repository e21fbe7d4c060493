import { formatPence, formatRoundPence } from '@hedgerow/domain/money';
import { refundDays, referralPence } from '@hedgerow/domain/referrals';
import type { Mail } from '#ports/mailer.ts';
import type { Sender } from '../letters/confirmation-email.ts';
import { type EmailPart, writeEmail } from '../letters/email-layout.ts';
import type { NoticeFacts, Written } from '../letters/notice-emails.ts';

const say = (text: string): EmailPart => ({ kind: 'text', text });

/** What a friend reads who knows nothing of us: who asked, what it is, what it brings to both, and that nobody writes again. */
export const referralEmail = (sender: Sender, { to, from, code }: { to: string; from: string; code: string }): Mail => {
  const { productName, supportEmail, publicUrl } = sender;
  const credit = formatRoundPence(referralPence);
  const letter = writeEmail({
    productName,
    parts: [
      say('Hello,'),
      say(
        `${from} uses ${productName} and thought that your family might like it. ${productName} is a learning platform for families in England: lessons, practice and revision for each school year, and a page on which parents see how it goes.`,
      ),
      say(
        `If you sign up with the code ${code}, you and ${from} both get ${credit} of credit after your first payment. Plans begin at £20 a month for a child, and you can cancel whenever you like. If the first payment is refunded within ${refundDays} days, the credit goes too.`,
      ),
      { kind: 'link', text: `See ${productName}`, url: `${publicUrl}/family-signup?ref=${code}` },
      say(
        `We write to you this once, because ${from} typed your address for it. We have not kept it, and you are on no list. If you do not want to do anything, you need not.`,
      ),
    ],
    footer: `${productName}: ${publicUrl}. Questions: ${supportEmail}`,
  });
  return { to, subject: `${from} invites your family to ${productName}`, ...letter };
};

/** Both sides of a referral hear of their credit (docs/product/money.md#referrals). */
export const referralCreditNotice = (all: NoticeFacts): Written => {
  const credit = formatPence(Number(all.facts['pence'] ?? 0));
  return {
    subject: `${credit} of credit from ${all.sender.productName}`,
    parts: [
      say(
        `Good news: ${credit} of credit is yours, because a family came to ${all.sender.productName} with a friend’s code and has made its first payment.`,
      ),
      say('You need not do anything. It comes off your next payment by itself; what is left stays for the one after.'),
      say(
        'Credit cannot be paid out. It goes back if that first payment is refunded within 14 days, and it ends after 12 months without a plan.',
      ),
      { kind: 'link', text: 'See my credit', url: `${all.sender.publicUrl}/refer` },
    ],
  };
};
