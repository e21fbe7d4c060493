import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import { runningPlan } from '@hedgerow/domain/effective-plan';
import { planWithFreeWeek } from '@hedgerow/domain/free-week';
import { orderTotal } from '@hedgerow/domain/discounts';
import { type Interval, planName, planPence } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import type { BillingRepository, MirrorRow } from './billing.repository.ts';

type ChildRow = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];

const cardOf = (row: MirrorRow | undefined): SubscriptionSummary['paymentMethod'] => {
  if (row === undefined) return null;
  const { cardBrand: brand, cardLast4: last4, cardExpMonth: expMonth, cardExpYear: expYear } = row;
  return brand === null || last4 === null || expMonth === null || expYear === null ? null : { brand, last4, expMonth, expYear };
};

/** What each payment is from the next one on, if it is at this interval: the plans that are paid on, with the discount that lasts. */
export const comingAmount = ({ discountPercent }: MirrorRow, children: readonly ChildRow[], interval: Interval): number => {
  const paid = children.flatMap(({ plan }) => (plan?.state === 'active' && !plan.leaving ? [plan.planId] : []));
  return orderTotal(paid, interval, discountPercent ?? 0);
};

type Paid = { readonly interval: Interval; readonly coming: Interval };

const childPlanView = ({ child, plan }: ChildRow, { interval, coming }: Paid, now: Date): SubscriptionSummary['currentPlans'] => {
  // Of a free week nothing is paid, and nothing of it is a subscription.
  if (plan === null || (plan.weekPlanId !== null && plan.startsAt === null && plan.state === 'ended')) return [];
  const running = runningPlan(plan, now);
  const pence = planPence(plan.planId, coming);
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
      pence: planPence(running, interval),
      next: next === null ? null : { ...next, planId: plan.planId, planName: planName(plan.planId), pence },
    },
  ];
};

/** A family's subscription as its parent sees it, from our mirror alone. */
export const subscriptionView = (row: MirrorRow | undefined, children: readonly ChildRow[], now: Date): SubscriptionSummary => {
  const state = row?.state ?? 'none';
  const premium = children.some(({ plan }) => planWithFreeWeek(plan ?? undefined, now) !== 'free');
  const ends = state === 'ending' || state === 'ended' ? (row?.cancelAt ?? row?.periodEnd) : undefined;
  const interval = row?.interval ?? 'month';
  const next = row?.nextInterval ?? null;
  const changes = state === 'active' && next !== null && row?.periodEnd ? { next, from: row.periodEnd, row } : undefined;
  const renews = state === 'active' || state === 'past_due' ? row?.periodEnd : undefined;
  return {
    hasActiveSubscription: opensPlans(state),
    tier: premium ? 'premium' : 'free',
    status: state,
    currentPlans: children.flatMap((child) => childPlanView(child, { interval, coming: changes?.next ?? interval }, now)),
    paymentMethod: cardOf(row),
    renewalDate: renews?.toISOString() ?? null,
    amount: opensPlans(state) ? (row?.amountPence ?? 0) : 0,
    interval,
    nextInterval:
      changes === undefined
        ? null
        : { interval: changes.next, amount: comingAmount(changes.row, children, changes.next), from: changes.from.toISOString() },
    discountEndsAt: opensPlans(state) ? (row?.discountEndsAt?.toISOString() ?? null) : null,
    cancelAtPeriodEnd: row?.cancelAtPeriodEnd ?? false,
    endsAt: ends?.toISOString() ?? null,
  };
};
