import { randomBytes } from 'node:crypto';
import type { Desk } from '../desk.ts';
import type { CheckoutSession, Customer } from '../wire.ts';

type Inside = NonNullable<CheckoutSession['sandbox']>;
export interface SessionFacts {
  readonly customer: Customer;
  readonly lines: Inside['lines'];
  readonly discounts: Inside['discounts'];
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly reference: string | null;
  readonly metadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
  readonly collection: 'always' | 'if_required';
  /** Beside the button. */
  readonly note: string | null;
  readonly created: number;
  readonly expires: number;
}

/** An open checkout session; whoever knows its id may pay it. */
export const newSession = (desk: Desk, facts: SessionFacts): CheckoutSession => {
  const id = `${desk.newId('cs_test')}${randomBytes(12).toString('hex')}`;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: 0,
    amount_total: 0,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: facts.created,
    currency: 'gbp',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: facts.note === null ? null : { message: facts.note },
      terms_of_service_acceptance: null,
    },
    customer: facts.customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: facts.customer.email,
      individual_name: null,
      name: facts.customer.name ?? null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    customer_email: null,
    discounts: facts.discounts.map(({ coupon, promotion_code: code }) => ({ coupon: coupon ?? null, promotion_code: code ?? null })),
    expires_at: facts.expires,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: facts.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: facts.collection,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: facts.successUrl,
    total_details: null,
    ui_mode: 'hosted_page',
    url: `${desk.pages}/checkout/${id}`,
    wallet_options: null,
    sandbox: { lines: facts.lines, discounts: facts.discounts, subscriptionMetadata: facts.subscriptionMetadata },
  };
};
