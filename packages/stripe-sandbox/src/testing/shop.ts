import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { memoryStore } from '../memory-store.ts';
import { openSandbox, type Sandbox } from '../open-sandbox.ts';
import type { SandboxStore } from '../store.ts';

/** The real SDK, pointed at an open sandbox. */
export const clientOf = (
  sandbox: Pick<Sandbox, 'baseUrl' | 'secretKey'>,
  options: { readonly key?: string; readonly apiVersion?: string } = {},
): Stripe => {
  const { hostname, port } = new URL(sandbox.baseUrl);
  // The SDK types one version only; the tests also ask for a wrong one.
  const version = options.apiVersion === undefined ? {} : { apiVersion: options.apiVersion as '2026-10-28.endive' };
  return new Stripe(options.key ?? sandbox.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...version,
  });
};

export interface Shop {
  readonly sandbox: Sandbox;
  readonly stripe: Stripe;
  /** A recurring monthly price in pence. */
  readonly price: (pence: number) => Promise<string>;
  readonly family: (card?: string) => Promise<string>;
}

export const openShop = async (store: SandboxStore = memoryStore(), webhookUrl?: string): Promise<Shop> => {
  const sandbox = await openSandbox({ store, now: () => new Date(), ...(webhookUrl === undefined ? {} : { webhookUrl }) });
  onTestFinished(() => sandbox.close());
  const stripe = clientOf(sandbox);
  return {
    sandbox,
    stripe,
    price: async (pence) =>
      (
        await stripe.prices.create({
          currency: 'gbp',
          unit_amount: pence,
          recurring: { interval: 'month' },
          product_data: { name: `Plan at ${pence}p` },
        })
      ).id,
    family: async (card) => {
      const customer = await stripe.customers.create({ email: 'parent@example.org', metadata: { family_id: 'family-1' } });
      if (card === undefined) return customer.id;
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
      return customer.id;
    },
  };
};

/** Starts a subscription the way the page does: unpaid, with a secret for the browser. */
export const startUnpaid = async (
  stripe: Stripe,
  customer: string,
  items: Stripe.SubscriptionCreateParams.Item[],
  more: Partial<Stripe.SubscriptionCreateParams> = {},
) => {
  const subscription = await stripe.subscriptions.create({
    customer,
    items,
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
    ...more,
  });
  const invoice = subscription.latest_invoice;
  if (typeof invoice !== 'object' || invoice === null) throw new Error('The latest invoice was not expanded');
  const secret = invoice.confirmation_secret?.client_secret ?? null;
  return { subscription, invoice, secret, intent: secret === null ? '' : (secret.split('_secret_')[0] ?? '') };
};

export interface Received {
  readonly body: string;
  readonly signature: string;
}
/** A webhook endpoint that answers with the given statuses in turn, then 200. */
export const endpoint = async (statuses: readonly number[] = []): Promise<{ readonly url: string; readonly got: Received[] }> => {
  const got: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      got.push({ body: Buffer.concat(chunks).toString('utf8'), signature: String(request.headers['stripe-signature']) });
      response.writeHead(statuses[got.length - 1] ?? 200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The endpoint has no port');
  return { url: `http://127.0.0.1:${address.port}/webhook`, got };
};

export const eventually = async (true_: () => boolean): Promise<void> => {
  for (let waited = 0; waited < 5000; waited += 20) {
    if (true_()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen within five seconds');
};

/** The SDK's error of a call that must be refused. */
export const refusal = async (call: Promise<unknown>): Promise<Stripe.errors.StripeError> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused');
};
