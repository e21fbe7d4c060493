import { expect, test } from 'vitest';
import { planBadge, subscriptionBadge, subscriptionWords } from './subscription-words.ts';

const facts = { status: 'active', amount: 8000, renewalDate: '2026-12-21T09:00:00Z', endsAt: null, cancelAtPeriodEnd: false } as const;
const endingOn = (endsAt: string) => subscriptionWords({ ...facts, status: 'ending', endsAt });

test('a parent reads the next sum and its day', () => {
  expect(subscriptionWords(facts)).toBe('Next payment: £80.00 on 21\u00A0December\u00A02026.');
});

test('a subscription paid by code names no payment', () => {
  expect(subscriptionWords({ ...facts, renewalDate: null })).toBe('Nothing is due.');
});

test('one that was cancelled keeps its access until its day', () => {
  const ending = { ...facts, cancelAtPeriodEnd: true, endsAt: '2026-12-21T09:00:00Z' };
  expect(subscriptionWords(ending)).toBe('Access continues until 21\u00A0December\u00A02026, and nothing more is charged.');
  expect(subscriptionBadge(ending).words).toBe('Ending Soon');
});

test('case 42: the day that is shown is the day in England, in summer and in winter', () => {
  expect(endingOn('2026-07-31T23:30:00Z')).toContain('1\u00A0August\u00A02026');
  expect(endingOn('2026-12-31T23:30:00Z')).toContain('31\u00A0December\u00A02026');
});

test('nobody is asked to pay for a payment that is still being tried', () => {
  expect(subscriptionWords({ ...facts, status: 'past_due' })).toContain('Learning continues for seven days');
});

test('a child whose payment waits, and one whose plan ends, have their badge', () => {
  expect(planBadge('pending')?.words).toBe('Pending Payment');
  expect(planBadge('ending')?.words).toBe('Ending Soon');
  expect(planBadge('active')).toBeUndefined();
});
