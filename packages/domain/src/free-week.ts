import { addDays, type CalendarDate, daysBetween, londonDate } from './calendar-dates.ts';
import { type ChildPlan, effectivePlan } from './effective-plan.ts';
import type { PlanId } from './plans.ts';

/** docs/product/plans.md#the-free-week: once a family, without a card, where the operator has switched it on. */
export const freeWeekDays = 7;
/** Days before its end on which the letter goes out. */
export const freeWeekLetterDays = 2;

const dayMs = 86_400_000;

export const freeWeekEnds = (startedAt: Date): Date => new Date(startedAt.getTime() + freeWeekDays * dayMs);

/** A child's share in it, beside the plan that is paid for; null where there never was one. */
export type FreeWeek = { readonly weekPlanId: PlanId | null; readonly weekUntil: Date | null };
export type HeldPlan = ChildPlan & FreeWeek;

const runs = ({ weekUntil }: FreeWeek, now: Date): boolean => weekUntil !== null && now.getTime() < weekUntil.getTime();

/** What a child may open by what the family pays, or by its free week while that runs. Bills and prices read `effectivePlan`. */
export const planWithFreeWeek = (plan: HeldPlan | undefined, now: Date): PlanId => {
  const paid = effectivePlan(plan, now);
  return paid === 'free' && plan !== undefined && plan.weekPlanId !== null && runs(plan, now) ? plan.weekPlanId : paid;
};

/** When a family's free week ends or ended; null for a family that had none, and for one that pays by now. */
export const freeWeekOf = (plans: readonly (HeldPlan | null)[], now: Date): Date | null => {
  if (plans.some((plan) => plan !== null && effectivePlan(plan, now) !== 'free')) return null;
  const ends = plans.flatMap((plan) => (plan === null || plan.weekUntil === null ? [] : [plan.weekUntil.getTime()]));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
};

/** Whole days of the calendar until it ends: 0 on its last day. */
export const freeWeekDaysLeft = (endsAt: Date, now: Date): number => Math.max(0, daysBetween(londonDate(now), londonDate(endsAt)));

/** The day in London on which the letter about its end is due. */
export const freeWeekLetterOn = (endsAt: Date): CalendarDate => addDays(londonDate(endsAt), -freeWeekLetterDays);
