import type { FastifyPluginAsync } from 'fastify';
import { remoteSandboxPages } from '#adapters/payments/remote-sandbox-pages.ts';
import type { PostEvent } from '@hedgerow/stripe-sandbox/courier';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import { pgStore } from '@hedgerow/stripe-sandbox/pg-store';
import { stripePayments } from '#adapters/payments/stripe-payments.ts';
import type { Config } from '#config.ts';
import type { DatabaseAddress } from '#db/address.ts';
import { openDatabase } from '#db/client.ts';
import type { ListeningLine } from '#db/listening-line.ts';
import { locks } from '#db/locks.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import { ownSandbox } from './own-sandbox.ts';

export type PaymentsOutside = {
  readonly config: Pick<Config, 'stripe' | 'production' | 'sandboxAllowed'>;
  readonly address: DatabaseAddress;
  /** Holds the sandbox for this process alone. */
  readonly line: Pick<ListeningLine, 'hold' | 'holds'>;
  /** A command works beside the product, and nothing of it asks the provider: it opens no sandbox. */
  readonly isCommand?: boolean;
  readonly publicUrl: string;
  /** A secret that stays the same through restarts. */
  readonly keySeed: string;
  readonly now: Clock;
  /** How the sandbox's events travel; by HTTP when not given. */
  readonly postEvent?: PostEvent;
};

export type OpenPayments = {
  readonly payments: Payments;
  /** Where the provider's own script and frames come from; none for the sandbox, whose pages are on our origin. */
  readonly origins: readonly string[];
  /** The sandbox's pages under /sandbox. */
  readonly pages: FastifyPluginAsync | undefined;
  /** Told when the server listens: where its webhook is reached from this machine, and under which address people see it. */
  readonly listening: (place: { readonly webhookUrl: string; readonly publicUrl: string }) => Promise<void>;
  readonly close: () => Promise<void>;
};

const stripeOrigins = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com', 'https://m.stripe.network'];

const elsewhere = { listening: async () => {}, close: async () => {} };

/** Nobody answers there: what asked after all would hear that the provider is away. */
const noPayments = (now: Clock): OpenPayments => {
  const keys = { secretKey: 'sk_test_sandbox_none', publishableKey: 'pk_test_sandbox_none', webhookSecret: 'whsec_none' };
  return { payments: stripePayments({ ...keys, apiBase: 'http://127.0.0.1:9' }, now), origins: [], pages: undefined, ...elsewhere };
};

const realPayments = (keys: NonNullable<Config['stripe']>, now: Clock): OpenPayments => {
  const { secretKey, publishableKey, webhookSecret, apiBase, wallets } = keys;
  const payments = stripePayments(
    { secretKey, publishableKey, webhookSecret, wallets, ...(apiBase === undefined ? {} : { apiBase }) },
    now,
  );
  const standsAlone = apiBase !== undefined && payments.config().mode === 'sandbox';
  return {
    payments,
    origins: standsAlone ? [] : stripeOrigins,
    pages: standsAlone ? remoteSandboxPages(apiBase) : undefined,
    ...elsewhere,
  };
};

/** Stripe where keys are set; otherwise the sandbox, in this process, with its world in the database (docs/product/money.md#changes). */
export const openPayments = async (outside: PaymentsOutside): Promise<OpenPayments> => {
  const { config, address, line, publicUrl, keySeed, now, postEvent } = outside;
  if (config.stripe !== undefined) return realPayments(config.stripe, now);
  if (outside.isCommand === true) return noPayments(now);
  await ownSandbox(line);
  // Connections of its own: a request that waits for the sandbox must not hold the one that the sandbox needs.
  const shelf = openDatabase(address, 2);
  const sandbox = await openSandbox({
    store: pgStore((sql, params) => {
      if (!line.holds(locks.sandbox)) throw new Error('The payment sandbox is not held: its connection was lost a moment ago.');
      return shelf.pool.query(sql, [...params]);
    }, 'sandbox_object'),
    now,
    keySeed,
    pagesOrigin: publicUrl,
    production: config.production,
    allowInProduction: config.sandboxAllowed,
    ...(postEvent === undefined ? {} : { post: postEvent }),
  });
  const { secretKey, publishableKey, webhookSecret, baseUrl } = sandbox;
  return {
    payments: stripePayments({ secretKey, publishableKey, webhookSecret, apiBase: baseUrl }, now),
    origins: [],
    pages: sandbox.plugin,
    listening: async (place) => {
      sandbox.showPagesAt(place.publicUrl);
      await sandbox.deliverTo(place.webhookUrl);
    },
    close: async () => {
      await sandbox.close();
      await shelf.close();
    },
  };
};
