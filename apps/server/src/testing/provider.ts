import { createServer, request as httpRequest, type Server } from 'node:http';
import { once } from 'node:events';
import { Stripe } from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { signatureHeader } from '@hedgerow/stripe-sandbox/signature';
import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox, type Sandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import type { TestApp } from './test-app.ts';

type Delivery = { readonly type: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** A payment provider of the test's own, reached as a real one is: by address and keys. What is sent to it is recorded. */
export type Provider = {
  readonly settings: Record<string, string>;
  readonly stripe: () => Stripe;
  /** Every request's path and body, in order. */
  readonly asked: string[];
  /** What it told us, whether or not it was let through. */
  readonly deliveries: Delivery[];
  /** False: news are lost on the way. */
  readonly road: { open: boolean };
  /** True: it takes what is asked and does not answer; false again: everybody who waits is answered. */
  readonly stall: (stalled: boolean) => void;
  /** How many wait for an answer while it stalls. */
  readonly held: () => number;
  readonly deliver: (delivery: Pick<Delivery, 'headers' | 'body'>) => Promise<number>;
  readonly sign: (body: string, at?: Date) => Record<string, string>;
  /** The base of its own pages, for the browser's part. */
  readonly baseUrl: () => string;
  readonly goAway: () => Promise<void>;
};

const begin = new Date('2026-11-20T16:00:00Z');

const listenOn = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

type Gate = { stalled: boolean; readonly waiting: (() => void)[] };

/** Passes everything on and writes it down. */
const recorder = (asked: string[], target: () => string, gate: Gate): Server =>
  createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''} ${decodeURIComponent(body.toString('utf8'))}`);
      const pass = (): void => {
        const on = httpRequest(
          `${target()}${incoming.url ?? ''}`,
          { method: incoming.method ?? 'GET', headers: incoming.headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(outgoing);
          },
        );
        on.end(body);
      };
      if (gate.stalled) gate.waiting.push(pass);
      else pass();
    });
  });

/** Use at the top of a test file, before the app: `startTestApp(provider.settings)`, then `testApp()` is where its news go. */
export const openProvider = (testApp: () => TestApp): Provider => {
  const settings: Record<string, string> = {};
  const asked: string[] = [];
  const deliveries: Delivery[] = [];
  const road = { open: true };
  const gate: Gate = { stalled: false, waiting: [] };
  const opened: { sandbox?: Sandbox; server?: Server } = {};
  const sandbox = (): Sandbox => {
    if (opened.sandbox === undefined) throw new Error('the provider opens before the first test');
    return opened.sandbox;
  };
  const now = (): Date => {
    try {
      return testApp().clock.now;
    } catch {
      return begin;
    }
  };
  const deliver = async ({ headers, body }: Pick<Delivery, 'headers' | 'body'>): Promise<number> =>
    (await testApp().app.inject({ method: 'POST', url: '/api/stripe/webhook', headers: { ...headers }, payload: body })).statusCode;

  beforeAll(async () => {
    opened.sandbox = await openSandbox({
      store: memoryStore(),
      now,
      webhookUrl: 'http://house/api/stripe/webhook',
      post: async (_url, headers, body) => {
        const delivery = { type: String((JSON.parse(body) as { type: unknown }).type), headers, body };
        deliveries.push(delivery);
        return !road.open || (await deliver(delivery)) === 200;
      },
    });
    opened.server = recorder(asked, () => sandbox().baseUrl, gate);
    const { secretKey, publishableKey, webhookSecret } = opened.sandbox;
    Object.assign(settings, {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: `http://127.0.0.1:${await listenOn(opened.server)}`,
    });
  });
  const goAway = async (): Promise<void> => {
    opened.server?.closeAllConnections();
    opened.server?.close();
    await opened.sandbox?.close();
  };
  afterAll(goAway);

  return {
    settings,
    asked,
    deliveries,
    road,
    stall: (stalled) => {
      gate.stalled = stalled;
      if (!stalled) for (const pass of gate.waiting.splice(0)) pass();
    },
    held: () => gate.waiting.length,
    deliver,
    goAway,
    baseUrl: () => sandbox().baseUrl,
    sign: (body, at = now()) => ({
      'content-type': 'application/json',
      'stripe-signature': signatureHeader(body, sandbox().webhookSecret, Math.floor(at.getTime() / 1000)),
    }),
    stripe: () => {
      const { hostname, port } = new URL(sandbox().baseUrl);
      return new Stripe(sandbox().secretKey, { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
    },
  };
};
