import { expect, test } from 'vitest';
import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aParent, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';
import { untilTrue } from '#testing/until-true.ts';
import { atOnce, reconcileSlice } from './reconcile-all.job.ts';
import { billingRepository } from '../billing.repository.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

type News = Provider['deliveries'][number];

/** 0 <= x < 1, always the same for a seed. */
const drawFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};
const shuffled = <T>(things: readonly T[], draw: () => number): T[] =>
  things
    .map((thing) => ({ thing, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ thing }) => thing);

/** Everything we keep of a family's payment, without ids and moments. */
const copyOf = async ({ familyId }: TestParent): Promise<unknown> => {
  const read = async (query: string) => (await testApp().database.pool.query(query, [familyId])).rows;
  return {
    mirror: await read(
      'select status, state, cancel_at_period_end, amount_pence, discount_percent, card_last4 from subscription_mirror where family_id = $1',
    ),
    items: await read('select plan_id, quantity, unit_pence from subscription_item_mirror where family_id = $1 order by plan_id'),
    plans: await read('select plan_id, state from child_plan where family_id = $1 order by plan_id'),
    children: await read('select first_name, status from child where family_id = $1 order by slot'),
    attempts: await read('select kind, state from billing_attempt where family_id = $1'),
    confirmations: await read("select count(*)::int from billing_outbox where family_id = $1 and kind = 'confirmation'"),
  };
};

const subscriptionOf = async ({ familyId }: TestParent): Promise<string> => {
  const { rows } = await testApp().database.pool.query<{ customer_id: string }>(
    'select customer_id from billing_customer where family_id = $1',
    [familyId],
  );
  return (await provider.stripe().subscriptions.list({ customer: rows[0]?.customer_id ?? '' })).data[0]?.id ?? '';
};

/** Two children are paid for on the page, the subscription is cancelled and kept, and, where it ends, ended. Answers all that the provider said. */
const aYearOfTrouble = async (ends: boolean): Promise<{ readonly parent: TestParent; readonly news: () => readonly News[] }> => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 5 }, { year: 9 }]);
  const heard = provider.deliveries.length;
  const opened = await proceed(parent, { planIds: ['primary_scholar', 'secondary_practice'] });
  await payOnPage(parent, opened, goodCard);
  const id = await subscriptionOf(parent);
  const { subscriptions } = provider.stripe();
  await subscriptions.update(id, { cancel_at_period_end: true });
  await subscriptions.update(id, { cancel_at_period_end: false });
  if (ends) await subscriptions.cancel(id);
  const told = (type: string): number => provider.deliveries.slice(heard).filter((news) => news.type === type).length;
  await untilTrue(
    async () =>
      told('customer.subscription.updated') >= 2 &&
      told('checkout.session.completed') === 1 &&
      told('invoice.paid') === 1 &&
      (!ends || told('customer.subscription.deleted') === 1),
  );
  return { parent, news: () => provider.deliveries.slice(heard) };
};

const withRoadClosed = async <T>(work: () => Promise<T>): Promise<T> => {
  provider.road.open = false;
  try {
    return await work();
  } finally {
    provider.road.open = true;
  }
};
const withDatabaseDown = async (work: () => Promise<void>): Promise<void> => {
  const { pool } = testApp().database;
  await pool.query('alter table subscription_mirror rename to subscription_mirror_away');
  try {
    await work();
  } finally {
    await pool.query('alter table subscription_mirror_away rename to subscription_mirror');
  }
};

