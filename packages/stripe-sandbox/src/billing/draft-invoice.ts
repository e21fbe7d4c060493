import type { Desk } from '../desk.ts';
import type { Coupon, Customer, Invoice, InvoiceLine } from '../wire.ts';
import { wholeList } from '../route.ts';
import { reduced } from './discounts.ts';

/** Pence under which a card is not charged: the sum goes to the customer's balance instead. */
const smallestCharge = 30;

export interface InvoiceFacts {
  readonly customer: Customer;
  readonly subscription: string | null;
  readonly subscriptionMetadata: Record<string, string>;
  readonly lines: readonly InvoiceLine[];
  readonly discounts: readonly { readonly id: string; readonly coupon: Coupon }[];
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  readonly period: { readonly start: number; readonly end: number };
  readonly now: number;
  readonly testClock: string | null;
}

interface Settlement {
  readonly due: number;
  readonly balance: number;
}

/** What is taken from the card and what becomes of the balance (negative: credit). */
const settle = (total: number, balance: number): Settlement => {
  if (total <= 0) return { due: 0, balance: balance + total };
  const due = Math.max(0, total + balance);
  if (due === 0) return { due, balance: balance + total };
  return due < smallestCharge ? { due: 0, balance: due } : { due, balance: 0 };
};

/** The invoice these lines make, complete and finalised, not yet stored: also the answer of a preview. */
export const draftInvoice = (desk: Desk, facts: InvoiceFacts): Invoice => {
  const { customer, now, period } = facts;
  const id = desk.newId(facts.reason === 'upcoming' ? 'upcoming_in' : 'in');
  const lines = reduced(facts.lines, facts.discounts).map((line) => ({ ...line, invoice: id }));
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discountAmounts = facts.discounts.map(({ id: discount }) => ({
    discount,
    amount: lines
      .flatMap((line) => line.discount_amounts ?? [])
      .reduce((sum, part) => sum + (part.discount === discount ? part.amount : 0), 0),
  }));
  const total = discountAmounts.reduce((left, { amount }) => left - amount, subtotal);
  const { due, balance } = settle(total, customer.balance);
  const paid = due === 0;
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Hedgerow (TEST MODE)',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: paid,
    auto_advance: !paid,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: 'gbp',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: facts.discounts.map(({ id: discount }) => discount),
    due_date: null,
    effective_at: now,
    ending_balance: balance,
    footer: 'TEST MODE: no money has moved.',
    from_invoice: null,
    hosted_invoice_url: `${desk.pages}/invoice/${id}`,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix ?? 'TEST'}-${String(customer.next_invoice_sequence ?? 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: facts.subscription === null ? null : { metadata: facts.subscriptionMetadata, subscription: facts.subscription },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: paid ? 'paid' : 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: paid ? now : null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: facts.testClock,
    total,
    total_discount_amounts: discountAmounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  };
};
