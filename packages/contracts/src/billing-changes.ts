import * as z from 'zod/mini';
import { intervals } from '@hedgerow/domain/plans';
import { subscriptionStates } from '@hedgerow/domain/effective-plan';
import { Child } from './families.ts';
import { givenInstant, id, instant, optionalLine } from './shapes.ts';

export const changeMessages = {
  ending: 'Your subscription is ending. Choose Keep my plan first.',
  behind: 'The last payment did not go through. Please change your card under Billing first.',
  samePlan: 'This child is on this plan already.',
  comesAlready: 'This child already moves to this plan when the paid month ends.',
  stayFirst: (planName: string) => `A change is waiting for this child. Keep ${planName} first, then choose another plan.`,
  leaving: 'This child’s plan is ending. Keep their plan first.',
  notLeaving: 'This child’s plan is not ending.',
  notPaid: 'This child’s plan has not started yet.',
  hasPlan: 'This child has a plan already.',
  keepYearFirst: 'You change to paying every month when the year ends. Choose Keep paying by the year first, then make this change.',
  waitsFirst: 'A cheaper plan is waiting to begin. Keep the current plan first, or change to a year once the new plan has begun.',
  sameInterval: 'You pay this way already.',
  discountMonthly: (until: string) => `Your discount is for paying every month, until ${until}. You can change to a year after it.`,
  stale: 'The price has changed since you looked. Please check it again.',
  replaced: 'This change was replaced by a newer one. Please try again.',
  noCard: 'There is no card on file. Please add one under Billing, then try again. Nothing has changed.',
  declined: (words: string) => `${words} Nothing has changed and nothing was charged.`,
  failed: 'We could not make the change. Please try again.',
} as const;

/** POST /api/stripe/preview-change: what a move to another plan of the child's phase would cost. */
export const PreviewChangeBody = z.object({ childId: id, planId: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) });

/** Among the lines of a quote: what credit from before pays of it. */
export const creditLine = 'Your credit';

/** Pence and ISO instants. A negative `dueNow` becomes credit for coming payments. */
export const ChangeQuote = z.object({
  dueNow: z.int(),
  /** What every following payment will be. */
  nextAmount: z.int(),
  nextDate: instant,
  /** When a cheaper plan begins: at the end of what is paid. Null for a change that counts at once. */
  startsAt: z.nullable(instant),
  /** From when the change counts; sent back with the order so that both say the same sum. */
  prorationDate: instant,
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
});
export type ChangeQuote = z.output<typeof ChangeQuote>;

/** POST /api/stripe/change-plan: the order, with the sum that stood on the button. */
export const ChangePlanBody = z.extend(PreviewChangeBody, {
  prorationDate: givenInstant,
  dueNow: z.int(),
  /** Made once for each try by the browser: a second click has the same. */
  attemptId: id,
});
export type ChangePlanBody = z.output<typeof ChangePlanBody>;

/** POST /api/stripe/preview-interval: what paying by the year costs now, or paying every month from when the year ends. */
export const PreviewIntervalBody = z.object({ interval: z.enum(intervals) });
/** POST /api/stripe/change-interval: the order, with the sum that stood on the button. */
export const ChangeIntervalBody = z.extend(PreviewIntervalBody, { prorationDate: givenInstant, dueNow: z.int(), attemptId: id });
export type ChangeIntervalBody = z.output<typeof ChangeIntervalBody>;

/** `requires_action`: the browser confirms the payment with the secret, and the plan changes once it is paid. */
export const ChangeStep = z.object({
  status: z.enum(['done', 'requires_action']),
  subscriptionId: z.string(),
  clientSecret: z.nullable(z.string()),
});
export type ChangeStep = z.output<typeof ChangeStep>;

/** POST /api/stripe/give-up-change: a payment that asked for proof and was left. */
export const GiveUpBody = z.object({ attemptId: id });
export const GivenUp = z.object({ status: z.enum(['dropped', 'done']) });

export const manageMessages = {
  setupFailed: 'Failed to setup billing account. Please try again.',
  portalFailed: 'Failed to open billing portal. Please try again.',
  refundOver: (lastDay: string) =>
    `The 14 days ended on ${lastDay}, so we cannot refund this payment here. You can still cancel, and we are glad to help if something went wrong.`,
  refundOnce: (before: string, again: string) =>
    `You had a refund on ${before}. We refund once in 12 months, so we can refund this payment from ${again}. You can still cancel, and we are glad to help if something went wrong.`,
  refundNothing: 'There is nothing to refund.',
  refundFailed: 'We could not refund your payment just now. Nothing has changed. Please try again.',
  salesSent: 'Thank you. Our team will be in touch within 24 hours.',
  salesFailed: 'We could not send your request. Please try again.',
} as const;

/** POST /api/payments/billing-portal: the customer is the session's own, whatever a client says; another's does not exist. */
export const PortalBody = z.object({ customerId: z.optional(z.string()), userId: z.optional(id) });
export const PortalLink = z.object({ url: z.string() });

/** GET /api/stripe/refund: whether a parent may still change their mind, and what comes back. */
export const RefundOffer = z.object({
  available: z.boolean(),
  /** The last day of the 14, YYYY-MM-DD; null without a subscription. */
  until: z.nullable(z.string()),
  /** Pence back to the card. */
  amount: z.int(),
  /** Pence of credit that had paid a part and become credit again. */
  credit: z.int(),
  /** From when a payment can come back again, YYYY-MM-DD; null where none did in the last twelve months. */
  again: z.nullable(z.string()),
});
export type RefundOffer = z.output<typeof RefundOffer>;
/** POST /api/stripe/refund: the subscription ends at once. */
export const Refunded = z.object({ amount: z.int(), credit: z.int() });

export const InvoiceParams = z.object({ invoiceId: z.string().check(z.regex(/^\w{1,120}$/, 'Not found')) });

/** GET /api/parent/family-overview (docs/product/money.md#the-billing-page). */
export const FamilyOverview = z.object({
  children: z.array(Child),
  subscription: z.object({
    /** "Learn and Primary Scholar", or "No active plan". */
    plan: z.string(),
    status: z.enum(subscriptionStates),
    hasActiveSubscription: z.boolean(),
    renewalDate: z.nullable(instant),
    endsAt: z.nullable(instant),
    /** Pence of each payment. */
    amount: z.int(),
    interval: z.enum(intervals),
    features: z.array(z.string()),
  }),
});
export type FamilyOverview = z.output<typeof FamilyOverview>;

/** GET /api/teacher/enterprise: what a teacher sees of their school's licence. */
export const EnterprisePlan = z.object({
  schoolName: z.nullable(z.string()),
  licensed: z.boolean(),
  licensedUntil: z.nullable(instant),
  /** When somebody of this account last asked sales. */
  requestedAt: z.nullable(instant),
});
export type EnterprisePlan = z.output<typeof EnterprisePlan>;

/** POST /api/contact-sales: kept and mailed. */
export const ContactSalesBody = z.object({ message: optionalLine(1000) });
