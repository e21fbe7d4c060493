import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { CodeApplied, PartnerCode } from '@hedgerow/contracts/checkout';
import { aWaitingFamily, goodCard, payOnPage, proceed } from '#testing/hosted-page.ts';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo } from '#testing/emails.ts';
import { aFamilyThatPays } from '#testing/paying.ts';
import { aParent, childrenOf, type TestParent } from '#testing/people.ts';
import type { NewPartnerCode } from './codes.service.ts';

const testApp = startTestApp();

let codes = 0;
const aCode = async (wish: Partial<NewPartnerCode> = {}): Promise<string> => {
  codes += 1;
  const code = `OAK-${codes}`;
  await testApp().services.codes.create({ code, percent: 25, partnerName: 'Oak Lane Books', ...wish });
  return code;
};
type Refusal = { readonly error: string };
const validate = (parent: TestParent, code: unknown) => parent.post('/api/payments/validate-partner-code', { code });
const apply = (parent: TestParent, code: string, more: object = {}) => parent.post('/api/payments/apply-partner-code', { code, ...more });
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const sync = async (parent: TestParent) =>
  (await parent.post(`/api/payments/sync-subscription/${parent.id}`)).json<{ success: boolean }>().success;
const historyOf = async (parent: TestParent) => (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
const redemptionOf = async (parent: TestParent) =>
  (await testApp().database.pool.query('select code, state from partner_redemption where family_id = $1', [parent.familyId])).rows;
const refusedWith = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<Refusal>().error];
const invalid = [400, 'Invalid partner code'];
const twoChildren = [{ year: 6 }, { year: 10 }] as const;
const scholarAndPractice = { planIds: ['primary_scholar', 'secondary_practice'] };

test('case 19: a code in any case and with spaces is read; unknown, over, used up and 0 % are invalid', async () => {
  const parent = await aParent(testApp());
  const good = await aCode({ months: 3 });
  for (const typed of [good, good.toLowerCase(), `  ${good}\n`])
    expect((await validate(parent, typed)).json<PartnerCode>()).toEqual({
      code: good,
      discountPercentage: 25,
      partnerName: 'Oak Lane Books',
      months: 3,
    });
  const over = await aCode({ expiresAt: testApp().clock.now });
  const off = await aCode({ percent: 0 });
  const usedUp = await aCode({ maxUses: 1, percent: 100 });
  const { parent: first } = await aWaitingFamily(testApp(), [{ year: 9 }]);
  await apply(first, usedUp, { planIds: ['secondary_learn'] });
  for (const code of ['NOT-A-CODE', over, off, usedUp, 'spaces in it', '💸', `A${'B'.repeat(60)}`])
    expect(refusedWith(await validate(parent, code))).toEqual(invalid);
  for (const code of ['', '   ']) expect(refusedWith(await validate(parent, code))).toEqual([400, 'Please enter a partner code']);
  expect((await validate(parent, 7)).statusCode).toBe(400);
});

test('case 20: 25 % off £80.00 is £60.00 on the page, on the invoice and from then on', async () => {
  const { parent } = await aWaitingFamily(testApp(), twoChildren);
  const code = await aCode();
  expect((await apply(parent, code.toLowerCase())).json<CodeApplied>()).toMatchObject({
    subscriptionActivated: false,
    discountPercentage: 25,
    message: 'Your code is applied. Carry on to the payment.',
  });
  expect((await parent.get('/api/payments/partner-code')).json()).toMatchObject({ partnerCode: { code, discountPercentage: 25 } });
  const opened = await proceed(parent, scholarAndPractice);
  const page = (await parent.get(new URL(opened.url).pathname)).body;
  expect(page).toContain('Subscribe and pay £60.00');
  expect(page).toContain('£60.00 a month, until you cancel');
  expect(await redemptionOf(parent)).toEqual([{ code, state: 'held' }]);
  await payOnPage(parent, opened, goodCard);
  expect(await sync(parent)).toBe(true);
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 6000 });
  expect((await historyOf(parent)).map(({ amount_paid }) => amount_paid)).toEqual([6000]);
  expect(await redemptionOf(parent)).toEqual([{ code, state: 'used' }]);
});

