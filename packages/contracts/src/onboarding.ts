import * as z from 'zod/mini';
import { ageOn, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { id, optionalLine } from './shapes.ts';

export const onboardingMessages = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  dateOfBirth: 'Date of birth is required',
  age: 'Age must be between 5 and 16',
  yearGroup: 'Year group is required',
  school: 'School name is required',
  studentBirthMissing: 'Please enter your date of birth',
  studentBirthFormat: 'Please enter a valid date in DD/MM/YYYY format',
  studentBirthFuture: 'Date of birth cannot be in the future',
  studentTooYoung: 'Student must be at least 3 years old',
  studentTooOld: 'Student must be under 19 years old',
  failed: 'Failed to complete setup',
} as const;

const text = z.optional(z.nullable(optionalLine(120)));

/** A child of the children setup as it was typed: what is missing is said for each child by `childComplaints`. */
export const ChildDraft = z.object({
  firstName: text,
  lastName: text,
  age: z.optional(z.nullable(z.number())),
  dateOfBirth: text,
  yearGroup: text,
  school: text,
});
export type ChildDraft = z.output<typeof ChildDraft>;

const missing = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/** Document 1 section 5: what is wrong with the child at this place (1 is the first), in the order of the form. */
export const childComplaints = (draft: ChildDraft, place: number, today: CalendarDate): string[] => {
  const { firstName, lastName, dateOfBirth, yearGroup, school } = draft;
  const born = readCalendarDate(dateOfBirth ?? '');
  const age = born === undefined ? undefined : ageOn(born, today);
  const found = [
    ...(missing(firstName) ? [onboardingMessages.firstName] : []),
    ...(missing(lastName) ? [onboardingMessages.lastName] : []),
    ...(born === undefined ? [onboardingMessages.dateOfBirth] : []),
    ...(age !== undefined && (age < 5 || age > 16) ? [onboardingMessages.age] : []),
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
});
export type OnboardingChild = z.output<typeof OnboardingChild>;
export const OnboardingChildren = z.array(OnboardingChild);
export const OnboardingCompleted = z.object({ success: z.boolean(), message: z.string(), children: OnboardingChildren });

/** The body of create-child: the child itself, or inside `child` (its shape is not shown in document 1). */
export const CreateChildBody = z.union([z.object({ child: ChildDraft }), ChildDraft]);
export const ChildCreated = z.object({ child: OnboardingChild });
