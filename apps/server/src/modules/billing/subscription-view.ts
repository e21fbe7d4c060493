import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { effectivePlan, runningPlan } from '@hedgerow/domain/effective-plan';
import { planById, planName } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { BillingRepository, MirrorRow } from './billing.repository.ts';

type ChildRow = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];

const cardOf = (row: MirrorRow | undefined): SubscriptionSummary['paymentMethod'] => {
  if (row === undefined) return null;
  const { cardBrand: brand, cardLast4: last4, cardExpMonth: expMonth, cardExpYear: expYear } = row;
  return brand === null || last4 === null || expMonth === null || expYear === null ? null : { brand, last4, expMonth, expYear };
};

const childPlanView = ({ child, plan }: ChildRow, now: Date): SubscriptionSummary['currentPlans'] => {
  if (plan === null) return [];
  const running = runningPlan(plan, now);
  const { pence } = planById(plan.planId);
  // A plan that ends with the subscription is followed by none.
  const next =
    running === plan.planId || plan.heldUntil === null || plan.state !== 'active' ? null : { from: plan.heldUntil.toISOString() };
  return [
    {
      childId: child.id,
      childName: child.firstName,
      planId: running,
      planName: planName(running),
      status: plan.state,
      pence: planById(running).pence,
      next: next === null ? null : { ...next, planId: plan.planId, planName: planName(plan.planId), pence },
    },
  ];
};

/** A family's subscription as its parent sees it, from our mirror alone. */
export const subscriptionView = (row: MirrorRow | undefined, children: readonly ChildRow[], now: Date): SubscriptionSummary => {
  const state = row?.state ?? 'none';
  const premium = children.some(({ plan }) => effectivePlan(plan ?? undefined, now) !== 'free');
  const ends = state === 'ending' || state === 'ended' ? (row?.cancelAt ?? row?.periodEnd) : undefined;
  const renews = state === 'active' || state === 'past_due' ? row?.periodEnd : undefined;
  return {
    hasActiveSubscription: opensPlans(state),
    tier: premium ? 'premium' : 'free',
    status: state,
    currentPlans: children.flatMap((child) => childPlanView(child, now)),
    paymentMethod: cardOf(row),
    renewalDate: renews?.toISOString() ?? null,
    amount: opensPlans(state) ? (row?.amountPence ?? 0) : 0,
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
    endsAt: ends?.toISOString() ?? null,
  };
};
