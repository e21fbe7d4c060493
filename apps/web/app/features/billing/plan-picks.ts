import type { OnboardingChild } from '@hedgerow/contracts/onboarding';
import { oldestChild, youngestByAge } from '@hedgerow/domain/account-ages';
import { type Phase, phaseForYear } from '@hedgerow/domain/key-stages';
import { type PaidPlanId, paidPlanIds, planById } from '@hedgerow/domain/plans';
import { readYearGroup } from '@hedgerow/domain/year-groups';

/** Child's id to plan. */
export type PlanPicks = Readonly<Record<string, PaidPlanId>>;
export type PayableChild = Pick<OnboardingChild, 'id' | 'firstName' | 'lastName' | 'yearGroup'>;

/** Primary to Year 6, secondary from Year 7 (docs/product/years-and-stages.md#one-rule). */
export const phaseOfChild = ({ yearGroup }: PayableChild): Phase => phaseForYear(readYearGroup(yearGroup) ?? 7);

/** Of a known child the server knows better; the form of a call wants an age that it takes. */
export const ageForForm = ({ age, yearGroup }: Pick<OnboardingChild, 'age' | 'yearGroup'>): number =>
  Math.min(oldestChild, Math.max(youngestByAge, age ?? (readYearGroup(yearGroup) ?? 0) + 4));

/** What was chosen for these children; a plan of the other phase is none. */
export const pickOf = (picks: PlanPicks, child: PayableChild): PaidPlanId | undefined => {
  const planId = picks[child.id];
  return planId !== undefined && planById(planId).phase === phaseOfChild(child) ? planId : undefined;
};

export const withoutPlan = <T extends PayableChild>(children: readonly T[], picks: PlanPicks): readonly T[] =>
  children.filter((child) => pickOf(picks, child) === undefined);

export const itemsOf = (children: readonly PayableChild[], picks: PlanPicks) =>
  children.flatMap((child) => {
    const planId = pickOf(picks, child);
    return planId === undefined ? [] : [{ childId: child.id, planId }];
  });

/** One line of the order for each child who has a plan. */
export const linesOf = (children: readonly PayableChild[], picks: PlanPicks) =>
  children.flatMap((child) => {
    const planId = pickOf(picks, child);
    return planId === undefined ? [] : [{ firstName: child.firstName, lastName: child.lastName, yearGroup: child.yearGroup, planId }];
  });

/** As a browser kept them: whatever is not a plan is left out. */
export const readPicks = (kept: unknown): PlanPicks =>
  Object.fromEntries(
    Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([childId, text]) => {
      const planId = paidPlanIds.find((id) => id === text);
      return planId === undefined ? [] : [[childId, planId]];
    }),
  );
