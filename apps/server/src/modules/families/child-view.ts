import type { Child } from '@hedgerow/contracts/families';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { childAge } from '@hedgerow/domain/child-age';
import { effectivePlan } from '@hedgerow/domain/effective-plan';
import { planWithFreeWeek } from '@hedgerow/domain/free-week';
import { nothingHard } from '@hedgerow/domain/hard-things';
import { keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import { modelAllowed } from '@hedgerow/domain/model-use';
import { currentYearOf, gradeLevelOf, schoolLevelForYear, yearGroupName } from '@hedgerow/domain/year-groups';
import type { FamiliesRepository } from './families.repository.ts';

type Row = Awaited<ReturnType<FamiliesRepository['childrenOf']>>[number];

/** A child as their parent sees them. */
export const childView = (row: Row, now: Date, hasModel: boolean): Child => {
  const { child, plan } = row;
  const today = londonDate(now);
  const year = currentYearOf(child, today);
  const age = childAge(child, today);
  const current = planWithFreeWeek(plan ?? undefined, now);
  const paid = effectivePlan(plan ?? undefined, now) !== 'free';
  return {
    id: child.id,
    firstName: child.firstName,
    lastName: child.lastName,
    yearGroup: yearGroupName(year),
    gradeLevel: gradeLevelOf(year),
    keyStage: keyStageForYear(year),
    phase: phaseForYear(year),
    school: child.school,
    schoolLevel: schoolLevelForYear(year),
    age,
    dateOfBirth: child.birthMonth,
    status: child.status,
    linked: child.linkedAt !== null,
    subscriptionTier: current === 'free' ? 'free' : 'premium',
    currentPlan: current,
    hadPlan: child.status === 'active' && plan !== null,
    primarySubscription: current.startsWith('primary') ? current : null,
    secondarySubscription: current.startsWith('secondary') ? current : null,
    studentUsername: row.username,
    credentialsWaiting: child.status === 'active' && child.credentialsShownAt === null,
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    planEndsAt: current === 'free' ? null : ((paid ? plan?.endsAt : plan?.weekUntil)?.toISOString() ?? null),
    leavingAt: child.leavingAt?.toISOString() ?? null,
    streaksOn: child.streaksOn,
    celebrationsOn: child.celebrationsOn,
    suggestionsOn: child.suggestionsOn,
    modelOn: hasModel ? modelAllowed({ chosen: child.modelChosen, age, year }) : null,
    dailyLimit: child.dailyLimit,
    hard: { subjects: [...(child.hard ?? nothingHard).subjects], words: (child.hard ?? nothingHard).words },
    progressStats: { totalPoints: row.totalPoints, completedSessions: row.completedSessions, averageScore: row.averageScore },
  };
};
