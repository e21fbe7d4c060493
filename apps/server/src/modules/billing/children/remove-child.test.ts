import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import { aChildToPayFor, payForChild } from '#testing/adding.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo } from '#testing/emails.ts';
import { aFamilyThatPays, type ChildRequest } from '#testing/paying.ts';
import { aPupil, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';

const provider: Provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const day = 86_400_000;
const two: readonly ChildRequest[] = [
  { year: 9, plan: 'secondary_learn' },
  { year: 4, plan: 'primary_scholar' },
];
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const historyOf = async (parent: TestParent) => (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ currentPlan }) => currentPlan);
const remove = async (parent: TestParent, id: string) =>
  (await parent.delete(`/api/parent/child/${id}`)).json<{ child: Child | null }>().child;
const keep = async (parent: TestParent, id: string) =>
  (await parent.post(`/api/parent/child/${id}/keep`)).json<{ child: Child | null }>().child;
const idAt = (children: readonly Child[], at: number): string => children[at]?.id ?? '';
const after = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + days * day);
  try {
    return await work();
  } finally {
    testApp().clock.now = before;
  }
};

test('case 28: a removed child keeps the plan to the end of the month that is paid, the sibling stays, the next payment is smaller', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  const removed = await remove(parent, idAt(children, 1));
  expect(removed).toMatchObject({
    currentPlan: 'primary_scholar',
    planEndsAt: '2026-12-20T16:00:00.000Z',
    leavingAt: '2026-12-20T16:00:00.000Z',
  });
  expect(await plansOf(parent)).toEqual(['secondary_learn', 'primary_scholar']);
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 2000, cancelAtPeriodEnd: false });
  expect(await remove(parent, idAt(children, 1))).toEqual(removed);
  expect(await historyOf(parent)).toHaveLength(1);
});

test('the letter of a removal names the plan of the child who leaves, not of the one who stays', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  await remove(parent, idAt(children, 1));
  const letter = await emailTo(testApp(), parent.email, 'Ben’s');
  expect(letter.subject).toBe('[TEST MODE] Ben’s Hedgerow plan ends on 20 December 2026');
  expect(letter.text.slice(0, letter.text.indexOf('Hedgerow. You get'))).toMatchInlineSnapshot(`
    "TEST MODE: this is a trial without real money.

    Hello Ann,

    You took Ben off your subscription. Ben keeps Primary Scholar until 20 December 2026, and from then on nothing is charged for Ben.

    Ben leaves your account on 20 December 2026. Ben’s sign-in then closes, and all work, points and files are deleted.

    If you change your mind before that day, you can undo this under Account Settings, Manage Children. It costs nothing.

    Open my subscription: http://localhost:3000/parent/family?manage=overview

    FROM THE NEXT PAYMENT ON

    Ada: Learn: £20.00 a month
    Total: £20.00 a month

    The next payment of £20.00 is on 20 December 2026.

    --
    "
  `);
});

test('who removed one child, then ended all, can come back for the others alone, and no letter says that the work of that child is kept', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  await remove(parent, idAt(children, 1));
  await parent.post('/api/stripe/cancel-subscription', {});
  const ending = await emailTo(testApp(), parent.email, 'subscription ends on');
  expect(ending.text).not.toContain('Nothing is deleted');
  expect(ending.text).toContain('You removed Ben. Ben leaves your account on 20 December 2026.');
  expect((await parent.post('/api/stripe/refund', {})).statusCode).toBe(200);
  const listed = (await parent.get('/api/onboarding/parent-children')).json<{ id: string }[]>();
  expect(listed.map(({ id }) => id)).toEqual([idAt(children, 0)]);
  const order = { items: listed.map(({ id }) => ({ childId: id, planId: 'secondary_learn' })), startNow: true };
  expect((await parent.post('/api/payments/checkout', order)).statusCode).toBe(200);
});

test('a removal is taken back until the end, without a charge', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  await remove(parent, idAt(children, 1));
  const kept = await keep(parent, idAt(children, 1));
  expect(kept).toMatchObject({ currentPlan: 'primary_scholar', planEndsAt: null, leavingAt: null });
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 5000 });
  expect(await keep(parent, idAt(children, 1))).toEqual(kept);
  expect(await historyOf(parent)).toHaveLength(1);
});

test('case 29: removing the last child ends the subscription with the month that is paid, and keeping the child keeps it', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  await remove(parent, idAt(children, 0));
  expect(await summaryOf(parent)).toMatchObject({ status: 'ending', cancelAtPeriodEnd: true });
  expect(await plansOf(parent)).toEqual(['secondary_learn']);
  const ending = await emailTo(testApp(), parent.email, 'subscription ends on');
  expect(ending.text).toContain('You removed Ada. Ada leaves your account on 20 December 2026.');
  expect(ending.text).not.toContain('Nothing is deleted');
  expect(await keep(parent, idAt(children, 0))).toMatchObject({ leavingAt: null, planEndsAt: null });
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, amount: 2000 });
});

test('a subscription that the parent cancelled stays cancelled when a removed child is kept', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  await parent.post('/api/stripe/cancel-subscription', { userId: parent.id });
  expect(await remove(parent, idAt(children, 0))).toMatchObject({ leavingAt: '2026-12-20T16:00:00.000Z' });
  expect(await keep(parent, idAt(children, 0))).toMatchObject({ leavingAt: null, planEndsAt: '2026-12-20T16:00:00.000Z' });
  expect((await summaryOf(parent)).cancelAtPeriodEnd).toBe(true);
});

test('a child who leaves goes on the day with everything, and nobody else does', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), { children: two });
  const stays = await aPupil(testApp());
  const { username, password } = (await parent.post(`/api/parent/child/${idAt(children, 1)}/credentials`)).json<{
    username: string;
    password: string;
  }>();
  await remove(parent, idAt(children, 1));
  await after(29, () => testApp().services.letLeave());
  expect(await childrenOf(parent)).toHaveLength(2);
  await after(31, () => testApp().services.letLeave());
  expect((await childrenOf(parent)).map(({ id }) => id)).toEqual([idAt(children, 0)]);
  expect(await childrenOf(stays.parent)).toHaveLength(1);
  expect((await testApp().visitor().post('/api/child-auth/child-login', { username, password })).statusCode).toBe(401);
  const { rows } = await testApp().database.pool.query('select 1 from child_plan where child_id = $1', [idAt(children, 1)]);
  expect(rows).toEqual([]);
});

test('a child without a paid plan leaves in fourteen days, and one who waits for a payment is gone at once', async () => {
  const free = await aPupil(testApp(), { plan: 'free' });
  expect(await remove(free.parent, free.id)).toMatchObject({ leavingAt: '2026-12-04T16:00:00.000Z', planEndsAt: null });
  const { parent } = await aFamilyThatPays(testApp(), { children: two });
  const { child, order } = await aChildToPayFor(parent);
  await payForChild(parent, order({ paymentMethodId: 'pm_card_threeDSecure2Required' }));
  expect(await remove(parent, child.id)).toBeNull();
  expect(await childrenOf(parent)).toHaveLength(2);
  expect(await historyOf(parent)).toHaveLength(1);
  const subscriptions = await provider.stripe().subscriptions.list({ limit: 100 });
  expect(subscriptions.data.filter(({ pending_update: waits }) => waits !== null)).toEqual([]);
});
