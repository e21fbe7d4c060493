import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { BillingHistory, SubscriptionStarted, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { type ChangeQuote, changeMessages } from '@hedgerow/contracts/billing-changes';
import { checkoutMessages } from '@hedgerow/contracts/checkout';
import type { Interval } from '@hedgerow/domain/plans';
import { emailsTo, emailTo } from '#testing/emails.ts';
import { type ChildRequest, confirmInBrowser, pressSubscribe, wizardBody } from '#testing/paying.ts';
import { aFamilyThatPaysSince, type FamilySince } from '#testing/paying-since.ts';
import { aParent, childrenOf, opensScreens, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';
import { startTestApp } from '#testing/test-app.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const onRevise: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_revise' }];
const hour = 3_600_000;
const aFamily = (interval: Interval, daysAgo = 15, children = onRevise) =>
  aFamilyThatPaysSince(testApp(), provider, { children, daysAgo, interval });
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ currentPlan }) => currentPlan);
/** What was paid, newest first, in pence. */
const paidOf = async (parent: TestParent) =>
  (await parent.get('/api/stripe/billing-history')).json<BillingHistory>().map(({ amount_paid: paid }) => paid);
const preview = (parent: TestParent, interval: Interval) => parent.post('/api/stripe/preview-interval', { interval });
const changeTo = async (parent: TestParent, interval: Interval) => {
  const asked = await preview(parent, interval);
  if (asked.statusCode !== 200) throw new Error(asked.body);
  const quote = asked.json<ChangeQuote>();
  const order = { interval, dueNow: quote.dueNow, prorationDate: quote.prorationDate, attemptId: randomUUID() };
  return { quote, order, answer: await parent.post('/api/stripe/change-interval', order) };
};
const goTo = async (date: Date): Promise<void> => {
  testApp().clock.now = date;
  const used = 'update session set created_at = $1, updated_at = $1, expires_at = $2';
  await testApp().database.pool.query(used, [date, new Date(date.getTime() + 24 * hour)]);
};
/** A little after the next payment, at the provider and here. */
const nextPayment = async ({ parent, until }: FamilySince): Promise<void> => {
  const { renewalDate, endsAt } = await summaryOf(parent);
  const after = new Date(new Date(renewalDate ?? endsAt ?? '').getTime() + 2 * hour);
  await goTo(after);
  await until(after);
};
const inTime = async (work: () => Promise<void>): Promise<void> => {
  const before = testApp().clock.now;
  await work().finally(() => {
    testApp().clock.now = before;
  });
};
const errorOf = (answer: LightMyRequestResponse): string => answer.json<{ error: string }>().error;

test('a year is paid with the order, said everywhere as a year, and renews a year later', () =>
  inTime(async () => {
    const family = await aFamily('year', 0);
    const { parent } = family;
    expect(await paidOf(parent)).toEqual([35_000]);
    const summary = await summaryOf(parent);
    const page = await opensScreens(parent, (await childrenOf(parent))[0]?.id ?? '');
    expect((await page.get('/api/simple-auth/profile')).json<Profile>().user?.planPrice).toEqual({ pence: 35_000, every: 'year' });
    expect(summary).toMatchObject({
      status: 'active',
      amount: 35_000,
      interval: 'year',
      nextInterval: null,
      currentPlans: [{ pence: 35_000 }],
    });
    expect(summary.renewalDate?.slice(0, 10)).toBe('2027-11-20');
    const letter = await emailTo(testApp(), parent.email, 'subscription is confirmed');
    for (const words of [
      '£350.00 a year',
      'from year to year',
      'the end of the year you have paid for',
      'We do not refund the rest of a year',
    ])
      expect(letter.text).toContain(words);
    await nextPayment(family);
    expect(await paidOf(parent)).toEqual([35_000, 35_000]);
    expect(await plansOf(parent)).toEqual(['secondary_revise']);
  }));