test.each([
  [1, false],
  [2, true],
  [3, false],
  [4, true],
])(
  'every event twice, in an order by seed %s, with the database down in the middle, ends in the copy of a quiet run',
  async (seed, ends) => {
    const quiet = await aYearOfTrouble(ends);
    await untilTrue(async () => {
      const { status } = (await quiet.parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
      return status === (ends ? 'ended' : 'active');
    });
    const wanted = await copyOf(quiet.parent);

    const { parent, news } = await withRoadClosed(() => aYearOfTrouble(ends));
    const draw = drawFrom(seed);
    const storm = shuffled([...news(), ...news()], draw);
    const middle = Math.floor(storm.length / 2);
    const refused: News[] = [];
    for (const delivery of storm.slice(0, middle)) expect(await provider.deliver(delivery)).toBe(200);
    await withDatabaseDown(async () => {
      for (const delivery of storm.slice(middle)) if ((await provider.deliver(delivery)) !== 200) refused.push(delivery);
    });
    for (const delivery of shuffled(refused, draw)) expect(await provider.deliver(delivery)).toBe(200);
    expect(await copyOf(parent)).toEqual(wanted);
  },
);

test('case 3: a late "past due" after the family has paid again leaves it active', async () => {
  const { parent, news } = await aYearOfTrouble(false);
  const updated = news().findLast(({ type }) => type === 'customer.subscription.updated');
  const body = (updated?.body ?? '')
    .replace(/"id": "evt_[^"]+"/u, '"id": "evt_late_past_due"')
    .replace(/"status": "active"/u, '"status": "past_due"');
  expect(body).toContain('past_due');
  expect(await provider.deliver({ headers: provider.sign(body), body })).toBe(200);
  expect((await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>().status).toBe('active');
});

test('case 4: the page is complete before the subscription is heard of: active, once', async () => {
  const { parent, news } = await withRoadClosed(() => aYearOfTrouble(false));
  const completed = news().find(({ type }) => type === 'checkout.session.completed');
  const created = news().find(({ type }) => type === 'customer.subscription.created');
  if (completed === undefined || created === undefined) throw new Error('there was no news');
  for (const delivery of [completed, created, completed]) expect(await provider.deliver(delivery)).toBe(200);
  expect((await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>()).toMatchObject({ status: 'active', amount: 8000 });
  expect((await copyOf(parent)) as { confirmations: unknown }).toMatchObject({ confirmations: [{ count: 1 }] });
});

test('what was lost on the way is found at night, and a family that cannot be read does not stop the others', async () => {
  const { parent: lost } = await withRoadClosed(() => aYearOfTrouble(false));
  const broken = await aParent(testApp());
  await testApp().database.pool.query("insert into billing_customer (family_id, customer_id, mode) values ($1, 'cus_gone', 'sandbox')", [
    broken.familyId,
  ]);
  const alerts: string[] = [];
  const { services, database } = testApp();
  const { reconciling } = services;
  const deps = {
    billing: billingRepository(database.db),
    reconciling,
    mode: 'sandbox' as const,
    alert: (text: string) => alerts.push(text),
  };
  const { families, failed, next } = await reconcileSlice(deps)(undefined);
  expect(next).toBeUndefined();
  expect(families).toBeGreaterThan(1);
  expect(failed).toBe(1);
  expect(alerts).toEqual([`1 of ${families} families could not be read from the payment provider.`]);
  expect(await copyOf(lost)).toMatchObject({ mirror: [{ state: 'active', amount_pence: 8000 }] });

  let [read, after]: [number, string | undefined] = [0, undefined];
  do {
    const slice = await reconcileSlice(deps, 1)(after);
    read += slice.families;
    after = slice.next;
  } while (after !== undefined);
  expect(read).toBe(families);
  const told = await reconcileSlice(deps)(undefined, AbortSignal.abort());
  expect(told.families).toBe(0);
});

test('families are read side by side, never more than leave room for parents, and a stop loses none of them', async () => {
  const ids = Array.from({ length: 50 }, (_, at) => String(at).padStart(2, '0'));
  const [seen, together]: [string[], { now: number; most: number }] = [[], { now: 0, most: 0 }];
  const stop = new AbortController();
  const deps = {
    billing: {
      familiesNotEnded: (_mode: unknown, after: string | undefined, limit: number) =>
        Promise.resolve(
          ids
            .filter((id) => after === undefined || id > after)
            .slice(0, limit)
            .map((familyId) => ({ familyId, customerId: familyId })),
        ),
    },
    reconciling: {
      reconcile: async ({ familyId }: { readonly familyId: string }) => {
        together.now += 1;
        together.most = Math.max(together.most, together.now);
        await new Promise(setImmediate);
        together.now -= 1;
        seen.push(familyId);
        if (seen.length === 20) stop.abort();
        return { state: 'active' as const, unpaidIds: [] };
      },
    },
    mode: 'sandbox' as const,
    alert: () => undefined,
  };
  const first = await reconcileSlice(deps)(undefined, stop.signal);
  expect(first.next).toBe(ids[first.families - 1]);
  const rest = await reconcileSlice(deps)(first.next);
  expect([first.families + rest.families, together.most]).toEqual([50, atOnce]);
  expect(seen.toSorted()).toEqual(ids);
});

test('case 38: a provider that is away says the words of the specification on the way to the payment, and a second try is the same order', async () => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 9 }]);
  const first = await proceed(parent, { planIds: ['secondary_learn'] });
  await provider.goAway();
  const refused = await parent.post('/api/payments/checkout', { planIds: ['secondary_learn'] });
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    503,
    'The payment service did not answer. Please try again.',
  ]);
  const { rows } = await testApp().database.pool.query('select session_id from billing_attempt where family_id = $1', [parent.familyId]);
  expect(rows).toEqual([{ session_id: first.sessionId }]);
});
