import { expect, test } from 'vitest';
import { type BillingHistory, orderWords, type SubscriptionSummary } from '@hedgerow/contracts/billing';
import { manageMessages, type RefundOffer } from '@hedgerow/contracts/billing-changes';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import { emailTo, emailsTo } from '#testing/emails.ts';
import { startTestApp } from '#testing/test-app.ts';
import { aFamilyThatPays, type ChildRequest } from '#testing/paying.ts';
import { aFamilyThatPaysSince } from '#testing/paying-since.ts';
import { aParent, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';
import { untilTrue } from '#testing/until-true.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const onRevise: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_revise' }];
const aFamily = (daysAgo: number, children = onRevise) => aFamilyThatPaysSince(testApp(), provider, { children, daysAgo });
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const offerTo = async (parent: TestParent) => (await parent.get('/api/stripe/refund')).json<RefundOffer>();
const refund = (parent: TestParent) => parent.post('/api/stripe/refund', {});
const refundsAt = async (customer: string) => {
  const { data } = await provider.stripe().refunds.list({ limit: 100 });
  const charges = await Promise.all(data.map(({ charge }) => provider.stripe().charges.retrieve(typeof charge === 'string' ? charge : '')));
  return data.filter((_, at) => charges[at]?.customer === customer).map(({ amount }) => amount);
};
const balanceOf = async (customer: string): Promise<number> => {
  const found = await provider.stripe().customers.retrieve(customer);
  return found.deleted === true ? 0 : found.balance;
};

test('case 35: on day 13 everything comes back at once, the plan ends, and a letter says so; asked twice it comes back once', async () => {
  const { parent, customer } = await aFamily(13);
  expect(await offerTo(parent)).toEqual({ available: true, until: '2026-11-21', amount: 3500, credit: 0, again: null });
  const [given, again] = [await refund(parent), await refund(parent)];
  expect([given.statusCode, given.json()]).toEqual([200, { amount: 3500, credit: 0 }]);
  expect([again.statusCode, again.json()]).toEqual([200, { amount: 3500, credit: 0 }]);
  expect(await refundsAt(customer)).toEqual([3500]);
  expect(await summaryOf(parent)).toMatchObject({ status: 'ended', hasActiveSubscription: false, tier: 'free' });
  const letter = await emailTo(testApp(), parent.email, 'on its way back');
  expect(letter.text).toContain('Back to your card: £35.00');
  expect((await emailsTo(testApp(), parent.email)).filter(({ subject }) => subject.includes('has ended'))).toEqual([]);
});

test('a payment is given back once in twelve months: a second contract runs on, and the parent reads since when', async () => {
  const { parent, customer } = await aFamily(2);
  expect((await refund(parent)).statusCode).toBe(200);
  await aFamilyThatPays(testApp(), { children: onRevise, parent });
  expect(await offerTo(parent)).toMatchObject({ available: false, again: '2027-11-20' });
  await untilTrue(async () =>
    (await emailsTo(testApp(), parent.email)).some(
      ({ subject, text }) =>
        subject.includes('subscription is confirmed') && text.includes(checkoutMessages.noRefundBefore('20 November 2027')),
    ),
  );
  const consents = await testApp().database.pool.query<{ wording: string }>(
    "select wording from consent where family_id = $1 and kind = 'immediate_start'",
    [parent.familyId],
  );
  // Both were agreed to at the same moment of the test's clock.
  expect(consents.rows.map(({ wording }) => wording).toSorted()).toEqual([orderWords(null), orderWords('20 November 2027')].toSorted());
  const refused = await refund(parent);
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    409,
    manageMessages.refundOnce('20 November 2026', '20 November 2027'),
  ]);
  expect(await refundsAt(customer)).toEqual([3500]);
  await testApp().database.pool.query("update billing_refund set created_at = created_at - interval '367 days' where family_id = $1", [
    parent.familyId,
  ]);
  expect((await refund(parent)).statusCode).toBe(200);
  expect(await refundsAt(customer)).toEqual([3500, 3500]);
});

