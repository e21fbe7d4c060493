import type { Phase } from './key-stages.ts';
import { type PaidPlanId, planById } from './plans.ts';
import { type PaidFor, type PlanHolder, whoComesFirst } from './subscription-state.ts';

/** Somebody for whom nothing was ever paid, or whose plan waits for its payment. */
export type WaitingChild = { readonly childId: string; readonly phase: Phase };
export type Place = { readonly childId: string; readonly planId: PaidPlanId };

const planned = ({ childId, planId }: Place): PlanHolder => ({
  childId,
  planId,
  state: 'pending',
  endsAt: null,
  leaving: false,
  held: null,
});

/** How many of each plan there are. */
export const countPlans = (planIds: readonly PaidPlanId[]): PaidFor[] =>
  [...new Set(planIds)].map((planId) => ({ planId, quantity: planIds.filter((other) => other === planId).length }));

/**
 * Places that are paid for and that no child holds. Such a place belongs to whoever the order named, or to the waiting child of its phase;
 * where more children wait than places are paid for, nobody can say whose it is. `spare` is left: nobody has it.
 */
export const fillPlaces = (
  holders: readonly PlanHolder[],
  paid: readonly PaidFor[],
  waiting: readonly WaitingChild[],
  named: readonly Place[],
): { readonly placed: readonly PlanHolder[]; readonly spare: readonly PaidFor[] } => {
  const seated = new Set<string>();
  const left: PaidPlanId[] = [];
  for (const { planId, quantity } of paid) {
    const first = whoComesFirst(holders, planId).slice(0, quantity);
    for (const { childId } of first) seated.add(childId);
    for (let at = first.length; at < quantity; at += 1) left.push(planId);
  }
  const placed: PlanHolder[] = [];
  const give = (childId: string, planId: PaidPlanId): void => {
    placed.push(planned({ childId, planId }));
    seated.add(childId);
    left.splice(left.indexOf(planId), 1);
  };
  const free = (phase: Phase): readonly WaitingChild[] => waiting.filter((child) => child.phase === phase && !seated.has(child.childId));
  for (const { childId, planId } of named)
    if (left.includes(planId) && free(planById(planId).phase).some((child) => child.childId === childId)) give(childId, planId);
  for (const phase of ['primary', 'secondary'] as const) {
    const places = left.filter((planId) => planById(planId).phase === phase);
    const children = free(phase);
    if (children.length > places.length) continue;
    for (const [at, { childId }] of children.entries()) {
      const planId = places[at];
      if (planId !== undefined) give(childId, planId);
    }
  }
  return { placed, spare: countPlans(left) };
};
