import { planIds } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import { planLine } from './plan-line.ts';

const pupil = { phase: 'secondary', subscriptionPlan: 'secondary_revise', subscriptionTier: 'premium', viewedByParent: false } as const;

test('the phase, the plan and the tier, and to a pupil nothing of what it costs', () => {
  expect(planLine(pupil)).toBe('Current Plan: SECONDARY · Revise · premium');
  expect(planLine({ ...pupil, subscriptionPlan: 'free', subscriptionTier: 'free' })).toBe('Current Plan: SECONDARY · No active plan');
  for (const subscriptionPlan of planIds) expect(planLine({ ...pupil, phase: 'primary', subscriptionPlan })).not.toMatch(/£|\d/);
});

test('a parent who looks reads the price a month', () => {
  expect(planLine({ ...pupil, viewedByParent: true })).toBe('Current Plan: SECONDARY · Revise · premium · £35.00 a month');
  expect(planLine({ ...pupil, subscriptionPlan: 'free', subscriptionTier: 'free', viewedByParent: true })).not.toContain('£');
});
