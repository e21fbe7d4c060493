import { expect, test } from 'vitest';
import { type FamilyChild, type NewestSubscription, standingOf } from './profile-view.ts';

const ends = new Date('2026-11-27T16:00:00Z');
const [during, after] = [new Date('2026-11-22T09:00:00Z'), new Date('2026-12-24T09:00:00Z')];
const ivy: FamilyChild = {
  child: {
    id: 'ivy',
    firstName: 'Ivy',
    lastName: 'Lee',
    birthMonth: null,
    statedAge: 8,
    statedOn: '2026-11-20',
    yearGroup: 4,
    academicYear: 2026,
    school: null,
    status: 'active',
    modelChosen: null,
  },
  plan: {
    planId: 'primary_scholar',
    state: 'ended',
    endsAt: null,
    heldPlanId: null,
    heldUntil: null,
    weekPlanId: 'primary_scholar',
    weekUntil: ends,
  },
  licensedUntil: null,
};
const subscription: NewestSubscription = { cancelAt: null, cancelAtPeriodEnd: false, interval: 'month', state: 'ended', syncedAt: after };
const weekOf = (child: FamilyChild, now: Date, paid?: NewestSubscription) => standingOf([child], paid, now).freeWeekEndsAt;

test('a free week is told of while it runs, and after it until something else has come', () => {
  expect([weekOf(ivy, during), weekOf(ivy, after)]).toEqual([ends, ends]);
  expect(weekOf(ivy, after, subscription)).toBeNull();
  expect(weekOf(ivy, after, { ...subscription, state: 'none' })).toEqual(ends);
  expect(weekOf({ ...ivy, licensedUntil: new Date('2027-08-31T00:00:00Z') }, after)).toBeNull();
});
