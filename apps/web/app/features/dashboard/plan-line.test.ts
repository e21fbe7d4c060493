import { planIds } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import { planLine } from './plan-line.ts';

const pupil = { phase: 'secondary', subscriptionPlan: 'secondary_revise', subscriptionTier: 'premium', planPrice: null } as const;

test('the phase, the plan and the tier, and to a pupil nothing of what it costs', () => {
  expect(planLine(pupil)).toBe('Current Plan: SECONDARY · Revise · premium');
  expect(planLine({ ...pupil, subscriptionPlan: 'free', subscriptionTier: 'free' })).toBe('Current Plan: SECONDARY · No active plan');
  for (const subscriptionPlan of planIds) expect(planLine({ ...pupil, phase: 'primary', subscriptionPlan })).not.toMatch(/£|\d/);
});

const costs = (pence: number, every: 'month' | 'year') => planLine({ ...pupil, planPrice: { pence, every } });

test('a parent who looks reads what they pay, by the month or by the year', () => {
  expect(costs(3500, 'month')).toBe('Current Plan: SECONDARY · Revise · premium · £35.00 a month');
  expect(costs(35_000, 'year')).toBe('Current Plan: SECONDARY · Revise · premium · £350.00 a year');
});
