import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BillingHistory, billingMessages, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { Child, ChildPayment, Credentials } from '@hedgerow/contracts/families';
import { aChildToPayFor, childForm, payForChild, paymentOf } from '#testing/adding.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays, confirmInBrowser } from '#testing/paying.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider, type Provider } from '#testing/provider.ts';

const provider: Provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);
type Said = { readonly error: string; readonly code: string };

const onLearn = [{ year: 9, plan: 'secondary_learn' }] as const;
const aFamily = async () => (await aFamilyThatPays(testApp(), { children: onLearn })).parent;
const standingOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ status, currentPlan }) => `${status} ${currentPlan}`);
const historyOf = async (parent: TestParent) => (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const create = (parent: TestParent, body: object) => parent.post('/api/parent/children', body);
const payload = (more: object = {}) => ({
  ...childForm({ dateOfBirth: '2018-03-14', gradeLevel: 'year4' }),
  role: 'student',
  age: 8,
  studentUsername: 'zoelee1234',
  studentPassword: 'chosen by the browser',
  ...more,
});
const confirm = (parent: TestParent, { clientSecret, subscriptionId }: ChildPayment, proof: 'complete' | 'fail' = 'complete') =>
  confirmInBrowser(
    parent,
    { subscriptionId, status: 'active', requiresAction: true, paymentIntent: { client_secret: clientSecret ?? '' } },
    { proof },
  );
/** What was asked of the provider that changes something; news of an earlier payment may still be read meanwhile. */
const writing = (): readonly string[] => provider.asked.filter((call) => call.startsWith('POST'));
const sync = (parent: TestParent) => parent.post(`/api/payments/sync-subscription/${parent.id}`);

test('a child is added: the sum is seen, the saved card pays it, and the server makes username and password', async () => {
  const parent = await aFamily();
  const { child, quote, order } = await aChildToPayFor(parent);
  expect([child.status, child.dateOfBirth, child.yearGroup, child.school]).toEqual(['pending', '2018-03', 'Year 4', 'Oak Lane Primary']);
  expect([quote.dueNow, quote.nextAmount]).toEqual([3000, 5000]);
  expect(await paymentOf(parent, order())).toMatchObject({ status: 'paid', clientSecret: null, childId: child.id });
  const made = (await create(parent, payload({ childId: child.id }))).json<Child>();
  expect(made).toMatchObject({ id: child.id, status: 'active', currentPlan: 'primary_scholar', age: 8 });
  expect(made.studentUsername).toMatch(/^zoelee\d{4,5}$/);
  expect(made.studentUsername).not.toBe('zoelee1234');
  const { username, password } = (await parent.post(`/api/parent/child/${child.id}/credentials`)).json<Credentials>();
  expect((await testApp().visitor().post('/api/child-auth/child-login', { username, password })).statusCode).toBe(200);
  expect((await historyOf(parent)).map(({ amount_paid }) => amount_paid)).toEqual([3000, 2000]);
});

test('the bare calls of the specification: price and name, then the child', async () => {
  const parent = await aFamily();
  const bare = { priceId: 'scholar', childName: 'Zoë Lee' };
  const refused = await payForChild(parent, bare);
  expect([refused.statusCode, refused.json<Said>().error]).toEqual([400, billingMessages.consent]);
  expect(await historyOf(parent)).toHaveLength(1);
  const paid = await paymentOf(parent, { ...bare, startNow: true });
  expect(paid).toMatchObject({ clientSecret: null, status: 'paid' });
  const made = await create(parent, payload({ subscriptionId: paid.subscriptionId, planId: 'primary_scholar' }));
  expect(made.json<Child>()).toMatchObject({ id: paid.childId, firstName: 'Zoë', yearGroup: 'Year 4', dateOfBirth: '2018-03' });
  expect((await paymentOf(parent, { priceId: 'scholar', childName: 'Zoë Lee' })).childId).toBe(paid.childId);
  expect(await historyOf(parent)).toHaveLength(2);
});

test('case 18: a secondary plan for a child of Year 4 is refused on every path, and nothing is charged', async () => {
  for (const parent of [await aParent(testApp()), await aFamily()]) {
    const kept = (await parent.post('/api/parent/child', childForm())).json<Child>();
    const wrong = {
      priceId: 'secondary_practice',
      childId: kept.id,
      childName: 'Zoë Lee',
      startNow: true,
      paymentMethodId: 'pm_card_visa',
    };
    const before = writing().length;
    for (const body of [wrong, { ...wrong, childId: undefined }, { ...wrong, paymentMethodId: undefined }]) {
      const refused = await payForChild(parent, body);
      expect([refused.statusCode, refused.json<Said>().error]).toEqual([400, 'Please choose a primary plan for Zoë.']);
    }
    expect((await parent.post('/api/stripe/individual-checkout', { childId: kept.id, planId: 'secondary_practice' })).statusCode).toBeOneOf(
      [400, 409],
    );
    expect(writing().slice(before)).toEqual([]);
    expect((await childrenOf(parent)).map(({ currentPlan }) => currentPlan)).not.toContain('secondary_practice');
  }
});

test('case 17: a fourth child is refused before any call about money', async () => {
  const three = ([4, 5, 6] as const).map((year) => ({ year, plan: 'primary_explorer' as const }));
  const { parent } = await aFamilyThatPays(testApp(), { children: three });
  const before = writing().length;
  const kept = await parent.post('/api/parent/child', childForm());
  expect([kept.statusCode, kept.json<Said>().error]).toEqual([400, 'A family can have up to 3 children.']);
  const paid = await payForChild(parent, { priceId: 'primary_scholar', childName: 'Zoë Lee' });
  expect([paid.statusCode, paid.json<Said>().error]).toEqual([400, 'A family can have up to 3 children.']);
  expect(writing().slice(before)).toEqual([]);
});

test('case 23: a declined card makes no account and changes no quantity, and the form works again', async () => {
  const parent = await aFamily();
  const { child, order } = await aChildToPayFor(parent);
  const refused = await payForChild(parent, order({ paymentMethodId: 'pm_card_chargeCustomerFail' }));
  expect([refused.statusCode, refused.json<Said>().error]).toEqual([
    402,
    'Your card was declined. Nothing has changed and nothing was charged.',
  ]);
  expect(await standingOf(parent)).toEqual(['active secondary_learn', 'pending free']);
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 2000, paymentMethod: { last4: '4242' } });
  const early = await create(parent, payload({ childId: child.id }));
  expect([early.statusCode, early.json<Said>().error]).toEqual([
    402,
    'The payment for this child has not been confirmed yet. Nothing was added.',
  ]);
  expect(await paymentOf(parent, order({ paymentMethodId: 'pm_card_mastercard' }))).toMatchObject({ status: 'paid' });
  expect(await standingOf(parent)).toEqual(['active secondary_learn', 'active primary_scholar']);
  expect((await summaryOf(parent)).paymentMethod).toMatchObject({ brand: 'mastercard' });
});

