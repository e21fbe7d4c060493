import { childComplaints, type ChildDraft, onboardingMessages, type OnboardingChild } from '@hedgerow/contracts/onboarding';
import { type BirthMonth, birthMonthOf, readBirth } from '@hedgerow/domain/birth';
import { ageOn, type CalendarDate, datePartsOf } from '@hedgerow/domain/calendar-dates';
import { oldestChild, youngestChild } from '@hedgerow/domain/account-ages';
import { maxChildren } from '@hedgerow/domain/plans';
import { usualYearOf, yearAfterBirth } from '@hedgerow/domain/usual-year';
import { readYearGroup, yearGroupName } from '@hedgerow/domain/year-groups';
import * as z from 'zod/mini';
import { typedFrom } from '../../ui/typed-date.ts';

/** What is said before there is a month of birth (docs/product/onboarding.md#childrens-setup). */
const usualAge = 8;

const text = z._default(z.string(), '');
const SetupChild = z.object({ firstName: text, lastName: text, dateOfBirth: text, yearGroup: text, school: text });
/** A child as typed: the month of birth as MM/YYYY, the year as "Year 3". */
export type SetupChild = z.output<typeof SetupChild>;

/** What a parent has typed so far, whose it is, and since when. */
export const SetupDraft = z.object({
  owner: z.string(),
  cachedAt: z.number(),
  step: z.union([z.literal(1), z.literal(2)]),
  children: z.array(SetupChild).check(z.minLength(1), z.maxLength(maxChildren)),
});
export type SetupDraft = z.output<typeof SetupDraft>;

export const emptyChild: SetupChild = { firstName: '', lastName: '', dateOfBirth: '', yearGroup: '', school: '' };

export const ageOf = ({ dateOfBirth }: Pick<SetupChild, 'dateOfBirth'>, today: CalendarDate): number => {
  const born = readBirth(dateOfBirth);
  return born === undefined ? usualAge : Math.min(oldestChild, Math.max(youngestChild, ageOn(born, today)));
};

/** A new month of birth fills in its year; a parent may choose another one afterwards. */
export const withBirth = (child: SetupChild, dateOfBirth: string, today: CalendarDate): SetupChild => {
  const chosen = readYearGroup(child.yearGroup);
  const year = yearAfterBirth({ before: child.dateOfBirth, after: dateOfBirth, chosen }, today);
  if (year === chosen) return { ...child, dateOfBirth };
  return { ...child, dateOfBirth, yearGroup: year === undefined ? '' : yearGroupName(year) };
};

/** "Zoë is 8, and usually in Year 3."; says so when another year was chosen. */
export const yearInWords = (child: SetupChild, today: CalendarDate): string | undefined => {
  const usualYear = usualYearOf(child.dateOfBirth, today);
  if (usualYear === undefined) return undefined;
  const year = yearGroupName(usualYear);
  const who = child.firstName.trim() || 'Your child';
  const usual = `${who} is ${ageOf(child, today)}, and at this age usually in ${year}.`;
  return child.yearGroup === year || child.yearGroup === '' ? usual : `${usual} You chose ${child.yearGroup}: we keep your choice.`;
};

/** docs/product/onboarding.md#childrens-setup: the calendar offers the months between 18 and 3 years ago. */
export const calendarOf = (today: CalendarDate): { readonly min: BirthMonth; readonly max: BirthMonth } => {
  const { year, month } = datePartsOf(today);
  const yearsAgo = (years: number) => `${year - years}-${String(month).padStart(2, '0')}` as BirthMonth;
  return { min: yearsAgo(oldestChild), max: yearsAgo(youngestChild) };
};

const fieldOf: Readonly<Record<string, keyof SetupChild>> = {
  [onboardingMessages.firstName]: 'firstName',
  [onboardingMessages.lastName]: 'lastName',
  [onboardingMessages.dateOfBirth]: 'dateOfBirth',
  [onboardingMessages.age]: 'dateOfBirth',
  [onboardingMessages.yearGroup]: 'yearGroup',
  [onboardingMessages.school]: 'school',
};

/** `text` as in docs/product/onboarding.md#childrens-setup, "Child 1: First name is required"; `own` is the same beside the field. */
export type SetupProblem = { readonly at: number; readonly field: keyof SetupChild; readonly text: string; readonly own: string };

export const problemsOf = (children: readonly SetupChild[], today: CalendarDate): readonly SetupProblem[] =>
  children.flatMap((child, at) =>
    childComplaints(child, at + 1, today).flatMap((complaint) => {
      const own = complaint.replace(/^Child \d+: /, '');
      const field = fieldOf[own];
      return field === undefined ? [] : [{ at, field, text: complaint, own }];
    }),
  );

const monthTyped = (typed: string): string => {
  const born = readBirth(typed);
  return born === undefined ? typed : birthMonthOf(born);
};

/** As the call takes it: the month as YYYY-MM. */
export const bodyOfChild = (child: SetupChild, today: CalendarDate): ChildDraft => ({
  firstName: child.firstName.trim(),
  lastName: child.lastName.trim(),
  age: ageOf(child, today),
  dateOfBirth: monthTyped(child.dateOfBirth),
  yearGroup: child.yearGroup,
  school: child.school.trim(),
});

/** A child that the server has, to be changed before it is paid for. */
export const asDraft = ({ firstName, lastName, dateOfBirth, yearGroup, school }: OnboardingChild): SetupChild => ({
  firstName,
  lastName,
  dateOfBirth: typedFrom(dateOfBirth ?? ''),
  yearGroup,
  school: school ?? '',
});
