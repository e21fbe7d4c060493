import type { Celebration, MedalProgress } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Phase } from '@hedgerow/domain/key-stages';
import { levelFor } from '@hedgerow/domain/levels';
import { isReached, medalProgress, medalsFor, type Reached } from '@hedgerow/domain/medals';
import { milestoneId, milestonesReached, readMilestone } from '@hedgerow/domain/milestones';
import { planAllows, type PlanId } from '@hedgerow/domain/plans';
import { streakOf } from '@hedgerow/domain/streaks';
import type { Runner } from '#db/client.ts';
import type { MilestonesRepository } from './milestones.repository.ts';
import type { ChildRef, PointsReached, ProgressRepository } from './progress.repository.ts';
import { datesFrom } from './worked-dates.ts';

type Deps = { readonly progress: Pick<ProgressRepository, 'figuresSoFar'>; readonly milestones: MilestonesRepository };

type Looking = {
  readonly reached: Reached;
  readonly plan: PlanId;
  readonly streaks: boolean;
  /** Nobody but the pupil is given what to celebrate. */
  readonly celebrates: boolean;
  readonly now: Date;
};

/** A celebration that nobody came for in a week is over: the medal stands among the others. */
const freshForMs = 7 * 86_400_000;

/** Lessons are uploads, guides and the cards made of them: a plan without any has none that a pupil could begin alone. */
const hasLessons = (plan: PlanId): boolean => (['upload', 'revise'] as const).some((feature) => planAllows(plan, feature));

/** Medals, levels and round numbers of points: reached once, kept, celebrated once. */
export const milestonesService = ({ progress, milestones }: Deps) => ({
  /** Keeps what a pupil has reached by now, in the transaction in which it was reached. */
  note: async (
    runner: Runner,
    whose: ChildRef,
    { lifetimePoints, levelFloor }: PointsReached,
    phase: Phase,
    today: CalendarDate,
    now: Date,
  ): Promise<void> => {
    const { lessons, workedAssessments, workedDays } = await progress.figuresSoFar(runner, whose, today);
    const reached: Reached = {
      longestStreak: streakOf(datesFrom(workedDays), today).longest,
      level: levelFor(lifetimePoints, phase, levelFloor).level,
      lifetimePoints,
      lessons,
      assessments: workedAssessments,
    };
    await milestones.keep(runner, whose, milestonesReached(reached).map(milestoneId), now);
  },

  /** The medals with their progress, and what is new. Reading writes nothing. */
  show: async (whose: ChildRef, { reached, plan, streaks, celebrates, now }: Looking) => {
    const kept = await milestones.of(whose);
    const keptIds = new Set(kept.map(({ id }) => id));
    // What a school or a parent set counts as well: whoever has done some has some to do.
    const lessons = reached.lessons > 0 || hasLessons(plan);
    const assessments = reached.assessments > 0 || planAllows(plan, 'practice');
    const shown = medalsFor({ streaks, lessons, assessments }, (id) => keptIds.has(id));
    const medals = shown.map((medal): MedalProgress => {
      const isEarned = keptIds.has(medal.id) || isReached(medal, reached);
      return { id: medal.id, current: isEarned ? medal.target : medalProgress(medal, reached), target: medal.target, isEarned };
    });
    const isFresh = (reachedAt: Date) => now.getTime() - reachedAt.getTime() < freshForMs;
    const celebrations = kept
      .filter(({ seenAt, reachedAt }) => celebrates && seenAt === null && isFresh(reachedAt))
      .flatMap(({ id }): Celebration[] => {
        const milestone = readMilestone(id);
        if (milestone === undefined) return [];
        return milestone.kind === 'medal' && !shown.some((medal) => medal.id === milestone.medal) ? [] : [{ id, ...milestone }];
      });
    return { medals, celebrations };
  },

  markSeen: (whose: ChildRef, ids: readonly string[], now: Date): Promise<void> => milestones.markSeen(whose, ids, now),
});
export type MilestonesService = ReturnType<typeof milestonesService>;