test('30 days before another year is paid a letter says when, how much and how to have it otherwise, once', () =>
  inTime(async () => {
    const family = await aFamily('year', 0);
    const { parent, until } = family;
    const renewal = new Date((await summaryOf(parent)).renewalDate ?? '');
    const about = async () => (await emailsTo(testApp(), parent.email)).filter(({ subject }) => subject.includes('year renews on'));
    for (const daysBefore of [31, 30, 29]) {
      await goTo(new Date(renewal.getTime() - daysBefore * 24 * hour));
      await until(testApp().clock.now);
      await testApp().services.notices.daily();
      if (daysBefore <= 30) await emailTo(testApp(), parent.email, 'year renews on');
      expect(await about()).toHaveLength(daysBefore > 30 ? 0 : 1);
    }
    const { text } = await emailTo(testApp(), parent.email, 'year renews on');
    for (const words of ['£350.00', '20 November 2027', 'pay every month']) expect(text).toContain(words);
  }));

test('from months to a year: what is left of the month comes off, the year begins today, and what is charged stood on the button', () =>
  inTime(async () => {
    const family = await aFamily('month');
    const { parent } = family;
    const { quote, order, answer } = await changeTo(parent, 'year');
    // Half of the month is left: 15 of 30 days of £35.00.
    expect(quote).toMatchObject({ dueNow: 35_000 - 1750, nextAmount: 35_000, startsAt: null });
    expect(quote.nextDate.slice(0, 10)).toBe('2027-11-20');
    expect(answer.json()).toMatchObject({ status: 'done', clientSecret: null });
    expect(await paidOf(parent)).toEqual([33_250, 3500]);
    expect(await summaryOf(parent)).toMatchObject({ interval: 'year', amount: 35_000, renewalDate: quote.nextDate });
    expect(await plansOf(parent)).toEqual(['secondary_revise']);
    const letter = await emailTo(testApp(), parent.email, 'by the year now');
    for (const words of ['£332.50 was charged', '£350.00 a year', '14 days']) expect(letter.text).toContain(words);
    // Pressed again after a lost answer: the same change.
    expect((await parent.post('/api/stripe/change-interval', order)).json()).toMatchObject({ status: 'done' });
    expect(await paidOf(parent)).toHaveLength(2);
    expect(errorOf(await preview(parent, 'year'))).toBe(changeMessages.sameInterval);
  }));

test('a sum of another button, or an old one, changes nothing and charges nothing', async () => {
  const { parent } = await aFamily('month');
  const { dueNow, prorationDate } = (await preview(parent, 'year')).json<ChangeQuote>();
  const order = { interval: 'year', dueNow: dueNow - 1, prorationDate, attemptId: randomUUID() };
  const old = new Date(testApp().clock.now.getTime() - hour).toISOString();
  for (const wrong of [order, { ...order, dueNow, prorationDate: old }]) {
    const answer = await parent.post('/api/stripe/change-interval', wrong);
    expect([answer.statusCode, errorOf(answer)]).toEqual([409, changeMessages.stale]);
  }
  expect([await paidOf(parent), (await summaryOf(parent)).interval]).toEqual([[3500], 'month']);
});

test('a card that is declined leaves the months as they were; one that asks for proof changes them once it is given', async () => {
  const { parent, useCard } = await aFamily('month');
  await useCard('pm_card_chargeCustomerFail');
  const declined = await changeTo(parent, 'year');
  expect([declined.answer.statusCode, errorOf(declined.answer)]).toEqual([402, changeMessages.declined('Your card was declined.')]);
  expect([await paidOf(parent), (await summaryOf(parent)).interval]).toEqual([[3500], 'month']);
  await useCard('pm_card_threeDSecure2Required');
  const { answer, order } = await changeTo(parent, 'year');
  const { status, clientSecret } = answer.json<{ status: string; clientSecret: string }>();
  expect([status, (await summaryOf(parent)).interval]).toEqual(['requires_action', 'month']);
  // Not paid yet: nothing has settled it, and looking changes nothing.
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect((await emailsTo(testApp(), parent.email)).filter(({ subject }) => subject.includes('by the year'))).toEqual([]);
  const started: SubscriptionStarted = {
    subscriptionId: '',
    status: 'active',
    requiresAction: true,
    paymentIntent: { client_secret: clientSecret },
  };
  await confirmInBrowser(parent, started);
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect((await summaryOf(parent)).interval).toBe('year');
  expect((await parent.post('/api/stripe/give-up-change', { attemptId: order.attemptId })).json()).toEqual({ status: 'done' });
  await emailTo(testApp(), parent.email, 'by the year now');
});

