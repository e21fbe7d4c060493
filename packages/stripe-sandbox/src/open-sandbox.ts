import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { expireOldSessions } from './billing/checkout.ts';
import { runDue } from './billing/due.ts';
import { type PostEvent, startCourier } from './courier.ts';
import { openDesk, type Desk } from './desk.ts';
import { sandboxIds, type NewId } from './ids.ts';
import { allRoutes } from './resources/all.ts';
import { newEndpoint } from './resources/events.ts';
import { sandboxServer } from './server.ts';
import { sandboxPages } from './stand-in/pages.ts';
import type { SandboxStore } from './store.ts';
import { inTurn } from './turn.ts';
import type { Work } from './work.ts';

export interface SandboxOptions {
  readonly store: SandboxStore;
  readonly now: () => Date;
  readonly newId?: NewId;
  /** The loopback port of the `/v1` API; a free one when not given. */
  readonly port?: number;
  /** Where signed events go; can also be told later with `deliverTo`. */
  readonly webhookUrl?: string;
  /** The origin on which the product shows the sandbox's pages; the API's own origin when not given. */
  readonly pagesOrigin?: string;
  /** A secret from which the keys are made, so that a restart keeps them; random ones when not given. */
  readonly keySeed?: string;
  /** How events travel; by HTTP when not given. */
  readonly post?: PostEvent;
  /** In production the sandbox refuses to open, unless `allowInProduction` says it is wanted. */
  readonly production?: boolean;
  readonly allowInProduction?: boolean;
}

export interface Sandbox {
  readonly baseUrl: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** The pages and the stand-in script, to be registered on the product's own origin. */
  readonly plugin: FastifyPluginAsync;
  readonly deliverTo: (webhookUrl: string) => Promise<void>;
  /** Says on which origin the product shows the pages (hosted checkout, portal, 3-D Secure). */
  readonly showPagesAt: (origin: string) => void;
  readonly close: () => Promise<void>;
}

const ownEndpoint = 'we_product';
const minute = 60_000;

const everyMinute = async (desk: Desk): Promise<void> => {
  const now = await desk.now();
  await runDue(desk, null, now);
  await expireOldSessions(desk, now);
};

const keyTail = (seed: string | undefined, use: string): string =>
  seed === undefined
    ? randomBytes(18).toString('hex')
    : createHmac('sha256', seed).update(`payments sandbox ${use}`).digest('hex').slice(0, 36);

/** The product's endpoint keeps its signing secret through restarts, so that waiting deliveries stay valid. */
const endpointSecret = async (store: SandboxStore): Promise<string> => {
  const kept = (await store.read(ownEndpoint)) as { readonly sandbox?: { readonly secret?: string } } | null;
  return kept?.sandbox?.secret ?? `whsec_${randomBytes(24).toString('hex')}`;
};

/** Opens a Stripe-compatible sandbox on the loopback address. No money, no real card, no live key ever passes here. */
export const openSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  if (options.production === true && options.allowInProduction !== true)
    throw new Error('The payments sandbox does not open in production. Configure real Stripe keys, or set PAYMENTS_SANDBOX=allow.');
  const { store, now } = options;
  const newId = options.newId ?? sandboxIds(now);
  const secretKey = `sk_test_sandbox_${keyTail(options.keySeed, 'secret key')}`;
  const publishableKey = `pk_test_sandbox_${keyTail(options.keySeed, 'publishable key')}`;
  const webhookSecret = await endpointSecret(store);
  let origin = options.pagesOrigin ?? '';
  const needs = { store, now, newId, pages: () => `${origin}/sandbox` };
  const alone = inTurn();
  const courier = startCourier(needs, alone, options.post);

  const work: Work = async (act) => {
    const result = await alone(async () => {
      const { desk, save } = openDesk(needs);
      const answer = await act(desk);
      await save();
      return answer;
    });
    courier.wake();
    return result;
  };
  const plugin = sandboxPages({ work, publishableKey });
  const app = sandboxServer({ ...needs, secretKey, routes: allRoutes, alone, afterWrite: courier.wake });
  if (options.pagesOrigin === undefined) await app.register(plugin);
  const baseUrl = await app.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  if (origin === '') origin = baseUrl;

  const deliverTo = (url: string): Promise<void> =>
    work(async (desk) => {
      desk.put(newEndpoint({ id: ownEndpoint, url, events: ['*'], secret: webhookSecret, created: await desk.now() }));
    });
  if (options.webhookUrl !== undefined) await deliverTo(options.webhookUrl);
  courier.wake();
  const tick = setInterval(() => void work(everyMinute).catch(() => undefined), minute);
  tick.unref();

  return {
    baseUrl,
    secretKey,
    publishableKey,
    webhookSecret,
    plugin,
    deliverTo,
    showPagesAt: (where) => {
      origin = where;
    },
    close: async () => {
      clearInterval(tick);
      await courier.stop();
      await app.close();
    },
  };
};
