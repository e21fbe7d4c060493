import type { Child } from '@hedgerow/contracts/families';
import { ageOn, londonDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { effectivePlan } from '@hedgerow/domain/effective-plan';
import { keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import { currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import type { FamiliesRepository } from './families.repository.ts';

type Row = Awaited<ReturnType<FamiliesRepository['childrenOf']>>[number];

const schoolLevelOf = (year: number): Child['schoolLevel'] => {
  if (year <= 6) return 'primary';
  return year <= 11 ? 'secondary' : 'further-education';
};

const ageOf = ({ child }: Row, now: Date): number | null => {
  const today = londonDate(now);
  const born = child.dateOfBirth === null ? undefined : readCalendarDate(child.dateOfBirth);
  if (born !== undefined) return ageOn(born, today);
  const statedOn = child.statedOn === null ? undefined : readCalendarDate(child.statedOn);
  return child.statedAge === null || statedOn === undefined ? child.statedAge : child.statedAge + ageOn(statedOn, today);
};

/** A child as their parent sees them. */
export const childView = (row: Row, now: Date): Child => {
  const { child, plan } = row;
  const year = currentYearOf(child, londonDate(now));
  const current = effectivePlan(plan === null ? undefined : { planId: plan.planId, state: plan.state, endsAt: plan.endsAt }, now);
  return {
    id: child.id,
    firstName: child.firstName,
    lastName: child.lastName,
    yearGroup: yearGroupName(year),
    gradeLevel: year === 0 ? 'reception' : `year${year}`,
    keyStage: keyStageForYear(year),
    phase: phaseForYear(year),
    school: child.school,
    schoolLevel: schoolLevelOf(year),
    age: ageOf(row, now),
    dateOfBirth: child.dateOfBirth,
    status: child.status,
    subscriptionTier: current === 'free' ? 'free' : 'premium',
    currentPlan: current,
    primarySubscription: current.startsWith('primary') ? current : null,
    secondarySubscription: current.startsWith('secondary') ? current : null,
    studentUsername: row.username,
    credentialsWaiting: child.status === 'active' && child.credentialsShownAt === null,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    progressStats: { totalPoints: row.totalPoints, completedSessions: row.completedSessions, averageScore: row.averageScore },
  };
};
