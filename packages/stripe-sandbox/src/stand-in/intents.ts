import { confirmIntent, refuseProof } from '../billing/confirm.ts';
import { methodFor } from '../billing/methods.ts';
import { asSeen, type Desk } from '../desk.ts';
import { badRequest, noSuch, Refusal } from '../errors.ts';
import type { Work } from '../work.ts';
import type { PaymentIntent } from '../wire.ts';

type Bag = Readonly<Record<string, unknown>>;

/** The intent whose secret the browser knows; a wrong secret is the same as no intent. */
export const secretIntent = async (desk: Desk, id: string, secret: unknown): Promise<PaymentIntent> => {
  const intent = await desk.find('payment_intent', id);
  if (intent === null || intent.client_secret !== secret) throw noSuch('payment_intent', id, 'intent', 404);
  return intent;
};

export const retrieveIntent = (work: Work, id: string, body: Bag): Promise<unknown> =>
  work(async (desk) => asSeen(await secretIntent(desk, id, body['client_secret'])));

/** A declined card is an answer, not a failure of the work: what it recorded stays. */
const orRefusal = async (act: () => Promise<unknown>): Promise<unknown> => {
  try {
    return asSeen(await act());
  } catch (error) {
    if (error instanceof Refusal && error.keeps) return { error: asSeen(error.body) };
    throw error;
  }
};

export const confirmFromPage = (work: Work, id: string, body: Bag): Promise<unknown> =>
  work(async (desk) => {
    const intent = await secretIntent(desk, id, body['client_secret']);
    const methodId = typeof body['payment_method'] === 'string' ? body['payment_method'] : intent.payment_method;
    if (methodId === null)
      throw badRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", 'payment_intent_unexpected_state');
    const method = await methodFor(desk, methodId, 'payment_method');
    return orRefusal(() => confirmIntent(desk, { intent, method }));
  });

/** The answer of the 3-D Secure page. */
export const proveIntent = (work: Work, id: string, body: Bag): Promise<unknown> =>
  work(async (desk) => {
    const intent = await secretIntent(desk, id, body['client_secret']);
    if (intent.status !== 'requires_action' || intent.payment_method === null) return asSeen(intent);
    if (body['result'] !== 'complete') return asSeen(await refuseProof(desk, intent));
    const method = await methodFor(desk, intent.payment_method, 'payment_method');
    return orRefusal(() => confirmIntent(desk, { intent, method, proved: true }));
  });
