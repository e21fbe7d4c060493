import type { Interval } from '@hedgerow/domain/plans';
import type { PlanHolder } from '@hedgerow/domain/subscription-state';
import type { PlanCount } from '#ports/payments.ts';
import type { AttemptRow } from '../billing.repository.ts';

/** Tries that change one child's plan. `later` is a move to a cheaper plan, `stay` takes that back. */
export const planKinds = ['add', 'move', 'later', 'stay', 'remove', 'restore'] as const;
export type PlanKind = (typeof planKinds)[number];
/** Tries that change how often is paid: a year from now, months when the year ends, and that taken back. */
export const intervalKinds = ['yearly', 'monthly', 'stay_yearly'] as const;
export type IntervalKind = (typeof intervalKinds)[number];
/** Tries that change a running subscription; the others begin one. */
export const changeKinds = [...planKinds, ...intervalKinds] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** One more (or fewer) of a plan than there are; a plan that nobody is on is left out. */
export const withPlan = (items: readonly PlanCount[], planId: PlanCount['planId'], more: 1 | -1): PlanCount[] => {
  const known = items.some((item) => item.planId === planId);
  const all = known ? items : [...items, { planId, quantity: 0 }];
  return all
    .map((item) => ({ planId: item.planId, quantity: item.quantity + (item.planId === planId ? more : 0) }))
    .filter(({ quantity }) => quantity > 0);
};

const countOf = (items: readonly PlanCount[], planId: PlanCount['planId']): number =>
  items.filter((item) => item.planId === planId).reduce((sum, { quantity }) => sum + quantity, 0);

const samePlans = (one: readonly PlanCount[], other: readonly PlanCount[]): boolean =>
  [...one, ...other].every(({ planId }) => countOf(one, planId) === countOf(other, planId));

/** What our map says is paid for: children who have a plan and stay. */
const held = (holders: readonly PlanHolder[]): PlanCount[] =>
  holders
    .filter(({ state, leaving }) => !leaving && (state === 'active' || state === 'ending'))
    .map(({ planId }) => ({ planId, quantity: 1 }));

/** How the subscription stands at the provider. */
type Standing = {
  readonly items: readonly PlanCount[];
  readonly interval: Interval;
  readonly nextInterval: Interval | null;
  /** As we knew it before. */
  readonly before: { readonly interval: Interval } | undefined;
};

/** Whether what a try wanted of the interval is so. A change of plans wants nothing of it. */
const intervalIsSo = ({ kind }: AttemptRow, { interval, nextInterval }: Standing): boolean => {
  if (kind === 'yearly') return interval === 'year';
  if (kind === 'monthly') return interval === 'month' || nextInterval === 'month';
  return kind !== 'stay_yearly' || nextInterval === null;
};

/**
 * The change that has become true at the provider, if one has: the open try when the plans paid for are those it wanted. A try that was
 * replaced counts only when nothing else explains what is paid (it was paid from another tab).
 */
export const settledAttempt = (
  attempts: readonly AttemptRow[],
  holders: readonly PlanHolder[],
  standing: Standing,
): AttemptRow | undefined => {
  const { items: paid, interval, before } = standing;
  const wanted = attempts.filter(({ picks }) => picks.target !== undefined && samePlans(picks.target, paid));
  const reached = wanted.filter((attempt) => intervalIsSo(attempt, standing));
  const open = reached.find(({ state }) => state === 'open');
  if (open !== undefined) return open;
  if (interval === 'year' && before?.interval === 'month') return reached.find(({ kind }) => kind === 'yearly');
  if (samePlans(held(holders), paid)) return undefined;
  return reached.find(({ state, kind }) => state === 'failed' && planKinds.some((one) => one === kind));
};

/** Whose plan a settled change is about: the provider knows how many, we know who. */
export const afterChange = (
  { kind, picks }: Pick<AttemptRow, 'kind' | 'picks'>,
  holders: readonly PlanHolder[],
  periodEnd: Date,
): readonly PlanHolder[] =>
  holders.map((holder) => {
    const pick = picks.children.find(({ childId }) => childId === holder.childId);
    if (pick === undefined) return holder;
    if (kind === 'remove') return { ...holder, state: 'ending', endsAt: periodEnd, leaving: true };
    if (kind === 'restore') return { ...holder, state: 'active', endsAt: null, leaving: false };
    if (kind === 'later') return { ...holder, planId: pick.planId, held: holder.held ?? { planId: holder.planId, until: periodEnd } };
    return { ...holder, planId: pick.planId, held: null, state: kind === 'add' ? 'pending' : holder.state, leaving: false };
  });
