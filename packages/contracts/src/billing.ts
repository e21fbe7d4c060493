import * as z from 'zod/mini';
import { agreedWording } from './terms.ts';
import { intervals, maxChildren, planIds } from '@hedgerow/domain/plans';
import { subscriptionStates } from '@hedgerow/domain/effective-plan';
import { phases } from '@hedgerow/domain/key-stages';
import { Email } from './accounts.ts';
import { familyMessages, SignupChild } from './families.ts';
import { id, line } from './shapes.ts';

export const billingMessages = {
  notLoaded: 'Stripe has not loaded yet. Please try again.',
  noCardElement: 'Card element not found. Please refresh the page.',
  methodFailed: 'An error occurred while processing your payment method.',
  subscriptionFailed: 'Failed to create subscription',
  confirmationFailed: 'Payment confirmation failed',
  nothingToManage: 'No active subscription to manage',
  cancelFailed: 'Failed to cancel subscription. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  billingDetails: 'Please fill in all billing details.',
  alreadySubscribed: 'Your family already has a subscription. You can add children from your dashboard.',
  consent: 'Please agree that learning starts at once.',
  noPlan: 'Please choose a plan.',
  freeWeekHad: 'Your family has had its free week. You can choose a plan instead.',
  freeWeekAfterPlan: 'The free week is for families who have not had a plan yet. You can choose a plan instead.',
  replaced: 'This payment was replaced by a newer one. Please try again.',
  customerReady: 'Billing is set up.',
} as const;

/** The words beside the tick box of the payment step; they are kept with the consent (docs/product/money.md#before-the-button). */
export const startNowWording =
  'Please start straight away. I know that I have 14 days to change my mind: in that time I can cancel and have my first payment back, once in 12 months.';
/** The same for a family whose payment cannot come back before a day ("20 November 2027"), as `noRefundUntil` says; null for all others. */
export const startNowWords = (noRefundBefore: string | null): string =>
  noRefundBefore === null
    ? startNowWording
    : `Please start straight away. I know that I have had a refund, that you refund once in 12 months, and that you cannot refund a payment before ${noRefundBefore}.`;
/** What an order agrees to, as it is kept: the start at once, and the terms that stand beside the button with their version. */
export const orderWords = (noRefundBefore: string | null): string => `${startNowWords(noRefundBefore)} ${agreedWording}`;

/** Money is integer pence; the catalogue is the same for everybody. */
export const PlanView = z.object({
  id: z.enum(planIds),
  name: z.string(),
  /** Pence. */
  price: z.int(),
  interval: z.literal('month'),
  /** Pence of a whole year. */
  yearPrice: z.int(),
  features: z.array(z.string()),
  keyStage: z.enum(phases),
  ageRange: z.string(),
  description: z.string(),
  priceId: z.string(),
  popular: z.boolean(),
});
/** GET /api/payments/plans: plans keyed by id, used as a list. */
export const PlansById = z.record(z.string(), PlanView);

/** What the browser needs to talk to the payment provider. */
export const PaymentConfig = z.object({
  mode: z.enum(['sandbox', 'test', 'live']),
  publishableKey: z.string(),
  /** True when the stand-in script of the sandbox must be loaded before the provider's library looks for itself. */
  standIn: z.boolean(),
  /** Apple Pay and Google Pay are offered beside the card, where the browser has them. */
  wallets: z.boolean(),
});
export type PaymentConfig = z.output<typeof PaymentConfig>;

/** POST /api/payments/customers: what a client says of itself is read and not used; the customer is made from the session. */
export const CustomerBody = z.object({ email: z.optional(z.string()), name: z.optional(z.string()) });
export const CustomerCreated = z.object({ customerId: z.string(), id: z.string(), message: z.string() });

