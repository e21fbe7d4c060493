import * as z from 'zod/mini';
import { oldestChild, youngestByAge, youngestChild } from '@hedgerow/domain/account-ages';
import { leastDailyMinutes, mostDailyMinutes } from '@hedgerow/domain/daily-limit';
import { longestHardWords, mostHardSubjects } from '@hedgerow/domain/hard-things';
import { keyStages, phases } from '@hedgerow/domain/key-stages';
import { planIds } from '@hedgerow/domain/plans';
import { subjectIds } from '@hedgerow/domain/subjects';
import { readYearGroup, schoolLevels } from '@hedgerow/domain/year-groups';
import { givenInstant, id, instant, line, nameLine, optionalLine } from './shapes.ts';

export const familyMessages = {
  childNames: 'Please enter a first and last name for every child.',
  childAge: `Please enter an age between ${youngestByAge} and ${oldestChild} for every child.`,
  childYear: 'Please choose a year group for every child.',
  tooManyChildren: 'A family can have up to 3 children.',
  noChildren: 'Please add at least one child.',
  knownChild: 'This child is in a family already.',
  username: 'Please use 3 to 40 letters, numbers, dots, dashes or underscores.',
  usernameTaken: 'This username is taken. Please choose another.',
  birthFormat: 'Please enter a valid month and year in MM/YYYY format',
  birthRange: `Please enter the month and year of birth of a child between ${youngestChild} and ${oldestChild} years old.`,
  hard: `Please choose at most ${mostHardSubjects} subjects, or say it in your own words.`,
  dailyLimit: `Please choose ${leastDailyMinutes} to ${mostDailyMinutes} whole minutes, or no limit.`,
  missing: 'Missing Information: Please fill in all required fields.',
  customSchool: "Please specify your child's school name.",
  notPaid: 'The payment for this child has not been confirmed yet. Nothing was added.',
  updateFailed: 'Failed to update child information',
  addFailed: 'Failed to create child account',
  setupFailed: 'Unable to set up payment. Please try again.',
  paymentError: 'An unexpected error occurred. Please try again.',
} as const;

/** The choice of the school list after which a name is asked for (docs/product/families.md#adding-a-child). */
export const otherSchool = 'Other (Please specify in notes)';

/** A year group in any spelling of the documents ("Year 1", "year1", "year-1", "Reception"). */
export const YearGroupText = z.string().check(
  z.trim(),
  z.maxLength(20, familyMessages.childYear),
  z.refine((text: string) => readYearGroup(text) !== undefined, familyMessages.childYear),
);

/** What a parent says is hard for their child: subjects, and a few words of their own. */
export const HardThings = z.object({
  subjects: z.array(z.enum(subjectIds)).check(z.maxLength(mostHardSubjects, familyMessages.hard)),
  words: optionalLine(longestHardWords),
});

/** A child of the sign-up wizard (docs/product/families.md#adding-a-child): 4 for a child in Reception who has not turned five. */
export const SignupChild = z.object({
  firstName: nameLine(60, familyMessages.childNames),
  lastName: nameLine(60, familyMessages.childNames),
  age: z
    .int(familyMessages.childAge)
    .check(z.minimum(youngestByAge, familyMessages.childAge), z.maximum(oldestChild, familyMessages.childAge)),
  yearGroup: YearGroupText,
  /** A child whom the family has already: waiting, or with work of an earlier plan. */
  id: z.optional(id),
  hard: z.optional(HardThings),
});
export type SignupChild = z.output<typeof SignupChild>;

/** A child in the parent's list (docs/product/families.md#adding-a-child). */
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
  schoolLevel: z.enum(schoolLevels),
  age: z.nullable(z.int()),
  /** Month and year, "2018-03": no day is kept (docs/decisions/0032-month-and-year-of-birth.md). */
  dateOfBirth: z.nullable(z.string()),
  /** pending until a payment was verified. */
  status: z.enum(['pending', 'active']),
  /** A pupil who came alone and was taken in. */
  linked: z.boolean(),
  subscriptionTier: z.enum(['free', 'premium']),
  currentPlan: z.enum(planIds),
  /** There is or was a plan: what the child did then stays readable. */
  hadPlan: z.boolean(),
  primarySubscription: z.nullable(z.string()),
  secondarySubscription: z.nullable(z.string()),
  studentUsername: z.nullable(z.string()),
  /** True until the parent has been shown the password; it is shown once. */
  credentialsWaiting: z.boolean(),
  lastSignInAt: z.nullable(instant),
  /** When the plan ends that is not paid on; null while it goes on. */
  planEndsAt: z.nullable(instant),
  /** When a removed child leaves the family with everything of theirs; can be taken back until then. */
  leavingAt: z.nullable(instant),
  /** What the child's screens show; the parent switches it. */
  streaksOn: z.boolean(),
  celebrationsOn: z.boolean(),
  /** Whether a program chooses what to do next; without it there is what is due and what others set. */
  suggestionsOn: z.boolean(),
  /** Whether an AI model may be asked for this child; null where the product has none. */
  modelOn: z.nullable(z.boolean()),
  /** Minutes a day; null for no limit. */
  dailyLimit: z.nullable(z.int()),
  /** What the parent said is hard; their child never reads it. */
  hard: HardThings,
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
/** POST /api/student/model-off: a pupil turns another company's model off for themselves. */
export const ModelOff = z.object({ modelOn: z.literal(false) });
export type ModelOff = z.output<typeof ModelOff>;

