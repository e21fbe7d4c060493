import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { BillingHistory, SubscriptionSummary } from '@hedgerow/contracts/billing';
import { type ChangeQuote, changeMessages } from '@hedgerow/contracts/billing-changes';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { emailTo } from '#testing/emails.ts';
import type { ChildRequest } from '#testing/paying.ts';
import { aFamilyThatPaysSince, type FamilySince } from '#testing/paying-since.ts';
import { childrenOf, type TestParent } from '#testing/people.ts';
import { openProvider } from '#testing/provider.ts';
import { startTestApp } from '#testing/test-app.ts';

const provider = openProvider(() => testApp());
const testApp = startTestApp(provider.settings);

const onPractice: readonly ChildRequest[] = [{ year: 9, plan: 'secondary_practice' }];
const aFamily = (children = onPractice, daysAgo = 15) => aFamilyThatPaysSince(testApp(), provider, { children, daysAgo });
const plansOf = async (parent: TestParent) => (await childrenOf(parent)).map(({ currentPlan }) => currentPlan);
const summaryOf = async (parent: TestParent) => (await parent.get('/api/stripe/subscription')).json<SubscriptionSummary>();
/** What was paid, newest first, in pence. */
const paidOf = async (parent: TestParent) =>
  (await parent.get('/api/stripe/billing-history')).json<BillingHistory>().map(({ amount_paid: paid }) => paid);
const preview = (parent: TestParent, childId: string, planId: PaidPlanId) => parent.post('/api/stripe/preview-change', { childId, planId });
const move = async (parent: TestParent, childId: string, planId: PaidPlanId) => {
  const { dueNow, prorationDate, ...quote } = (await preview(parent, childId, planId)).json<ChangeQuote>();
  const order = { childId, planId, dueNow, prorationDate, attemptId: randomUUID() };
  return { quote: { ...quote, dueNow }, order, answer: await parent.post('/api/stripe/change-plan', order) };
};
/** It is another day, and the parent has been here since. */
const goTo = async (date: Date): Promise<void> => {
  testApp().clock.now = date;
  const used = 'update session set created_at = $1, updated_at = $1, expires_at = $2';
  await testApp().database.pool.query(used, [date, new Date(date.getTime() + 86_400_000)]);
};
/** After the next payment, at the provider and here. */
const nextMonth = async ({ parent, until }: FamilySince): Promise<void> => {
  const { renewalDate, endsAt } = await summaryOf(parent);
  const after = new Date(new Date(renewalDate ?? endsAt ?? '').getTime() + 2 * 3_600_000);
  await goTo(after);
  await until(after);
};
const inTime = async (work: () => Promise<void>): Promise<void> => {
  const before = testApp().clock.now;
  await work().finally(() => {
    testApp().clock.now = before;
  });
};

test('case 27: a cheaper plan begins when the month that is paid ends: nothing now, no credit, the smaller sum then', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child, customer } = family;
    const { renewalDate } = await summaryOf(parent);
    const { quote, answer, order } = await move(parent, child, 'secondary_learn');
    expect(quote).toMatchObject({ dueNow: 0, nextAmount: 2000, lines: [], startsAt: renewalDate, nextDate: renewalDate });
    expect(answer.json()).toMatchObject({ status: 'done' });
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    const { currentPlans, amount } = await summaryOf(parent);
    expect([amount, currentPlans]).toMatchObject([
      2000,
      [
        {
          planId: 'secondary_practice',
          pence: 5000,
          status: 'active',
          next: { planId: 'secondary_learn', pence: 2000, from: renewalDate },
        },
      ],
    ]);
    const letter = await emailTo(testApp(), parent.email, 'moves to Learn on');
    expect(letter.text).toContain('keeps Secondary Practice until');
    expect(letter.text).toContain('£20.00');
    // Pressed again after a lost answer, and asked for once more: the same change.
    expect((await parent.post('/api/stripe/change-plan', order)).json()).toMatchObject({ status: 'done' });
    expect((await preview(parent, child, 'secondary_learn')).json<{ error: string }>().error).toBe(changeMessages.comesAlready);
    expect(await provider.stripe().customers.retrieve(customer)).toMatchObject({ balance: 0 });

    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['secondary_learn']);
    expect(await paidOf(parent)).toEqual([2000, 5000]);
    expect((await summaryOf(parent)).currentPlans).toMatchObject([{ planId: 'secondary_learn', next: null }]);
    expect((await provider.stripe().refunds.list({ limit: 10 })).data).toEqual([]);
  }));

test('the pupil keeps what the better plan opens until then, whether or not any news of the payment comes', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    const renewal = new Date((await summaryOf(parent)).renewalDate ?? '');
    const planAt = async (date: Date) => {
      await goTo(date);
      return (await childrenOf(parent))[0]?.currentPlan;
    };
    expect(await planAt(new Date(renewal.getTime() - 1))).toBe('secondary_practice');
    expect(await planAt(renewal)).toBe('secondary_learn');
  }));

test('it is taken back before it begins: the dearer plan goes on, and nothing was lost or charged', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    const back = await move(parent, child, 'secondary_practice');
    expect([back.answer.statusCode, back.quote.dueNow, back.quote.nextAmount, back.quote.startsAt]).toEqual([200, 0, 5000, null]);
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    expect((await summaryOf(parent)).currentPlans[0]?.next).toBeNull();
    await emailTo(testApp(), parent.email, 'stays on Secondary Practice');
    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    expect(await paidOf(parent)).toEqual([5000, 5000]);
  }));

