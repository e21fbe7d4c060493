import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { openHouse } from '../../testing/house.ts';
import { aFamilyThatPays } from '../../testing/paying.ts';
import type { TestParent } from '../../testing/people.ts';

const house = openHouse();

const summaryOf = async (parent: TestParent) =>
  (await parent.get(`/api/stripe/subscription?userId=${parent.id}`)).json<SubscriptionSummary>();

test('three children on three plans pay £100.00 in one subscription, and each can sign in', async () => {
  const { parent, children } = await aFamilyThatPays(house(), {
    children: [
      { year: 4, plan: 'primary_explorer' },
      { year: 6, plan: 'primary_scholar' },
      { year: 10, plan: 'secondary_practice' },
    ],
  });
  expect(children.map(({ status, currentPlan, credentialsWaiting }) => [status, currentPlan, credentialsWaiting])).toEqual([
    ['active', 'primary_explorer', true],
    ['active', 'primary_scholar', true],
    ['active', 'secondary_practice', true],
  ]);
  const summary = await summaryOf(parent);
  expect(summary).toMatchObject({ hasActiveSubscription: true, tier: 'premium', status: 'active', amount: 10_000, endsAt: null });
  expect(summary.paymentMethod).toMatchObject({ brand: 'visa', last4: '4242' });
  const history = (await parent.get(`/api/stripe/billing-history?userId=${parent.id}`)).json<BillingHistory>();
  expect(history).toMatchObject([{ amount_paid: 10_000, status: 'paid', created: Math.floor(house().clock.now.getTime() / 1000) }]);
  expect(history[0]?.line_items.map(({ amount }) => amount)).toEqual([2000, 3000, 5000]);
});
