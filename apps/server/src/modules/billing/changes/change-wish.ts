import { billingMessages } from '@hedgerow/contracts/billing';
import { changeMessages } from '@hedgerow/contracts/billing-changes';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { phaseForYear } from '@hedgerow/domain/key-stages';
import { runningPlan } from '@hedgerow/domain/effective-plan';
import { beginsLater, type PaidPlanId, planById, planName } from '@hedgerow/domain/plans';
import { opensPlans } from '@hedgerow/domain/subscription-state';
import { currentYearOf, type StoredYear } from '@hedgerow/domain/year-groups';
import type { PlanCount } from '#ports/payments.ts';
import type { BillingRepository, MirrorRow } from '../billing.repository.ts';
import { withPlan } from './change-attempts.ts';

/** What a parent wants for one child. `restore` takes a removal back while the plan lasts. */
export type PlanRequest =
  | { readonly kind: 'move' | 'add'; readonly childId: string; readonly planId: PaidPlanId }
  | { readonly kind: 'remove' | 'restore'; readonly childId: string };

/** A wish that can be granted, with the plan it is about: the one that is bought, or the one that this child leaves or takes back. */
export type GrantedWish =
  | { readonly kind: 'add' | 'remove' | 'restore'; readonly childId: string; readonly planId: PaidPlanId }
  | {
      /** `later`: to a cheaper plan, from the next payment on. `stay`: takes that back before it begins. */
      readonly kind: 'move' | 'later' | 'stay';
      readonly childId: string;
      readonly planId: PaidPlanId;
      /** What is paid for this child from the next payment on. */
      readonly paidPlanId: PaidPlanId;
    };

type ChildRow = Awaited<ReturnType<BillingRepository['childrenOf']>>[number];

const conflict = (sentence: string): AppError => new AppError('conflict', sentence);

const checkFamily = ({ kind }: PlanRequest, mirror: MirrorRow | undefined): void => {
  if (mirror === undefined || !opensPlans(mirror.state)) throw conflict(billingMessages.nothingToManage);
  if (mirror.state === 'ending') throw conflict(changeMessages.ending);
  if (mirror.state === 'past_due' && kind !== 'remove') throw conflict(changeMessages.behind);
  if (mirror.nextInterval !== null && kind !== 'remove' && kind !== 'restore') throw conflict(changeMessages.keepYearFirst);
};

/** docs/product/money.md#changes: a child is offered the plans of its own phase, by year and not by what it is on. */
export const checkPhase = (child: StoredYear & { readonly firstName: string }, planId: PaidPlanId, now: Date): void => {
  const phase = phaseForYear(currentYearOf(child, londonDate(now)));
  if (planById(planId).phase !== phase)
    throw new AppError('invalid', `Please choose a ${phase} plan for ${child.firstName}.`, { details: { field: 'planId' } });
};

/** From the plan that is paid next, `running` until then: dearer at once, cheaper later, and back to the one that still runs. */
const moveFrom = (
  paidPlanId: PaidPlanId,
  running: PaidPlanId,
  planId: PaidPlanId,
  child: ChildRow['child'],
  now: Date,
): Extract<GrantedWish, { paidPlanId: PaidPlanId }> => {
  const wish = { childId: child.id, planId, paidPlanId };
  if (planId === paidPlanId) throw conflict(running === paidPlanId ? changeMessages.samePlan : changeMessages.comesAlready);
  // A plan that still runs is kept whatever year the child is in by now.
  if (planId === running) return { ...wish, kind: 'stay' };
  checkPhase(child, planId, now);
  if (beginsLater(running, planId)) return { ...wish, kind: 'later' };
  if (running !== paidPlanId) throw conflict(changeMessages.stayFirst(planName(running)));
  return { ...wish, kind: 'move' };
};

/** Refuses what cannot be, and answers the wish with the child's own plan. */
export const checkWish = (wish: PlanRequest, mirror: MirrorRow | undefined, children: readonly ChildRow[], now: Date): GrantedWish => {
  const { childId } = wish;
  const found = children.find(({ child }) => child.id === childId);
  if (found === undefined) throw new AppError('not_found', 'Not found');
  checkFamily(wish, mirror);
  const { plan } = found;
  const lasts = plan !== null && plan.leaving && plan.endsAt !== null && plan.endsAt > now;
  const paid = plan !== null && plan.state === 'active' && !plan.leaving ? plan.planId : undefined;
  if (wish.kind === 'add') {
    if (paid !== undefined) throw conflict(changeMessages.hasPlan);
    if (lasts) throw conflict(changeMessages.leaving);
    checkPhase(found.child, wish.planId, now);
    return { kind: 'add', childId, planId: wish.planId };
  }
  if (wish.kind === 'restore') {
    if (!lasts) throw conflict(changeMessages.notLeaving);
    return { kind: 'restore', childId, planId: plan.planId };
  }
  if (lasts) throw conflict(changeMessages.leaving);
  if (paid === undefined) throw conflict(changeMessages.notPaid);
  if (wish.kind !== 'move') return { kind: 'remove', childId, planId: paid };
  return moveFrom(paid, plan === null ? paid : runningPlan(plan, now), wish.planId, found.child, now);
};

/** How many of each plan there shall be once the wish is granted; none: the subscription ends. */
export const plansAfter = (wish: GrantedWish, items: readonly PlanCount[]): readonly PlanCount[] => {
  if (wish.kind === 'remove') return withPlan(items, wish.planId, -1);
  const before = 'paidPlanId' in wish ? withPlan(items, wish.paidPlanId, -1) : items;
  return withPlan(before, wish.planId, 1);
};
