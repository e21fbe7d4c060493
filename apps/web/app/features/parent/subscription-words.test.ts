import { expect, test } from 'vitest';
import { subscriptionWords } from './subscription-words.ts';

const facts = { status: 'active', amount: 8000, renewalDate: '2026-12-21T09:00:00Z', endsAt: null, cancelAtPeriodEnd: false } as const;

test('a parent reads the next sum and its day', () => {
  expect(subscriptionWords(facts)).toBe('Active. Next payment: £80.00 on 21 December 2026.');
});

test('a subscription paid by code names no payment', () => {
  expect(subscriptionWords({ ...facts, renewalDate: null })).toBe('Active.');
});

test('one that was cancelled keeps its access until its day', () => {
  const words = subscriptionWords({ ...facts, cancelAtPeriodEnd: true, endsAt: '2026-12-21T09:00:00Z' });
  expect(words).toBe('Ending Soon. Access continues until 21 December 2026, and nothing more is charged.');
});

test('nobody is asked to pay for a payment that is still being tried', () => {
  expect(subscriptionWords({ ...facts, status: 'past_due' })).toContain('Learning continues');
});
