import * as z from 'zod/mini';
import { keyStages, phases } from '@hedgerow/domain/key-stages';
import { planIds } from '@hedgerow/domain/plans';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { id, instant, line, optionalLine } from './shapes.ts';

export const familyMessages = {
  childNames: 'Please enter a first and last name for every child.',
  childAge: 'Please enter an age between 5 and 18 for every child.',
  childYear: 'Please choose a year group for every child.',
  tooManyChildren: 'A family can have up to 3 children.',
  noChildren: 'Please add at least one child.',
  knownChild: 'This child is in a family already.',
  username: 'Please use 3 to 40 letters, numbers, dots, dashes or underscores.',
  usernameTaken: 'This username is taken. Please choose another.',
  birthFormat: 'Please enter a valid date in DD/MM/YYYY format',
  birthRange: 'Please enter the date of birth of a child between 3 and 18 years old.',
} as const;

/** A year group in any spelling of the documents ("Year 1", "year1", "year-1", "Reception"). */
export const YearGroupText = z.string().check(
  z.trim(),
  z.maxLength(20, familyMessages.childYear),
  z.refine((text: string) => readYearGroup(text) !== undefined, familyMessages.childYear),
);

/** A child of the sign-up wizard (document 3 section 3): 4 for a child in Reception who has not turned five. */
export const SignupChild = z.object({
  firstName: line(60, familyMessages.childNames),
  lastName: line(60, familyMessages.childNames),
  age: z.int(familyMessages.childAge).check(z.minimum(4, familyMessages.childAge), z.maximum(18, familyMessages.childAge)),
  yearGroup: YearGroupText,
});
export type SignupChild = z.output<typeof SignupChild>;

/** A child in the parent's list (document 3 section 3). */
export const Child = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** "Year 3". */
  yearGroup: z.string(),
  /** "year3"; "reception". */
  gradeLevel: z.string(),
  keyStage: z.enum(keyStages),
  phase: z.enum(phases),
  school: z.nullable(z.string()),
  schoolLevel: z.enum(['primary', 'secondary', 'further-education']),
  age: z.nullable(z.int()),
  dateOfBirth: z.nullable(z.string()),
  /** pending until a payment was verified. */
  status: z.enum(['pending', 'active']),
  subscriptionTier: z.enum(['free', 'premium']),
  currentPlan: z.enum(planIds),
  primarySubscription: z.nullable(z.string()),
  secondarySubscription: z.nullable(z.string()),
  studentUsername: z.nullable(z.string()),
  /** True until the parent has been shown the password; it is shown once. */
  credentialsWaiting: z.boolean(),
  lastSignInAt: z.nullable(instant),
  progressStats: z.object({ totalPoints: z.int(), completedSessions: z.int(), averageScore: z.nullable(z.int()) }),
});
export type Child = z.output<typeof Child>;
export const Children = z.array(Child);

/** The password as it leaves the server, once; only its hash is kept. */
export const Credentials = z.object({ childId: id, firstName: z.string(), username: z.string(), password: z.string() });
export type Credentials = z.output<typeof Credentials>;

export const CredentialsBody = z.object({
  /** false: only if never shown before. true: a new password in place of the old one, which stops working. */
  renew: z._default(z.boolean(), false),
});

/** PATCH /api/parent/child/{id}: what a parent may change about a child. */
export const UpdateChildBody = z.object({
  firstName: z.optional(line(60, familyMessages.childNames)),
  lastName: z.optional(line(60, familyMessages.childNames)),
  dateOfBirth: z.optional(optionalLine(30)),
  gradeLevel: z.optional(YearGroupText),
  school: z.optional(optionalLine(120)),
});
export type UpdateChildBody = z.output<typeof UpdateChildBody>;

/** A username that a parent chooses for a child; it is read in any case. */
export const RenameBody = z.object({
  username: z
    .string(familyMessages.username)
    .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, familyMessages.username)),
});
export const Renamed = z.object({ childId: id, username: z.string() });
