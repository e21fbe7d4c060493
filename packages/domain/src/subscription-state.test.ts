import { expect, test } from 'vitest';
import type { ChildPlanState, SubscriptionState } from './effective-plan.ts';
import type { PaidPlanId } from './plans.ts';
import {
  accessEndsAt,
  currentOf,
  grantPlans,
  isLive,
  type PlanHolder,
  type ProviderStatus,
  subscriptionStateFor,
} from './subscription-state.ts';

const now = new Date('2026-11-20T16:00:00Z');
const later = new Date('2026-12-20T16:00:00Z');
const facts = (status: ProviderStatus, cancelAtPeriodEnd = false) => ({
  status,
  cancelAtPeriodEnd,
  cancelAt: cancelAtPeriodEnd ? later : null,
});

test.each<[ProviderStatus, boolean, SubscriptionState]>([
  ['incomplete', false, 'pending'],
  ['incomplete_expired', false, 'none'],
  ['active', false, 'active'],
  ['active', true, 'ending'],
  ['trialing', false, 'active'],
  ['past_due', false, 'past_due'],
  ['past_due', true, 'past_due'],
  ['unpaid', false, 'suspended'],
  ['paused', false, 'suspended'],
  ['canceled', false, 'ended'],
])('%s (to be cancelled: %s) is %s', (status, cancel, state) => {
  expect(subscriptionStateFor(facts(status, cancel))).toBe(state);
});

test('a date of cancellation alone is an ending too', () => {
  expect(subscriptionStateFor({ status: 'active', cancelAtPeriodEnd: false, cancelAt: later })).toBe('ending');
});

test('a live subscription counts before a newer unpaid one, and among live ones the newest', () => {
  const [unpaid, newer, older, gone] = [facts('incomplete'), facts('past_due'), facts('active'), facts('canceled')];
  expect(currentOf([unpaid, newer, older, gone])).toBe(newer);
  expect(currentOf([facts('incomplete_expired'), gone])).toBe(gone);
  expect(currentOf([])).toBeUndefined();
});

test('unpaid and paused subscriptions open nothing, and still stand in the way of a second one', () => {
  expect(isLive('suspended')).toBe(true);
  expect(
    grantPlans([holder('a', 'active')], [{ planId: 'secondary_learn', quantity: 1 }], { state: 'suspended', endsAt: now }, now).holders,
  ).toEqual([holder('a', 'ended', now)]);
});

test('access ends with the period that is paid, or seven days after the renewal that failed first', () => {
  const ends = { periodEnd: later, cancelAt: null, firstFailureAt: new Date('2026-11-18T00:00:00Z') };
  expect(accessEndsAt({ ...ends, state: 'active' }, now)).toBeNull();
  expect(accessEndsAt({ ...ends, state: 'ending' }, now)).toEqual(later);
  expect(accessEndsAt({ ...ends, state: 'past_due' }, now)).toEqual(new Date('2026-11-25T00:00:00Z'));
});

const holder = (
  childId: string,
  state: ChildPlanState,
  endsAt: Date | null = null,
  planId: PaidPlanId = 'secondary_learn',
): PlanHolder => ({
  childId,
  planId,
  state,
  endsAt,
  leaving: false,
  held: null,
});
const learn = (quantity: number) => [{ planId: 'secondary_learn', quantity }] as const;
const open = { state: 'active', endsAt: null } as const;

test('waiting children become active when as many are paid for', () => {
  const { holders, mismatches } = grantPlans([holder('a', 'pending'), holder('b', 'pending')], learn(2), open, now);
  expect(holders).toEqual([holder('a', 'active'), holder('b', 'active')]);
  expect(mismatches).toEqual([]);
});

test('fewer paid for than hold the plan: the oldest keep it, and it is told', () => {
  const { holders, mismatches } = grantPlans([holder('a', 'active'), holder('b', 'active')], learn(1), open, now);
  expect(holders).toEqual([holder('a', 'active'), holder('b', 'ended', now)]);
  expect(mismatches).toEqual([{ planId: 'secondary_learn', paid: 1, children: 2 }]);
});

test('more paid for than there are children is told as well', () => {
  expect(grantPlans([holder('a', 'active')], learn(2), open, now).mismatches).toEqual([
    { planId: 'secondary_learn', paid: 2, children: 1 },
  ]);
});

test('a child who waits for their own payment does not push out one who is paid for', () => {
  const { holders, mismatches } = grantPlans([holder('new', 'pending'), holder('a', 'active')], learn(1), open, now);
  expect(holders).toEqual([holder('new', 'pending'), holder('a', 'active')]);
  expect(mismatches).toEqual([]);
});

test('a removed child keeps the time that is paid, then it ends', () => {
  const both = [holder('a', 'active'), holder('removed', 'ending', later)];
  expect(grantPlans(both, learn(1), open, now).holders[1]).toEqual(holder('removed', 'ending', later));
  expect(grantPlans(both, learn(1), open, new Date('2027-01-01T00:00:00Z')).holders[1]).toEqual(holder('removed', 'ended', later));
});

test('a cancelled family is ending until its date, and taking it back opens every plan again', () => {
  const ending = grantPlans([holder('a', 'active')], learn(1), { state: 'ending', endsAt: later }, now).holders;
  expect(ending).toEqual([holder('a', 'ending', later)]);
  expect(grantPlans(ending, learn(1), open, now).holders).toEqual([holder('a', 'active')]);
});

test('when the subscription is over every plan has ended, and one that waits still waits', () => {
  const { holders } = grantPlans([holder('a', 'active'), holder('b', 'pending')], learn(1), { state: 'ended', endsAt: now }, now);
  expect(holders).toEqual([holder('a', 'ended', now), holder('b', 'pending')]);
});

test('a plan that was suspended comes back with the payment', () => {
  expect(grantPlans([holder('a', 'ended', now)], learn(1), open, now).holders).toEqual([holder('a', 'active')]);
});

test('a child who was taken off never stands in for a sibling who stays, not even after a cancellation was taken back', () => {
  const leaving = { ...holder('a', 'ending', later), leaving: true };
  const { holders, mismatches } = grantPlans([leaving, holder('b', 'ending', later)], learn(1), open, now);
  expect(holders.map(({ childId, state, endsAt }) => [childId, state, endsAt])).toEqual([
    ['a', 'ending', later],
    ['b', 'active', null],
  ]);
  expect(mismatches).toEqual([]);
});
