import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { orderWords, startNowWording } from '@hedgerow/contracts/billing';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '#testing/people.ts';

const testApp = startTestApp();

type Refusal = { readonly error: string; readonly code: string };
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const statusesOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ status, currentPlan }) => `${status} ${currentPlan}`);
const sync = async (parent: TestParent) =>
  (await parent.post(`/api/payments/sync-subscription/${parent.id}`)).json<{ success: boolean }>().success;
const itemsOf = (children: readonly { readonly id: string }[], ...plans: PaidPlanId[]) =>
  children.map(({ id }, at) => ({ childId: id, planId: plans[at] ?? 'secondary_learn' }));
const refused = async (parent: TestParent, body: object, path = '/api/payments/checkout') => {
  const answer = await parent.post(path, body);
  return [answer.statusCode, answer.json<Refusal>().error];
};
const customersOf = async (parent: TestParent) =>
  (await testApp().database.pool.query('select 1 from billing_customer where family_id = $1', [parent.familyId])).rows.length;
const oneChild = [{ year: 9 }] as const;

test('case 16: three children on three plans pay £100.00 on the provider’s page, and it is £100.00 everywhere', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), [{ year: 4 }, { year: 6 }, { year: 10 }]);
  const items = itemsOf(children, 'primary_explorer', 'primary_scholar', 'secondary_practice');
  const opened = await proceed(parent, { items, startNow: true });
  const page = await parent.get(new URL(opened.url).pathname);
  expect(page.body).toContain('Subscribe and pay £100.00');
  expect(page.body).toContain('you have to pay for: £100.00 a month, until you cancel');
  expect(page.body).toContain('get the first payment back, once in 12 months');
  expect(startNowWording).toContain('once in 12 months');
  expect(await statusesOf(parent)).toEqual(['pending free', 'pending free', 'pending free']);

  const paid = await payOnPage(parent, opened, goodCard);
  expect([paid.statusCode, paid.headers.location]).toEqual([303, 'http://localhost:3000/onboarding/payment-success']);
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['active primary_explorer', 'active primary_scholar', 'active secondary_practice']);
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 10_000 });
  const [bill] = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
  expect(bill).toMatchObject({ amount_paid: 10_000, status: 'paid' });
  const { rows } = await testApp().database.pool.query("select wording from consent where family_id = $1 and kind = 'immediate_start'", [
    parent.familyId,
  ]);
  expect(rows).toEqual([{ wording: orderWords(null) }]);
});

test('case 15: two children on one plan are a quantity of two, £60.00 for Scholar', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), [{ year: 3 }, { year: 5 }]);
  const opened = await proceed(parent, { items: itemsOf(children, 'primary_scholar', 'primary_scholar') });
  expect((await parent.get(new URL(opened.url).pathname)).body).toContain('Subscribe and pay £60.00');
  await payOnPage(parent, opened, goodCard);
  expect(await sync(parent)).toBe(true);
  const { rows } = await testApp().database.pool.query('select plan_id, quantity from subscription_item_mirror where family_id = $1', [
    parent.familyId,
  ]);
  expect(rows).toEqual([{ plan_id: 'primary_scholar', quantity: 2 }]);
});

test('bare plan ids belong to the children in order of creation, and a single one is wrapped', async () => {
  const two = await aWaitingFamily(testApp(), [{ year: 4 }, { year: 9 }]);
  await payOnPage(two.parent, await proceed(two.parent, { planIds: ['explorer', 'exam_prep'] }), goodCard);
  expect(await sync(two.parent)).toBe(true);
  expect(await statusesOf(two.parent)).toEqual(['active primary_explorer', 'active secondary_practice']);

  const one = await aWaitingFamily(testApp(), oneChild);
  const created = (await one.parent.post('/api/create-stripe-customer')).json<{ customerId: string }>();
  await payOnPage(one.parent, await proceed(one.parent, { customerId: created.customerId, planIds: 'secondary_learn' }), goodCard);
  expect(await sync(one.parent)).toBe(true);
});

test('the two other calls lead to the same pages', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), [{ year: 4 }, { year: 9 }]);
  const family = await parent.post('/api/stripe/family-checkout', { items: itemsOf(children, 'primary_explorer', 'secondary_learn') });
  expect(family.json<{ url: string }>().url).toContain('/sandbox/checkout/cs_test_');
  const single = await parent.post('/api/stripe/individual-checkout', {
    childId: children[1]?.id,
    planId: 'secondary_revise',
    returnTo: 'subscription',
  });
  await payOnPage(parent, single.json<{ url: string }>(), goodCard);
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['pending free', 'active secondary_revise']);
  expect((await payOnPage(parent, family.json<{ url: string }>(), goodCard)).statusCode).toBe(410);
});

