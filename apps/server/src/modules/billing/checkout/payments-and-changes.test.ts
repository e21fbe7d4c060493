import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { ChangeQuote, ChangeStep } from '@hedgerow/contracts/billing-changes';
import type { Child } from '@hedgerow/contracts/families';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { aFamilyThatPaysSince } from '#testing/paying-since.ts';
import { confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';
import { looksAtAll } from '#testing/runs.ts';
import { startTestApp } from '#testing/test-app.ts';

// Every payment with every change of its order, in both orders, with the provider's news there and lost. changed-orders.test.ts has
// the words that a parent reads; here it is the sums: whatever happens, a family pays for what its children have. Where nothing of
// money changed one of three pairs tells whether it works, with every payment and every change among them.

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

afterEach(() => {
  provider.road.open = true;
});

type Change = (parent: TestParent, children: readonly Child[]) => Promise<unknown>;
const setUp = (parent: TestParent, firstName: string, year: number) =>
  parent.post('/api/onboarding/complete', {
    children: [{ firstName, lastName: 'Lee', dateOfBirth: `10/01/${2022 - year}`, yearGroup: `Year ${year}`, school: 'Oak Lane' }],
  });
const orderOf = (children: readonly Child[], planId: string) => ({
  items: children.map(({ id }) => ({ childId: id, planId })),
  startNow: true,
});

const changes = {
  'a corrected name': (parent) => setUp(parent, 'Kit', 9),
  'another phase': (parent) => setUp(parent, 'Kitt', 4),
  'a removal': (parent, children) => parent.delete(`/api/parent/child/${children[0]?.id ?? ''}`),
  'another order in a second tab': (parent, children) => parent.post('/api/payments/checkout', orderOf(children, 'secondary_revise')),
  'the same order in a second tab': (parent, children) => parent.post('/api/payments/checkout', orderOf(children, 'secondary_learn')),
  'the wizard in a second tab': (parent) => pressSubscribe(parent, wizardBody([{ year: 9, plan: 'secondary_revise', firstName: 'Kitt' }])),
  'leaving the order': (parent) => parent.post('/api/payments/cancel-checkout'),
} satisfies Record<string, Change>;

const tried = <Pair>(pairs: readonly Pair[]): readonly Pair[] =>
  looksAtAll('apps/server/src/modules/billing/', 'packages/stripe-sandbox/', 'packages/domain/')
    ? pairs
    : pairs.filter((_, at) => at % 3 === 0);

/** An order that waits: `pay` is the payment that comes, whenever that is. */
type Waiting = { readonly parent: TestParent; readonly children: readonly Child[]; readonly pay: () => Promise<unknown> };
const payments = {
  'the provider’s page': async (): Promise<Waiting> => {
    const { parent, children } = await aWaitingFamily(testApp(), [{ year: 9, firstName: 'Kitt' }]);
    const page = await proceed(parent, orderOf(children, 'secondary_learn'));
    return { parent, children, pay: () => payOnPage(parent, page, goodCard) };
  },
  '3-D Secure in the wizard': async (): Promise<Waiting> => {
    const parent = await aParent(testApp());
    const body = wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Kitt' }], { card: 'pm_card_threeDSecure2Required' });
    const started = (await pressSubscribe(parent, body)).json<SubscriptionStarted>();
    return { parent, children: await childrenOf(parent), pay: () => confirmInBrowser(parent, started) };
  },
};

/** What the provider keeps of the family's money, what it takes every month, and the places that are paid for. */
const moneyOf = async ({ familyId }: TestParent) => {
  const { rows } = await testApp().database.pool.query<{ customer_id: string }>(
    'select customer_id from billing_customer where family_id = $1',
    [familyId],
  );
  const customer = rows[0]?.customer_id;
  if (customer === undefined) return { kept: 0, monthly: 0, subscriptions: 0 };
  const stripe = provider.stripe();
  const invoices = (await stripe.invoices.list({ customer, limit: 100 })).data;
  const refunds = (await stripe.refunds.list({ limit: 100 })).data;
  const charges = await Promise.all(refunds.map(({ charge }) => stripe.charges.retrieve(typeof charge === 'string' ? charge : '')));
  const back = refunds.filter((_, at) => charges[at]?.customer === customer).reduce((sum, { amount }) => sum + amount, 0);
  const live = (await stripe.subscriptions.list({ customer, limit: 100 })).data.filter(({ status }) => status === 'active');
  const monthly = live
    .flatMap(({ items }) => items.data)
    .reduce((sum, { price, quantity = 0 }) => sum + (price.unit_amount ?? 0) * quantity, 0);
  return { kept: invoices.reduce((sum, { amount_paid: pence }) => sum + pence, 0) - back, monthly, subscriptions: live.length };
};
const prices: Readonly<Record<string, number>> = { secondary_learn: 2000, secondary_revise: 3500 };

/** A month of what the children have is what was kept, and what is taken every month; nobody pays for a child who has nothing. */
const expectPaidForWhatThereIs = async (parent: TestParent): Promise<number> => {
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  const plans = (await childrenOf(parent)).filter(({ status }) => status === 'active').map(({ currentPlan }) => currentPlan);
  const worth = plans.reduce((sum, plan) => sum + (prices[plan] ?? Number.NaN), 0);
  expect(await moneyOf(parent)).toEqual({ kept: worth, monthly: worth, subscriptions: plans.length === 0 ? 0 : 1 });
  return worth;
};

const pairs = Object.keys(payments).flatMap((payment) =>
  Object.keys(changes).flatMap((change) => [true, false].map((heard) => [payment, change, heard] as const)),
) as readonly (readonly [keyof typeof payments, keyof typeof changes, boolean])[];

test.each(tried(pairs))('%s is paid, then %s, the news there: %s: the payment counts, once', async (payment, change, heard) => {
  const { parent, children, pay } = await payments[payment]();
  provider.road.open = heard;
  await pay();
  await (changes[change] as Change)(parent, children);
  provider.road.open = true;
  expect(await expectPaidForWhatThereIs(parent)).toBe(2000);
});

test.each(tried(pairs))(
  '%s, after %s is paid, the news there: %s: nothing is charged for what is no order any more',
  async (payment, change, heard) => {
    const { parent, children, pay } = await payments[payment]();
    provider.road.open = heard;
    await (changes[change] as Change)(parent, children);
    await pay();
    provider.road.open = true;
    expect([0, 2000, 3500]).toContain(await expectPaidForWhatThereIs(parent));
  },
);

const running = {
  'cancelling everything': (parent) => parent.post('/api/stripe/cancel-subscription', {}),
  'a removal of the child': (parent, children) => parent.delete(`/api/parent/child/${children[0]?.id ?? ''}`),
  'another change': (parent, children) => moveTo(parent, children, 'secondary_practice'),
  'giving it up': async (parent) => {
    const { rows } = await testApp().database.pool.query<{ id: string }>(
      "select id from billing_attempt where family_id = $1 and state = 'open'",
      [parent.familyId],
    );
    return parent.post('/api/stripe/give-up-change', { attemptId: rows[0]?.id ?? randomUUID() });
  },
} satisfies Record<string, Change>;

const moveTo = async (parent: TestParent, children: readonly Child[], planId: string) => {
  const asked = { childId: children[0]?.id ?? '', planId };
  const { dueNow, prorationDate } = (await parent.post('/api/stripe/preview-change', asked)).json<ChangeQuote>();
  return parent.post('/api/stripe/change-plan', { ...asked, dueNow, prorationDate, attemptId: randomUUID() });
};

const changePairs = Object.keys(running).flatMap((change) =>
  (['payment', 'change'] as const).flatMap((first) => [true, false].map((heard) => [change, first, heard] as const)),
) as readonly (readonly [keyof typeof running, 'payment' | 'change', boolean])[];

test.each(tried(changePairs))(
  'a dearer plan waits for 3-D Secure beside %s, the %s first, the news there: %s',
  async (change, first, heard) => {
    const { parent, subscriptionId, useCard, customer } = await aFamilyThatPaysSince(testApp(), provider, {
      children: [{ year: 9, plan: 'secondary_learn' }],
      daysAgo: 5,
    });
    const children = await childrenOf(parent);
    await useCard('pm_card_threeDSecure2Required');
    const step = (await moveTo(parent, children, 'secondary_revise')).json<ChangeStep>();
    expect(step.status).toBe('requires_action');
    const started = {
      subscriptionId,
      status: 'active' as const,
      requiresAction: true,
      paymentIntent: { client_secret: step.clientSecret ?? '' },
    };
    provider.road.open = heard;
    if (first === 'payment') await confirmInBrowser(parent, started);
    await (running[change] as Change)(parent, children);
    if (first === 'change') await confirmInBrowser(parent, started);
    provider.road.open = true;
    await parent.post(`/api/payments/sync-subscription/${parent.id}`);

    const stripe = provider.stripe();
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const atProvider = items.data.map(({ price, quantity }) => `${price.lookup_key ?? ''} ${quantity ?? 0}`);
    const plans = (await childrenOf(parent)).map(({ currentPlan }) => `${currentPlan} 1`);
    expect(plans).toEqual(atProvider);
    // The dearer plan, or another one, is there exactly when its invoice was paid.
    const paid = (await stripe.invoices.list({ customer, status: 'paid', limit: 100 })).data.filter(({ amount_paid: pence }) => pence > 0);
    expect(paid.length).toBe(plans[0] === 'secondary_learn 1' ? 1 : 2);
  },
);
