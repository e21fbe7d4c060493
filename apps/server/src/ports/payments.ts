import type { Interval, PaidPlanId } from '@hedgerow/domain/plans';

/** Amounts are whole pence (GBP), moments are Dates, ids are the provider's own. Nothing about a child is ever passed. */
export interface PlanCount {
  readonly planId: PaidPlanId;
  /** How many children are on the plan. */
  readonly quantity: number;
}
export interface CataloguePlan {
  readonly planId: PaidPlanId;
  readonly name: string;
  /** Of a month, and of a year. */
  readonly pence: Readonly<Record<Interval, number>>;
}
export interface PaymentsConfig {
  readonly mode: 'sandbox' | 'test' | 'live';
  readonly publishableKey: string;
  /** The browser must load `/sandbox/stripe.js` before it uses the card form. */
  readonly standIn: boolean;
  /** Apple Pay and Google Pay are offered beside the card. */
  readonly wallets: boolean;
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'canceled'
  | 'unpaid'
  | 'paused';
export interface FamilySubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  /** `planId` is null for a price that is not one of our plans. */
  readonly items: readonly {
    readonly itemId: string;
    readonly planId: PaidPlanId | null;
    readonly quantity: number;
    readonly unitPence: number;
  }[];
  readonly createdAt: Date;
  /** How often it is paid now. */
  readonly interval: Interval;
  /** How often from the next payment on, where that changes. */
  readonly nextInterval: Interval | null;
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly latestInvoiceId: string | null;
  /** What each payment costs now, after discounts. */
  readonly amountPence: number;
  readonly discountPercent: number | null;
  /** When the discount stops; null while it lasts as long as the subscription. */
  readonly discountEndsAt: Date | null;
  /** When the oldest renewal that is still unpaid failed first. */
  readonly firstFailureAt: Date | null;
}
export interface SavedCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}
export interface FamilyBilling {
  /** Newest first, ended ones too. */
  readonly subscriptions: readonly FamilySubscription[];
  readonly paymentMethod: SavedCard | null;
  /** Negative: credit for coming invoices. */
  readonly balancePence: number;
}
export interface InvoiceLineSummary {
  readonly description: string;
  readonly pence: number;
}
export interface InvoiceSummary {
  readonly id: string;
  readonly number: string | null;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly totalPence: number;
  readonly amountDuePence: number;
  readonly amountPaidPence: number;
  readonly subscriptionId: string | null;
  readonly pageUrl: string | null;
  readonly lines: readonly InvoiceLineSummary[];
}
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly created: Date;
  readonly livemode: boolean;
  /** A bank's question about a payment; its customer has to be asked for. */
  readonly dispute: { readonly id: string; readonly paymentIntentId: string; readonly pence: number } | null;
}

/** What the browser does next. A null secret is normal: nothing is due (credit, a 100 % code). */
export interface PaymentStep {
  readonly subscriptionId: string;
  readonly status: 'paid' | 'requires_payment' | 'requires_action';
  readonly clientSecret: string | null;
  /** Why the saved card was declined, in the provider's words; null where none was tried. */
  readonly refusal: string | null;
}
export interface StartSubscription {
  readonly customerId: string;
  readonly items: readonly PlanCount[];
  readonly interval: Interval;
  /** Made in the browser by the card form; without it the browser confirms with the client secret. */
  readonly paymentMethodId?: string;
  readonly promotionCodeId?: string;
  readonly attemptId: string;
}
/** The plans as they shall be afterwards; a plan that is not named is taken off. */
export interface PlanChange {
  readonly subscriptionId: string;
  readonly items: readonly PlanCount[];
  /** Another one begins a new period now; left out it stays as it is. */
  readonly interval?: Interval;
  /** From when the change counts; take it from the preview so that both say the same sum. */
  readonly prorationDate: Date;
}
export interface ChangePreview {
  /** Negative: becomes credit. */
  readonly dueNowPence: number;
  readonly nextAmountPence: number;
  /** To when what is paid now lasts; null where nothing is. */
  readonly paidUntil: Date | null;
  readonly prorationDate: Date;
  readonly lines: readonly InvoiceLineSummary[];
}
export interface PromotionCode {
  readonly promotionCodeId: string;
  readonly code: string;
  readonly percentOff: number;
  readonly expiresAt: Date | null;
}
export interface HostedCheckout {
  readonly sessionId: string;
  readonly url: string | null;
  readonly status: 'open' | 'complete' | 'expired';
  readonly paymentStatus: 'paid' | 'unpaid' | 'no_payment_required';
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly expiresAt: Date;
}
export interface OpenCheckout {
  readonly customerId: string;
  readonly familyId: string;
  readonly items: readonly PlanCount[];
  readonly interval: Interval;
  readonly promotionCodeId?: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Stands beside the page's button: what pressing it obliges to. */
  readonly note: string;
  readonly attemptId: string;
}

/** A parent changed their mind within the days, or an order had changed before its payment came. */
export type RefundReason = 'change_of_mind' | 'order_changed';