test('case 9: two clicks lead to one page, another choice closes the older one, and one subscription comes of it', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), oneChild);
  const learn = { items: itemsOf(children, 'secondary_learn') };
  const clicks = await Promise.all([proceed(parent, learn), proceed(parent, learn), proceed(parent, learn)]);
  expect(new Set(clicks.map(({ sessionId }) => sessionId)).size).toBe(1);
  const other = await proceed(parent, { items: itemsOf(children, 'secondary_revise') });
  expect((await payOnPage(parent, clicks[0] ?? other, goodCard)).statusCode).toBe(410);
  expect((await payOnPage(parent, other, goodCard)).statusCode).toBe(303);
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['active secondary_revise']);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
  expect(await refused(parent, learn)).toEqual([409, 'Your family already has a subscription. You can add children from your dashboard.']);
});

test('case 10: an old page cannot be paid after subscribing in another way', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const old = await proceed(parent, { planIds: ['secondary_learn'] });
  const started = (await pressSubscribe(parent, wizardBody([{ year: 9, plan: 'secondary_revise' }]))).json<SubscriptionStarted>();
  await confirmInBrowser(parent, started);
  expect(await sync(parent)).toBe(true);
  const late = await payOnPage(parent, old, goodCard);
  expect([late.statusCode, late.body.includes('Nothing was charged')]).toEqual([410, true]);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
});

test('an unpaid card form of the sign-up cannot be paid once the page is open', async () => {
  const parent = await aParent(testApp());
  const started = (await pressSubscribe(parent, wizardBody([{ year: 9, plan: 'secondary_learn' }]))).json<SubscriptionStarted>();
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  expect(await confirmInBrowser(parent, started)).not.toMatchObject({ status: 'succeeded' });
  await payOnPage(parent, opened, goodCard);
  expect(await sync(parent)).toBe(true);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
});

test('case 11: a declined card is said on the page, no plan opens, and another card works', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  const declined = await payOnPage(parent, opened, '4000000000000002');
  expect([declined.statusCode, declined.body.includes('Your card was declined.')]).toEqual([402, true]);
  expect(await sync(parent)).toBe(false);
  expect(await statusesOf(parent)).toEqual(['pending free']);
  await payOnPage(parent, opened, goodCard);
  expect(await sync(parent)).toBe(true);
});

test.each([
  ['4000000000009995', 'Your card has insufficient funds.'],
  ['4000000000000069', 'Your card has expired.'],
  ['4000000000000127', 'Your card’s security code is incorrect.'],
])('case 12: the provider’s own words for %s', async (number, words) => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const answer = await payOnPage(parent, await proceed(parent, { planIds: ['secondary_learn'] }), number);
  expect(answer.statusCode).toBe(402);
  expect(answer.body.replaceAll('&#39;', '’')).toContain(words);
  expect(await sync(parent)).toBe(false);
});

test('case 14: a page that is cancelled or over leaves nobody waiting, and nothing is charged', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  expect((await summaryOf(parent)).currentPlans).toMatchObject([{ status: 'pending' }]);
  expect((await parent.post('/api/payments/cancel-checkout')).json()).toEqual({ cancelled: true, paid: false });
  expect((await payOnPage(parent, opened, goodCard)).statusCode).toBe(410);
  expect(await summaryOf(parent)).toMatchObject({ status: 'none', currentPlans: [] });
  expect((await parent.post('/api/payments/cancel-checkout')).json()).toEqual({ cancelled: false, paid: false });

  await proceed(parent, { planIds: ['secondary_learn'] });
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 25 * 3_600_000);
  const { rows } = await testApp().database.pool.query<{ session_id: string }>(
    "select session_id from billing_attempt where family_id = $1 and state = 'open'",
    [parent.familyId],
  );
  await testApp()
    .visitor()
    .get(`/sandbox/checkout/${rows[0]?.session_id ?? ''}`);
  testApp().clock.now = before;
  expect(await sync(parent)).toBe(false);
  expect((await summaryOf(parent)).currentPlans).toEqual([]);
  expect((await parent.get('/api/stripe/billing-history')).json()).toEqual([]);
});

test('who cancels after having paid is told so', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  await payOnPage(parent, await proceed(parent, { planIds: ['secondary_learn'] }), goodCard);
  expect((await parent.post('/api/payments/cancel-checkout')).json()).toEqual({ cancelled: false, paid: true });
});

test('case 8: the success page makes nothing active that was not paid, and not for somebody else', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const stranger = await aParent(testApp());
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  expect(await sync(parent)).toBe(false);
  await payOnPage(parent, opened, goodCard);
  expect((await stranger.post(`/api/payments/sync-subscription/${parent.id}`)).statusCode).toBe(404);
  const own = await stranger.post(`/api/payments/sync-subscription/${stranger.id}?session_id=${opened.sessionId}`);
  expect(own.json()).toEqual({ success: false, status: 'none' });
});

