import { Stripe } from 'stripe';
import type { Payments, PaymentsConfig } from '#ports/payments.ts';
import { catalogue } from './stripe/catalogue.ts';
import { changes } from './stripe/changes.ts';
import { codes } from './stripe/codes.ts';
import { eventReader } from './stripe/events.ts';
import { familyReader } from './stripe/family.ts';
import { hosted } from './stripe/hosted.ts';
import { moneyBack } from './stripe/money-back.ts';
import { subscriptions } from './stripe/subscriptions.ts';

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Another place that answers as Stripe does, such as the sandbox at `http://127.0.0.1:4210`. Test keys only. */
  readonly apiBase?: string;
  /** Apple Pay and Google Pay in our own card form; the sandbox has neither. */
  readonly wallets?: boolean;
}

const refuse = (message: string): never => {
  throw new Error(message);
};

/** Keys that could take real money by mistake, or money that could not be verified, stop the start. */
const modeOf = ({ secretKey, publishableKey, webhookSecret, apiBase }: StripeKeys): PaymentsConfig['mode'] => {
  const live = /^(sk|rk)_live_/u.test(secretKey);
  if (!live && !/^(sk|rk)_test_/u.test(secretKey)) refuse('The Stripe secret key must begin with sk_test_ or sk_live_.');
  if (!publishableKey.startsWith(live ? 'pk_live_' : 'pk_test_'))
    refuse('The Stripe secret and publishable keys are of different modes (test and live).');
  if (live && apiBase !== undefined) refuse('A live Stripe key is never sent to another address than Stripe.');
  if (webhookSecret.trim() === '') refuse('The Stripe webhook secret is missing: payments would never be confirmed.');
  if (live) return 'live';
  return apiBase === undefined ? 'test' : 'sandbox';
};

/** Nobody waits longer for one answer: a page shows our copy, an order says that it may be tried again. */
const answerWithinMs = 5000;

const clientFor = ({ secretKey, apiBase }: StripeKeys, maxNetworkRetries: number): Stripe => {
  const common = { telemetry: false, maxNetworkRetries, timeout: answerWithinMs, appInfo: { name: 'Hedgerow' } } as const;
  if (apiBase === undefined) return new Stripe(secretKey, common);
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    ...common,
    host: hostname,
    port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port),
    protocol: scheme,
  });
};

/** Payments through the real Stripe SDK, whether Stripe or the sandbox answers. */
export const stripePayments = (keys: StripeKeys, now: () => Date = () => new Date()): Payments => {
  const mode = modeOf(keys);
  // What changes something is sent once more with the same idempotency key: its answer may have been lost on the way.
  const stripe = clientFor(keys, 1);
  const reading = clientFor(keys, 0);
  const prices = catalogue(stripe, mode);
  return {
    config: () => ({
      mode,
      publishableKey: keys.publishableKey,
      standIn: mode === 'sandbox',
      wallets: keys.wallets === true && mode !== 'sandbox',
    }),
    ensureCatalogue: prices.ensure,
    ...subscriptions(stripe, prices.priceOf),
    ...familyReader(reading),
    ...changes(stripe, prices.priceOf),
    ...moneyBack(stripe),
    ...codes(stripe),
    ...hosted(stripe, prices.priceOf),
    verifyEvent: eventReader(stripe, keys.webhookSecret, now),
  };
};
