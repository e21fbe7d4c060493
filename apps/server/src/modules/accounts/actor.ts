import { type Actor, isParentRole, type Role } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { type ChildPlanState, planWithLicence } from '@hedgerow/domain/effective-plan';
import { planWithFreeWeek } from '@hedgerow/domain/free-week';
import { keyStageForYear, phaseForYear } from '@hedgerow/domain/key-stages';
import type { PaidPlanId } from '@hedgerow/domain/plans';
import { currentYearOf, type YearGroup } from '@hedgerow/domain/year-groups';

/** What one prepared query reads of a session: the person, and the child whose screens are open, if any. */
export type SessionRow = {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  readonly familyId: string | null;
  /** Set for a second carer: the family of their own, to which they go back. */
  readonly homeFamilyId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly viewingChildId: string | null;
  readonly viewingUntil: Date | null;
  readonly twoFactor: boolean | null;
  readonly needsOnboarding: boolean;
  /** When the account is to be deleted: nobody is signed in any more. */
  readonly deleteAfter: Date | null;
  readonly childId: string | null;
  readonly yearGroup: YearGroup | null;
  readonly academicYear: number | null;
  readonly planId: PaidPlanId | null;
  readonly planState: ChildPlanState | null;
  readonly planEndsAt: Date | null;
  readonly heldPlanId: PaidPlanId | null;
  readonly heldUntil: Date | null;
  /** The plan of the family's free week, and when that ends. */
  readonly weekPlanId: PaidPlanId | null;
  readonly weekUntil: Date | null;
  /** Until when the licence of the child's school opens everything. */
  readonly licensedUntil: Date | null;
  readonly childIds: readonly string[];
};

const planOf = ({ planId, planState, planEndsAt, heldPlanId, heldUntil, weekPlanId, weekUntil }: SessionRow) =>
  planId === null || planState === null
    ? undefined
    : { planId, state: planState, endsAt: planEndsAt, heldPlanId, heldUntil, weekPlanId, weekUntil };

/** Who is asking, or looking through which child's eyes. Undefined where the row contradicts itself (a pupil whose family took them out) or does not look at them. */
export const actorFrom = (row: SessionRow, now: Date, viewed?: string): Actor | undefined => {
  const { userId, role, familyId } = row;
  if (row.deleteAfter !== null) return undefined;
  const looksAt = row.viewingUntil !== null && now < row.viewingUntil ? row.viewingChildId : null;
  if (viewed !== undefined && viewed !== looksAt) return undefined;
  const viewing = viewed !== undefined;
  // Somebody who chose to be a pupil and has not said their month of birth: nobody's pupil yet.
  const undecided = role === 'student' && row.needsOnboarding && row.childId === null;
  const looksAsChild = (role === 'student' && !undecided) || viewing;
  if (looksAsChild) {
    if (familyId === null || row.childId === null || row.yearGroup === null || row.academicYear === null) return undefined;
    const year = currentYearOf({ yearGroup: row.yearGroup, academicYear: row.academicYear }, londonDate(now));
    const phase = phaseForYear(year);
    return {
      role: 'student',
      userId: row.childId,
      familyId,
      plan: planWithLicence(planWithFreeWeek(planOf(row), now), row.licensedUntil, phase, now),
      year,
      phase,
      keyStage: keyStageForYear(year),
      viewedBy: viewing ? userId : null,
    };
  }
  if (undecided)
    return familyId === null ? undefined : { role: 'parent', userId, familyId, childIds: [], carer: row.homeFamilyId !== null };
  if (role === 'parent' || role === 'home_educator')
    return familyId === null
      ? undefined
      : {
          role,
          userId,
          familyId,
          childIds: row.childIds,
          carer: row.homeFamilyId !== null,
          ...(looksAt !== null && row.childIds.includes(looksAt) && { looksAt }),
        };
  return role === 'student' ? undefined : { role, userId };
};

/** What tells of a session that nobody asks anything with whether it lives. */
export type SessionLife = Pick<
  SessionRow,
  'role' | 'familyId' | 'createdAt' | 'updatedAt' | 'expiresAt' | 'needsOnboarding' | 'deleteAfter'
> & {
  /** The pupil has a place in their family. */
  readonly hasPlace: boolean;
};

/** As `actorFrom` would find somebody. */
export const isLive = (life: SessionLife, now: Date): boolean => {
  if (life.deleteAfter !== null || sessionState(life, now) === 'over') return false;
  if (life.role === 'student') return life.familyId !== null && (life.hasPlace || life.needsOnboarding);
  return !isParentRole(life.role) || life.familyId !== null;
};

const hours = 3_600_000;

/** How long a session lives: unused, and at most (docs/product/accounts.md#sessions). */
const limitsFor = (role: Role): { readonly idle: number; readonly longest: number } => {
  if (role === 'student') return { idle: 12 * hours, longest: 7 * 24 * hours };
  if (isParentRole(role)) return { idle: 7 * 24 * hours, longest: 30 * 24 * hours };
  return { idle: 8 * hours, longest: 24 * hours };
};

/** Milliseconds after which a session is over, however much it is used. */
export const longestSession = (role: Role): number => limitsFor(role).longest;

/** live: go on. touch: go on, and note that it was used. over: signed out. */
export const sessionState = (
  { role, createdAt, updatedAt, expiresAt }: Pick<SessionRow, 'role' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
  now: Date,
): 'live' | 'touch' | 'over' => {
  const { idle, longest } = limitsFor(role);
  const at = now.getTime();
  if (at >= expiresAt.getTime() || at - createdAt.getTime() > longest || at - updatedAt.getTime() > idle) return 'over';
  return at - updatedAt.getTime() > idle / 24 ? 'touch' : 'live';
};
