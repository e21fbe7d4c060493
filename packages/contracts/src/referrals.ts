import * as z from 'zod/mini';
import { Email } from './accounts.ts';
import { instant } from './shapes.ts';

export const referralMessages = {
  unknownCode: 'We do not know this referral code. Please check it with your friend.',
  ownCode: 'This is your own code. It is for your friends.',
  tooLate: 'You can only use a referral code before your family’s first payment.',
  otherCode: 'Your family already has another referral code.',
  joined: 'Your code is saved. After your first payment you both get £20.00 of credit.',
  unconfirmed: 'Please confirm your own email address first: the link is in the email we sent you.',
  ownAddress: 'This is your own address. Please enter your friend’s.',
  invited: 'Your invitation is on its way.',
  invitedBefore: 'You have invited this address before. We email nobody twice.',
} as const;

/** POST /api/referrals/join: the code as it was typed or came with the link. */
export const JoinBody = z.object({ code: z.string().check(z.trim(), z.maxLength(40, referralMessages.unknownCode)) });
export const Joined = z.object({ code: z.string(), message: z.string() });

export const InviteBody = z.object({ email: Email });
export const Invited = z.object({ sent: z.boolean(), message: z.string(), invited: z.int() });

/** GET /api/referrals: real figures alone (docs/product/money.md#pence). Pence. */
export const ReferralOverview = z.object({
  code: z.string(),
  link: z.string(),
  /** Letters sent. */
  invited: z.int(),
  /** Families that came by the code, and how many of them pay. */
  joined: z.int(),
  paying: z.int(),
  /** Given for friends, less what a refund took back. */
  earnedPence: z.int(),
  /** Null while the payment provider cannot be asked. */
  leftPence: z.nullable(z.int()),
  /** When what is left ends if nobody of the family comes again; null while there is nothing to end. */
  expiresAt: z.nullable(instant),
  /** How this family came itself: a code that waits for its first payment, or one that was paid for. */
  own: z.nullable(z.enum(['waiting', 'credited', 'reversed'])),
});
export type ReferralOverview = z.output<typeof ReferralOverview>;
