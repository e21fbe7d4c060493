import { expect, test } from 'vitest';
import type { User } from '@hedgerow/contracts/accounts';
import type { SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { SiteFacts } from '@hedgerow/contracts/content';
import type { Today } from '@hedgerow/contracts/today';
import { emailsTo, emailTo } from '#testing/emails.ts';
import { aFamilyThatPays, type ChildRequest, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const testApp = startTestApp({ FREE_WEEK: 'on' });
const began = new Date('2026-11-20T16:00:00Z');
const dayMs = 86_400_000;

const ivy: readonly ChildRequest[] = [{ year: 4, plan: 'primary_scholar', firstName: 'Ivy' }];
const weekFor = (parent: TestParent, children = ivy, over: object = {}) => {
  const { planId, childrenData } = wizardBody(children);
  return parent.post('/api/payments/free-week', { planId, childrenData, ...over });
};
const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ firstName, currentPlan }) => `${firstName} ${currentPlan}`);
const meOf = async (parent: TestParent) => (await parent.get('/api/auth/user')).json<User>();
const pay = async (parent: TestParent, children: readonly ChildRequest[]) => {
  const answer = await pressSubscribe(parent, wizardBody(children));
  await confirmInBrowser(parent, answer.json<SubscriptionStarted>());
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  return answer;
};
const lettersTo = async (parent: TestParent) =>
  (await emailsTo(testApp(), parent.email)).filter(({ subject }) => subject.includes('free week'));
const at = <T>(instant: Date, work: () => Promise<T>): Promise<T> => {
  testApp().clock.now = instant;
  return work().finally(() => {
    testApp().clock.now = began;
  });
};

test('a family tries a plan for seven days without a card: the child learns at once, and nothing is owed', async () => {
  const parent = await aParent(testApp());
  const started = await weekFor(parent);
  expect([started.statusCode, started.json()]).toEqual([200, { endsAt: '2026-11-27T16:00:00.000Z' }]);
  const [child] = await childrenOf(parent);
  expect(child).toMatchObject({
    status: 'active',
    currentPlan: 'primary_scholar',
    planEndsAt: '2026-11-27T16:00:00.000Z',
    credentialsWaiting: true,
  });
  expect(await meOf(parent)).toMatchObject({ subscriptionTier: 'premium', lapsed: false, freeWeekEndsAt: '2026-11-27T16:00:00.000Z' });
  const { rows } = await testApp().database.pool.query('select 1 from billing_customer where family_id = $1', [parent.familyId]);
  expect(rows).toEqual([]);
  const summary = (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
  expect(summary).toMatchObject({ hasActiveSubscription: false, status: 'none', currentPlans: [], amount: 0 });
  const shown = await parent.post(`/api/parent/child/${child?.id ?? ''}/credentials`, {});
  const pupil = testApp().visitor();
  const { username, password } = shown.json<{ username: string; password: string }>();
  expect((await pupil.post('/api/child-auth/child-login', { username, password })).statusCode).toBe(200);
  expect((await pupil.get('/api/student/today')).json<Today>().steps.length).toBeGreaterThan(0);
  expect((await pupil.get('/api/auth/user')).json<User>()).toMatchObject({ freeWeekEndsAt: null, planPrice: null });
});

test('it ends by itself: the plan is closed, and what was made stays to read', async () => {
  const parent = await aParent(testApp());
  await weekFor(parent);
  const [child] = await childrenOf(parent);
  const end = new Date(began.getTime() + 7 * dayMs);
  await at(new Date(end.getTime() - 1000), async () => expect(await plansOf(parent)).toEqual(['Ivy primary_scholar']));
  await at(end, async () => {
    expect(await plansOf(parent)).toEqual(['Ivy free']);
    expect(await meOf(parent)).toMatchObject({ subscriptionTier: 'free', lapsed: true, freeWeekEndsAt: end.toISOString() });
    expect((await parent.get(`/api/student/stats/${child?.id ?? ''}`)).statusCode).toBe(200);
    expect((await parent.get(`/api/student/today/${child?.id ?? ''}`)).statusCode).toBe(402);
    expect((await weekFor(parent)).statusCode).toBe(409);
  });
});

test('once a family: again, in two tabs at once and with another child it is refused, and the days stay what they were', async () => {
  const parent = await aParent(testApp());
  const both = await Promise.all([weekFor(parent), weekFor(parent)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await at(new Date(began.getTime() + dayMs), async () => {
    const again = await weekFor(parent, [...ivy, { year: 9, plan: 'secondary_practice', firstName: 'Max' }]);
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([
      409,
      'Your family has had its free week. You can choose a plan instead.',
    ]);
    expect((await childrenOf(parent)).map(({ firstName, planEndsAt }) => [firstName, planEndsAt])).toEqual([
      ['Ivy', '2026-11-27T16:00:00.000Z'],
    ]);
  });
});

test('a family that pays or has paid is not given one, and keeps what it has', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: ivy });
  expect((await weekFor(parent)).statusCode).toBe(409);
  expect(await plansOf(parent)).toEqual(['Ivy primary_scholar']);
  await parent.post('/api/stripe/refund');
  const late = await weekFor(parent);
  expect([late.statusCode, late.json<{ error: string }>().error]).toEqual([
    409,
    'The free week is for families who have not had a plan yet. You can choose a plan instead.',
  ]);
});