const PlanText = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** POST /api/create-subscription (docs/product/money.md#the-billing-page): everything the wizard knows; prices come from the server's catalogue alone. */
export const CreateSubscriptionBody = z.object({
  /** Left out only where a code takes everything off. */
  paymentMethodId: z.optional(z.string().check(z.regex(/^\w{1,120}$/, billingMessages.methodFailed))),
  planId: PlanText,
  /** How often is paid; every month where it says nothing. */
  interval: z.optional(z.enum(intervals)),
  /** The partner code that the price on the page was with, null for none: with another one the price would be another. */
  code: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  customerData: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: Email,
    name: line(120, billingMessages.billingDetails),
    billingEmail: Email,
    address: z.object({
      line1: line(200, billingMessages.billingDetails),
      city: line(100, billingMessages.billingDetails),
      postal_code: line(20, billingMessages.billingDetails),
      country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/)), 'GB'),
    }),
  }),
  childrenData: z
    .array(z.extend(SignupChild, { planId: z.optional(PlanText) }))
    .check(z.minLength(1, familyMessages.noChildren), z.maxLength(maxChildren, familyMessages.tooManyChildren)),
  /** The express consent that learning starts within the 14 days (docs/product/money.md#refunds), recorded with the wording shown. */
  startNow: z.literal(true, billingMessages.consent),
  /** Made once for each try by the browser: a second click has the same. */
  attemptId: id,
});
export type CreateSubscriptionBody = z.output<typeof CreateSubscriptionBody>;

/** POST /api/payments/free-week: the children of the wizard, each with a plan; no card and nothing to agree to. */
export const FreeWeekBody = z.object({
  planId: PlanText,
  childrenData: z
    .array(z.extend(SignupChild, { planId: z.optional(PlanText) }))
    .check(z.minLength(1, familyMessages.noChildren), z.maxLength(maxChildren, familyMessages.tooManyChildren)),
});
export type FreeWeekBody = z.output<typeof FreeWeekBody>;
export const FreeWeekStarted = z.object({ endsAt: z.string() });

/** A null client secret is normal: there was nothing to pay, or it is paid already. */
export const SubscriptionStarted = z.object({
  subscriptionId: z.string(),
  status: z.enum(subscriptionStates),
  requiresAction: z.boolean(),
  paymentIntent: z.nullable(z.object({ client_secret: z.string() })),
});
export type SubscriptionStarted = z.output<typeof SubscriptionStarted>;

export const SyncAnswer = z.object({ success: z.boolean(), status: z.enum(subscriptionStates) });

/** GET /api/stripe/subscription (docs/product/money.md#the-billing-page). */
export const SubscriptionSummary = z.object({
  hasActiveSubscription: z.boolean(),
  tier: z.enum(['free', 'premium']),
  status: z.enum(subscriptionStates),
  currentPlans: z.array(
    z.object({
      childId: id,
      childName: z.string(),
      planId: z.enum(planIds),
      planName: z.string(),
      status: z.string(),
      pence: z.int(),
      /** A cheaper plan that begins when the month that is paid ends; null while none waits. */
      next: z.nullable(z.object({ planId: z.enum(planIds), planName: z.string(), pence: z.int(), from: z.string() })),
    }),
  ),
  paymentMethod: z.nullable(z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })),
  renewalDate: z.nullable(z.string()),
  /** Pence of each payment. */
  amount: z.int(),
  interval: z.enum(intervals),
  /** Another interval from the next payment on, and what it costs then. */
  nextInterval: z.nullable(z.object({ interval: z.enum(intervals), amount: z.int(), from: z.string() })),
  /** When a discount that does not last stops; null without one. */
  discountEndsAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  endsAt: z.nullable(z.string()),
});
export type SubscriptionSummary = z.output<typeof SubscriptionSummary>;

/** GET /api/stripe/billing-history (docs/product/money.md#the-billing-page): seconds and pence. */
export const BillingHistory = z.array(
  z.object({
    id: z.string(),
    created: z.int(),
    amount_paid: z.int(),
    status: z.string(),
    line_items: z.array(z.object({ description: z.string(), amount: z.int() })),
  }),
);
export type BillingHistory = z.output<typeof BillingHistory>;

/** POST /api/stripe/webhook: what the provider is answered. */
export const EventReceived = z.object({ received: z.literal(true), duplicate: z.boolean() });

export const UserIdQuery = z.object({ userId: z.optional(id) });
