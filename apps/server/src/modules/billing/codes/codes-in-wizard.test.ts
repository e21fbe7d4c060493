import type { BillingHistory, SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { expect, test } from 'vitest';
import { emailTo } from '#testing/emails.ts';
import { type ChildRequest, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aParent, childrenOf, type TestParent } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import type { NewPartnerCode } from './codes.service.ts';

const testApp = startTestApp();

let codes = 0;
const aCode = async (wish: Partial<NewPartnerCode> = {}): Promise<string> => {
  codes += 1;
  const code = `ASH-${codes}`;
  await testApp().services.codes.create({ code, percent: 25, partnerName: 'Ash Grove School', ...wish });
  return code;
};
const family: readonly ChildRequest[] = [
  { year: 6, plan: 'primary_scholar' },
  { year: 10, plan: 'secondary_practice' },
];
const keep = (parent: TestParent, code: string) => parent.post('/api/payments/apply-partner-code', { code, keep: true });
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const paidBy = async (parent: TestParent) =>
  (await parent.get('/api/stripe/billing-history')).json<BillingHistory>().map(({ amount_paid }) => amount_paid);
const redemptionOf = async (parent: TestParent) =>
  (await testApp().database.pool.query('select code, state from partner_redemption where family_id = $1', [parent.familyId])).rows;
const pay = async (parent: TestParent, body: object) => {
  const pressed = await pressSubscribe(parent, body);
  expect([pressed.statusCode, pressed.body]).toEqual([200, expect.any(String)]);
  await confirmInBrowser(parent, pressed.json<SubscriptionStarted>());
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
};

test('a family’s code is taken off in the wizard: £80.00 less a quarter is £60.00, now, on the invoice and in the letter', async () => {
  const parent = await aParent(testApp());
  const code = await aCode();
  expect((await keep(parent, code)).json()).toMatchObject({ subscriptionActivated: false, discountPercentage: 25 });
  await pay(parent, { ...wizardBody(family), code });
  // 3,000 and 5,000 pence, three quarters of each.
  expect(await summaryOf(parent)).toMatchObject({ status: 'active', amount: 2250 + 3750 });
  expect(await paidBy(parent)).toEqual([6000]);
  expect((await emailTo(testApp(), parent.email, 'subscription is confirmed')).text).toContain('£60.00');
  expect(await redemptionOf(parent)).toEqual([{ code, state: 'used' }]);
});

test('who presses without saying what the page showed pays with the code that the family chose', async () => {
  const parent = await aParent(testApp());
  await keep(parent, await aCode({ percent: 50 }));
  await pay(parent, wizardBody(family));
  expect(await paidBy(parent)).toEqual([4000]);
});

test('where the page showed another price nothing is charged, and the second press is with the true one', async () => {
  const parent = await aParent(testApp());
  const [first, second] = [await aCode(), await aCode({ percent: 10 })];
  await keep(parent, first);
  await keep(parent, second);
  const body = wizardBody(family);
  for (const code of [first, null, 'NO-SUCH-CODE']) {
    const pressed = await pressSubscribe(parent, { ...body, code });
    expect([pressed.statusCode, pressed.json<{ error: string }>().error]).toEqual([
      409,
      'Your code has changed, and so has the price. Please check the total and press again.',
    ]);
  }
  expect(await summaryOf(parent)).toMatchObject({ status: 'none' });
  expect(await childrenOf(parent)).toEqual([]);
  await pay(parent, { ...wizardBody(family), code: second });
  expect(await paidBy(parent)).toEqual([7200]);
});

test('a code that ended before the press is no surprise: it is said, and the next press is at the full price', async () => {
  const parent = await aParent(testApp());
  const code = await aCode({ expiresAt: new Date(testApp().clock.now.getTime() + 60_000) });
  await keep(parent, code);
  const before = testApp().clock.now;
  testApp().clock.now = new Date(before.getTime() + 120_000);
  expect((await pressSubscribe(parent, { ...wizardBody(family), code })).statusCode).toBe(409);
  expect((await parent.get('/api/payments/partner-code')).json()).toEqual({ partnerCode: null });
  await pay(parent, { ...wizardBody(family), code: null });
  expect(await paidBy(parent)).toEqual([8000]);
  testApp().clock.now = before;
});

test('of two families that want the last use, the other one is told before anything is charged', async () => {
  const [one, other] = [await aParent(testApp()), await aParent(testApp())];
  const code = await aCode({ maxUses: 1 });
  await keep(one, code);
  await keep(other, code);
  await pay(one, { ...wizardBody(family), code });
  expect((await pressSubscribe(other, { ...wizardBody(family), code })).statusCode).toBe(409);
  expect(await paidBy(other)).toEqual([]);
});

test('a declined card gives the use back, and the family keeps its code for the next try', async () => {
  const [one, other] = [await aParent(testApp()), await aParent(testApp())];
  const code = await aCode({ maxUses: 1 });
  await keep(one, code);
  const declined = { ...wizardBody(family, { card: 'pm_card_chargeDeclinedInsufficientFunds' }), code };
  expect((await pressSubscribe(one, declined)).statusCode).toBe(402);
  expect(await redemptionOf(one)).toEqual([{ code, state: 'applied' }]);
  expect((await keep(other, code)).statusCode).toBe(200);
  await pay(one, { ...wizardBody(family), code });
  expect(await paidBy(one)).toEqual([6000]);
});

test('with 100 % there is nothing to pay and no card is asked for; without such a code there is no order without one', async () => {
  const [free, other] = [await aParent(testApp()), await aParent(testApp())];
  const code = await aCode({ percent: 100 });
  await keep(free, code);
  const { paymentMethodId: _, ...withoutCard } = wizardBody(family);
  const pressed = await pressSubscribe(free, { ...withoutCard, code });
  expect(pressed.json()).toMatchObject({ status: 'active', requiresAction: false, paymentIntent: null });
  expect(await summaryOf(free)).toMatchObject({ status: 'active', amount: 0, paymentMethod: null });
  expect(await redemptionOf(free)).toEqual([{ code, state: 'used' }]);
  expect((await pressSubscribe(other, withoutCard)).statusCode).toBe(400);
  await keep(other, await aCode());
  expect((await pressSubscribe(other, withoutCard)).statusCode).toBe(400);
  expect(await childrenOf(other)).toEqual([]);
});

test('a press that is sent twice is one order with one use', async () => {
  const parent = await aParent(testApp());
  const code = await aCode();
  await keep(parent, code);
  const body = { ...wizardBody(family), code };
  const [one, two] = await Promise.all([pressSubscribe(parent, body), pressSubscribe(parent, body)]);
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(one.json<SubscriptionStarted>().subscriptionId).toBe(two.json<SubscriptionStarted>().subscriptionId);
  await confirmInBrowser(parent, one.json<SubscriptionStarted>());
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(await paidBy(parent)).toEqual([6000]);
});
