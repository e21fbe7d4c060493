import type { Desk } from '../desk.ts';
import { cardByName, testCards, type TestCard } from '../cards.ts';
import { badRequest, noSuch, Refusal } from '../errors.ts';
import type { Customer, PaymentMethod } from '../wire.ts';

export interface CardFacts {
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
}

/** A new payment method for a published test card. Only its last four digits are ever shown. */
export const newMethod = (desk: Desk, card: TestCard, facts: CardFacts, created: number): PaymentMethod => ({
  id: desk.newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: {
    address: { city: null, country: 'GB', line1: null, line2: null, postal_code: facts.postcode, state: null },
    email: facts.email,
    name: facts.name,
    phone: null,
    tax_id: null,
  },
  card: {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: facts.postcode === null ? null : 'pass', cvc_check: 'pass' },
    country: 'GB',
    display_brand: card.brand,
    exp_month: facts.expMonth,
    exp_year: facts.expYear,
    funding: 'credit',
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [card.brand], preferred: null },
    regulated_status: null,
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created,
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
  sandbox: { number: card.number },
});

export const cardOf = (method: PaymentMethod): TestCard | undefined => testCards.find(({ number }) => number === method.sandbox?.number);

/** The payment method with this id; the well-known `pm_card_…` names make a fresh one each time, as at Stripe. */
export const methodFor = async (desk: Desk, id: string, param: string): Promise<PaymentMethod> => {
  const known = await desk.find('payment_method', id);
  if (known !== null) return known;
  const card = cardByName(id);
  if (card === undefined) throw noSuch('PaymentMethod', id, param);
  const created = await desk.now();
  const expYear = new Date(created * 1000).getUTCFullYear() + 3;
  return desk.put(newMethod(desk, card, { expMonth: 8, expYear, name: null, email: null, postcode: null }, created));
};

/** Ties a card to a customer. Cards that decline outright are declined here already, as at Stripe. */
export const attachMethod = async (desk: Desk, method: PaymentMethod, customer: Customer): Promise<PaymentMethod> => {
  if (method.customer === customer.id) return method;
  if (method.customer !== null)
    throw badRequest(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_already_attached',
      'payment_method',
    );
  const card = cardOf(method);
  if (card?.does === 'declines' && card.decline !== undefined)
    throw new Refusal(402, {
      type: 'card_error',
      code: card.decline.code,
      message: card.decline.message,
      ...(card.decline.declineCode === undefined ? {} : { decline_code: card.decline.declineCode }),
    });
  return tie(desk, method, customer.id);
};

/** Ties without asking the bank: a payment with this card has just succeeded. */
export const tie = async (desk: Desk, method: PaymentMethod, customer: string): Promise<PaymentMethod> => {
  if (method.customer === customer) return method;
  const attached = desk.put({ ...method, customer });
  await desk.emit('payment_method.attached', attached);
  return attached;
};

/** A card that may pay a customer's subscription: it must already be attached. */
export const attachedMethod = async (desk: Desk, id: string, customer: Customer, param: string): Promise<PaymentMethod> => {
  const method = await desk.find('payment_method', id);
  if (method?.customer === customer.id) return method;
  throw badRequest(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'resource_missing',
    param,
  );
};

/** The card that pays when nobody says which: the subscription's own, else the customer's. */
export const usualMethod = async (desk: Desk, own: string | null, customer: Customer): Promise<PaymentMethod | null> => {
  const id = own ?? customer.invoice_settings.default_payment_method;
  return id === null ? null : desk.find('payment_method', id);
};
