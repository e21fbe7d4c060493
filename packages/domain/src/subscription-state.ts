import { type ChildPlanState, graceDays, type SubscriptionState } from './effective-plan.ts';
import type { PaidPlanId } from './plans.ts';

/** What the payment provider calls the state of a subscription. */
export type ProviderStatus = 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';

type Facts = { readonly status: ProviderStatus; readonly cancelAtPeriodEnd: boolean; readonly cancelAt: Date | null };

/** The table of docs/product/money.md#states: the family's state is derived from the provider's, never set by hand. */
export const subscriptionStateFor = ({ status, cancelAtPeriodEnd, cancelAt }: Facts): SubscriptionState => {
  switch (status) {
    case 'active':
    case 'trialing':
      return cancelAtPeriodEnd || cancelAt !== null ? 'ending' : 'active';
    case 'past_due':
      return 'past_due';
    case 'incomplete':
      return 'pending';
    case 'incomplete_expired':
      return 'none';
    case 'unpaid':
    case 'paused':
      return 'suspended';
    case 'canceled':
      return 'ended';
  }
};

/** The provider may take money for it: a family has one of these at most. */
export const isLive = (state: SubscriptionState): boolean =>
  state === 'active' || state === 'ending' || state === 'past_due' || state === 'suspended';

/** Plans are open: paid, or inside the days that a failed renewal leaves. */
export const opensPlans = (state: SubscriptionState): boolean => state === 'active' || state === 'ending' || state === 'past_due';

const precedence: readonly SubscriptionState[][] = [['active', 'ending', 'past_due', 'suspended'], ['pending'], ['ended'], ['none']];

/**
 * Of all subscriptions that a family ever had (newest first), the one that counts: a live one, else an unpaid one, else the last.
 * Of several live ones it is the one that counted before: the other was paid by mistake.
 */
export const currentOf = <T extends Facts & { readonly id?: string }>(newestFirst: readonly T[], countedBefore?: string): T | undefined => {
  const same = newestFirst.find(({ id }) => id !== undefined && id === countedBefore);
  if (same !== undefined && isLive(subscriptionStateFor(same))) return same;
  for (const states of precedence) {
    const found = newestFirst.find((subscription) => states.includes(subscriptionStateFor(subscription)));
    if (found) return found;
  }
  return undefined;
};

type Ends = {
  readonly state: SubscriptionState;
  readonly periodEnd: Date | null;
  readonly cancelAt: Date | null;
  readonly firstFailureAt: Date | null;
};

/** Until when the family's plans stay open; null while no end is known. */
export const accessEndsAt = ({ state, periodEnd, cancelAt, firstFailureAt }: Ends, now: Date): Date | null => {
  if (state === 'active') return null;
  if (state === 'ending') return cancelAt ?? periodEnd ?? now;
  if (state === 'past_due') return new Date((firstFailureAt ?? now).getTime() + graceDays * 86_400_000);
  return now;
};

export type PlanHolder = {
  readonly childId: string;
  readonly planId: PaidPlanId;
  readonly state: ChildPlanState;
  readonly endsAt: Date | null;
  /** Taken off by the parent: keeps the plan to its end, and nothing is paid for it any more. */
  readonly leaving: boolean;
  /** A better plan that was paid for already and stays to its end; `planId` is what is paid from then on. */
  readonly held: { readonly planId: PaidPlanId; readonly until: Date } | null;
};
export type PaidFor = { readonly planId: PaidPlanId; readonly quantity: number };
export type Mismatch = { readonly planId: PaidPlanId; readonly paid: number; readonly children: number };

/** Who comes first when fewer are paid for than hold a plan. */
const order: readonly ChildPlanState[][] = [['active'], ['pending'], ['ending'], ['ended']];

/** Who is on a plan and stays, in the order in which paid places are given. */
export const whoComesFirst = (holders: readonly PlanHolder[], planId: PaidPlanId): readonly PlanHolder[] => {
  const staying = holders.filter((holder) => holder.planId === planId && !holder.leaving);
  return order.flatMap((states) => staying.filter((holder) => states.includes(holder.state)));
};

const over = (holder: PlanHolder, now: Date): PlanHolder => {
  const before = holder.endsAt !== null && holder.endsAt.getTime() < now.getTime();
  return { ...holder, state: 'ended', endsAt: before ? holder.endsAt : now, held: null };
};

/** What happens to a child for whose plan nothing is paid: a waiting one waits on, one that was promised time keeps it, others end. */
const unpaid = (holder: PlanHolder, familyOpen: boolean, now: Date): PlanHolder => {
  if (holder.state === 'pending' || holder.state === 'ended') return holder;
  const promised = familyOpen && holder.state === 'ending' && holder.endsAt !== null && holder.endsAt.getTime() > now.getTime();
  return promised ? holder : over(holder, now);
};

/**
 * Children's plans after the provider was asked. The provider knows how many of each plan are paid for, we know whose they are:
 * where the two differ the fewer are entitled, the oldest first (docs/product/money.md#states), and the difference is told.
 * `holders` are in the order in which the children were added.
 */
export const grantPlans = (
  holders: readonly PlanHolder[],
  paid: readonly PaidFor[],
  access: { readonly state: SubscriptionState; readonly endsAt: Date | null },
  now: Date,
): { readonly holders: readonly PlanHolder[]; readonly mismatches: readonly Mismatch[] } => {
  if (!opensPlans(access.state)) return { holders: holders.map((holder) => unpaid(holder, false, now)), mismatches: [] };
  const state = access.state === 'ending' ? 'ending' : 'active';
  const entitled = new Set<PlanHolder>();
  const mismatches: Mismatch[] = [];
  const planIds = new Set([...paid, ...holders].map(({ planId }) => planId));
  for (const planId of planIds) {
    const quantity = paid.filter((item) => item.planId === planId).reduce((sum, item) => sum + item.quantity, 0);
    const inOrder = whoComesFirst(holders, planId);
    const chosen = inOrder.slice(0, quantity);
    for (const holder of chosen) entitled.add(holder);
    const children = Math.max(chosen.length, inOrder.filter((holder) => holder.state === 'active').length);
    if (children !== quantity) mismatches.push({ planId, paid: quantity, children });
  }
  return {
    holders: holders.map((holder) => (entitled.has(holder) ? { ...holder, state, endsAt: access.endsAt } : unpaid(holder, true, now))),
    mismatches,
  };
};