test('case 20: a child who comes later is discounted too', async () => {
  const { parent, children } = await aWaitingFamily(testApp(), twoChildren);
  await apply(parent, await aCode());
  await payOnPage(parent, await proceed(parent, { items: [{ childId: children[0]?.id, planId: 'primary_scholar' }] }), goodCard);
  expect(await sync(parent)).toBe(true);
  expect((await summaryOf(parent)).amount).toBe(2250);
  const { rows } = await testApp().database.pool.query<{ id: string; customer_id: string }>(
    'select m.id, c.customer_id from subscription_mirror m join billing_customer c using (family_id) where family_id = $1',
    [parent.familyId],
  );
  const { payments } = testApp().services.paymentsRuntime;
  const target = [
    { planId: 'primary_scholar' as const, quantity: 1 },
    { planId: 'secondary_practice' as const, quantity: 1 },
  ];
  const change = { subscriptionId: rows[0]?.id ?? '', items: target, prorationDate: testApp().clock.now };
  const preview = await payments.previewChange(change);
  expect([preview.dueNowPence, preview.nextAmountPence]).toEqual([3750, 6000]);
  await payments.change({ ...change, attemptId: 'later child' });
  expect(await sync(parent)).toBe(true);
  expect((await summaryOf(parent)).amount).toBe(6000);
});

test('a code that ends says what comes after it, and takes off only what it promised', async () => {
  const { parent } = await aWaitingFamily(testApp(), twoChildren);
  await apply(parent, await aCode({ months: 3 }));
  const opened = await proceed(parent, scholarAndPractice);
  expect((await parent.get(new URL(opened.url).pathname)).body).toContain(
    '£60.00 a month for the first 3 months, then £80.00 a month (from 20 February 2027), until you cancel',
  );
  await payOnPage(parent, opened, goodCard);
  expect(await sync(parent)).toBe(true);
  const { rows } = await testApp().database.pool.query(
    'select discount_percent, discount_ends_at from subscription_mirror where family_id = $1',
    [parent.familyId],
  );
  expect(rows).toEqual([{ discount_percent: 25, discount_ends_at: new Date('2027-02-20T16:00:00Z') }]);
  const letter = await emailTo(testApp(), parent.email, 'subscription is confirmed');
  expect(letter.text).toContain('Your discount lasts until 20 February 2027; from then on you pay £80.00 a month.');
});

test('case 21: 100 % is active at once, with no card, no secret and an invoice of £0.00', async () => {
  const { parent } = await aWaitingFamily(testApp(), twoChildren);
  const code = await aCode({ percent: 100 });
  expect((await apply(parent, code, { ...scholarAndPractice, startNow: true })).json<CodeApplied>()).toMatchObject({
    subscriptionActivated: true,
    discountPercentage: 100,
    message: 'Your plans are active. There is nothing to pay.',
  });
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', tier: 'premium', amount: 0, paymentMethod: null });
  expect((await childrenOf(parent)).map(({ status, currentPlan }) => `${status} ${currentPlan}`)).toEqual([
    'active primary_scholar',
    'active secondary_practice',
  ]);
  expect(await historyOf(parent)).toMatchObject([{ amount_paid: 0, status: 'paid' }]);
  expect(await redemptionOf(parent)).toEqual([{ code, state: 'used' }]);
});

test('100 % without a plan for each child, or with another family’s child, opens nothing', async () => {
  const { parent } = await aWaitingFamily(testApp(), twoChildren);
  const other = await aWaitingFamily(testApp(), [{ year: 9 }]);
  const code = await aCode({ percent: 100, maxUses: 1 });
  expect(refusedWith(await apply(parent, code))).toEqual([400, 'Please choose one plan for each child.']);
  expect(refusedWith(await apply(parent, code, { planIds: ['secondary_learn', 'secondary_learn'] }))).toEqual([
    400,
    'Please choose a primary plan for Ada.',
  ]);
  const foreign = { items: [{ childId: other.children[0]?.id, planId: 'secondary_learn' }] };
  expect((await apply(parent, code, foreign)).statusCode).toBe(404);
  expect(await summaryOf(parent)).toMatchObject({ status: 'none', tier: 'free' });
  expect((await apply(other.parent, code, { planIds: ['secondary_learn'] })).json<CodeApplied>().subscriptionActivated).toBe(true);
});

