import { planIds } from '@hedgerow/domain/plans';
import { expect, test } from 'vitest';
import { planLine } from './plan-line.ts';

const pupil = { phase: 'secondary', subscriptionPlan: 'secondary_revise', subscriptionTier: 'premium', planPrice: null } as const;

test('the phase and the plan, and to a pupil nothing of what it costs or is sold as', () => {
  expect(planLine(pupil)).toBe('Current plan: Revise (secondary)');
  expect(planLine({ ...pupil, subscriptionPlan: 'free', subscriptionTier: 'free' })).toBe('No active plan (secondary)');
  expect(planLine({ ...pupil, phase: 'primary', subscriptionPlan: 'primary_explorer' })).toBe('Current plan: Primary Explorer');
  expect(planLine({ ...pupil, subscriptionPlan: 'secondary_practice' })).toBe('Current plan: Secondary Practice');
  for (const subscriptionPlan of planIds) expect(planLine({ ...pupil, phase: 'primary', subscriptionPlan })).not.toMatch(/£|\d|premium/);
});

const costs = (pence: number, every: 'month' | 'year') => planLine({ ...pupil, planPrice: { pence, every } });

test('a parent who looks reads what they pay, by the month or by the year', () => {
  expect(costs(3500, 'month')).toBe('Current plan: Revise (secondary), premium, £35.00 a month');
  expect(costs(35_000, 'year')).toBe('Current plan: Revise (secondary), premium, £350.00 a year');
});
