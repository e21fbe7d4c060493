import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BillingHistory, PaymentConfig, SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { startTestApp } from '../../testing/test-app.ts';
import { aFamilyThatPays, confirmInBrowser, pressSubscribe, wizardBody } from '../../testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '../../testing/people.ts';
import { untilTrue } from '../../testing/until-true.ts';

const testApp = startTestApp({ COMPANY_DETAILS: 'Hedgerow Learning Ltd | 1 Hedge Lane, York' });

const summaryOf = async (parent: TestParent) =>
  (await parent.get(`/api/stripe/subscription?userId=${parent.id}`)).json<SubscriptionSummary>();
const sync = async (parent: TestParent) =>
  (await parent.post(`/api/payments/sync-subscription/${parent.id}`)).json<{ success: boolean }>().success;
const statusesOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ status, currentPlan }) => `${status} ${currentPlan}`);
const oneChild = [{ year: 9, plan: 'secondary_learn' }] as const;
const asksForProof = () => wizardBody(oneChild, { card: 'pm_card_threeDSecure2Required' });
type Refusal = { readonly error: string; readonly message: string; readonly code: string };

test('three children on three plans pay £100.00 in one subscription, and each can sign in', async () => {
  const { parent, children } = await aFamilyThatPays(testApp(), {
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
  expect(summary.renewalDate).toBe('2026-12-20T16:00:00.000Z');
  expect(summary.paymentMethod).toMatchObject({ brand: 'visa', last4: '4242' });
  const history = (await parent.get(`/api/stripe/billing-history?userId=${parent.id}`)).json<BillingHistory>();
  expect(history).toMatchObject([{ amount_paid: 10_000, status: 'paid', created: Math.floor(testApp().clock.now.getTime() / 1000) }]);
  expect(history[0]?.line_items.map(({ amount }) => amount)).toEqual([2000, 3000, 5000]);
});

test('two children on one plan are one line of two, and the wizard plan is the default', async () => {
  const parent = await aParent(testApp());
  const started = await pressSubscribe(parent, wizardBody([{ year: 8 }, { year: 11 }], { planId: 'revise' }));
  await confirmInBrowser(parent, started.json<SubscriptionStarted>());
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['active secondary_revise', 'active secondary_revise']);
  const [bill] = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
  expect(bill?.line_items.map(({ amount }) => amount)).toEqual([7000]);
});

test('the letter comes once, says plan, price, total, start and the 14 days, and that it is only a test', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: [{ year: 2, plan: 'primary_scholar', firstName: 'Wren' }] });
  const letters = async () =>
    (await testApp().services.mails()).filter(({ to, subject }) => to === parent.email && subject.includes('subscription'));
  await untilTrue(async () => (await letters()).length > 0);
  await Promise.all([sync(parent), sync(parent)]);
  await sync(parent);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('[TEST MODE] Your Hedgerow subscription is confirmed');
  for (const words of [
    'TEST MODE',
    'Wren: Primary Scholar: £30.00 a month',
    'Total: £30.00 a month',
    'It began on 20 November 2026',
    'The next payment of £30.00 is on 20 December 2026',
    '14 days, until 4 December 2026',
    'Hedgerow Learning Ltd',
    '1 Hedge Lane, York',
    'as of 28 November 2026',
    'I cancel my contract',
    'once in 12 months',
    'cancel your subscription after that too',
  ])
    expect(letter?.text).toContain(words);
});

