import type Stripe from 'stripe';

/** A field that may hold an object or its id: what is stored and sent is the id, unless the caller asks to expand it. */
type Field<T> = string extends T ? Exclude<T, object> : Wire<T>;

/** The SDK's type of an object as it travels: decimals are strings, references are ids, lists are lists. */
type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends readonly (infer Item)[]
    ? Field<Item>[]
    : T extends object
      ? { [Key in keyof T]: Field<T[Key]> }
      : T;

/** What only the sandbox knows about an object; never leaves it. */
export interface Inside {
  readonly sandbox?: Readonly<Record<string, unknown>>;
}

/** A change of a family's plan that waits for its payment. */
interface Waiting {
  readonly invoice: string;
  readonly items: readonly Wire<Stripe.SubscriptionItem>[];
  readonly expires: number;
}

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type PaymentMethod = Wire<Stripe.PaymentMethod> & { readonly sandbox?: { readonly number: string } };
export type SubscriptionItem = Wire<Stripe.SubscriptionItem>;
export type Subscription = Wire<Stripe.Subscription> & {
  readonly sandbox?: { readonly waiting?: Waiting; readonly owed?: readonly InvoiceLine[] };
};
export type SubscriptionSchedule = Wire<Stripe.SubscriptionSchedule>;
export type Invoice = Wire<Stripe.Invoice>;
export type InvoiceLine = Wire<Stripe.InvoiceLineItem>;
export type InvoicePayment = Wire<Stripe.InvoicePayment>;
export type PaymentIntent = Wire<Stripe.PaymentIntent>;
export type Charge = Wire<Stripe.Charge>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = Wire<Stripe.PromotionCode>;
export type Discount = Wire<Stripe.Discount>;
export interface AskedDiscount {
  readonly coupon?: string | undefined;
  readonly promotion_code?: string | undefined;
}
export type CheckoutSession = Wire<Stripe.Checkout.Session> & {
  readonly sandbox?: {
    readonly lines: readonly { readonly price: string; readonly quantity: number }[];
    readonly subscriptionMetadata: Record<string, string>;
    readonly discounts: readonly AskedDiscount[];
    /** A subscription whose payment waits for 3-D Secure. */
    readonly pending?: string;
  };
};
export type LineItem = Wire<Stripe.LineItem>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Refund = Wire<Stripe.Refund>;
export type BalanceTransaction = Wire<Stripe.CustomerBalanceTransaction>;
export type WebhookEndpoint = Wire<Stripe.WebhookEndpoint> & { readonly sandbox?: { readonly secret: string } };
export type TestClock = Wire<Stripe.TestHelpers.TestClock>;

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}
/** One event on its way to one endpoint; gone once it has arrived. */
export interface Delivery {
  readonly id: string;
  readonly object: 'sandbox.delivery';
  readonly created: number;
  readonly event: string;
  readonly endpoint: string;
  readonly attempts: number;
  readonly state: 'waiting' | 'given_up';
}
/** The first answer to an idempotency key, kept to be given again. */
interface KeptAnswer {
  readonly id: string;
  readonly object: 'sandbox.answer';
  readonly created: number;
  readonly fingerprint: string;
  /** The call that was answered first. */
  readonly request?: string;
  readonly status: number;
  readonly body: string;
}

export interface Kinds {
  readonly customer: Customer;
  readonly product: Product;
  readonly price: Price;
  readonly payment_method: PaymentMethod;
  readonly subscription: Subscription;
  readonly subscription_schedule: SubscriptionSchedule;
  readonly invoice: Invoice;
  readonly invoice_payment: InvoicePayment;
  readonly payment_intent: PaymentIntent;
  readonly charge: Charge;
  readonly coupon: Coupon;
  readonly promotion_code: PromotionCode;
  readonly discount: Discount;
  readonly 'checkout.session': CheckoutSession;
  readonly 'billing_portal.session': PortalSession;
  readonly refund: Refund;
  readonly customer_balance_transaction: BalanceTransaction;
  readonly webhook_endpoint: WebhookEndpoint;
  readonly 'test_helpers.test_clock': TestClock;
  readonly event: StripeEvent;
  readonly 'sandbox.delivery': Delivery;
  readonly 'sandbox.answer': KeptAnswer;
}
export type Kind = keyof Kinds;
export type Stored = Kinds[Kind];
