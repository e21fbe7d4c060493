import { afterEach, expect, test } from 'vitest';
import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { locks } from '#db/locks.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays } from '#testing/paying.ts';
import { openProvider } from '#testing/provider.ts';
import { untilTrue } from '#testing/until-true.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

afterEach(() => {
  provider.stall(false);
  provider.road.open = true;
});

test('an old copy is seen at once while the provider does not answer, and the news comes behind', async () => {
  // News of the payment would bring the copy up to date while this makes it old.
  provider.road.open = false;
  const family = async () => (await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] })).parent;
  const parents = [await family(), await family()];
  const [first] = parents;
  await testApp().database.pool.query("update subscription_mirror set synced_at = synced_at - interval '1 hour', amount_pence = 1");
  provider.stall(true);
  const looks = await Promise.all(
    Array.from(
      { length: 14 },
      async (_, at) => (await parents[at % 2]?.get('/api/stripe/subscription'))?.json<SubscriptionSummary>().amount,
    ),
  );
  expect(looks).toEqual(Array.from({ length: 14 }, () => 1));
  await untilTrue(() => provider.held() > 0, 'the provider was asked');
  // Neither a connection nor a lock of the database waits with them.
  const { rows } = await testApp().database.pool.query<{ held: number }>(
    `select (select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%')::int
       + (select count(*) from pg_locks where locktype = 'advisory' and objid <> $1 and database = (select oid from pg_database where datname = current_database()))::int as held`,
    [locks.atWork],
  );
  expect(rows).toEqual([{ held: 0 }]);
  provider.stall(false);
  await untilTrue(
    async () => (await first?.get('/api/stripe/subscription'))?.json<SubscriptionSummary>().amount === 2000,
    'the copy is new',
  );
  expect((await first?.get('/api/stripe/subscription'))?.json<SubscriptionSummary>().amount).toBe(2000);
});
