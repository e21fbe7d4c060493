import type { Desk } from '../desk.ts';
import type { Decline } from '../cards.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../wire.ts';

/** The record of one try to take money from a card. */
export const newCharge = (desk: Desk, intent: PaymentIntent, method: PaymentMethod, decline: Decline | null, created: number): Charge => {
  const card = method.card;
  const ok = decline === null;
  return {
    id: desk.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: ok ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'HEDGEROW TEST',
    captured: ok,
    created,
    currency: 'gbp',
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: ok ? 'approved_by_network' : 'declined_by_network',
      reason: decline?.declineCode ?? null,
      seller_message: ok ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: ok ? 'authorized' : 'issuer_declined',
    },
    paid: ok,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details:
      card === undefined
        ? null
        : {
            type: 'card',
            card: {
              amount_authorized: ok ? intent.amount : null,
              authorization_code: null,
              brand: card.brand,
              checks: card.checks,
              country: card.country,
              electronic_commerce_indicator: null,
              exp_month: card.exp_month,
              exp_year: card.exp_year,
              funding: card.funding,
              installments: null,
              last4: card.last4,
              mandate: null,
              network: card.brand,
              network_transaction_id: null,
              regulated_status: 'unregulated',
              three_d_secure: null,
              transaction_link_id: null,
              wallet: null,
            },
          },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: ok ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
};