test('a plan of the other phase, no child, a fourth child and somebody else’s child are refused, and no week is used up', async () => {
  const parent = await aParent(testApp());
  const other = await aPupil(testApp(), { plan: 'free', year: 4 });
  expect((await weekFor(parent, [{ year: 9, plan: 'primary_scholar' }])).statusCode).toBe(400);
  expect((await weekFor(parent, ivy, { childrenData: [] })).statusCode).toBe(400);
  expect((await weekFor(parent, [...ivy, ...ivy, ...ivy, ...ivy])).statusCode).toBe(400);
  const [draft] = wizardBody(ivy).childrenData;
  expect((await weekFor(parent, ivy, { childrenData: [{ ...draft, id: other.id }] })).statusCode).toBe(404);
  expect((await testApp().visitor().post('/api/payments/free-week', {})).statusCode).toBe(401);
  expect((await other.post('/api/payments/free-week', {})).statusCode).toBe(403);
  expect((await weekFor(parent)).statusCode).toBe(200);
});

test('whoever pays during the week has the plan that is paid, its 14 days, and no word of the week', async () => {
  const parent = await aParent(testApp());
  await weekFor(parent);
  await at(new Date(began.getTime() + 3 * dayMs), async () => {
    expect((await pay(parent, [{ year: 4, plan: 'primary_explorer', firstName: 'Ivy' }])).statusCode).toBe(200);
    expect(await plansOf(parent)).toEqual(['Ivy primary_explorer']);
    expect((await childrenOf(parent)).map(({ planEndsAt }) => planEndsAt)).toEqual([null]);
    expect((await meOf(parent)).freeWeekEndsAt).toBeNull();
    await testApp().services.freeWeek.daily();
  });
  await at(new Date(began.getTime() + 9 * dayMs), async () => {
    expect(await plansOf(parent)).toEqual(['Ivy primary_explorer']);
    expect((await parent.post('/api/stripe/refund')).statusCode).toBe(200);
    expect(await plansOf(parent)).toEqual(['Ivy free']);
    // What ended was a plan, and money was charged: the week is told of no more.
    expect(await meOf(parent)).toMatchObject({ lapsed: true, freeWeekEndsAt: null });
    expect((await parent.get('/api/simple-auth/profile')).json<{ user: User }>().user.freeWeekEndsAt).toBeNull();
  });
  expect(await lettersTo(parent)).toEqual([]);
});

test('an order that is not paid, and a card that is declined, take nothing of the week away', async () => {
  const parent = await aParent(testApp());
  await weekFor(parent);
  const declined = await pressSubscribe(parent, wizardBody(ivy, { card: 'pm_card_chargeDeclined' }));
  expect(declined.statusCode).toBe(402);
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(await plansOf(parent)).toEqual(['Ivy primary_scholar']);
  const opened = await parent.post('/api/payments/checkout', { planIds: ['primary_explorer'], startNow: true });
  expect(opened.statusCode).toBe(200);
  expect((await parent.post('/api/payments/cancel-checkout', {})).statusCode).toBe(200);
  expect(await plansOf(parent)).toEqual(['Ivy primary_scholar']);
});

test('a card that was declined and an order that was left are no plan: the family may still try its week', async () => {
  const declined = await aParent(testApp());
  expect((await pressSubscribe(declined, wizardBody(ivy, { card: 'pm_card_chargeDeclined' }))).statusCode).toBe(402);
  const left = await aParent(testApp());
  await pressSubscribe(left, wizardBody(ivy));
  for (const parent of [declined, left]) {
    const started = await weekFor(parent);
    expect([started.statusCode, started.json()]).toEqual([200, { endsAt: '2026-11-27T16:00:00.000Z' }]);
    expect(await plansOf(parent)).toEqual(['Ivy primary_scholar']);
  }
});

test('one letter, two days before the end, says that nothing is charged; later it is not sent again', async () => {
  const parent = await aParent(testApp());
  await weekFor(parent);
  const daily = () => testApp().services.freeWeek.daily();
  await at(new Date(began.getTime() + 4 * dayMs), async () => {
    await daily();
    expect(await lettersTo(parent)).toEqual([]);
  });
  await at(new Date(began.getTime() + 4.7 * dayMs), async () => {
    await daily();
    await daily();
  });
  await at(new Date(began.getTime() + 6 * dayMs), daily);
  await emailTo(testApp(), parent.email, 'free week');
  const letters = await lettersTo(parent);
  expect(letters).toHaveLength(1);
  for (const words of ['27 November 2026', 'nothing is charged', 'Ivy: Primary Scholar', '£30.00 a month', '/onboarding/plan-selection'])
    expect(letters[0]?.text).toContain(words);
});

test('the site says that there is one', async () => {
  expect((await testApp().visitor().get('/api/site')).json<SiteFacts>().freeWeek).toBe(true);
});
