import type { Draft } from '#modules/mail/send-mail.job.ts';
import { intervalChangeNotice, yearRenewsNotice } from './interval-notices.ts';
import type { NoticeFacts, Written } from './notice-parts.ts';
import type { NoticeKind } from './notices-due.ts';
import { planChangeNotice } from './plan-change-notices.ts';
import { disputeNotice, disputeSupportNotice } from './dispute-notices.ts';
import { discountEndsNotice, priceChangeNotice } from './price-notices.ts';
import { endedNotice, endingNotice, halfYearNotice, keptNotice, refundNotice, renewalFailedNotice } from './subscription-notices.ts';
import { orderReturnedNotice } from './order-returned-letter.ts';
import { referralCreditNotice } from '../referrals/referral-email.ts';

type Writer = (facts: NoticeFacts) => Written | undefined;
/** The others have files of their own. */
export type WrittenKind = Exclude<NoticeKind, 'confirmation' | 'free_week_ends'>;

/** Every letter that is written from a family's subscription as it stands. */
const writers: Readonly<Record<WrittenKind, Writer>> = {
  plan_change: planChangeNotice,
  ending: endingNotice,
  kept: keptNotice,
  ended: endedNotice,
  renewal_failed: renewalFailedNotice,
  refund: refundNotice,
  order_returned: orderReturnedNotice,
  dispute: disputeNotice,
  dispute_support: disputeSupportNotice,
  half_year: halfYearNotice,
  year_renews: yearRenewsNotice,
  interval_change: intervalChangeNotice,
  discount_ends: discountEndsNotice,
  price_change: priceChangeNotice,
  referral_credit: referralCreditNotice,
};

/** A letter in both forms, or nothing where there is nothing to say any more. */
export const writeNotice = (kind: WrittenKind, facts: NoticeFacts): Draft | undefined => {
  const { sender, firstName, email } = facts;
  const { productName, publicUrl, supportEmail, testMode } = sender;
  const written = writers[kind](facts);
  if (written === undefined) return undefined;
  const inside = kind === 'dispute_support';
  const letter = {
    ...(testMode ? { notice: 'TEST MODE: this is a trial without real money.' } : {}),
    parts: [...(inside ? [] : [{ kind: 'text' as const, text: `Hello ${firstName},` }]), ...written.parts],
    footer: inside
      ? `${productName}: ${publicUrl}`
      : `${productName}. You get this email because of your subscription at ${publicUrl}. Questions: ${supportEmail}`,
  };
  return { to: inside ? supportEmail : email, subject: `${testMode ? '[TEST MODE] ' : ''}${written.subject}`, ...letter };
};
