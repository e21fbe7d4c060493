import * as z from 'zod/mini';
import { roles } from '@hedgerow/domain/access';
import { keyStages, phases } from '@hedgerow/domain/key-stages';
import { planIds } from '@hedgerow/domain/plans';
import { id, instant, line } from './shapes.ts';

export const accountMessages = {
  missingLogin: 'Please enter both email/username and password',
  missingNames: 'Please enter your first and last name',
  invalidEmail: 'Please enter a valid email address.',
  emailTaken: 'An account with this email already exists. Please sign in instead.',
  wrongLogin: 'Invalid login credentials',
  wrongChildLogin: 'Invalid username or password',
  requiredFields: 'Please fill in all required fields.',
  passwordShort: 'Password must be at least 8 characters long.',
  passwordMix: 'Password must contain at least one letter and one number.',
  passwordLong: 'Password must be at most 128 characters long.',
  passwordCommon: 'This password is easy to guess. Please choose another.',
} as const;

/** A password that a person chooses (decisions.md 3): 8 to 128 characters, a letter and a number; the server refuses the common ones as well. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(8, accountMessages.passwordShort),
    z.maxLength(128, accountMessages.passwordLong),
    z.regex(/\p{L}/u, accountMessages.passwordMix),
    z.regex(/\d/, accountMessages.passwordMix),
  );

export const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, accountMessages.invalidEmail), z.email(accountMessages.invalidEmail));

export const LoginBody = z.object({
  email: Email,
  password: z.string().check(z.minLength(1, accountMessages.missingLogin), z.maxLength(256)),
});
export const ChildLoginBody = z.object({
  username: line(100, accountMessages.missingLogin),
  password: z.string().check(z.minLength(1, accountMessages.missingLogin), z.maxLength(256)),
});

export const RegisterBody = z.object({
  email: Email,
  password: NewPassword,
  firstName: line(60, accountMessages.missingNames),
  lastName: line(60, accountMessages.missingNames),
  role: z._default(z.enum(['parent', 'home_educator']), 'parent'),
});
export type RegisterBody = z.output<typeof RegisterBody>;

/** The user of the three profile calls: fields of documents 1 and 2; a pupil's year, key stage and age are derived, never taken from a client. */
export const User = z.object({
  id,
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  profileImageUrl: z.nullable(z.string()),
  childrenSetupComplete: z.boolean(),
  needsOnboarding: z.boolean(),
  /** premium = any active plan (decisions.md 4). */
  subscriptionTier: z.enum(['free', 'premium']),
  subscriptionPlan: z.enum(planIds),
  primarySubscription: z.nullable(z.string()),
  secondarySubscription: z.nullable(z.string()),
  subscriptionCancelledAt: z.nullable(instant),
  subscriptionEndsAt: z.nullable(instant),
  school: z.nullable(z.string()),
  createdAt: instant,
  /** Pupils only; null for everybody else. */
  age: z.nullable(z.int()),
  dateOfBirth: z.nullable(z.string()),
  /** "year3"; "reception" for Reception. */
  gradeLevel: z.nullable(z.string()),
  yearGroup: z.nullable(z.int()),
  keyStage: z.nullable(z.enum(keyStages)),
  phase: z.nullable(z.enum(phases)),
  /** True while a parent looks through this pupil's eyes. */
  viewedByParent: z.boolean(),
});
export type User = z.output<typeof User>;

export const ProfileChild = z.object({ id, firstName: z.string(), lastName: z.string(), yearGroup: z.nullable(z.string()) });

export const Profile = z.object({ authenticated: z.boolean(), user: z.nullable(User), children: z.array(ProfileChild) });
export type Profile = z.output<typeof Profile>;

export const SignedIn = z.object({ user: User });
export const ChildSignedIn = z.object({ success: z.boolean(), message: z.string() });
