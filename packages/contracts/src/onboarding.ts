import * as z from 'zod/mini';
import { earliestBirth, isBirthOfChild, readBirth } from '@hedgerow/domain/birth';
import { ageOn, type CalendarDate, datePartsOf } from '@hedgerow/domain/calendar-dates';
import { oldestChild, youngestChild } from '@hedgerow/domain/account-ages';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { id, line, optionalLine } from './shapes.ts';

export const onboardingMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dateOfBirth: 'Month of birth is required',
  age: 'Age must be between 3 and 18',
  yearGroup: 'Year group is required',
  school: 'School name is required',
  studentBirthMissing: 'Please enter the month and year you were born',
  studentBirthFormat: 'Please enter a valid month and year in MM/YYYY format',
  studentBirthFuture: 'Your month of birth cannot be in the future',
  studentTooYoung: 'Student must be at least 3 years old',
  studentTooOld: 'Student must be under 19 years old',
  paidMeanwhile:
    'Your payment has gone through, so your children are set up. To change or add a child, open Manage Children in your account settings.',
  failed: 'Failed to complete setup',
  linkInvalid: 'This link is not complete, or older than 14 days. Your child can make a new one on the sign-in page.',
  guardian: 'Please confirm that you are this child’s parent or guardian.',
} as const;

/** docs/product/onboarding.md#the-profile-dialog. */
const earliestYear = 1900;
/** Under this age a parent comes along (docs/product/accounts.md#pupils-who-come-alone). */
const aloneFrom = 13;

/** A pupil's own month of birth (its last day), or the sentence for what is wrong with it. */
export const readStudentBirth = (text: string, today: CalendarDate): { readonly born: CalendarDate } | { readonly complaint: string } => {
  if (text.trim() === '') return { complaint: onboardingMessages.studentBirthMissing };
  const born = readBirth(text);
  if (born === undefined) return { complaint: onboardingMessages.studentBirthFormat };
  const { year } = datePartsOf(born);
  if (year < earliestYear || year > datePartsOf(today).year) return { complaint: onboardingMessages.studentBirthFormat };
  if (earliestBirth(born) > today) return { complaint: onboardingMessages.studentBirthFuture };
  // Whoever can be of the right age is let in; what protects a child is counted from the last day of the month.
  if (ageOn(earliestBirth(born), today) < youngestChild) return { complaint: onboardingMessages.studentTooYoung };
  return ageOn(born, today) > oldestChild ? { complaint: onboardingMessages.studentTooOld } : { born };
};

export const mayComeAlone = (born: CalendarDate, today: CalendarDate): boolean => ageOn(born, today) >= aloneFrom;

const text = z.optional(z.nullable(optionalLine(120)));

/** A child of the children setup as it was typed: what is missing is said for each child by `childComplaints`. */
export const ChildDraft = z.object({
  firstName: text,
  lastName: text,
  age: z.optional(z.nullable(z.number())),
  dateOfBirth: text,
  yearGroup: text,
  school: text,
  /** A child whom the family has already. */
  id: z.optional(z.nullable(id)),
});
export type ChildDraft = z.output<typeof ChildDraft>;

const missing = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/** docs/product/onboarding.md#childrens-setup: what is wrong with the child at this place (1 is the first), in the order of the form. */
export const childComplaints = (draft: ChildDraft, place: number, today: CalendarDate): string[] => {
  const { firstName, lastName, dateOfBirth, yearGroup, school } = draft;
  const born = readBirth(dateOfBirth ?? '');
  const wrongAge = born !== undefined && !isBirthOfChild(born, today);
  const found = [
    ...(missing(firstName) ? [onboardingMessages.firstName] : []),
    ...(missing(lastName) ? [onboardingMessages.lastName] : []),
    ...(born === undefined ? [onboardingMessages.dateOfBirth] : []),
    ...(wrongAge ? [onboardingMessages.age] : []),
    ...(readYearGroup(yearGroup ?? '') === undefined ? [onboardingMessages.yearGroup] : []),
    ...(missing(school) ? [onboardingMessages.school] : []),
  ];
  return found.map((complaint) => `Child ${place}: ${complaint}`);
};

/** The parent's e-mail is read and not used: the session says who the parent is. */
export const CompleteOnboardingBody = z.object({
  children: z
    .array(ChildDraft)
    .check(z.minLength(1, 'Please add at least one child.'), z.maxLength(3, 'A family can have up to 3 children.')),
  parentEmail: z.optional(z.nullable(z.string())),
});

export const OnboardingChild = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  age: z.nullable(z.int()),
  dateOfBirth: z.nullable(z.string()),
  /** "Year 3". */
  yearGroup: z.string(),
  school: z.nullable(z.string()),
  /** pending until a payment was verified. */
  status: z.enum(['pending', 'active']),
  /** A pupil who came alone and was taken in: their name is not written over. */
  linked: z.boolean(),
});
export type OnboardingChild = z.output<typeof OnboardingChild>;
export const OnboardingChildren = z.array(OnboardingChild);
export const OnboardingCompleted = z.object({ success: z.boolean(), message: z.string(), children: OnboardingChildren });

/** The body of create-child: the child itself, or inside `child` (its shape is not shown in docs/product/onboarding.md#childrens-setup). */
export const CreateChildBody = z.union([z.object({ child: ChildDraft }), ChildDraft]);
export const ChildCreated = z.object({ child: OnboardingChild });

/** What a pupil under 13 carries to their parent: sealed by the server, which keeps nothing of it. */
const LinkCode = z.string(onboardingMessages.linkInvalid).check(z.maxLength(1000, onboardingMessages.linkInvalid));
export const ChildLinkBody = z.object({ code: LinkCode });
export const LinkedChild = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Month and year: "2018-03". */
  dateOfBirth: z.string(),
  age: z.int(),
  /** "Year 3": what the month of birth makes of it; the parent may choose another. */
  yearGroup: z.string(),
  /** A pupil of 13 or over, who comes with their account and everything in it. */
  hasAccount: z.boolean(),
});
/** POST /api/account/parent-link: what a pupil who came alone gives to a parent. */
export const ParentLink = z.object({ code: z.string() });
export type LinkedChild = z.output<typeof LinkedChild>;
export const LinkChildBody = z.object({
  code: LinkCode,
  yearGroup: z
    .string(onboardingMessages.yearGroup)
    .check(z.refine((year: string) => readYearGroup(year) !== undefined, onboardingMessages.yearGroup)),
  school: line(120, onboardingMessages.school),
  /** "I am this child's parent or guardian, and 18 or over." */
  guardian: z.literal(true, onboardingMessages.guardian),
});
export type LinkChildBody = z.output<typeof LinkChildBody>;
