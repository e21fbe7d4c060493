import type { Phase } from './key-stages.ts';
import type { PlanId } from './plans.ts';

/** The states of one child's plan in our mirror of the payment provider (docs/product/money.md#states). */
export const childPlanStates = ['pending', 'active', 'ending', 'ended'] as const;
export type ChildPlanState = (typeof childPlanStates)[number];

export type ChildPlan = {
  readonly planId: PlanId;
  readonly state: ChildPlanState;
  /** When access ends, for an ending plan; null while it goes on. */
  readonly endsAt: Date | null;
  /** The better plan that was paid for before a change to a cheaper one: it stays until the month that is paid is over. */
  readonly heldPlanId: PlanId | null;
  readonly heldUntil: Date | null;
};

/** Which plan a child is on while it runs: the better one to the end of what is paid, then the one that is paid for next. */
export const runningPlan = <Id extends PlanId>(
  { planId, heldPlanId, heldUntil }: { readonly planId: Id; readonly heldPlanId: Id | null; readonly heldUntil: Date | null },
  now: Date,
): Id => (heldPlanId !== null && heldUntil !== null && now.getTime() < heldUntil.getTime() ? heldPlanId : planId);

/** The states of a family's subscription, derived from the provider's, never set by hand (docs/product/money.md#states). */
export const subscriptionStates = ['none', 'pending', 'active', 'past_due', 'ending', 'suspended', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days of access that a failed renewal leaves (docs/product/money.md#states). */
export const graceDays = 7;

export const inGrace = (firstFailureAt: Date, now: Date): boolean => now.getTime() < firstFailureAt.getTime() + graceDays * 86_400_000;

/**
 * The one answer to "which plan does this child have now" (docs/product/plans.md#which-plan-a-child-has, docs/product/plans.md#which-plan-a-child-has):
 * an active plan, or one that is ending while now is before its end; otherwise free.
 */
export const effectivePlan = (plan: ChildPlan | undefined, now: Date): PlanId => {
  if (plan === undefined || plan.state === 'pending' || plan.state === 'ended') return 'free';
  if (plan.endsAt !== null && now.getTime() >= plan.endsAt.getTime()) return 'free';
  return runningPlan(plan, now);
};

/**
 * A school's licence opens everything to all its pupils (docs/product/plans.md#which-plan-a-child-has): the fullest plan of the pupil's phase, while it lasts.
 * It never stands in for what a family pays: bills, prices and changes of plan read `effectivePlan`.
 */
export const planWithLicence = (own: PlanId, licensedUntil: Date | null, phase: Phase, now: Date): PlanId => {
  if (licensedUntil === null || now.getTime() >= licensedUntil.getTime()) return own;
  return phase === 'primary' ? 'primary_scholar' : 'secondary_practice';
};
