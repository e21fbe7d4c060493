import { expect, test } from 'vitest';
import { paymentErrors } from './billing-rules.ts';
import { monthlyTotal } from './order-total.ts';
import { renewalAfter } from './renewal-date.ts';

test('three children on three plans are 20 + 30 + 50 pounds', () => {
  expect(monthlyTotal([{ planId: 'primary_explorer' }, { planId: 'primary_scholar' }, { planId: 'secondary_practice' }])).toBe(10_000);
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
    city: 'City is required',
    startNow: 'Please agree that learning starts at once.',
  });
});
