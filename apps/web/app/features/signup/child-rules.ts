import { isAgeOfChild, oldestChild, youngestByAge } from '@hedgerow/domain/account-ages';
import { phaseForYear, type Phase } from '@hedgerow/domain/key-stages';
import { type PaidPlanId, planById } from '@hedgerow/domain/plans';
import { subjectName } from '@hedgerow/domain/subjects';
import { readYearGroup, type YearGroup, yearGroupName, yearGroupsForAge } from '@hedgerow/domain/year-groups';
import type { ChildDraft, SignupDraft } from './draft.ts';

/** docs/product/years-and-stages.md#when-only-an-age-is-known. Undefined when it is no age that brings a school year. */
export const readAge = (typed: string): number | undefined => {
  const age = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return isAgeOfChild(age) ? age : undefined;
};

/** Year N-4 first, then Year N-5; nothing while the age is not one. */
export const yearsForAge = (typed: string): readonly YearGroup[] => {
  const age = readAge(typed);
  return age === undefined ? [] : yearGroupsForAge(age);
};

/** Typing an age fills in the year group; taking it away again leaves what was chosen. */
export const withAge = (child: ChildDraft, age: string): ChildDraft => {
  const years = yearsForAge(age);
  // A year that was said first, and is usual at that age, is known better than any guess.
  if (child.told === true && years.some((year) => yearGroupName(year) === child.yearGroup)) return { ...child, age };
  const [usual] = years;
  return { ...child, age, yearGroup: usual === undefined ? child.yearGroup : yearGroupName(usual) };
};

/**
 * docs/product/onboarding.md#the-sign-up-wizard: a suggestion for ages 5 to 17. The year depends on the age at the end of August. Nothing where
 * the parent has said a year that is usual at that age.
 */
export const yearSuggestion = ({ age: typed, firstName, told, yearGroup }: ChildDraft): string | undefined => {
  const age = readAge(typed);
  const years = yearsForAge(typed);
  const [usual, younger] = years;
  if (told === true && years.some((year) => yearGroupName(year) === yearGroup)) return undefined;
  if (age === undefined || age < 5 || age > 17 || usual === undefined || younger === undefined) return undefined;
  const who = firstName.trim() === '' ? 'they have' : `${firstName.trim()} has`;
  return `We suggest ${yearGroupName(usual)}. If ${who} had a birthday since 1 September, choose ${yearGroupName(younger)}.`;
};

export const phaseOf = ({ yearGroup }: ChildDraft): Phase | undefined => {
  const year = readYearGroup(yearGroup);
  return year === undefined ? undefined : phaseForYear(year);
};

/** True where the family's plan does not fit this child's year. */
export const needsOwnPlan = (child: ChildDraft, { planId }: SignupDraft): boolean => {
  const phase = phaseOf(child);
  return phase !== undefined && planId !== undefined && planById(planId).phase !== phase;
};

/** docs/product/onboarding.md#the-sign-up-wizard: the family's plan, or the child's own where the phase is the other one; undefined while it is not chosen. */
export const planOf = (child: ChildDraft, draft: SignupDraft): PaidPlanId | undefined => {
  if (!needsOwnPlan(child, draft)) return draft.planId;
  return child.planId !== undefined && planById(child.planId).phase === phaseOf(child) ? child.planId : undefined;
};

export type ChildField = 'firstName' | 'lastName' | 'age' | 'yearGroup' | 'planId';
export type ChildErrors = Readonly<Partial<Record<ChildField, string>>>;

/** In the order of the fields. */
export const childErrors = (child: ChildDraft, draft: SignupDraft): ChildErrors => ({
  ...(child.firstName.trim() === '' ? { firstName: 'First name is required' } : {}),
  ...(child.lastName.trim() === '' ? { lastName: 'Last name is required' } : {}),
  ...(child.settled !== true && readAge(child.age) === undefined
    ? { age: `Please enter an age between ${youngestByAge} and ${oldestChild}.` }
    : {}),
  ...(phaseOf(child) === undefined ? { yearGroup: 'Year group is required' } : {}),
  ...(phaseOf(child) !== undefined && planOf(child, draft) === undefined ? { planId: 'Please choose a plan.' } : {}),
});

/** "Maths, English, fractions"; empty where nothing was said. */
export const hardWords = ({ hard }: Pick<ChildDraft, 'hard'>): string =>
  hard === undefined ? '' : [...hard.subjects.map(subjectName), hard.words.trim()].filter((word) => word !== '').join(', ');