test('another cheaper plan takes the place of the first; a dearer one than what still runs waits until that is kept', () =>
  inTime(async () => {
    const family = await aFamily([{ year: 9, plan: 'secondary_revise' }]);
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    const refused = await preview(parent, child, 'secondary_practice');
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, changeMessages.stayFirst('Revise')]);
    await move(parent, child, 'secondary_revise');
    // Half of the month is left: 15 of 30 days of £50 less 15 of 30 days of £35.
    const up = await move(parent, child, 'secondary_practice');
    expect([up.answer.statusCode, up.quote.dueNow]).toEqual([200, 2500 - 1750]);
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    await move(parent, child, 'secondary_learn');
    await move(parent, child, 'secondary_revise');
    expect((await summaryOf(parent)).currentPlans).toMatchObject([{ planId: 'secondary_practice', next: { planId: 'secondary_revise' } }]);
    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['secondary_revise']);
    expect((await paidOf(parent))[0]).toBe(3500);
  }));

test('with an end: it runs to the end of the month as it is, and Keep my plan brings the waiting change back with it', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    await parent.post('/api/stripe/cancel-subscription', {});
    expect(await plansOf(parent)).toEqual(['secondary_practice']);
    expect((await summaryOf(parent)).currentPlans).toMatchObject([{ planId: 'secondary_practice', next: null }]);
    expect((await preview(parent, child, 'secondary_practice')).statusCode).toBe(409);
    await parent.post('/api/stripe/keep-subscription', {});
    expect((await summaryOf(parent)).currentPlans).toMatchObject([{ planId: 'secondary_practice', next: { planId: 'secondary_learn' } }]);
    await parent.post('/api/stripe/cancel-subscription', {});
    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['free']);
    expect(await paidOf(parent)).toEqual([5000]);
  }));

test('with a refund in the 14 days: everything goes back and nothing stays, not even for a second start', () =>
  inTime(async () => {
    const family = await aFamily(onPractice, 3);
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    expect((await parent.post('/api/stripe/refund', {})).json()).toEqual({ amount: 5000, credit: 0 });
    expect(await plansOf(parent)).toEqual(['free']);
    const { rows } = await testApp().database.pool.query('select held_plan_id from child_plan where child_id = $1', [child]);
    expect(rows).toEqual([{ held_plan_id: null }]);
  }));

test('with a child who leaves: they keep the better plan to its end, and nothing is paid for them after it', () =>
  inTime(async () => {
    const family = await aFamily([...onPractice, { year: 8, plan: 'secondary_revise' }]);
    const { parent, child } = family;
    await move(parent, child, 'secondary_learn');
    expect((await parent.delete(`/api/parent/child/${child}`)).statusCode).toBe(200);
    expect(await plansOf(parent)).toEqual(['secondary_practice', 'secondary_revise']);
    expect((await summaryOf(parent)).amount).toBe(3500);
    await parent.post(`/api/parent/child/${child}/keep`, {});
    expect((await summaryOf(parent)).amount).toBe(5500);
    await parent.delete(`/api/parent/child/${child}`);
    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['free', 'secondary_revise']);
    expect((await paidOf(parent))[0]).toBe(3500);
  }));

test('with one more child: only the new place is paid for now, and both prices from then on', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child, children } = family;
    await move(parent, child, 'secondary_learn');
    const actor = {
      role: 'parent' as const,
      userId: parent.id,
      familyId: parent.familyId,
      childIds: children.map(({ id }) => id),
      carer: false,
    };
    const { families, changePlans } = testApp().services;
    const made = await families.addChild(actor, { firstName: 'Eve', lastName: 'Lee', age: 13, yearGroup: 'Year 9' });
    const wish = { kind: 'add' as const, childId: made.id, planId: 'secondary_learn' as const };
    const { dueNowPence, nextAmountPence, prorationDate } = await changePlans.previewChange(actor, wish);
    expect(nextAmountPence).toBe(4000);
    // Half of a month of £20 for the place that is new; the other one was paid as Practice.
    expect(dueNowPence).toBe(1000);
    await changePlans.change(actor, wish, { attemptId: randomUUID(), dueNowPence, prorationDate });
    expect(await plansOf(parent)).toEqual(['secondary_practice', 'secondary_learn']);
    await nextMonth(family);
    expect(await plansOf(parent)).toEqual(['secondary_learn', 'secondary_learn']);
    expect((await paidOf(parent))[0]).toBe(4000);
  }));

test('with a renewal that fails: seven days on the cheaper plan, and a sum of another button is refused', () =>
  inTime(async () => {
    const family = await aFamily();
    const { parent, child, useCard } = family;
    const { order } = await move(parent, child, 'secondary_learn');
    const wrong = { ...order, planId: 'secondary_revise', dueNow: 100, attemptId: randomUUID() };
    expect((await parent.post('/api/stripe/change-plan', wrong)).json<{ error: string }>().error).toBe(changeMessages.stale);
    await useCard('pm_card_chargeCustomerFail');
    await nextMonth(family);
    expect((await summaryOf(parent)).status).toBe('past_due');
    expect(await plansOf(parent)).toEqual(['secondary_learn']);
    expect((await preview(parent, child, 'secondary_practice')).json<{ error: string }>().error).toBe(changeMessages.behind);
  }));
