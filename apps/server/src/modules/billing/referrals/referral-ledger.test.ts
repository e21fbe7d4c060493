import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReferralOverview } from '@hedgerow/contracts/referrals';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays } from '#testing/paying.ts';
import { aParent, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';
import { runs } from '#testing/runs.ts';

const provider: Provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const one = [{ year: 9, plan: 'secondary_learn' }] as const;
const customerOf = async ({ familyId }: TestParent): Promise<string | undefined> => {
  const text = 'select customer_id from billing_customer where family_id = $1';
  return (await testApp().database.pool.query<{ customer_id: string }>(text, [familyId])).rows[0]?.customer_id;
};

/** What the provider moved on a family's balance by our word, without what invoices used. */
const movedAtProvider = async (parent: TestParent): Promise<number> => {
  const customer = await customerOf(parent);
  if (customer === undefined) return 0;
  const { data } = await provider.stripe().customers.listBalanceTransactions(customer, { limit: 100 });
  return data.filter(({ type }) => type === 'adjustment').reduce((sum, { amount }) => sum + amount, 0);
};
const ledgerOf = async ({ familyId }: TestParent): Promise<readonly { pence: number; waits: boolean }[]> => {
  const text = 'select pence, transaction_id is null as waits from referral_move where family_id = $1';
  return (await testApp().database.pool.query<{ pence: number; waits: boolean }>(text, [familyId])).rows;
};
const total = (lines: readonly { readonly pence: number }[]): number => lines.reduce((sum, { pence }) => sum + pence, 0);

const refund = async (friend: TestParent): Promise<void> => {
  const customer = await customerOf(friend);
  if (customer === undefined) return;
  const stripe = provider.stripe();
  const { data } = await stripe.paymentIntents.list({ customer });
  const paid = data.find(({ status }) => status === 'succeeded');
  if (paid !== undefined) await stripe.refunds.create({ payment_intent: paid.id }).catch(() => undefined);
};

type Step = { readonly who: number; readonly what: 'pays' | 'is refunded' | 'looks' | 'is settled' };
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.integer({ min: 0, max: 1 }),
  what: fc.constantFrom('pays', 'is refunded', 'looks', 'is settled'),
});

test('whatever friends do and however often it is settled, the sum of the ledger is what moved at the provider', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
      const { parent: referrer } = await aFamilyThatPays(testApp(), { children: one });
      const { code } = (await referrer.get('/api/referrals')).json<ReferralOverview>();
      const friends = [await aParent(testApp()), await aParent(testApp())] as const;
      for (const friend of friends) await friend.post('/api/referrals/join', { code });
      const paid = new Set<TestParent>();
      for (const { who, what } of steps) {
        const friend = friends[who === 0 ? 0 : 1];
        if (what === 'pays' && !paid.has(friend)) await aFamilyThatPays(testApp(), { children: one, parent: friend });
        if (what === 'pays') paid.add(friend);
        if (what === 'is refunded') await refund(friend);
        if (what === 'looks') await Promise.all([1, 2].map(() => friend.post(`/api/payments/sync-subscription/${friend.id}`)));
        if (what === 'is settled') await testApp().services.settleReferrals();
      }
      // The friends' side first, then what it left for the family that referred them.
      for (let turn = 0; turn < 2; turn += 1) await testApp().services.settleReferrals();

      for (const parent of [referrer, ...friends]) {
        const ledger = await ledgerOf(parent);
        expect(ledger.filter(({ waits }) => waits)).toEqual([]);
        expect(await movedAtProvider(parent)).toBe(total(ledger));
      }
      const credited = (await ledgerOf(referrer)).filter(({ pence }) => pence < 0).length;
      expect(credited).toBe(paid.size);
      const overview = (await referrer.get('/api/referrals')).json<ReferralOverview>();
      expect(overview).toMatchObject({ joined: 2, earnedPence: 0 - total(await ledgerOf(referrer)) });
    }),
    { numRuns: runs(2, 6) },
  );
}, 200_000);