/**
 * What billing needs from a payment provider. Refusals arrive as AppError: `payment_failed` with the card's sentence,
 * `invalid` for a code that cannot be used, `not_found`, or `unavailable`. `attemptId` makes a repeated call harmless.
 */
export interface Payments {
  readonly config: () => PaymentsConfig;
  /** Makes products and prices; in live mode a price that differs from ours is an error, never a silent other amount. */
  readonly ensureCatalogue: (plans: readonly CataloguePlan[]) => Promise<void>;
  readonly createCustomer: (family: {
    readonly familyId: string;
    readonly email: string;
    readonly name: string;
    readonly attemptId: string;
  }) => Promise<string>;
  readonly startSubscription: (start: StartSubscription) => Promise<PaymentStep>;
  /** Keeps a card that the browser made with a customer; answers the id it has from then on. */
  readonly attachCard: (card: {
    readonly customerId: string;
    readonly paymentMethodId: string;
    readonly attemptId: string;
  }) => Promise<string>;
  /** Which card a running subscription is paid with from now on; answers the one before. */
  readonly payWith: (subscriptionId: string, paymentMethodId: string) => Promise<string | null>;
  readonly readFamily: (customerId: string) => Promise<FamilyBilling>;
  readonly invoices: (customerId: string) => Promise<readonly InvoiceSummary[]>;
  /** Whose payment it is; null where nobody's. */
  readonly customerOfPayment: (paymentIntentId: string) => Promise<string | null>;
  /** Throws `invalid` when the signature, its age (300 s) or the body is not right. */
  readonly verifyEvent: (rawBody: Buffer | string, signature: string) => PaymentEvent;

  readonly previewStart: (
    start: Pick<StartSubscription, 'customerId' | 'items' | 'interval' | 'promotionCodeId'>,
  ) => Promise<ChangePreview>;
  readonly previewChange: (change: PlanChange) => Promise<ChangePreview>;
  /** Applies only when it is paid. */
  readonly change: (change: PlanChange & { readonly attemptId: string }) => Promise<PaymentStep>;
  /** Gives up a change that waits for its payment: its invoice is void and the plans stay as they were. None waiting, or just paid: nothing happens. */
  readonly dropWaitingChange: (subscriptionId: string) => Promise<void>;
  /** A subscription whose first payment was not made cannot be paid any more; `paid` when somebody just has. */
  readonly dropUnpaid: (subscriptionId: string) => Promise<'dropped' | 'paid'>;
  /** Changes the plans from the next invoice on, with no charge and no credit: for a child who leaves or comes back. */
  readonly changeFromNextInvoice: (
    change: Omit<PlanChange, 'prorationDate' | 'interval'> & { readonly attemptId: string },
  ) => Promise<void>;
  /** The same plans, paid at another interval from the next payment on. */
  readonly changeIntervalLater: (change: {
    readonly subscriptionId: string;
    readonly items: readonly PlanCount[];
    readonly interval: Interval;
    readonly attemptId: string;
  }) => Promise<void>;
  /** Takes such a change back. None waiting: nothing happens. */
  readonly keepInterval: (subscriptionId: string) => Promise<void>;

  readonly cancelAtPeriodEnd: (ending: {
    readonly subscriptionId: string;
    readonly comment?: string;
    readonly attemptId: string;
  }) => Promise<void>;
  readonly keep: (subscriptionId: string, attemptId: string) => Promise<void>;
  readonly cancelNow: (subscriptionId: string, attemptId: string) => Promise<void>;
  /** Gives back what the card paid for an invoice and has not had back yet, or a part of it. */
  readonly refundInvoice: (back: {
    readonly invoiceId: string;
    readonly pence?: number;
    readonly why: RefundReason;
  }) => Promise<{ readonly refundedPence: number }>;
  /** Negative pence give credit, positive take it back. */
  readonly moveBalance: (move: {
    readonly customerId: string;
    readonly pence: number;
    readonly reason: string;
    readonly attemptId: string;
  }) => Promise<string>;
  /** What went back to the card for an invoice, oldest first. */
  readonly refundsOf: (
    invoiceId: string,
  ) => Promise<readonly { readonly pence: number; readonly at: Date; readonly changeOfMind: boolean }[]>;
  /** Every move of a customer's balance, oldest first: negative pence gave credit. */
  readonly balanceLines: (customerId: string) => Promise<readonly { readonly id: string; readonly pence: number }[]>;

  readonly findCode: (code: string) => Promise<PromotionCode | null>;
  readonly createCode: (code: {
    readonly code: string;
    readonly percentOff: number;
    readonly name: string;
    readonly maxUses?: number;
    readonly expiresAt?: Date;
    /** For how many months it takes something off; without it as long as the subscription lasts. */
    readonly months?: number;
  }) => Promise<PromotionCode>;

  readonly openCheckout: (checkout: OpenCheckout) => Promise<HostedCheckout>;
  readonly readCheckout: (sessionId: string) => Promise<HostedCheckout>;
  readonly expireCheckout: (sessionId: string) => Promise<void>;
  readonly openPortal: (customerId: string, returnUrl: string) => Promise<{ readonly url: string }>;
}
