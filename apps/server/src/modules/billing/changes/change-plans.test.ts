import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { type ChangeQuote, type ChangeStep, changeMessages } from '@hedgerow/contracts/billing-changes';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { startTestApp } from '#testing/test-app.ts';
import { type ChildRequest, confirmInBrowser } from '#testing/paying.ts';
import { aFamilyThatPaysSince } from '#testing/paying-since.ts';
import { aParent, aPupil, childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ currentPlan }) => currentPlan);
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const historyOf = async (parent: TestParent) => (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
const preview = (parent: TestParent, childId: string, planId: PaidPlanId) => parent.post('/api/stripe/preview-change', { childId, planId });
const order = (quote: ChangeQuote, childId: string, planId: PaidPlanId, attemptId = randomUUID()) => {
  const { dueNow, prorationDate } = quote;
  return { childId, planId, dueNow, prorationDate, attemptId };
};
const press = (parent: TestParent, body: object) => parent.post('/api/stripe/change-plan', body);
const quoteFor = async (parent: TestParent, childId: string, planId: PaidPlanId) =>
  (await preview(parent, childId, planId)).json<ChangeQuote>();
const onLearn: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_learn' }];
const aFamily = (children = onLearn, daysAgo = 10) => aFamilyThatPaysSince(testApp(), provider, { children, daysAgo });
type Refusal = { readonly error: string; readonly code: string };

test('case 26: an upgrade in the middle of the month charges exactly what the preview said, and the plan is there at once', async () => {
  const { parent, child } = await aFamily();
  const quote = await quoteFor(parent, child, 'secondary_practice');
  expect(quote).toMatchObject({ nextAmount: 5000, nextDate: (await summaryOf(parent)).renewalDate });
  expect(quote.lines.map(({ amount }) => amount)).toEqual([-1334, 3333]);
  expect(quote.dueNow).toBe(1999);
  const done = await press(parent, order(quote, child, 'secondary_practice'));
  expect([done.statusCode, done.json<ChangeStep>().status]).toEqual([200, 'done']);
  expect(await plansOf(parent)).toEqual(['secondary_practice']);
  expect((await historyOf(parent))[0]).toMatchObject({ amount_paid: quote.dueNow, status: 'paid' });
  expect((await summaryOf(parent)).amount).toBe(5000);
});

test('pressed twice, ten times at once, or again after a lost answer: one charge', async () => {
  const { parent, child } = await aFamily();
  const body = order(await quoteFor(parent, child, 'secondary_revise'), child, 'secondary_revise');
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(parent, body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await press(parent, body)).json<ChangeStep>().status).toBe('done');
  expect((await press(parent, { ...body, planId: 'secondary_practice' })).statusCode).toBe(409);
  expect(await historyOf(parent)).toHaveLength(2);
});

test('a declined card leaves everything as it was, says why, and another try with another card works', async () => {
  const { parent, child, useCard } = await aFamily();
  await useCard('pm_card_chargeCustomerFail');
  const body = order(await quoteFor(parent, child, 'secondary_revise'), child, 'secondary_revise');
  const before = await summaryOf(parent);
  const refused = await press(parent, body);
  expect([refused.statusCode, refused.json<Refusal>().error]).toEqual([402, changeMessages.declined('Your card was declined.')]);
  expect(await plansOf(parent)).toEqual(['secondary_learn']);
  expect(await historyOf(parent)).toHaveLength(1);
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: before.amount, renewalDate: before.renewalDate });
  expect((await press(parent, body)).json<Refusal>()).toMatchObject({ code: 'conflict', error: changeMessages.replaced });
  await useCard('pm_card_visa');
  const again = order(await quoteFor(parent, child, 'secondary_revise'), child, 'secondary_revise');
  expect((await press(parent, again)).statusCode).toBe(200);
  expect(await plansOf(parent)).toEqual(['secondary_revise']);
});

test('a card that asks for proof: the plan changes when it is given, and stays when it is refused or left', async () => {
  const { parent, child, subscriptionId, useCard } = await aFamily();
  await useCard('pm_card_threeDSecure2Required');
  const prove = async (proof: 'complete' | 'fail') => {
    const body = order(await quoteFor(parent, child, 'secondary_revise'), child, 'secondary_revise');
    const step = (await press(parent, body)).json<ChangeStep>();
    expect(step.status).toBe('requires_action');
    const client_secret = step.clientSecret ?? '';
    const started = { subscriptionId, status: 'active' as const, requiresAction: true, paymentIntent: { client_secret } };
    await confirmInBrowser(parent, started, { proof });
    return body.attemptId;
  };
  const left = await prove('fail');
  expect(await plansOf(parent)).toEqual(['secondary_learn']);
  expect((await parent.post('/api/stripe/give-up-change', { attemptId: left })).json()).toEqual({ status: 'dropped' });
  expect(await historyOf(parent)).toHaveLength(1);
  const proved = await prove('complete');
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(await plansOf(parent)).toEqual(['secondary_revise']);
  expect((await parent.post('/api/stripe/give-up-change', { attemptId: proved })).json()).toEqual({ status: 'done' });
});