test('case 22: one family does not use a code twice', async () => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 9 }]);
  const code = await aCode({ percent: 100 });
  const clicks = await Promise.all([1, 2, 3].map(() => apply(parent, code, { planIds: ['secondary_learn'] })));
  expect(clicks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(refusedWith(await validate(parent, code))).toEqual(invalid);
  expect(refusedWith(await apply(parent, code, { planIds: ['secondary_learn'] }))).toEqual(invalid);
  expect(await historyOf(parent)).toHaveLength(1);
});

const threeFamilies = async (): Promise<TestParent[]> => {
  const families: TestParent[] = [];
  for (let at = 0; at < 3; at += 1) families.push((await aWaitingFamily(testApp(), [{ year: 9 }])).parent);
  return families;
};
const onLearn = { planIds: ['secondary_learn'] };
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

test('case 22: of three families that want the last use of a 100 % code, one gets it', async () => {
  const [families, code] = [await threeFamilies(), await aCode({ percent: 100, maxUses: 1 })];
  const answers = await Promise.all(families.map((parent) => apply(parent, code, onLearn)));
  expect(statusesOf(answers)).toEqual([200, 400, 400]);
});

test('case 22: of three families that want the last use of a 25 % code, one can pay with it', async () => {
  const [families, code] = [await threeFamilies(), await aCode({ maxUses: 1 })];
  await Promise.all(families.map((parent) => apply(parent, code)));
  const pages = await Promise.all(families.map((parent) => parent.post('/api/payments/checkout', onLearn)));
  expect(statusesOf(pages)).toEqual([200, 400, 400]);
  expect(pages.filter(({ statusCode }) => statusCode === 400).map(refusedWith)).toEqual([invalid, invalid]);
});

test('a use that was held for a page nobody paid is free again, and the family keeps its code', async () => {
  const [one, other] = [await aWaitingFamily(testApp(), [{ year: 9 }]), await aWaitingFamily(testApp(), [{ year: 9 }])];
  const code = await aCode({ maxUses: 1 });
  const body = { planIds: ['secondary_learn'] };
  await apply(one.parent, code);
  await proceed(one.parent, body);
  expect(refusedWith(await validate(other.parent, code))).toEqual(invalid);
  await one.parent.post('/api/payments/cancel-checkout');
  expect(await redemptionOf(one.parent)).toEqual([{ code, state: 'applied' }]);
  await apply(other.parent, code);
  await payOnPage(other.parent, await proceed(other.parent, body), goodCard);
  expect(await sync(other.parent)).toBe(true);
  expect((await summaryOf(other.parent)).amount).toBe(1500);
  expect(refusedWith(await one.parent.post('/api/payments/checkout', body))).toEqual(invalid);
  expect((await one.parent.get('/api/payments/partner-code')).json()).toEqual({ partnerCode: null });
  const opened = await proceed(one.parent, body);
  expect((await one.parent.get(new URL(opened.url).pathname)).body).toContain('Subscribe and pay £20.00');
});

test('a code that a parent takes off again leaves the full price', async () => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 9 }]);
  await apply(parent, await aCode());
  expect((await parent.post('/api/payments/remove-partner-code')).json()).toEqual({ partnerCode: null });
  const opened = await proceed(parent, { planIds: ['secondary_learn'] });
  expect((await parent.get(new URL(opened.url).pathname)).body).toContain('Subscribe and pay £20.00');
});

test('another code takes the place of the first, and the older page is closed', async () => {
  const { parent } = await aWaitingFamily(testApp(), [{ year: 9 }]);
  const body = { planIds: ['secondary_practice'] };
  await apply(parent, await aCode({ percent: 10 }));
  const first = await proceed(parent, body);
  await apply(parent, await aCode({ percent: 20 }));
  const second = await proceed(parent, body);
  expect((await payOnPage(parent, first, goodCard)).statusCode).toBe(410);
  await payOnPage(parent, second, goodCard);
  expect(await sync(parent)).toBe(true);
  expect((await summaryOf(parent)).amount).toBe(4000);
});

test('a family that pays already cannot lower it with a code', async () => {
  const { parent } = await aFamilyThatPays(testApp(), { children: [{ year: 9, plan: 'secondary_learn' }] });
  expect((await apply(parent, await aCode())).statusCode).toBe(409);
  expect((await apply(parent, await aCode({ percent: 100 }), { planIds: ['secondary_learn'] })).statusCode).toBe(409);
  expect((await testApp().visitor().post('/api/payments/validate-partner-code', { code: 'OAK-1' })).statusCode).toBe(401);
});
