import { AppError } from '@hedgerow/domain/errors';
import type { Stripe } from 'stripe';
import type { PaymentEvent } from '#ports/payments.ts';
import { dateOf, idOf } from './family.ts';

const customerOf = (object: object): string | null => {
  const facts = object as { readonly object?: unknown; readonly id?: unknown; readonly customer?: unknown };
  if (facts.object === 'customer') return typeof facts.id === 'string' ? facts.id : null;
  return idOf(facts.customer as string | { readonly id: string } | null | undefined);
};

const disputeOf = (object: object): PaymentEvent['dispute'] => {
  const facts = object as {
    readonly object?: unknown;
    readonly id?: unknown;
    readonly payment_intent?: unknown;
    readonly amount?: unknown;
  };
  const paymentIntentId = idOf(facts.payment_intent as string | { readonly id: string } | null | undefined);
  if (facts.object !== 'dispute' || typeof facts.id !== 'string' || paymentIntentId === null) return null;
  return { id: facts.id, paymentIntentId, pence: typeof facts.amount === 'number' ? facts.amount : 0 };
};

/** Seconds for which a signature holds; the SDK's own. */
const tolerance = 300;

/** The SDK refuses what is too old alone: one of a time to come would hold until then, and longer. */
const refuseAhead = (signature: string, now: Date): void => {
  const [, seconds = '0'] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  if (Number(seconds) * 1000 > now.getTime() + tolerance * 1000) throw new Error('The signature is of a time to come.');
};

/** Checks a delivery's signature over the raw bytes and tells whom it is about; the rest of its payload is never used. */
export const eventReader =
  (stripe: Stripe, webhookSecret: string, now: () => Date) =>
  (rawBody: Buffer | string, signature: string): PaymentEvent => {
    try {
      refuseAhead(signature, now());
      const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, tolerance, undefined, now().getTime());
      const { id, type, created, livemode, data } = event;
      return { id, type, created: dateOf(created), livemode, customerId: customerOf(data.object), dispute: disputeOf(data.object) };
    } catch (error) {
      throw new AppError('invalid', 'The signature of this delivery does not hold.', { cause: error });
    }
  };
