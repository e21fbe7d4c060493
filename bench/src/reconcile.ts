import { memoryStore } from '@hedgerow/stripe-sandbox/memory-store';
import { openSandbox } from '@hedgerow/stripe-sandbox/open-sandbox';
import { stripePayments } from '@hedgerow/server/src/adapters/payments/stripe-payments.ts';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import type { ChildServer } from './child-server.ts';
import { aPayingParent, type Parent } from './people.ts';
import { databaseOf, type Folder, openFolder, startProduct } from './product.ts';
import { inTurns, median, ratio, rounded, type Section, timed } from './ratio.ts';

const families = 200;
const atOnce = 8;
const rounds = 3;

/** Does the work for each, so many side by side; answers how long each took. */
const together = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<readonly number[]> => {
  const waiting = [...items];
  const took: number[] = [];
  const one = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      const mine = item;
      took.push((await timed(() => work(mine))).milliseconds);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return took;
};

const customersIn = async (folder: Folder): Promise<readonly string[]> => {
  const { pool, close } = openDatabase(databaseOf(folder).url, 1);
  const { rows } = await pool.query<{ customer_id: string }>('select customer_id from billing_customer');
  await close();
  return rows.map((row) => row.customer_id);
};

/** 99 of 100 were faster. */
const slowest = (each: readonly number[]): number =>
  each.toSorted((one, other) => one - other)[Math.floor(each.length * 0.99)] ?? Number.NaN;

const measure = async (folder: Folder, { url }: ChildServer, keys: Parameters<typeof stripePayments>[0]): Promise<Section> => {
  const parents: Parent[] = [];
  await together(
    Array.from({ length: families }, (_, at) => at),
    async () => parents.push(await aPayingParent(url, 2)),
  );
  const customers = await customersIn(folder);
  const provider = stripePayments(keys);
  const whole = async (work: () => Promise<readonly number[]>) => {
    const { value, milliseconds } = await timed(work);
    return { perSecond: (families / milliseconds) * 1000, each: value };
  };
  const measured = await inTurns(rounds, {
    'asking the provider alone (the floor)': () => whole(() => together(customers, (customer) => provider.readFamily(customer))),
    'reconciling a family': () => whole(() => together(parents, ({ id, post }) => post(`/api/payments/sync-subscription/${id}`))),
  });
  const perSecond = (name: keyof typeof measured): number => median(measured[name].map((round) => round.perSecond));
  const names = Object.keys(measured) as (keyof typeof measured)[];
  const floor = perSecond('asking the provider alone (the floor)');
  return {
    title: 'Reconciling payments',
    columns: ['', 'families a second', 'beside the floor', 'p50 ms', 'p99 ms'],
    rows: names.map((name) => [
      name,
      rounded(perSecond(name)),
      ratio(perSecond(name), floor),
      rounded(median(measured[name].flatMap(({ each }) => each))),
      rounded(slowest(measured[name].flatMap(({ each }) => each))),
    ]),
    notes: [
      `${families} paying families of two children, ${atOnce} at once, ${rounds} rounds in turns. The floor is what reconciling cannot do without: the two questions to the provider through the same adapter, asked of the same sandbox, which runs in the process that measures. Reconciling adds the request, the family's lock, and writing our copy in one transaction.`,
    ],
  };
};

/** How fast our copy of 200 families' subscriptions is brought up to date. */
export const reconcile = async (): Promise<Section> => {
  const sandbox = await openSandbox({ store: memoryStore(), now: () => new Date(), post: async () => true });
  const { secretKey, publishableKey, webhookSecret, baseUrl: apiBase } = sandbox;
  const folder = openFolder();
  try {
    const product = await startProduct(folder, {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: apiBase,
    });
    try {
      return await measure(folder, product, { secretKey, publishableKey, webhookSecret, apiBase });
    } finally {
      await product.stop();
    }
  } finally {
    folder.remove();
    await sandbox.close();
  }
};