test('case 11: a declined card is said in its own words, the children wait, and a second try works', async () => {
  const parent = await aParent(testApp());
  const refused = await pressSubscribe(parent, wizardBody(oneChild, { card: 'pm_card_chargeDeclinedInsufficientFunds' }));
  expect(refused.statusCode).toBe(402);
  expect(refused.json<Refusal>()).toMatchObject({
    error: 'Your card has insufficient funds.',
    message: 'Your card has insufficient funds.',
    code: 'payment_failed',
  });
  expect(await statusesOf(parent)).toEqual(['pending free']);
  const second = await pressSubscribe(parent, wizardBody(oneChild));
  await confirmInBrowser(parent, second.json<SubscriptionStarted>());
  expect(await sync(parent)).toBe(true);
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test('a card that is declined while paying leaves nothing that could be paid twice', async () => {
  const parent = await aParent(testApp());
  const firstTry = wizardBody(oneChild, { card: 'pm_card_chargeCustomerFail' });
  const first = (await pressSubscribe(parent, firstTry)).json<SubscriptionStarted>();
  expect(await confirmInBrowser(parent, first)).toMatchObject({ error: { message: 'Your card was declined.' } });
  expect(await sync(parent)).toBe(false);

  const second = (await pressSubscribe(parent, wizardBody(oneChild))).json<SubscriptionStarted>();
  expect(second.subscriptionId).not.toBe(first.subscriptionId);
  expect(await confirmInBrowser(parent, first)).not.toMatchObject({ status: 'succeeded' });
  const old = await pressSubscribe(parent, firstTry);
  expect([old.statusCode, old.json<Refusal>().error]).toEqual([409, 'This payment was replaced by a newer one. Please try again.']);
  await confirmInBrowser(parent, second);
  expect(await sync(parent)).toBe(true);
  const bills = (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
  expect(bills.map(({ amount_paid }) => amount_paid)).toEqual([2000]);
});

test('case 13: a card that asks for proof waits for it: given it is active, refused it is not', async () => {
  const [proves, refuses] = [await aParent(testApp()), await aParent(testApp())];
  const started = (await pressSubscribe(proves, asksForProof())).json<SubscriptionStarted>();
  expect(started).toMatchObject({ requiresAction: true, status: 'pending' });
  expect(await sync(proves)).toBe(false);
  expect((await summaryOf(proves)).currentPlans).toMatchObject([{ childName: 'Ada', status: 'pending', pence: 2000 }]);
  await confirmInBrowser(proves, started, { proof: 'complete' });
  expect(await sync(proves)).toBe(true);

  await confirmInBrowser(refuses, (await pressSubscribe(refuses, asksForProof())).json<SubscriptionStarted>(), { proof: 'fail' });
  expect(await sync(refuses)).toBe(false);
  expect(await statusesOf(refuses)).toEqual(['pending free']);
});

test('case 9: ten clicks at once, and the same try again, make one subscription', async () => {
  const parent = await aParent(testApp());
  const body = wizardBody(oneChild);
  const answers = await Promise.all(Array.from({ length: 10 }, () => pressSubscribe(parent, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  const first = answers[0]?.json<SubscriptionStarted>();
  for (const answer of answers) expect(answer.json<SubscriptionStarted>()).toEqual(first);
  if (first !== undefined) await confirmInBrowser(parent, first);
  expect((await pressSubscribe(parent, body)).json<SubscriptionStarted>()).toEqual({
    subscriptionId: first?.subscriptionId,
    status: 'active',
    requiresAction: false,
    paymentIntent: null,
  });
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
});

test('ten different tries at once leave one that can be paid, and after it none is begun', async () => {
  const parent = await aParent(testApp());
  const tries = await Promise.all(Array.from({ length: 10 }, () => pressSubscribe(parent, wizardBody(oneChild))));
  const outcomes: unknown[] = [];
  for (const answer of tries) outcomes.push(await confirmInBrowser(parent, answer.json<SubscriptionStarted>()));
  expect(outcomes.filter((outcome) => (outcome as { status?: string }).status === 'succeeded')).toHaveLength(1);
  expect(await sync(parent)).toBe(true);
  const late = await pressSubscribe(parent, wizardBody(oneChild));
  expect([late.statusCode, late.json<Refusal>().code]).toEqual([409, 'conflict']);
  expect(await statusesOf(parent)).toEqual(['active secondary_learn']);
});

test.each([
  [
    'a primary child on a secondary plan',
    wizardBody([{ year: 4 }], { planId: 'secondary_learn' }),
    'Please choose a primary plan for Ada.',
  ],
  [
    'a secondary sibling without a plan of their own',
    wizardBody([{ year: 6, plan: 'primary_explorer' }, { year: 7 }], { planId: 'primary_explorer' }),
    'Please choose a secondary plan for Ben.',
  ],
  ['a plan that nobody sells', wizardBody([{ year: 4 }], { planId: 'primary_gold' }), 'Please choose a plan.'],
  ['the free plan', wizardBody([{ year: 4 }], { planId: 'free' }), 'Please choose a plan.'],
  ['a fourth child', wizardBody([{ year: 7 }, { year: 8 }, { year: 9 }, { year: 10 }]), 'A family can have up to 3 children.'],
  ['a payment method that is none', wizardBody(oneChild, { card: 'pm_\u0000' }), 'An error occurred while processing your payment method.'],
  ['no consent', { ...wizardBody(oneChild), startNow: false }, 'Please agree that learning starts at once.'],
])('%s is refused before anything is asked of the provider', async (_what, body, sentence) => {
  const parent = await aParent(testApp());
  const refused = await pressSubscribe(parent, body);
  expect([refused.statusCode, refused.json<Refusal>().error]).toEqual([400, sentence]);
  expect(await childrenOf(parent)).toEqual([]);
  const { rows } = await testApp().database.pool.query('select 1 from billing_customer where family_id = $1', [parent.familyId]);
  expect(rows).toEqual([]);
});

test('a payment method that the provider does not know is refused, and nothing is begun', async () => {
  const parent = await aParent(testApp());
  const refused = await pressSubscribe(parent, wizardBody(oneChild, { card: 'pm_unknown' }));
  expect([refused.statusCode, refused.json<Refusal>().error]).toEqual([402, 'An error occurred while processing your payment method.']);
  expect(await statusesOf(parent)).toEqual(['pending free']);
});

test("case 37: another parent's id does not exist, pupils and visitors are turned away", async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: oneChild });
  const stranger = await aParent(testApp());
  expect((await stranger.get(`/api/stripe/subscription?userId=${parent.id}`)).statusCode).toBe(404);
  expect((await stranger.get(`/api/stripe/billing-history?userId=${parent.id}`)).statusCode).toBe(404);
  expect((await stranger.post(`/api/payments/sync-subscription/${parent.id}`)).statusCode).toBe(404);
  expect((await stranger.post(`/api/payments/sync-subscription/${randomUUID()}`)).statusCode).toBe(404);
  expect(await summaryOf(stranger)).toMatchObject({ status: 'none', hasActiveSubscription: false, amount: 0 });
  const pupil = await aPupil(testApp());
  for (const caller of [pupil, testApp().visitor()]) {
    const status = caller === pupil ? 403 : 401;
    expect((await caller.post('/api/create-subscription', wizardBody(oneChild))).statusCode).toBe(status);
    expect((await caller.get('/api/stripe/subscription')).statusCode).toBe(status);
    expect((await caller.post('/api/create-stripe-customer')).statusCode).toBe(status);
  }
});

test('a family has one customer, made from the session whatever a client says', async () => {
  const parent = await aParent(testApp());
  const calls = await Promise.all([
    parent.post('/api/create-stripe-customer'),
    parent.post('/api/payments/customers', { email: 'somebody@else.test', name: 'Somebody Else' }),
    parent.post('/api/create-stripe-customer'),
  ]);
  const answers = calls.map((call) => call.json<{ customerId: string; id: string }>());
  expect(new Set(answers.map(({ customerId }) => customerId)).size).toBe(1);
  expect(answers[1]?.id).toBe(answers[0]?.customerId);
});

test('plans are keyed by id in pence, and the browser is told how to pay', async () => {
  const visitor = testApp().visitor();
  const plans = (await visitor.get('/api/payments/plans')).json<Record<string, { price: number; keyStage: string }>>();
  expect(Object.entries(plans).map(([id, { price, keyStage }]) => [id, price, keyStage])).toEqual([
    ['primary_explorer', 2000, 'primary'],
    ['primary_scholar', 3000, 'primary'],
    ['secondary_learn', 2000, 'secondary'],
    ['secondary_revise', 3500, 'secondary'],
    ['secondary_practice', 5000, 'secondary'],
  ]);
  const config = (await visitor.get('/api/payments/config')).json<PaymentConfig>();
  expect(config).toMatchObject({ mode: 'sandbox', standIn: true });
  expect((await visitor.get('/sandbox/stripe.js')).headers['content-type']).toContain('javascript');
});

test('what a parent agreed to is kept in the words that stood there', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: oneChild });
  const { rows } = await testApp().database.pool.query<{ wording: string; user_id: string }>(
    "select wording, user_id from consent where family_id = $1 and kind = 'immediate_start'",
    [parent.familyId],
  );
  expect(rows).toEqual([{ wording: expect.stringContaining('I have 14 days to change my mind'), user_id: parent.id }]);
});
