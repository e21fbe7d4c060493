import { expect, test } from 'vitest';
import { gateFor } from './gate.ts';

const nothingYet = { childrenSetupComplete: false, subscriptionPlan: 'free', lapsed: false, carer: false } as const;
const children = { childrenSetupComplete: true, subscriptionPlan: 'free', lapsed: false, carer: false } as const;
const paid = { childrenSetupComplete: true, subscriptionPlan: 'primary_scholar', lapsed: false, carer: false } as const;
const dashboard = '/parent/dashboard';

test('a parent meets the children setup first, then the plan, then the dashboard', () => {
  expect(gateFor(nothingYet, dashboard, false)).toBe('children');
  expect(gateFor(children, dashboard, false)).toBe('plan');
  expect(gateFor(paid, dashboard, false)).toBeUndefined();
});

test('a family whose plan has ended goes in to what is kept', () => {
  expect(gateFor({ ...children, lapsed: true }, dashboard, false)).toBeUndefined();
});

test('the flag of a setup that was just sent opens the next gate, and never the last one', () => {
  expect(gateFor(nothingYet, dashboard, true)).toBe('plan');
  expect(gateFor(children, dashboard, true)).toBe('plan');
});

test.each(['/onboarding/children-setup', '/onboarding/plan-selection', '/subscription/subscribe', '/payment-success'])(
  '%s is never behind a gate',
  (path) => expect(gateFor(nothingYet, path, false)).toBeUndefined(),
);

test('an address that only begins alike is behind the gates', () => {
  expect(gateFor(nothingYet, '/subscriptions', false)).toBe('children');
});

test('a second carer meets no gate: children and plans are the owner’s to add', () => {
  expect(gateFor({ childrenSetupComplete: false, subscriptionPlan: 'free', lapsed: false, carer: true }, '/parent/dashboard', false)).toBe(
    undefined,
  );
});
