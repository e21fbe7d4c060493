import type { Profile, User } from '@hedgerow/contracts/accounts';

/** Somebody who is signed in; a parent unless said otherwise. */
export const aUser = (more: Partial<User> = {}): User => ({
  id: '01a1fd6f-0000-7000-8000-000000000001',
  email: 'ann@example.test',
  emailVerified: true,
  username: null,
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'parent',
  profileImageUrl: null,
  childrenSetupComplete: true,
  needsOnboarding: false,
  carer: false,
  alone: false,
  subscriptionTier: 'premium',
  subscriptionPlan: 'free',
  lapsed: false,
  freeWeekEndsAt: null,
  primarySubscription: null,
  secondarySubscription: null,
  subscriptionCancelledAt: null,
  subscriptionEndsAt: null,
  school: null,
  createdAt: '2026-09-01T08:00:00.000Z',
  age: null,
  dateOfBirth: null,
  gradeLevel: null,
  yearGroup: null,
  keyStage: null,
  phase: null,
  modelOn: false,
  viewedByParent: false,
  planPrice: null,
  notifications: true,
  twoFactor: { enabled: false, required: false },
  reading: { typeface: 'brand', letters: 'usual', lines: 'usual', lessMotion: false, extraTime: false },
  ...more,
});

export const aPupil = (more: Partial<User> = {}): User =>
  aUser({
    email: null,
    username: 'maxlee1000',
    firstName: 'Max',
    role: 'student',
    subscriptionPlan: 'secondary_practice',
    age: 13,
    yearGroup: 8,
    gradeLevel: 'year8',
    keyStage: 'KS3',
    phase: 'secondary',
    ...more,
  });

/** What the profile call answers for them. */
export const profileOf = (user: User | null): { readonly json: Profile } => ({
  json: { authenticated: user !== null, user, children: [] },
});