test('another sum, an old quote, a quote of tomorrow: refused, and nothing happens', async () => {
  const { parent, child } = await aFamily();
  const quote = await quoteFor(parent, child, 'secondary_revise');
  const dates = [new Date(testApp().clock.now.getTime() + 86_400_000), new Date(testApp().clock.now.getTime() - 3_600_000)];
  for (const wrong of [{ ...quote, dueNow: quote.dueNow - 1 }, ...dates.map((date) => ({ ...quote, prorationDate: date.toISOString() }))]) {
    const refused = await press(parent, order(wrong, child, 'secondary_revise'));
    expect([refused.statusCode, refused.json<Refusal>().error]).toEqual([409, changeMessages.stale]);
  }
  expect(await plansOf(parent)).toEqual(['secondary_learn']);
});

test('case 28: one of two is taken off: the sibling keeps the plan, the child keeps theirs to its end, and it can be taken back', async () => {
  const { parent, children } = await aFamily([...onLearn, { year: 8, plan: 'secondary_learn' }]);
  const { changePlans, billing } = testApp().services;
  const actor = {
    role: 'parent' as const,
    userId: parent.id,
    familyId: parent.familyId,
    childIds: children.map(({ id }) => id),
    carer: false,
  };
  const elder = children[0]?.id ?? '';
  expect(await changePlans.previewChange(actor, { kind: 'remove', childId: elder })).toMatchObject({
    dueNowPence: 0,
    nextAmountPence: 2000,
  });
  await changePlans.change(actor, { kind: 'remove', childId: elder }, { attemptId: randomUUID() });
  expect(await plansOf(parent)).toEqual(['secondary_learn', 'secondary_learn']);
  expect((await summaryOf(parent)).currentPlans.map(({ status }) => status)).toEqual(['ending', 'active']);
  expect((await summaryOf(parent)).amount).toBe(2000);
  await billing.cancel(actor, undefined);
  await billing.keep(actor, undefined);
  expect((await summaryOf(parent)).currentPlans.map(({ status }) => status)).toEqual(['ending', 'active']);
  await changePlans.change(actor, { kind: 'restore', childId: elder }, { attemptId: randomUUID() });
  expect((await summaryOf(parent)).currentPlans.map(({ status }) => status)).toEqual(['active', 'active']);
  expect(await historyOf(parent)).toHaveLength(1);
});

test('case 29: taking the last child off ends the subscription with the month that is paid', async () => {
  const { parent, children, child } = await aFamily();
  const actor = {
    role: 'parent' as const,
    userId: parent.id,
    familyId: parent.familyId,
    childIds: children.map(({ id }) => id),
    carer: false,
  };
  await testApp().services.changePlans.change(actor, { kind: 'remove', childId: child }, { attemptId: randomUUID() });
  expect(await summaryOf(parent)).toMatchObject({ status: 'ending', cancelAtPeriodEnd: true });
  expect(await plansOf(parent)).toEqual(['secondary_learn']);
});

test('a child is added: paid at once for the rest of the month, and only then can sign in', async () => {
  const { parent, children } = await aFamily(onLearn, 12);
  const actor = {
    role: 'parent' as const,
    userId: parent.id,
    familyId: parent.familyId,
    childIds: children.map(({ id }) => id),
    carer: false,
  };
  const { families, changePlans } = testApp().services;
  const made = await families.addChild(actor, { firstName: 'Eve', lastName: 'Lee', age: 9, yearGroup: 'Year 4' });
  const wish = { kind: 'add' as const, childId: made.id, planId: 'primary_scholar' as const };
  const { dueNowPence, prorationDate } = await changePlans.previewChange(actor, wish);
  expect(dueNowPence).toBe(1800);
  expect(await changePlans.change(actor, wish, { attemptId: randomUUID(), dueNowPence, prorationDate })).toMatchObject({ status: 'done' });
  expect((await childrenOf(parent)).map(({ status, currentPlan }) => [status, currentPlan])).toEqual([
    ['active', 'secondary_learn'],
    ['active', 'primary_scholar'],
  ]);
});

test('a plan of the other phase, the same plan, no plan, a stranger’s child: refused without a charge', async () => {
  const { parent, child } = await aFamily();
  const stranger = await aParent(testApp());
  const refusals: [TestParent, string, string, number][] = [
    [parent, child, 'primary_scholar', 400],
    [parent, child, 'secondary_learn', 409],
    [parent, child, 'free', 400],
    [parent, child, 'gold', 400],
    [parent, randomUUID(), 'secondary_revise', 404],
    [stranger, child, 'secondary_revise', 404],
  ];
  for (const [who, childId, planId, status] of refusals)
    expect([planId, (await who.post('/api/stripe/preview-change', { childId, planId })).statusCode]).toEqual([planId, status]);
  const body = { childId: child, planId: 'secondary_revise', dueNow: 0, prorationDate: new Date().toISOString(), attemptId: randomUUID() };
  for (const wrong of [{ dueNow: 1.5 }, { prorationDate: 'soon' }, { attemptId: '1' }, { childId: 'x' }, { planId: '' }])
    expect((await parent.post('/api/stripe/change-plan', { ...body, ...wrong })).statusCode).toBe(400);
  expect((await stranger.post('/api/stripe/change-plan', body)).statusCode).toBe(404);
  expect((await stranger.post('/api/stripe/give-up-change', { attemptId: randomUUID() })).statusCode).toBe(404);
  const pupil = await aPupil(testApp());
  for (const address of ['preview-change', 'change-plan', 'give-up-change']) {
    expect((await pupil.post(`/api/stripe/${address}`, body)).statusCode).toBe(403);
    expect((await testApp().visitor().post(`/api/stripe/${address}`, body)).statusCode).toBe(401);
  }
  expect(await historyOf(parent)).toHaveLength(1);
});
