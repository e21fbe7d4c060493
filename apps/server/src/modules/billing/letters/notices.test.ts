import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { startTestApp } from '#testing/test-app.ts';
import { emailTo, emailsTo } from '#testing/emails.ts';
import { type ChildRequest, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aFamilyThatPaysSince } from '#testing/paying-since.ts';
import { childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const onRevise: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_revise' }];
const aFamily = (daysAgo: number, children = onRevise) => aFamilyThatPaysSince(testApp(), provider, { children, daysAgo });
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const historyOf = async (parent: TestParent) => (await parent.get('/api/stripe/billing-history')).json<BillingHistory>();
const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ currentPlan }) => currentPlan);
const inDays = (days: number): Date => new Date(testApp().clock.now.getTime() + days * 86_400_000);
const emailsAbout = async (to: string, words: string) => (await emailsTo(testApp(), to)).filter(({ subject }) => subject.includes(words));

test('case 30: cancelled it is Ending Soon with a date, and taken back it is active, with nothing charged; a letter says each', async () => {
  const { parent } = await aFamily(20);
  const ending = (await parent.post('/api/stripe/cancel-subscription', { userId: parent.id })).json<SubscriptionSummary>();
  expect(ending).toMatchObject({ status: 'ending', cancelAtPeriodEnd: true, endsAt: '2026-11-30T16:00:00.000Z' });
  const notice = await emailTo(testApp(), parent.email, 'ends on 30 November 2026');
  for (const words of ['nothing more is charged', 'Keep my plan: http', 'read all their work']) expect(notice.text).toContain(words);
  const kept = (await parent.post('/api/stripe/keep-subscription', {})).json<SubscriptionSummary>();
  expect(kept).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, endsAt: null });
  await emailTo(testApp(), parent.email, 'subscription goes on');
  expect(await historyOf(parent)).toHaveLength(1);
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(await emailsAbout(parent.email, 'ends on')).toHaveLength(1);
});

test('who cancels in the first 14 days reads until when the payment can come back, and that it does so once in 12 months', async () => {
  const { parent } = await aFamily(2);
  await parent.post('/api/stripe/cancel-subscription', {});
  const { text } = await emailTo(testApp(), parent.email, 'ends on');
  expect(text).toContain('until 2 December 2026 you can get your payment back in full instead, once in 12 months');
});

test('case 31: past the end of a cancelled month pupils are free and keep their work, and the family can subscribe again', async () => {
  const { parent, until, child } = await aFamily(25);
  await parent.post('/api/stripe/cancel-subscription', {});
  await until(inDays(6));
  expect(await summaryOf(parent)).toMatchObject({ status: 'ended', hasActiveSubscription: false });
  expect(await plansOf(parent)).toEqual(['free']);
  expect((await parent.get(`/api/student/stats/${child}`)).statusCode).toBe(200);
  expect((await emailTo(testApp(), parent.email, 'has ended')).text).toContain('as you asked');
  expect((await pressSubscribe(parent, wizardBody(onRevise))).statusCode).toBe(200);
});

test('case 32: a renewal that fails leaves the plan for seven days and says so; another card brings it back', async () => {
  const { parent, until, useCard } = await aFamily(29);
  await useCard('pm_card_chargeCustomerFail');
  await until(inDays(2));
  expect((await summaryOf(parent)).status).toBe('past_due');
  expect(await plansOf(parent)).toEqual(['secondary_revise']);
  const letter = await emailTo(testApp(), parent.email, 'did not go through');
  for (const words of ['£35.00', 'for 7 days, until 29 November 2026', 'Change my card: http']) expect(letter.text).toContain(words);
  await useCard('pm_card_visa');
  await until(inDays(5));
  expect((await summaryOf(parent)).status).toBe('active');
  expect(await emailsAbout(parent.email, 'did not go through')).toHaveLength(1);
});

test('case 32: after the last try the subscription has ended, pupils are free, and a letter says that nothing is owed', async () => {
  const { parent, until, useCard } = await aFamily(29);
  await useCard('pm_card_chargeCustomerFail');
  await until(inDays(3));
  await until(inDays(12));
  expect(await summaryOf(parent)).toMatchObject({ status: 'ended', hasActiveSubscription: false });
  expect(await plansOf(parent)).toEqual(['free']);
  expect((await emailTo(testApp(), parent.email, 'has ended')).text).toContain('You owe us nothing');
});