export const UpdateChildBody = z.object({
  firstName: z.optional(nameLine(60, familyMessages.childNames)),
  lastName: z.optional(nameLine(60, familyMessages.childNames)),
  dateOfBirth: z.optional(optionalLine(30)),
  gradeLevel: z.optional(YearGroupText),
  school: z.optional(optionalLine(120)),
  streaksOn: z.optional(z.boolean()),
  celebrationsOn: z.optional(z.boolean()),
  suggestionsOn: z.optional(z.boolean()),
  modelOn: z.optional(z.boolean()),
  hard: z.optional(HardThings),
  dailyLimit: z.optional(
    z.nullable(
      z
        .int(familyMessages.dailyLimit)
        .check(z.gte(leastDailyMinutes, familyMessages.dailyLimit), z.lte(mostDailyMinutes, familyMessages.dailyLimit)),
    ),
  ),
});
export type UpdateChildBody = z.output<typeof UpdateChildBody>;

const PlanText = z.string().check(z.trim(), z.minLength(1, 'Please choose a plan.'), z.maxLength(40));

/** POST /api/parent/child: keeps a child who waits for a plan and its payment. */
export const NewChildBody = z.object({
  firstName: nameLine(60, familyMessages.childNames),
  lastName: nameLine(60, familyMessages.childNames),
  dateOfBirth: line(30, familyMessages.missing),
  gradeLevel: YearGroupText,
  school: line(120, familyMessages.missing),
});
export type NewChildBody = z.output<typeof NewChildBody>;

/** POST /api/payments/preview-child: what one more child costs now and from the next payment on. */
export const PreviewChildBody = z.object({ childId: id, planId: PlanText });

/**
 * POST /api/payments/create-subscription-payment (docs/product/families.md#adding-a-child). The price id is ours and read as a plan; the name stays here
 * (docs/product/money.md#before-the-button). Our own screens say more: which waiting child, the sum on the button, and the card.
 */
export const ChildPaymentBody = z.object({
  priceId: PlanText,
  childName: line(121, familyMessages.childNames),
  childId: z.optional(id),
  dueNow: z.optional(z.int()),
  prorationDate: z.optional(givenInstant),
  /** Made in the browser by the card form; without it the saved card pays. */
  paymentMethodId: z.optional(z.string().check(z.regex(/^\w{1,120}$/))),
  /** The express consent that learning starts within the 14 days (docs/product/money.md#refunds). */
  startNow: z.optional(z.boolean()),
  /** Made once for each try by the browser: a second click has the same. */
  attemptId: z.optional(id),
});
export type ChildPaymentBody = z.output<typeof ChildPaymentBody>;

/** A null client secret is normal: it is paid, or credit covers it. */
export const ChildPayment = z.object({
  clientSecret: z.nullable(z.string()),
  subscriptionId: z.string(),
  status: z.enum(['paid', 'requires_action', 'requires_payment']),
  childId: id,
  attemptId: id,
});
export type ChildPayment = z.output<typeof ChildPayment>;

/**
 * POST /api/parent/children: the create payload of docs/product/families.md#adding-a-child, after the payment. Role, age, username and password are read
 * and not used: the server makes them.
 */
export const CreatePaidChildBody = z.object({
  firstName: nameLine(60, familyMessages.childNames),
  lastName: nameLine(60, familyMessages.childNames),
  dateOfBirth: z.optional(optionalLine(30)),
  gradeLevel: z.optional(YearGroupText),
  school: z.optional(optionalLine(120)),
  role: z.optional(z.string()),
  age: z.optional(z.number()),
  studentUsername: z.optional(z.string()),
  studentPassword: z.optional(z.string()),
  subscriptionId: z.optional(z.nullable(z.string())),
  planId: z.optional(PlanText),
  childId: z.optional(id),
});
export type CreatePaidChildBody = z.output<typeof CreatePaidChildBody>;

/** DELETE /api/parent/child/{id}: the child until they leave; null for one who waited for a payment and is gone at once. */
export const Removed = z.object({ success: z.boolean(), child: z.nullable(Child) });

/** GET /api/parent/schools: the names of the list, without the two that are always there. */
export const Schools = z.array(z.string());

/** A username that a parent chooses for a child; it is read in any case. */
export const RenameBody = z.object({
  username: z
    .string(familyMessages.username)
    .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, familyMessages.username)),
});
export const Renamed = z.object({ childId: id, username: z.string() });
