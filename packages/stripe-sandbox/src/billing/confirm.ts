import type { Decline } from '../cards.ts';
import type { Desk } from '../desk.ts';
import { badRequest, Refusal } from '../errors.ts';
import type { PaymentIntent, PaymentMethod } from '../wire.ts';
import { invoiceFailed, invoiceNeedsAction, invoicePaid } from './invoice-outcome.ts';
import { cardOf, tie } from './methods.ts';
import { newCharge } from './new-charge.ts';

export interface Confirmation {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  /** The card's owner has passed 3-D Secure. */
  readonly proved?: boolean;
  /** Nobody is at the screen: 3-D Secure cannot be asked, the card is declined instead. */
  readonly offSession?: boolean;
  readonly returnUrl?: string;
}

const openStates: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const needsProof: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const succeed = async (desk: Desk, intent: PaymentIntent, method: PaymentMethod): Promise<PaymentIntent> => {
  const created = await desk.now();
  const charge = desk.put(newCharge(desk, intent, method, null, created));
  const paid = desk.put<PaymentIntent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  if (intent.customer !== null) await tie(desk, method, intent.customer);
  await desk.emit('charge.succeeded', charge);
  await desk.emit('payment_intent.succeeded', paid);
  await invoicePaid(desk, paid, method);
  return paid;
};

/** Records a declined try; the same payment can be tried again with another card. */
const fail = async (desk: Desk, intent: PaymentIntent, method: PaymentMethod, decline: Decline): Promise<Refusal> => {
  const charge = desk.put(newCharge(desk, intent, method, decline, await desk.now()));
  const error = {
    type: 'card_error',
    code: decline.code,
    message: decline.message,
    ...(decline.declineCode === undefined ? {} : { decline_code: decline.declineCode }),
    charge: charge.id,
  } as const;
  const failed = desk.put<PaymentIntent>({
    ...intent,
    last_payment_error: { ...error, payment_method: method } as unknown as PaymentIntent['last_payment_error'],
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await desk.emit('charge.failed', charge);
  await desk.emit('payment_intent.payment_failed', failed);
  await invoiceFailed(desk, failed);
  return new Refusal(402, { ...error, payment_intent: failed }, true);
};

const askForProof = async (
  desk: Desk,
  intent: PaymentIntent,
  method: PaymentMethod,
  returnUrl: string | undefined,
): Promise<PaymentIntent> => {
  const page = `${desk.pages}/3ds/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret ?? '')}`;
  const nextAction =
    returnUrl === undefined
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } }
      : { type: 'redirect_to_url', redirect_to_url: { url: `${page}&return_url=${encodeURIComponent(returnUrl)}`, return_url: returnUrl } };
  const waiting = desk.put<PaymentIntent>({
    ...intent,
    last_payment_error: null,
    next_action: nextAction,
    payment_method: method.id,
    status: 'requires_action',
  });
  await desk.emit('payment_intent.requires_action', waiting);
  await invoiceNeedsAction(desk, waiting);
  return waiting;
};

/** Tries to take the money: succeeds, asks for 3-D Secure, or throws the card's refusal (which stays recorded). */
export const confirmIntent = async (
  desk: Desk,
  { intent, method, proved, offSession, returnUrl }: Confirmation,
): Promise<PaymentIntent> => {
  if (!openStates.includes(intent.status))
    throw badRequest(
      `You cannot confirm this PaymentIntent because it has already ${intent.status === 'succeeded' ? 'succeeded after being previously confirmed' : `a status of ${intent.status}`}.`,
      'payment_intent_unexpected_state',
    );
  const card = cardOf(method);
  if (card === undefined) throw badRequest('This payment method cannot be used.', 'payment_method_unexpected_state', 'payment_method');
  if (card.decline !== undefined) throw await fail(desk, intent, method, card.decline);
  const asks = card.does === 'asks_3ds' || (card.does === 'asks_3ds_once' && offSession !== true);
  if (!asks || proved === true) return succeed(desk, intent, method);
  if (offSession === true) throw await fail(desk, intent, method, needsProof);
  return askForProof(desk, intent, method, returnUrl);
};

/** The cardholder gave up or failed 3-D Secure: the payment goes back to asking for a card. */
export const refuseProof = async (desk: Desk, intent: PaymentIntent): Promise<PaymentIntent> => {
  const error = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  };
  const failed = desk.put<PaymentIntent>({
    ...intent,
    last_payment_error: error as unknown as PaymentIntent['last_payment_error'],
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await desk.emit('payment_intent.payment_failed', failed);
  await invoiceFailed(desk, failed);
  return failed;
};