test('case 33: begun on the 31st it renews on the 30th where the month is short, and on the 31st again', async () => {
  const { parent, until } = await aFamily(20);
  expect((await summaryOf(parent)).renewalDate).toBe('2026-11-30T16:00:00.000Z');
  await until(inDays(11));
  expect((await summaryOf(parent)).renewalDate).toBe('2026-12-31T16:00:00.000Z');
});

test('case 41: a dispute: the parent and support have a letter, the plan stays and nothing is refunded', async () => {
  const { parent, customer } = await aFamily(3);
  const stripe = provider.stripe();
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice?.id ?? '' })).data;
  const object = { id: 'dp_1', object: 'dispute', payment_intent: payment?.payment.payment_intent, amount: 3500 };
  const event = { id: 'evt_dispute', object: 'event', type: 'charge.dispute.created', created: 1, livemode: false, data: { object } };
  const body = JSON.stringify(event);
  expect(await provider.deliver({ headers: provider.sign(body), body })).toBe(200);
  expect(await provider.deliver({ headers: provider.sign(body), body })).toBe(200);
  expect((await emailTo(testApp(), parent.email, 'Your bank asked')).text).toContain('£35.00');
  expect((await emailTo(testApp(), 'help@hedgerow.example', 'disputed: £35.00')).text).toContain(parent.email);
  expect((await summaryOf(parent)).status).toBe('active');
  expect((await stripe.refunds.list({ limit: 100 })).data).toEqual([]);
});

test('a change of plan is confirmed in a letter: what was charged, the plans and the sum from now on', async () => {
  const { parent, child } = await aFamily(10, [{ year: 9, plan: 'secondary_learn' }]);
  const asked = { childId: child, planId: 'secondary_revise' };
  const { dueNow, prorationDate } = (await parent.post('/api/stripe/preview-change', asked)).json<{
    dueNow: number;
    prorationDate: string;
  }>();
  await parent.post('/api/stripe/change-plan', { ...asked, dueNow, prorationDate, attemptId: crypto.randomUUID() });
  const letter = await emailTo(testApp(), parent.email, 'Ada is on Revise now');
  for (const words of [`£${(dueNow / 100).toFixed(2)} was charged`, 'Ada: Revise: £35.00 a month', 'The next payment of £35.00'])
    expect(letter.text).toContain(words);
});

test('twice a year a parent is reminded what they pay, a week before, once', async () => {
  const { parent } = await aFamily(180);
  const { notices } = testApp().services;
  await notices.daily();
  const letter = await emailTo(testApp(), parent.email, 'reminder about your Hedgerow subscription');
  for (const words of ['£35.00 a month', '24 November 2026', 'in two clicks']) expect(letter.text).toContain(words);
  expect(await notices.daily()).toBe(0);
  expect(await emailsAbout(parent.email, 'reminder')).toHaveLength(1);
});

test('a discount that ends before the next payment is told, with the sum from then on', async () => {
  const { parent } = await aFamily(20);
  await testApp().database.pool.query(
    "update subscription_mirror set discount_percent = 50, discount_ends_at = '2026-11-29T12:00:00Z' where family_id = $1",
    [parent.familyId],
  );
  await testApp().services.notices.daily();
  const letter = await emailTo(testApp(), parent.email, 'discount ends soon');
  for (const words of ['29 November 2026', 'Total: £35.00 a month']) expect(letter.text).toContain(words);
});

test('a new price is told 30 days ahead to every family on the plan, once, and no sooner day is taken', async () => {
  const { parent } = await aFamily(3, [{ year: 4, plan: 'primary_scholar' }]);
  const { parent: other } = await aFamily(3, [{ year: 9, plan: 'secondary_learn' }]);
  const { notices } = testApp().services;
  const tell = (from: string) => notices.priceChange('primary_scholar', 3300, from as CalendarDate);
  await expect(tell('2026-12-19')).rejects.toThrow('30 days');
  expect(await tell('2026-12-20')).toEqual({ letters: 1 });
  const letter = await emailTo(testApp(), parent.email, 'price of Primary Scholar changes');
  expect(await tell('2026-12-20')).toEqual({ letters: 0 });
  for (const words of ['on or after 20 December 2026', '£33.00 a month', 'instead of £30.00', 'pay nothing more'])
    expect(letter.text).toContain(words);
  expect(await emailsAbout(other.email, 'changes on')).toEqual([]);
});