test('from a year to months: nothing now, the year is used up, months follow; until then it can be taken back', () =>
  inTime(async () => {
    const family = await aFamily('year', 20);
    const { parent } = family;
    const { renewalDate } = await summaryOf(parent);
    const { quote, answer } = await changeTo(parent, 'month');
    expect([answer.statusCode, quote.dueNow, quote.nextAmount, quote.startsAt]).toEqual([200, 0, 3500, renewalDate]);
    expect(await summaryOf(parent)).toMatchObject({
      interval: 'year',
      amount: 35_000,
      nextInterval: { interval: 'month', amount: 3500, from: renewalDate },
    });
    const letter = await emailTo(testApp(), parent.email, 'every month from');
    for (const words of ['nothing was charged today', '£35.00 a month', 'The next payment of £35.00']) expect(letter.text).toContain(words);
    expect(errorOf(await preview(parent, 'month'))).toBe(changeMessages.sameInterval);

    const back = await changeTo(parent, 'year');
    expect([back.answer.statusCode, back.quote.dueNow, back.quote.nextAmount]).toEqual([200, 0, 35_000]);
    expect((await summaryOf(parent)).nextInterval).toBeNull();
    await emailTo(testApp(), parent.email, 'carry on paying Hedgerow by the year');

    await changeTo(parent, 'month');
    await nextPayment(family);
    expect(await paidOf(parent)).toEqual([3500, 35_000]);
    expect(await summaryOf(parent)).toMatchObject({ interval: 'month', amount: 3500, nextInterval: null });
    await nextPayment(family);
    expect(await paidOf(parent)).toEqual([3500, 3500, 35_000]);
    // The way is free again: for another plan, and for a year.
    expect((await changeTo(parent, 'year')).answer.statusCode).toBe(200);
  }));

test('while months wait: plans wait with them, a child may leave, and an end takes the place of all of it', () =>
  inTime(async () => {
    const family = await aFamily('year', 20, [...onRevise, { year: 8, plan: 'secondary_learn' }]);
    const { parent, child } = family;
    await changeTo(parent, 'month');
    const move = await parent.post('/api/stripe/preview-change', { childId: child, planId: 'secondary_practice' });
    expect([move.statusCode, errorOf(move)]).toEqual([409, changeMessages.keepYearFirst]);
    expect((await parent.delete(`/api/parent/child/${child}`)).statusCode).toBe(200);
    expect(await summaryOf(parent)).toMatchObject({ amount: 20_000, nextInterval: { interval: 'month', amount: 2000 } });
    await parent.post('/api/stripe/cancel-subscription', {});
    expect(await summaryOf(parent)).toMatchObject({ status: 'ending', nextInterval: null });
    await nextPayment(family);
    expect([await plansOf(parent), await paidOf(parent)]).toEqual([['free', 'free'], [55_000]]);
  }));

test('within a year: a dearer plan costs the rest of the year now, a cheaper one begins when the year ends, one more child joins for the rest', () =>
  inTime(async () => {
    const family = await aFamily('year', 0);
    const { parent, child, children } = family;
    // A whole year less nothing: £500 less £350.
    const asked = { childId: child, planId: 'secondary_practice' };
    const up = (await parent.post('/api/stripe/preview-change', asked)).json<ChangeQuote>();
    expect([up.dueNow, up.nextAmount]).toEqual([15_000, 50_000]);
    const { dueNow, prorationDate } = up;
    await parent.post('/api/stripe/change-plan', { ...asked, dueNow, prorationDate, attemptId: randomUUID() });
    expect((await emailTo(testApp(), parent.email, 'is on Secondary Practice now')).text).toContain('for the rest of this year');
    const down = { childId: child, planId: 'secondary_learn' };
    const later = (await parent.post('/api/stripe/preview-change', down)).json<ChangeQuote>();
    expect([later.dueNow, later.nextAmount, later.startsAt]).toEqual([0, 20_000, (await summaryOf(parent)).renewalDate]);
    await parent.post('/api/stripe/change-plan', { ...down, dueNow: 0, prorationDate: later.prorationDate, attemptId: randomUUID() });
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    const actor = {
      role: 'parent' as const,
      userId: parent.id,
      familyId: parent.familyId,
      childIds: children.map(({ id }) => id),
      carer: false,
    };
    const made = await testApp().services.families.addChild(actor, { firstName: 'Eve', lastName: 'Lee', age: 13, yearGroup: 'Year 9' });
    const wish = { kind: 'add' as const, childId: made.id, planId: 'secondary_learn' as const };
    expect(await testApp().services.changePlans.previewChange(actor, wish)).toMatchObject({ dueNowPence: 20_000, nextAmountPence: 40_000 });
    await nextPayment(family);
    expect([await plansOf(parent), (await paidOf(parent))[0]]).toEqual([['secondary_learn', 'free'], 20_000]);
  }));

