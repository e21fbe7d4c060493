import * as z from 'zod/mini';
import { roles } from '@hedgerow/domain/access';
import { keyStages, phases } from '@hedgerow/domain/key-stages';
import { intervals, planIds } from '@hedgerow/domain/plans';
import { ReadingPreferences } from './reading.ts';
import { id, instant, line, nameLine, optionalLine } from './shapes.ts';

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
  missingResetEmail: 'Please enter your email address',
  resetForAdults:
    'Password reset is only available for parent and teacher accounts. Students should contact their parent or teacher for password assistance.',
  resetSent: 'Check your email for password reset instructions.',
  resetLinkInvalid: 'This password reset link has expired or is invalid.',
  passwordSet: 'Your password has been updated. You can now log in.',
  wrongPassword: 'This is not your current password.',
  verificationSent: 'We have sent you a new email. Please open the link in it.',
  alreadyVerified: 'Your email address is confirmed already.',
  newEmailSent: 'Please open the link that we sent to your new address. Until then you keep your old one.',
  passwordNeeded: 'Please enter your current password to change your email address.',
  /** docs/product/accounts.md#profile-form. */
  pupilProfile:
    'Only your parent or guardian can update your personal information. Please ask them to log into their account to make changes.',
  roleSettled: 'Your role is set already. Please write to us if it must change.',
  roleByInvitation: 'Teacher accounts need an invitation from a school.',
  parentNeeded: 'Please ask a parent or guardian to make an account with you. We have not kept what you entered.',
  codeNeeded: 'Please enter the code from your authenticator app.',
  wrongCode: 'This code is wrong or too old. Please try the newest one.',
  codeRequired: 'Two-step sign-in is required for your role and cannot be turned off.',
  closing: 'This account is due to be deleted. Use the link in our email to keep it.',
  keepLinkInvalid: 'This link has expired or is invalid.',
  invitationInvalid: 'This invitation has expired or was used already. Please ask your school for a new one.',
} as const;

/** A password that a person chooses (docs/product/accounts.md#passwords): 8 to 128 characters, a letter and a number; the server refuses the common ones as well. */
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
  firstName: nameLine(60, accountMessages.missingNames),
  lastName: nameLine(60, accountMessages.missingNames),
  role: z._default(z.enum(['parent', 'home_educator']), 'parent'),
  /** Asked for at /login, where anybody may make an account: who they are is asked next. */
  needsOnboarding: z.optional(z.boolean()),
});
export type RegisterBody = z.output<typeof RegisterBody>;

/** The user of the three profile calls: fields of docs/product/accounts.md#profile-form; a pupil's year, key stage and age are derived, never taken from a client. */
export const User = z.object({
  id,
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(roles),
  /** In the answer's shape, and nothing else: no picture of a person is kept (docs/product/accounts.md#profile-form). */
  profileImageUrl: z.null(),
  childrenSetupComplete: z.boolean(),
  needsOnboarding: z.boolean(),
  /** A second carer of somebody else's family: what is paid is the owner's. */
  carer: z.boolean(),
  /** A pupil of 13 or over who came alone: the account is theirs until a parent joins. */
  alone: z.boolean(),
  /** premium = any active plan (docs/product/plans.md#which-plan-a-child-has). */
  subscriptionTier: z.enum(['free', 'premium']),
  subscriptionPlan: z.enum(planIds),
  /** A parent whose family had a plan and has none now: they read everything, and nothing new is made. */
  lapsed: z.boolean(),
  /** When the family's free week ends or ended, for a parent; null where there was none, and once a plan was paid for or a school's licence came after it. */
  freeWeekEndsAt: z.nullable(instant),
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
  /** Another company's AI model may be asked for this pupil, who is told so where it is. */
  modelOn: z.boolean(),
  /** True while a parent looks through this pupil's eyes. */
  viewedByParent: z.boolean(),
  /** What the pupil's plan costs, for the parent who looks; null on a pupil's own screens, and where a school pays. */
  planPrice: z.nullable(z.object({ pence: z.int(), every: z.enum(intervals) })),
  /** "on" by default; letters about the account itself are always sent. */
  notifications: z.boolean(),
  /** Two-step sign-in: turned on, and asked of this role before its own screens open. */
  twoFactor: z.object({ enabled: z.boolean(), required: z.boolean() }),
  reading: ReadingPreferences,
});
export type User = z.output<typeof User>;

export const ProfileChild = z.object({ id, firstName: z.string(), lastName: z.string(), yearGroup: z.nullable(z.string()) });

export const Profile = z.object({
  authenticated: z.boolean(),
  user: z.nullable(User),
  children: z.array(ProfileChild),
  /** A parent whose browser has a child's screens open in another page. */
  looksAt: z.optional(z.uuid()),
});
export type Profile = z.output<typeof Profile>;

export const SignedIn = z.object({ user: User });
export const ChildSignedIn = z.object({ success: z.boolean(), message: z.string() });

