import * as z from 'zod/mini';
import { intervals, maxChildren } from '@hedgerow/domain/plans';
import { familyMessages } from './families.ts';
import { id } from './shapes.ts';

export const checkoutMessages = {
  setupFailed: 'Failed to setup billing account. Please try again.',
  paymentFailed: 'Failed to initiate payment. Please try again.',
  otherAccount:
    'Nothing was paid: these children are not, or no longer, on the account that is signed in here. The page now shows that account.',
  noCode: 'Please enter a partner code',
  invalidCode: 'Invalid partner code',
  applyFailed: 'Failed to apply partner code',
  planForEach: 'Please choose one plan for each child.',
  twicePlanned: 'Please choose one plan for each child, not two.',
  codeApplied: 'Your code is applied. Carry on to the payment.',
  codeActivates: 'Your plans are active. There is nothing to pay.',
  codeMonthly: 'This code is for paying every month. Choose monthly payment, or carry on without the code.',
  codeNotApplied: (code: string) =>
    `You typed the code ${code}, and it is not applied yet. Press Validate beside it, then Apply, or empty the field. Nothing was paid.`,
  noRefundBefore: (again: string) =>
    `We refund once in 12 months, and you have had a refund, so we cannot refund a payment before ${again}.`,
  codeChanged: 'Your code has changed, and so has the price. Please check the total and press again.',
} as const;

const PlanText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Which child gets which plan. */
export const CheckoutItem = z.object({ childId: id, planId: PlanText });
const Items = z
  .array(CheckoutItem)
  .check(z.minLength(1, checkoutMessages.planForEach), z.maxLength(maxChildren, familyMessages.tooManyChildren));
/** A single id is wrapped; several belong to the children in order of creation (docs/product/money.md#orders, docs/product/money.md#orders). */
const PlanIds = z.union([
  PlanText,
  z.array(PlanText).check(z.minLength(1, checkoutMessages.planForEach), z.maxLength(maxChildren, familyMessages.tooManyChildren)),
]);

/** Where the provider's page leads back to: the pages of the onboarding, or those of /subscription. */
export const returnPlaces = ['onboarding', 'subscription'] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

const order = {
  items: z.optional(Items),
  planIds: z.optional(PlanIds),
  /** Read and compared with the session's own; anybody else's does not exist. */
  customerId: z.optional(z.string()),
  userId: z.optional(id),
  /** The consent that learning starts within the 14 days, where its wording was shown and ticked. */
  startNow: z.optional(z.boolean()),
  /** How often is paid; every month where it says nothing. */
  interval: z.optional(z.enum(intervals)),
} as const;

/** POST /api/payments/checkout and /api/stripe/family-checkout. Prices come from the server's catalogue alone. */
export const CheckoutBody = z.object({ ...order, returnTo: z.optional(z.enum(returnPlaces)) });
export type CheckoutBody = z.output<typeof CheckoutBody>;

/** POST /api/stripe/individual-checkout: one child; without an id the family's only one. */
export const IndividualCheckoutBody = z.object({
  childId: z.optional(id),
  planId: PlanText,
  customerId: order.customerId,
  userId: order.userId,
  startNow: order.startNow,
  interval: order.interval,
  returnTo: z.optional(z.enum(returnPlaces)),
});
export const CheckoutOpened = z.object({ url: z.string(), sessionId: z.string() });

/** POST /api/payments/cancel-checkout: `paid` when the payment had gone through before. */
export const CheckoutCancelled = z.object({ cancelled: z.boolean(), paid: z.boolean() });

const Code = z
  .string(checkoutMessages.noCode)
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, checkoutMessages.noCode),
    z.maxLength(40, checkoutMessages.invalidCode),
    z.regex(/^[A-Z0-9-]*$/, checkoutMessages.invalidCode),
  );

export const ValidateCodeBody = z.object({ code: Code });
export const ApplyCodeBody = z.object({
  code: Code,
  ...order,
  /** The order is placed by another call: the code is kept for it, whatever it takes off. */
  keep: z.optional(z.boolean()),
});
export type ApplyCodeBody = z.output<typeof ApplyCodeBody>;

/** What a code is worth to this family. */
export const PartnerCode = z.object({
  code: z.string(),
  /** Whole per cent. */
  discountPercentage: z.int(),
  partnerName: z.string(),
  /** For how many months; null for as long as the subscription lasts. */
  months: z.nullable(z.int()),
});
export type PartnerCode = z.output<typeof PartnerCode>;

/** POST /api/payments/apply-partner-code: with 100 % the plans are active, and there is nothing to pay. */
export const CodeApplied = z.extend(PartnerCode, { subscriptionActivated: z.boolean(), message: z.string() });
export type CodeApplied = z.output<typeof CodeApplied>;

/** GET /api/payments/partner-code: the code that the next order of this family is made with. */
export const CurrentCode = z.object({ partnerCode: z.nullable(PartnerCode) });