test('case 17: a fourth child is refused before the provider is asked', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), [{ year: 7 }, { year: 8 }, { year: 9 }]);
  const four = [...itemsOf(children), { childId: randomUUID(), planId: 'secondary_learn' }];
  expect(await refused(parent, { items: four })).toEqual([400, 'A family can have up to 3 children.']);
  expect(await customersOf(parent)).toBe(0);
});

test('case 18: a plan of the other phase, and a plan or price that nobody sells, are refused', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), [{ year: 4, firstName: 'Wren' }]);
  expect(await refused(parent, { items: itemsOf(children, 'secondary_learn') })).toEqual([400, 'Please choose a primary plan for Wren.']);
  expect(await refused(parent, { planIds: ['price_123'] })).toEqual([400, 'Please choose a plan.']);
  expect(await refused(parent, { planIds: ['free'] })).toEqual([400, 'Please choose a plan.']);
  const priced = await proceed(parent, { items: [{ childId: children[0]?.id, planId: 'primary_scholar', price: 1, pence: 1 }] });
  expect((await parent.get(new URL(priced.url).pathname)).body).toContain('£30.00');
});

test.each([
  ['as many plans as children', { planIds: ['secondary_learn'] }, 400],
  ['at least a plan', {}, 400],
  ['nothing else in place of the plans', { planIds: { length: 1 } }, 400],
  ['an id for an id', { items: [{ childId: 'x', planId: 'secondary_learn' }] }, 400],
])('checkout wants %s', async (_what, body, status) => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 8 }, { year: 9 }]);
  expect((await refused(parent, body))[0]).toBe(status);
  expect(await customersOf(parent)).toBe(0);
});

test('one child twice, and a family without children, are refused', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), oneChild);
  const twice = [...itemsOf(children), ...itemsOf(children)];
  expect(await refused(parent, { items: twice })).toEqual([400, 'Please choose one plan for each child, not two.']);
  expect(await refused(await aParent(testApp()), { planIds: ['secondary_learn'] })).toEqual([400, 'Please add at least one child.']);
});

test('case 37: another parent’s child, customer or id does not exist, and the provider is not asked', async () => {
  const { parent: other, children } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  const { customerId } = (await other.post('/api/create-stripe-customer')).json<{ customerId: string }>();
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const bodies = [
    { items: itemsOf(children) },
    { customerId, planIds: ['secondary_learn'] },
    { customerId: 'cus_unknown', planIds: ['secondary_learn'] },
    { userId: other.id, planIds: ['secondary_learn'] },
  ];
  for (const path of ['/api/payments/checkout', '/api/stripe/family-checkout'])
    for (const body of bodies) expect((await refused(parent, body, path))[0]).toBe(404);
  expect((await refused(parent, { childId: children[0]?.id, planId: 'secondary_learn' }, '/api/stripe/individual-checkout'))[0]).toBe(404);
  expect(await customersOf(parent)).toBe(0);
  const pupil = await aPupil(testApp());
  expect((await pupil.post('/api/payments/checkout', { planIds: ['secondary_learn'] })).statusCode).toBe(403);
  expect(
    (
      await testApp()
        .visitor()
        .post('/api/payments/checkout', { planIds: ['secondary_learn'] })
    ).statusCode,
  ).toBe(401);
});

test('a family whose subscription has ended subscribes again with the children it has', async () => {
  const { parent, subscriptionId, children } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  await testApp().services.paymentsRuntime.payments.cancelNow(subscriptionId, randomUUID());
  expect(await sync(parent)).toBe(false);
  await payOnPage(parent, await proceed(parent, { items: itemsOf(children, 'secondary_practice') }), goodCard);
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['active secondary_practice']);
});

const threeDSecure = '4000000000003220';

test('case 13: a proof that is not given leaves the order waiting, and after a day nothing is left of it', async () => {
  const { parent } = await aWaitingFamily(testApp(), oneChild);
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  const paid = await payOnPage(parent, opened, threeDSecure);
  expect(paid.statusCode).toBe(303);
  expect(await sync(parent)).toBe(false);
  expect(await statusesOf(parent)).toEqual(['pending free']);
  expect((await parent.post('/api/payments/cancel-checkout')).json()).toEqual({ cancelled: true, paid: false });
  const again = await proceed(parent, { planIds: ['secondary_learn'] });
  await payOnPage(parent, again, goodCard);
  expect(await sync(parent)).toBe(true);
  expect(
    (await parent.get('/api/stripe/billing-history')).json<BillingHistory>().filter(({ amount_paid }) => amount_paid > 0),
  ).toHaveLength(1);
});
