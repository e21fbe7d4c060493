import { planIds } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import { planLine } from './plan-line.ts';

test('the phase, the plan and the tier, and nothing of what it costs', () => {
  expect(planLine({ phase: 'secondary', subscriptionPlan: 'secondary_revise', subscriptionTier: 'premium' })).toBe(
    'Current Plan: SECONDARY · Revise · premium',
  );
  expect(planLine({ phase: 'secondary', subscriptionPlan: 'free', subscriptionTier: 'free' })).toBe(
    'Current Plan: SECONDARY · No active plan',
  );
  for (const subscriptionPlan of planIds)
    expect(planLine({ phase: 'primary', subscriptionPlan, subscriptionTier: 'premium' })).not.toMatch(/£|\d/);
});
