import { expect, test } from 'vitest';
import { paymentErrors } from './billing-rules.ts';
import { orderTotal } from './order-total.ts';
import { monthsOf, renewalAfter } from './renewal-date.ts';

test('three children on three plans are 20 + 30 + 50 pounds', () => {
  const lines = [{ planId: 'primary_explorer' }, { planId: 'primary_scholar' }, { planId: 'secondary_practice' }] as const;
  expect([orderTotal(lines, 'month'), orderTotal(lines, 'year'), orderTotal(lines, 'year', 25)]).toEqual([10_000, 100_000, 75_000]);
});

test('a year renews a year later', () => {
  expect(renewalAfter(new Date('2028-02-29T10:00:00Z'), monthsOf('year'))).toBe('2029-02-28');
  expect(renewalAfter(new Date('2026-11-21T10:00:00Z'), monthsOf('month'))).toBe('2026-12-21');
});

test('it renews a month later, on the last day of a shorter month, in London time', () => {
  expect(renewalAfter(new Date('2026-11-21T10:00:00Z'))).toBe('2026-12-21');
  expect(renewalAfter(new Date('2027-01-31T10:00:00Z'))).toBe('2027-02-28');
  expect(renewalAfter(new Date('2026-12-31T10:00:00Z'))).toBe('2027-01-31');
  expect(renewalAfter(new Date('2026-06-30T23:30:00Z'))).toBe('2026-08-01');
});

test('nobody pays without an address and without having agreed', () => {
  const filled = { name: 'Sam Ash', email: 'sam@example.org', line1: '1 Hedge Lane', city: 'Wells', postalCode: 'BA5 2AA', startNow: true };
  expect(paymentErrors(filled)).toEqual({});
  expect(paymentErrors({ ...filled, email: 'sam', city: ' ', startNow: false })).toEqual({
    email: 'Please enter a valid email address.',
    city: 'Town or city is required',
    startNow: 'Please agree that learning starts at once.',
  });
});
