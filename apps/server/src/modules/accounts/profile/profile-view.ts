import type { User } from '@hedgerow/contracts/accounts';
import type { Role } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { childAge } from '@hedgerow/domain/child-age';
import { effectivePlan, planWithLicence, type SubscriptionState } from '@hedgerow/domain/effective-plan';
import { freeWeekOf, type HeldPlan, planWithFreeWeek } from '@hedgerow/domain/free-week';
import { keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import { modelAllowed } from '@hedgerow/domain/model-use';
import { type Interval, type PaidPlanId, planPence, type PlanId } from '@hedgerow/domain/plans';
import { currentYearOf, gradeLevelOf, type YearGroup } from '@hedgerow/domain/year-groups';
import type { ProfileRow } from '../accounts.repository.ts';

type UserRow = ProfileRow['user'];
type WholeChild = NonNullable<ProfileRow['child']>;
type ChildRow = Pick<
  WholeChild,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'birthMonth'
  | 'statedAge'
  | 'statedOn'
  | 'yearGroup'
  | 'academicYear'
  | 'school'
  | 'status'
  | 'modelChosen'
>;

/** A child of a family with the plan that is paid for and the school's licence. */
export type FamilyChild = { readonly child: ChildRow; readonly plan: HeldPlan | null; readonly licensedUntil: Date | null };

export type NewestSubscription = {
  readonly cancelAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  readonly interval: Interval;
  readonly state: SubscriptionState;
  readonly syncedAt: Date;
};

export type Person = {
  readonly user: Pick<
    UserRow,
    | 'id'
    | 'email'
    | 'emailVerified'
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'role'
    | 'homeFamilyId'
    | 'school'
    | 'notifications'
    | 'needsOnboarding'
    | 'typeface'
    | 'letterRoom'
    | 'lineRoom'
    | 'lessMotion'
    | 'extraTime'
    | 'twoFactorEnabled'
    | 'createdAt'
  >;
  readonly alone: boolean;
  /** A pupil's own place in their family. */
  readonly own: FamilyChild | undefined;
};

/** A row of the person alone, without their family. */
export const personOf = ({ user, child, plan, licensedUntil, alone }: ProfileRow): Person => ({
  user,
  alone,
  own: child === null ? undefined : { child, plan, licensedUntil },
});

export const childYear = (row: Pick<ChildRow, 'yearGroup' | 'academicYear'>, now: Date): YearGroup => currentYearOf(row, londonDate(now));

/** primarySubscription and secondarySubscription name a plan only in the ladder it belongs to (docs/product/accounts.md#profile-form). */
const subscriptionNames = (plan: PlanId): { primarySubscription: string | null; secondarySubscription: string | null } => ({
  primarySubscription: plan.startsWith('primary') ? plan : null,
  secondarySubscription: plan.startsWith('secondary') ? plan : null,
});

/** Teachers, administrators and operators sign in with two steps; parents may. */
export const needsTwoFactor = (role: Role): boolean => role === 'teacher' || role === 'administrator' || role === 'operator';

/** What the child may open now: their own plan, or everything while their school has a licence. */
const openPlan = ({ child, plan, licensedUntil }: FamilyChild, now: Date): PlanId =>
  planWithLicence(planWithFreeWeek(plan ?? undefined, now), licensedUntil, phaseForYear(childYear(child, now)), now);

export type FamilyStanding = {
  /** The plan that stands for the family in a parent's profile: the first child's that is active. */
  readonly plan: PaidPlanId | 'free';
  readonly childrenSetupComplete: boolean;
  /** No child has a plan now, and one had. */
  readonly lapsed: boolean;
  readonly cancelledAt: Date | null;
  readonly endsAt: Date | null;
  /** When the free week ends or ended; null for a family that had none, and once something else came after it. */
  readonly freeWeekEndsAt: Date | null;
  /** How often the family pays, or paid last. */
  readonly paidEvery: Interval;
};

/** One that is over is told only as long as nothing came after it: no plan that was paid for, and no school's licence. */
const freeWeekEndOf = (plans: readonly (HeldPlan | null)[], subscription: NewestSubscription | undefined, lapsed: boolean, now: Date) => {
  const ends = freeWeekOf(plans, now);
  if (ends === null || ends > now) return ends;
  const paidSince = subscription !== undefined && !['none', 'pending'].includes(subscription.state);
  return lapsed && !paidSince ? ends : null;
};

/** What a family's children and its newest subscription make of the parent's standing. */
export const standingOf = (children: readonly FamilyChild[], subscription: NewestSubscription | undefined, now: Date): FamilyStanding => {
  const plans = children.map((row) => openPlan(row, now));
  const lapsed = plans.every((plan) => plan === 'free') && children.some(({ child, plan }) => child.status === 'active' && plan !== null);
  return {
    plan: plans.find((plan) => plan !== 'free') ?? 'free',
    childrenSetupComplete: children.length > 0,
    lapsed,
    cancelledAt: subscription?.cancelAtPeriodEnd === true ? subscription.syncedAt : null,
    endsAt: subscription?.cancelAt ?? null,
    freeWeekEndsAt: freeWeekEndOf(
      children.map(({ plan }) => plan),
      subscription,
      lapsed,
      now,
    ),
    paidEvery: subscription?.interval ?? 'month',
  };
};

/** What a child's plan costs is for the parent who looks, and only where the family pays for it: a school's licence has no price here. */
const priceOf = (own: FamilyChild | undefined, plan: PlanId, { paidEvery }: FamilyStanding, now: Date): User['planPrice'] =>
  plan === 'free' || effectivePlan(own?.plan ?? undefined, now) !== plan ? null : { pence: planPence(plan, paidEvery), every: paidEvery };

/** `hasModel`: the product is set up to ask an AI model of another company. */
type Around = { readonly viewedByParent: boolean; readonly hasModel: boolean };

/** What leaves of a person: chosen field by field, never whatever is in the row. */
export const userView = ({ user, alone, own }: Person, standing: FamilyStanding, { viewedByParent, hasModel }: Around, now: Date): User => {
  const child = own?.child ?? null;
  const year = child === null ? null : childYear(child, now);
  const age = child === null ? null : childAge(child, londonDate(now));
  const plan = own === undefined ? standing.plan : openPlan(own, now);
  return {
    id: user.id,
    email: user.role === 'student' ? null : user.email,
    emailVerified: user.role === 'student' || user.emailVerified,
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    profileImageUrl: null,
    childrenSetupComplete: standing.childrenSetupComplete,
    needsOnboarding: user.needsOnboarding,
    carer: user.homeFamilyId !== null,
    alone: alone && !viewedByParent,
    subscriptionTier: plan === 'free' ? 'free' : 'premium',
    subscriptionPlan: plan,
    lapsed: standing.lapsed,
    freeWeekEndsAt: own === undefined ? (standing.freeWeekEndsAt?.toISOString() ?? null) : null,
    ...subscriptionNames(plan),
    subscriptionCancelledAt: standing.cancelledAt?.toISOString() ?? null,
    subscriptionEndsAt: standing.endsAt?.toISOString() ?? null,
    school: child?.school ?? user.school,
    createdAt: user.createdAt.toISOString(),
    age,
    dateOfBirth: child?.birthMonth ?? null,
    gradeLevel: year === null ? null : gradeLevelOf(year),
    yearGroup: year,
    keyStage: year === null ? null : keyStageForYear(year),
    phase: year === null ? null : phaseForYear(year),
    modelOn: hasModel && child !== null && year !== null && modelAllowed({ chosen: child.modelChosen, age, year }),
    viewedByParent,
    planPrice: viewedByParent ? priceOf(own, plan, standing, now) : null,
    notifications: user.notifications,
    twoFactor: { enabled: user.twoFactorEnabled === true, required: needsTwoFactor(user.role) },
    reading: {
      typeface: user.typeface,
      letters: user.letterRoom,
      lines: user.lineRoom,
      lessMotion: user.lessMotion,
      extraTime: user.extraTime,
    },
  };
};