/** A child's username, or nothing, in place of an address gets the sentence of docs/product/accounts.md#profile-form. */
const emailLike = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const ResetRequestBody = z.object({
  email: z
    .string(accountMessages.missingResetEmail)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, accountMessages.missingResetEmail),
      z.maxLength(254, accountMessages.resetForAdults),
      z.regex(emailLike, accountMessages.resetForAdults),
    ),
});
const LinkToken = z.string(accountMessages.resetLinkInvalid).check(z.maxLength(600, accountMessages.resetLinkInvalid));
export const ResetTokenBody = z.object({ token: LinkToken });
export const ResetTokenAnswer = z.object({ valid: z.boolean(), error: z.optional(z.string()) });
export type ResetTokenAnswer = z.output<typeof ResetTokenAnswer>;
/** `token` is the link's token joined with `&email=` and the link's e-mail (docs/product/accounts.md#profile-form). */
export const ConfirmResetBody = z.object({ token: LinkToken, newPassword: NewPassword });
export const LinkQuery = z.object({ token: z._default(z.string().check(z.maxLength(200)), '') });

const CurrentPassword = z.string().check(z.minLength(1, accountMessages.wrongPassword), z.maxLength(256));
export const PasswordBody = z.object({ password: CurrentPassword });
export const ChangePasswordBody = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });

/** docs/product/accounts.md#profile-form. A new address needs the password, and a confirmation at the new address. */
export const UpdateProfileBody = z.object({
  firstName: z.optional(nameLine(60, 'First name is required')),
  lastName: z.optional(nameLine(60, 'Last name is required')),
  email: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254, 'Invalid email address'), z.email('Invalid email address')),
  ),
  school: z.optional(z.nullable(optionalLine(120))),
  notifications: z.optional(z.boolean()),
  password: z.optional(z.string().check(z.maxLength(256))),
});
export type UpdateProfileBody = z.output<typeof UpdateProfileBody>;
/** `message` where a new address waits for its confirmation. */
export const ProfileUpdated = z.object({ user: User, message: z.optional(z.string()) });

const AskedRole = z.enum(['student', 'parent', 'home_educator', 'teacher'], 'Please select your role');
export const UpdateRoleBody = z.object({ role: AskedRole });

/** What a client says of age and key stage is read and not used (docs/product/accounts.md#who-may-see-what): both come from the month of birth. */
export const OnboardBody = z.object({
  firstName: nameLine(60, accountMessages.missingNames),
  lastName: nameLine(60, accountMessages.missingNames),
  role: AskedRole,
  dateOfBirth: z.optional(z.nullable(optionalLine(40))),
  gradeLevel: z.optional(z.nullable(optionalLine(20))),
});
export type OnboardBody = z.output<typeof OnboardBody>;
export const PendingProfileBody = z.object({
  pendingRole: z.optional(z.nullable(AskedRole)),
  pendingProfileData: z.optional(z.nullable(z.partial(OnboardBody))),
});
export type PendingProfileBody = z.output<typeof PendingProfileBody>;

export const ViewAnswer = z.object({ message: z.string(), redirectUrl: z.string() });
export type ViewAnswer = z.output<typeof ViewAnswer>;

/** GET /api/student/looked-at: whether a grown-up of the family has this pupil's screens open now. */
export const LookedAt = z.object({ looking: z.boolean() });
export type LookedAt = z.output<typeof LookedAt>;

/** One of the person's own sessions. */
export const OwnSession = z.object({
  id,
  /** "Firefox on Windows". */
  device: z.string(),
  current: z.boolean(),
  startedAt: instant,
  lastUsedAt: instant,
});
export type OwnSession = z.output<typeof OwnSession>;
export const OwnSessions = z.array(OwnSession);

const Code = line(20, accountMessages.wrongCode);
export const CodeBody = z.object({ code: Code });
export const TwoFactorState = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** False for somebody who comes with Google alone: what asks for the password needs one first. */
  hasPassword: z.boolean(),
});
export type TwoFactorState = z.output<typeof TwoFactorState>;
export const TwoFactorBegun = z.object({
  /** otpauth:// address for a QR code. */
  uri: z.string(),
  /** The same secret for typing, in base 32. */
  secret: z.string(),
  /** Shown once. */
  recoveryCodes: z.array(z.string()),
});
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** What the sign-in screens offer here. */
export const SignInOptions = z.object({
  google: z.boolean(),
  /** With which accounts schools let their people in; empty until the first school has linked one. */
  school: z._default(z.array(z.string()), []),
});

/** What the provider sends the browser back with; a refusal comes without a code. */
/** GET /api/auth/google: from the family sign-up it leads back there, and makes a parent. */
export const GoogleDoorQuery = z.object({ from: z.optional(z.enum(['family'])) });

export const GoogleBack = z.object({
  code: z._default(z.string().check(z.maxLength(2000)), ''),
  state: z._default(z.string().check(z.maxLength(200)), ''),
  /** What the provider says instead of a code: "access_denied" when the person pressed Cancel. */
  error: z._default(z.string().check(z.maxLength(200)), ''),
});

export const Invitation = z.object({ schoolName: z.string(), email: z.string(), role: z.enum(['teacher', 'administrator']) });
export const AcceptInvitationBody = z.object({
  token: LinkToken,
  password: NewPassword,
  firstName: nameLine(60, accountMessages.missingNames),
  lastName: nameLine(60, accountMessages.missingNames),
});
export type AcceptInvitationBody = z.output<typeof AcceptInvitationBody>;

/** By the link in the letter, or by e-mail and password. */
export const UndoDeletionBody = z.union([z.object({ token: LinkToken }), LoginBody]);
export type UndoDeletionBody = z.output<typeof UndoDeletionBody>;
export const AccountDeletion = z.object({ message: z.string(), deletedOn: z.string() });