test('case 35: on day 15 it is refused, and the parent reads when the 14 days ended', async () => {
  const { parent, customer } = await aFamily(15);
  expect((await offerTo(parent)).available).toBe(false);
  const refused = await refund(parent);
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, manageMessages.refundOver('19 November 2026')]);
  expect(await refundsAt(customer)).toEqual([]);
  expect((await summaryOf(parent)).status).toBe('active');
});

test('case 35: what credit had paid is credit again, and the card has back what the card paid', async () => {
  const parent = await aParent(testApp());
  const { customer, child } = await aFamilyThatPaysSince(testApp(), provider, {
    children: onRevise,
    daysAgo: 2,
    parent,
    creditPence: 2000,
  });
  expect(await balanceOf(customer)).toBe(0);
  expect(child).not.toBe('');
  expect(await offerTo(parent)).toMatchObject({ available: true, amount: 1500, credit: 2000 });
  expect((await refund(parent)).json()).toEqual({ amount: 1500, credit: 2000 });
  expect(await refundsAt(customer)).toEqual([1500]);
  expect(await balanceOf(customer)).toBe(-2000);
});

test('credit that a cheaper plan gave is not kept beside the money', async () => {
  const { parent, child, customer } = await aFamily(5);
  const asked = { childId: child, planId: 'secondary_learn' };
  const quote = (await parent.post('/api/stripe/preview-change', asked)).json<{ dueNow: number; prorationDate: string }>();
  const { dueNow, prorationDate } = quote;
  await parent.post('/api/stripe/change-plan', { ...asked, dueNow, prorationDate, attemptId: crypto.randomUUID() });
  expect(await balanceOf(customer)).toBe(dueNow);
  expect((await refund(parent)).json()).toEqual({ amount: 3500, credit: 0 });
  expect(await balanceOf(customer)).toBe(0);
});

test('what has gone back already is not offered again', async () => {
  const { parent, customer } = await aFamily(3);
  const { data } = await provider.stripe().paymentIntents.list({ customer });
  await provider.stripe().refunds.create({ payment_intent: data.find(({ status }) => status === 'succeeded')?.id ?? '', amount: 1000 });
  expect(await offerTo(parent)).toMatchObject({ available: true, amount: 2500, credit: 0 });
  expect((await refund(parent)).json()).toEqual({ amount: 2500, credit: 0 });
  expect(await refundsAt(customer)).toEqual(expect.arrayContaining([1000, 2500]));
  const letter = await emailTo(testApp(), parent.email, 'on its way back');
  expect(letter.text).toContain('Back to your card: £25.00');
});

test('a refund that broke off after the money went is finished by the next try, with the whole sum in its letter', async () => {
  const { parent, customer } = await aFamily(3);
  await testApp().database.pool.query(
    "create function no_refund() returns trigger as $$ begin raise exception 'away'; end $$ language plpgsql",
  );
  await testApp().database.pool.query('create trigger no_refund before insert on billing_refund execute function no_refund()');
  expect((await refund(parent)).statusCode).toBeGreaterThanOrEqual(500);
  await testApp().database.pool.query('drop function no_refund cascade');
  expect(await refundsAt(customer)).toEqual([3500]);
  expect((await refund(parent)).json()).toEqual({ amount: 3500, credit: 0 });
  expect(await refundsAt(customer)).toEqual([3500]);
});

test('ten clicks at once give the money back once', async () => {
  const { parent, customer } = await aFamily(1);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(parent)));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ amount: 3500, credit: 0 })]));
  expect(await refundsAt(customer)).toEqual([3500]);
  expect((await parent.get('/api/stripe/billing-history')).json<BillingHistory>()).toHaveLength(1);
});

test('who has no subscription is offered nothing and given nothing', async () => {
  const parent = await aParent(testApp());
  expect(await offerTo(parent)).toMatchObject({ available: false, amount: 0 });
  expect((await refund(parent)).statusCode).toBe(409);
});
