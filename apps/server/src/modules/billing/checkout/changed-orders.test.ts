import { afterEach, expect, test } from 'vitest';
import type { BillingHistory, SubscriptionStarted } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import { aChildToPayFor, payForChild } from '#testing/adding.ts';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo } from '#testing/emails.ts';
import { aFamilyThatPays, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

afterEach(() => {
  provider.road.open = true;
});

const names = ['Kitt', 'Una', 'Max'] as const;
const waitingFamily = (years: readonly (4 | 8 | 9)[]) =>
  aWaitingFamily(
    testApp(),
    years.map((year, at) => ({ year, firstName: names[at] ?? 'Eve' })),
  );
const itemsOf = (children: readonly Child[], ...plans: readonly string[]) => ({
  items: children.map(({ id }, at) => ({ childId: id, planId: plans[at] ?? plans[0] })),
  startNow: true,
});
const draftOf = (firstName: string, year: number) => ({
  firstName,
  lastName: 'Lee',
  dateOfBirth: `10/01/${2022 - year}`,
  yearGroup: `Year ${year}`,
  school: 'Oak Lane',
});
const setUp = (parent: TestParent, ...children: readonly (readonly [string, number])[]) =>
  parent.post('/api/onboarding/complete', { children: children.map(([name, year]) => draftOf(name, year)) });
const sync = (parent: TestParent) => parent.post(`/api/payments/sync-subscription/${parent.id}`);
const familyNow = async (parent: TestParent) =>
  (await childrenOf(parent)).map(({ firstName, status, currentPlan }) => `${firstName} ${status} ${currentPlan}`);

/** Money that the provider has of a family, what it takes a month, and for how many children. */
const moneyOf = async ({ familyId }: TestParent) => {
  const { rows } = await testApp().database.pool.query<{ customer_id: string }>(
    'select customer_id from billing_customer where family_id = $1',
    [familyId],
  );
  const customer = rows[0]?.customer_id ?? '';
  const stripe = provider.stripe();
  const paid = (await stripe.invoices.list({ customer, status: 'paid', limit: 100 })).data;
  const refunds = (await stripe.refunds.list({ limit: 100 })).data;
  const charges = await Promise.all(refunds.map(({ charge }) => stripe.charges.retrieve(typeof charge === 'string' ? charge : '')));
  const live = (await stripe.subscriptions.list({ customer, limit: 100 })).data.filter(({ status }) => status === 'active');
  const places = live.flatMap(({ items }) => items.data).reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  const back = refunds.filter((_, at) => charges[at]?.customer === customer).reduce((sum, { amount }) => sum + amount, 0);
  const kept = paid.reduce((sum, { amount_paid: pence }) => sum + pence, 0) - back;
  return { kept, places, subscriptions: live.length };
};

/** After the provider was asked once more: the children, and the money. */
const standingOf = async (parent: TestParent) => {
  await sync(parent);
  return { children: await familyNow(parent), ...(await moneyOf(parent)) };
};
/** Whatever happened, a family pays for exactly the children who have a plan. */
const paidFor = (kept: number, children: readonly string[]) => {
  const places = children.filter((line) => line.includes(' active ') && !line.endsWith(' free')).length;
  return { children, kept, places, subscriptions: places > 0 ? 1 : 0 };
};

type Change = (parent: TestParent, children: readonly Child[]) => Promise<unknown>;
const typo: Change = (parent) => setUp(parent, ['Kit', 9]);
const otherPhase: Change = (parent) => setUp(parent, ['Kitt', 4]);
const removal: Change = (parent, children) => parent.delete(`/api/parent/child/${children[0]?.id ?? ''}`);
const otherPlan: Change = (parent, children) => proceed(parent, itemsOf(children, 'secondary_revise'));
const leaving: Change = (parent) => parent.post('/api/payments/cancel-checkout');

test.each([
  ['a corrected name', typo, ['Kit pending free']],
  ['another phase', otherPhase, ['Kitt pending free']],
  ['a removal', removal, []],
  ['another plan in a second tab', otherPlan, ['Kitt pending free']],
  ['leaving the order', leaving, ['Kitt pending free']],
])('the page of an order cannot be paid after %s, and nothing is charged', async (_what, change, left) => {
  const { parent, children } = await waitingFamily([9]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn'));
  await change(parent, children);
  const late = await payOnPage(parent, page, goodCard);
  expect([late.statusCode, late.body.includes('Nothing was charged')]).toEqual([410, true]);
  expect(await standingOf(parent)).toEqual(paidFor(0, left));
});

test('a page that stays open while nothing about its children changes can still be paid', async () => {
  const { parent, children } = await waitingFamily([9]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn'));
  expect((await setUp(parent, ['Kitt', 9])).statusCode).toBe(200);
  expect((await childrenOf(parent)).map(({ id }) => id)).toEqual(children.map(({ id }) => id));
  expect((await payOnPage(parent, page, goodCard)).statusCode).toBe(303);
  expect(await standingOf(parent)).toEqual(paidFor(2000, ['Kitt active secondary_learn']));
});

test.each([[true], [false]])('paid first, the news there: %s; then a corrected name is refused with what happened', async (heard) => {
  const { parent, children } = await waitingFamily([9]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn'));
  provider.road.open = heard;
  await payOnPage(parent, page, goodCard);
  const refused = await setUp(parent, ['Kit', 9]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json<{ error: string }>().error).toContain('Your payment has gone through');
  expect(await standingOf(parent)).toEqual(paidFor(2000, ['Kitt active secondary_learn']));
});

test.each([[true], [false]])('paid first, the news there: %s; then the removed child has the plan to its end', async (heard) => {
  const { parent, children } = await waitingFamily([9, 4]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn', 'primary_scholar'));
  provider.road.open = heard;
  await payOnPage(parent, page, goodCard);
  await removal(parent, children);
  provider.road.open = true;
  await sync(parent);
  expect(await familyNow(parent)).toEqual(['Kitt active secondary_learn', 'Una active primary_scholar']);
  expect(await moneyOf(parent)).toEqual({ kept: 5000, places: 1, subscriptions: 1 });
});

test('one of two waiting children is removed: the page for both is closed, and a new one is for the other alone', async () => {
  const { parent, children } = await waitingFamily([9, 4]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn', 'primary_scholar'));
  await removal(parent, children);
  expect((await payOnPage(parent, page, goodCard)).statusCode).toBe(410);
  await payOnPage(parent, await proceed(parent, itemsOf(children.slice(1), 'primary_scholar')), goodCard);
  expect(await standingOf(parent)).toEqual(paidFor(3000, ['Una active primary_scholar']));
});

const aProofPending = async () => {
  const parent = await aParent(testApp());
  const body = wizardBody([{ year: 9, plan: 'secondary_learn', firstName: 'Kitt' }], { card: 'pm_card_threeDSecure2Required' });
  const started = (await pressSubscribe(parent, body)).json<SubscriptionStarted>();
  return { parent, started, children: await childrenOf(parent) };
};

test.each([
  ['a corrected name', typo, ['Kit pending free']],
  ['another phase', otherPhase, ['Kitt pending free']],
  ['a removal', removal, []],
  ['an order in a second tab', otherPlan, ['Kitt pending free']],
])('3-D Secure is answered after %s: nothing is charged', async (_what, change, left) => {
  const { parent, started, children } = await aProofPending();
  await change(parent, children);
  await confirmInBrowser(parent, started);
  expect(await standingOf(parent)).toEqual(paidFor(0, left));
});

test.each([
  ['a corrected name', typo],
  ['a removal', removal],
  ['an order in a second tab', (parent, children) => parent.post('/api/payments/checkout', itemsOf(children, 'secondary_revise'))],
] satisfies [string, Change][])('3-D Secure is answered, its news lost, then %s: the payment counts, once', async (_what, change) => {
  const { parent, started, children } = await aProofPending();
  provider.road.open = false;
  await confirmInBrowser(parent, started);
  await change(parent, children);
  provider.road.open = true;
  await sync(parent);
  expect(await familyNow(parent)).toEqual(['Kitt active secondary_learn']);
  expect(await moneyOf(parent)).toMatchObject({ kept: 2000, subscriptions: 1 });
});

test('a child who is added: removed while 3-D Secure waits nothing is charged, removed after it the child is paid for and stays', async () => {
  for (const first of ['change', 'payment'] as const) {
    const { parent } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
    const { child, order } = await aChildToPayFor(parent);
    const step = (await payForChild(parent, order({ paymentMethodId: 'pm_card_threeDSecure2Required' }))).json<{
      clientSecret: string;
      subscriptionId: string;
    }>();
    const started: SubscriptionStarted = {
      subscriptionId: step.subscriptionId,
      status: 'active',
      requiresAction: true,
      paymentIntent: { client_secret: step.clientSecret },
    };
    const prove = () => confirmInBrowser(parent, started);
    const change = () => parent.delete(`/api/parent/child/${child.id}`);
    provider.road.open = false;
    if (first === 'change') await change();
    await prove();
    if (first === 'payment') await change();
    provider.road.open = true;
    await sync(parent);
    const there = (await familyNow(parent)).map((line) => line.split(' ').slice(1).join(' '));
    expect([first, there]).toEqual([
      first,
      first === 'change' ? ['active secondary_learn'] : ['active secondary_learn', 'active primary_scholar'],
    ]);
    const { data } = await provider.stripe().subscriptions.list({ limit: 100 });
    expect(data.find(({ id }) => id === step.subscriptionId)?.pending_update).toBeNull();
  }
});

/** A payment that came through all the same, as after a crash between two steps: the children are changed behind billing's back. */
const behindTheBack = (query: string, { familyId }: TestParent) => testApp().database.pool.query(query, [familyId]);

test('a paid place without a child belongs to the one waiting child of its phase', async () => {
  const { parent, children } = await waitingFamily([9, 4]);
  const page = await proceed(parent, itemsOf(children.slice(0, 1), 'secondary_learn'));
  await behindTheBack("update child set id = gen_random_uuid(), first_name = 'Kit' where family_id = $1 and slot = 1", parent);
  await behindTheBack('delete from child_plan where family_id = $1', parent);
  await payOnPage(parent, page, goodCard);
  expect(await standingOf(parent)).toEqual(paidFor(2000, ['Kit active secondary_learn', 'Una pending free']));
});

test('a payment for a child who is gone goes back at once with a letter, and nothing runs on', async () => {
  const { parent, children } = await waitingFamily([9]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn'));
  await behindTheBack('delete from child where family_id = $1', parent);
  await behindTheBack('delete from child_plan where family_id = $1', parent);
  await payOnPage(parent, page, goodCard);
  expect((await sync(parent)).json()).toEqual({ success: false, status: 'ended' });
  expect(await standingOf(parent)).toEqual(paidFor(0, []));
  const letter = await emailTo(testApp(), parent.email, 'on its way back');
  expect(letter.text).toContain('We received a payment for an order that you had changed since, so no child has a plan from it.');
  expect(letter.text).toContain('Back to your card: £20.00');
  await sync(parent);
  const about = (await emailsTo(testApp(), parent.email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith('[TEST MODE]'));
  expect(about).toEqual(['[TEST MODE] Your Hedgerow payment is on its way back']);
});

test('a payment for two of whom one is gone: the other has the plan, and the rest goes back', async () => {
  const { parent, children } = await waitingFamily([9, 4]);
  const page = await proceed(parent, itemsOf(children, 'secondary_learn', 'primary_scholar'));
  await behindTheBack('delete from child where family_id = $1 and slot = 1', parent);
  await behindTheBack("delete from child_plan where family_id = $1 and plan_id = 'secondary_learn'", parent);
  await payOnPage(parent, page, goodCard);
  expect(await standingOf(parent)).toEqual(paidFor(3000, ['Una active primary_scholar']));
  const letter = await emailTo(testApp(), parent.email, 'on its way back');
  for (const words of ['Back to your card: £20.00', 'Una: Primary Scholar: £30.00 a month']) expect(letter.text).toContain(words);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
});

test('a second subscription that was paid beside the running one goes back at once', async () => {
  const { parent, subscriptionId } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  const stripe = provider.stripe();
  const { customer, items } = await stripe.subscriptions.retrieve(subscriptionId);
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customerId });
  await stripe.subscriptions.create({
    customer: customerId,
    items: items.data.map(({ price }) => ({ price: price.id })),
    default_payment_method: card.id,
  });
  expect(await standingOf(parent)).toEqual(paidFor(2000, ['Ada active secondary_learn']));
  await emailTo(testApp(), parent.email, 'on its way back');
});