test('case 24: the browser closed after paying: the child is kept, the way to finish is offered, and nothing is charged again', async () => {
  const parent = await aFamily();
  const { child, order } = await aChildToPayFor(parent);
  const body = order();
  await paymentOf(parent, body);
  const [, waiting] = await childrenOf(parent);
  expect(waiting).toMatchObject({ id: child.id, status: 'active', credentialsWaiting: true });
  for (const again of [body, order(), { priceId: 'primary_scholar', childName: 'Zoë Lee' }]) await payForChild(parent, again);
  expect((await create(parent, payload({ childId: child.id }))).statusCode).toBe(200);
  expect((await create(parent, payload({ childId: child.id }))).statusCode).toBe(200);
  expect(await historyOf(parent)).toHaveLength(2);
  expect(await standingOf(parent)).toEqual(['active secondary_learn', 'active primary_scholar']);
});

test('case 24: a browser that closed before the proof goes on with the same payment', async () => {
  const parent = await aFamily();
  const { child, order } = await aChildToPayFor(parent);
  const first = await paymentOf(parent, order({ paymentMethodId: 'pm_card_threeDSecure2Required' }));
  expect(first.status).toBe('requires_action');
  expect(await standingOf(parent)).toEqual(['active secondary_learn', 'pending free']);
  const { priceId, childName, childId } = order();
  const resumed = await paymentOf(parent, { priceId, childName, childId });
  expect([resumed.attemptId, resumed.clientSecret]).toEqual([first.attemptId, first.clientSecret]);
  await confirm(parent, resumed);
  await sync(parent);
  expect((await create(parent, payload({ childId: child.id }))).json<Child>().status).toBe('active');
  expect(await historyOf(parent)).toHaveLength(2);
});

test('case 25: a child whom credit covers needs no card and no secret', async () => {
  const parent = await aFamily();
  const { rows } = await testApp().database.pool.query<{ customer_id: string }>(
    'select customer_id from billing_customer where family_id = $1',
    [parent.familyId],
  );
  await provider.stripe().customers.createBalanceTransaction(rows[0]?.customer_id ?? '', { amount: -4000, currency: 'gbp' });
  const { quote, order } = await aChildToPayFor(parent);
  expect(quote.dueNow).toBe(0);
  // The lines add up to what is due, with the credit among them.
  expect(quote.lines.at(-1)).toMatchObject({ description: 'Your credit' });
  expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(await paymentOf(parent, order())).toMatchObject({ status: 'paid', clientSecret: null });
  expect((await historyOf(parent))[0]).toMatchObject({ amount_paid: 0, status: 'paid' });
});

