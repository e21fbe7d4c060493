import type { Phase } from './key-stages.ts';
import type { PlanId } from './plans.ts';

/** The states of one child's plan in our mirror of the payment provider (payments.md 3). */
export const childPlanStates = ['pending', 'active', 'ending', 'ended'] as const;
export type ChildPlanState = (typeof childPlanStates)[number];

export type ChildPlan = {
  readonly planId: PlanId;
  readonly state: ChildPlanState;
  /** When access ends, for an ending plan; null while it goes on. */
  readonly endsAt: Date | null;
};

/** The states of a family's subscription, derived from the provider's, never set by hand (payments.md 3). */
export const subscriptionStates = ['none', 'pending', 'active', 'past_due', 'ending', 'suspended', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days of access that a failed renewal leaves (payments.md 3). */
export const graceDays = 7;

export const inGrace = (firstFailureAt: Date, now: Date): boolean => now.getTime() < firstFailureAt.getTime() + graceDays * 86_400_000;

/**
 * The one answer to "which plan does this child have now" (decisions.md 4, document 2 section 4):
 * an active plan, or one that is ending while now is before its end; otherwise free.
 */
export const effectivePlan = (plan: ChildPlan | undefined, now: Date): PlanId => {
  if (plan === undefined || plan.state === 'pending' || plan.state === 'ended') return 'free';
  if (plan.endsAt !== null && now.getTime() >= plan.endsAt.getTime()) return 'free';
  return plan.planId;
};

/**
 * A school's licence opens everything to all its pupils (document 3 section 2): the fullest plan of the pupil's phase, while it lasts.
 * It never stands in for what a family pays: bills, prices and changes of plan read `effectivePlan`.
 */
export const planWithLicence = (own: PlanId, licensedUntil: Date | null, phase: Phase, now: Date): PlanId => {
  if (licensedUntil === null || now.getTime() >= licensedUntil.getTime()) return own;
  return phase === 'primary' ? 'primary_scholar' : 'secondary_practice';
};