test('what stops a year: a cheaper plan that waits, an end, a payment that is behind, a discount for some months', async () => {
  const waiting = await aFamily('month');
  const asked = { childId: waiting.child, planId: 'secondary_learn' };
  const { prorationDate } = (await waiting.parent.post('/api/stripe/preview-change', asked)).json<ChangeQuote>();
  await waiting.parent.post('/api/stripe/change-plan', { ...asked, dueNow: 0, prorationDate, attemptId: randomUUID() });
  expect(errorOf(await preview(waiting.parent, 'year'))).toBe(changeMessages.waitsFirst);
  await waiting.parent.post('/api/stripe/cancel-subscription', {});
  expect(errorOf(await preview(waiting.parent, 'year'))).toBe(changeMessages.ending);

  await testApp().services.codes.create({ code: 'SPRING', percent: 25, partnerName: 'Oak Lane Books', months: 3 });
  const parent = await aParent(testApp());
  await parent.post('/api/payments/apply-partner-code', { code: 'spring', keep: true });
  const refused = await pressSubscribe(parent, { ...wizardBody(onRevise), interval: 'year' });
  expect([refused.statusCode, errorOf(refused)]).toEqual([400, checkoutMessages.codeMonthly]);
  const started = (await pressSubscribe(parent, { ...wizardBody(onRevise), interval: 'month' })).json<SubscriptionStarted>();
  await confirmInBrowser(parent, started);
  await parent.post(`/api/payments/sync-subscription/${parent.id}`);
  expect(errorOf(await preview(parent, 'year'))).toBe(changeMessages.discountMonthly('20 February 2027'));
  expect((await preview(await aParent(testApp()), 'year')).statusCode).toBe(409);
  expect((await parent.post('/api/stripe/preview-interval', { interval: 'week' })).statusCode).toBe(400);
});

test('money back: within 14 days of a year all of it, whether it is the first payment, a change, or another year; later none', () =>
  inTime(async () => {
    const first = await aFamily('year', 13);
    expect((await first.parent.post('/api/stripe/refund', {})).json()).toEqual({ amount: 35_000, credit: 0 });
    const changed = await aFamily('month', 45);
    await changeTo(changed.parent, 'year');
    const [year = 0] = await paidOf(changed.parent);
    expect((await changed.parent.get('/api/stripe/refund')).json()).toMatchObject({ available: true, amount: year });
    await changed.parent.post('/api/stripe/cancel-subscription', {});
    expect((await emailTo(testApp(), changed.parent.email, 'ends on')).text).toContain('14 days of paying for this year');
    expect((await changed.parent.post('/api/stripe/refund', {})).json()).toEqual({ amount: year, credit: 0 });
    expect(await plansOf(changed.parent)).toEqual(['free']);

    const old = await aFamily('year', 16);
    expect((await old.parent.get('/api/stripe/refund')).json()).toMatchObject({ available: false });
    expect((await old.parent.post('/api/stripe/refund', {})).statusCode).toBe(409);
    await nextPayment(old);
    expect((await old.parent.post('/api/stripe/refund', {})).json()).toEqual({ amount: 35_000, credit: 0 });
  }));