test('a family without a subscription begins one with this child', async () => {
  const parent = await aParent(testApp());
  const started = await paymentOf(parent, { priceId: 'primary_scholar', childName: 'Zoë Lee', paymentMethodId: 'pm_card_visa' });
  expect(started).toMatchObject({ status: 'requires_payment' });
  expect(started.clientSecret).toContain('_secret_');
  expect((await create(parent, payload({ childId: started.childId }))).statusCode).toBe(402);
  await confirm(parent, started);
  expect((await create(parent, payload({ childId: started.childId }))).json<Child>()).toMatchObject({
    status: 'active',
    yearGroup: 'Year 4',
  });
});

test('a plan of the other phase, a year of the other phase, no plan, another sum: refused without a charge', async () => {
  const parent = await aFamily();
  const { child, quote, order } = await aChildToPayFor(parent);
  const refusals: [object, number][] = [
    [order({ priceId: 'secondary_revise' }), 400],
    [order({ priceId: 'free' }), 400],
    [order({ priceId: 'price_of_somebody_else' }), 400],
    [order({ dueNow: quote.dueNow - 1 }), 409],
    [order({ childId: randomUUID() }), 404],
    [{ priceId: 'primary_scholar' }, 400],
  ];
  for (const [body, status] of refusals) expect((await payForChild(parent, body)).statusCode).toBe(status);
  expect(await historyOf(parent)).toHaveLength(1);
  await paymentOf(parent, order());
  const wrongYear = await create(parent, payload({ childId: child.id, gradeLevel: 'year-9' }));
  expect([wrongYear.statusCode, wrongYear.json<Said>().error]).toEqual([
    400,
    'Please choose a primary year group: the plan is a primary one.',
  ]);
});

test.each([
  [{ dateOfBirth: '31/02/2018' }, 'Please enter a valid month and year in MM/YYYY format'],
  [{ dateOfBirth: '' }, 'Missing Information: Please fill in all required fields.'],
  [{ school: ' ' }, 'Missing Information: Please fill in all required fields.'],
  [{ firstName: '' }, 'Please enter a first and last name for every child.'],
  [{ gradeLevel: 'year-20' }, 'Please choose a year group for every child.'],
])('a child with %o is not kept: %s', async (wrong, sentence) => {
  const parent = await aParent(testApp());
  const answer = await parent.post('/api/parent/child', childForm(wrong));
  expect([answer.statusCode, answer.json<Said>().error]).toEqual([400, sentence]);
  expect(await childrenOf(parent)).toEqual([]);
});

test('case 37: another family’s parent reaches nothing, and the provider is not asked', async () => {
  const parent = await aFamily();
  const stranger = await aFamily();
  const { child, order } = await aChildToPayFor(parent);
  const before = writing().length;
  expect((await payForChild(stranger, order())).statusCode).toBe(404);
  expect((await create(stranger, payload({ childId: child.id }))).statusCode).toBe(402);
  expect((await stranger.delete(`/api/parent/child/${child.id}`)).statusCode).toBe(404);
  expect((await stranger.post(`/api/parent/child/${child.id}/keep`)).statusCode).toBe(404);
  expect((await stranger.patch(`/api/parent/child/${child.id}`, { firstName: 'Max' })).statusCode).toBe(404);
  expect((await stranger.post('/api/payments/preview-child', { childId: child.id, planId: 'primary_scholar' })).statusCode).toBe(404);
  expect(writing()).toHaveLength(before);
});

test('these calls are for parents: a visitor is asked to sign in, a pupil is refused', async () => {
  const pupil = await aPupil(testApp());
  for (const [who, status] of [
    [testApp().visitor(), 401],
    [pupil, 403],
  ] as const) {
    expect((await who.get('/api/parent/schools')).statusCode).toBe(status);
    for (const path of [
      '/api/parent/child',
      '/api/parent/children',
      '/api/payments/preview-child',
      '/api/payments/create-subscription-payment',
    ])
      expect((await who.post(path, {})).statusCode).toBe(status);
    expect((await who.delete(`/api/parent/child/${pupil.id}`)).statusCode).toBe(status);
    expect((await who.post(`/api/parent/child/${pupil.id}/keep`)).statusCode).toBe(status);
  }
});

test('case 40: no name, birth date or school of a child ever leaves for the provider', async () => {
  const parent = await aFamily();
  const form = childForm({ firstName: 'Wilhelmina', lastName: 'Quackenbush', dateOfBirth: '14/03/2018', school: 'Thistledown Academy' });
  const { order } = await aChildToPayFor(parent, 'primary_scholar', form);
  await paymentOf(parent, order());
  await paymentOf(parent, { priceId: 'primary_explorer', childName: 'Bartholomew Featherstone' });
  const all = provider.asked.join('\n');
  expect(all).toContain('/v1/subscriptions');
  for (const word of ['Wilhelmina', 'Quackenbush', '14/03/2018', '2018-03-14', 'Thistledown', 'Bartholomew', 'Featherstone'])
    expect(all).not.toContain(word);
});

test('the list of schools has those that use the product', async () => {
  await testApp().services.invitations.createSchool('Thornbury Primary');
  const parent = await aParent(testApp());
  expect((await parent.get('/api/parent/schools')).json()).toContain('Thornbury Primary');
});
