import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Phase } from '@hedgerow/domain/key-stages';
import { levelFor } from '@hedgerow/domain/levels';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { ProgressRepository, ChildRef } from './progress.repository.ts';

export type PointsGiftDeps = {
  readonly progress: Pick<ProgressRepository, 'giveAward' | 'raiseLevelFloor'>;
  readonly familyOf: (childId: string) => Promise<string | undefined>;
  readonly standingOf: (familyId: string, childId: string) => Promise<{ readonly phase: Phase }>;
  readonly announce: (whose: ChildRef) => Promise<void>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** Points that an operator gives in a trial: earned points like any others, for levels and for the wallet. */
export const pointsGiftService = ({ progress, familyOf, standingOf, announce, transaction, now, newId }: PointsGiftDeps) => ({
  /** Answers the lifetime points. */
  give: async (childId: string, points: number): Promise<number> => {
    const familyId = await familyOf(childId);
    if (familyId === undefined) throw new AppError('not_found', 'There is no such child.');
    const { phase } = await standingOf(familyId, childId);
    const lifetime = await transaction(async (runner) => {
      const award = { familyId, childId, reason: `gift-${newId()}`, points, day: londonDate(now()), awardedAt: now() };
      const total = (await progress.giveAward(runner, award))?.lifetimePoints ?? 0;
      await progress.raiseLevelFloor(runner, familyId, childId, levelFor(total, phase).level);
      return total;
    });
    await announce({ familyId, childId });
    return lifetime;
  },
});
export type PointsGiftService = ReturnType<typeof pointsGiftService>;
