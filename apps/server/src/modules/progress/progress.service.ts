import type { ActivityItem, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import { type Actor, actingPupil, type Pupil, readableChild } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate, londonHour } from '@hedgerow/domain/calendar-dates';
import { dayOver, isDayOver } from '@hedgerow/domain/daily-limit';
import { dailyGoals } from '@hedgerow/domain/goals';
import type { Phase } from '@hedgerow/domain/key-stages';
import { levelFor, levelName } from '@hedgerow/domain/levels';
import type { PlanId } from '@hedgerow/domain/plans';
import { learningEnergy } from '@hedgerow/domain/points';
import { streakPower } from '@hedgerow/domain/streak-powers';
import { currentStreakOf, streakOf } from '@hedgerow/domain/streaks';
import { subjectName } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import { activityView } from './activity-view.ts';
import type { MilestonesService } from './milestones.service.ts';
import type { ActivityEntry, ProgressRepository, ChildRef } from './progress.repository.ts';
import { datesFrom } from './worked-dates.ts';

type Standing = {
  readonly phase: Phase;
  readonly plan: PlanId;
  readonly streaksOn: boolean;
  readonly celebrationsOn: boolean;
  readonly dailyLimit: number | null;
};

export type ProgressDeps = {
  readonly progress: ProgressRepository;
  readonly milestones: MilestonesService;
  readonly standingOf: (familyId: string, childId: string) => Promise<Standing>;
  readonly events: Pick<Events, 'publish'>;
  readonly now: Clock;
};

export type Done = Omit<ActivityEntry, 'familyId' | 'childId'> & {
  /** Points for it, given once for its id however often it is reported. */
  readonly points?: number;
};

/** What a teacher sees of a pupil's work: the pupil's and the parent's figures, null where there are none. */
export type PupilFigures = {
  /** Days. */
  readonly currentStreak: number;
  readonly completedAssessments: number;
  readonly lastActiveAt: Date | null;
};

/** With streaks switched off the pupil is given none; parents and teachers see the figure that there is. */
const noStreak = { current: 0, longest: 0 } as const;

export const progressService = ({ progress, milestones, standingOf, events, now }: ProgressDeps) => {
  const today = (): CalendarDate => londonDate(now());

  const figures = async ({ familyId, childId }: ChildRef) => {
    const day = today();
    const [totals, { workedDays, ...counts }, dailyPoints, dailyMinutes] = await Promise.all([
      progress.totals(familyId, childId),
      progress.figuresOfPupil({ familyId, childId }, day),
      progress.pointsOn(familyId, childId, day),
      progress.minutesOn(familyId, childId, day),
    ]);
    const streak = streakOf(datesFrom(workedDays), day);
    return { totals, counts, dailyPoints, streak, dailyMinutes };
  };

  const dayIsOver = async ({ familyId, childId }: ChildRef): Promise<boolean> => {
    const { dailyLimit } = await standingOf(familyId, childId);
    return dailyLimit !== null && isDayOver(dailyLimit, await progress.minutesOn(familyId, childId, today()));
  };

  return {
    /** Whether the minutes that a parent set for a day are used. */
    dayIsOver,

    /** Asked before something new is begun; what was begun is never refused. Errors: day_over. */
    refuseAfterDay: async ({ familyId, userId: childId }: Pick<Pupil, 'familyId' | 'userId'>): Promise<void> => {
      if (await dayIsOver({ familyId, childId })) throw dayOver();
    },

    /**
     * Notes finished (or begun) work and gives its points, in the caller's transaction. Answers the points that were given
     * this time: 0 when the same thing had been reported before.
     */
    record: async (runner: Runner, pupil: Pick<Pupil, 'familyId' | 'userId' | 'phase'>, { points = 0, ...done }: Done): Promise<number> => {
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      if (done.status !== 'completed') {
        await progress.putActivity(runner, { ...done, ...whose }, today(), now());
        return 0;
      }
      const before = await progress.finishActivity(runner, { ...done, ...whose }, today(), now());
      const reached =
        points === 0 ? undefined : await progress.giveAward(runner, { ...whose, reason: done.id, points, day: today(), awardedAt: now() });
      if (reached !== undefined) {
        const { level } = levelFor(reached.lifetimePoints, pupil.phase);
        if (level > reached.levelFloor) await progress.raiseLevelFloor(runner, whose.familyId, whose.childId, level);
      }
      await milestones.note(runner, whose, reached ?? before, pupil.phase, today(), now());
      return reached === undefined ? 0 : points;
    },

    /** Takes a thing out of the activity list; the points stay. */
    forget: (runner: Runner, familyId: string, id: string): Promise<void> => progress.removeActivity(runner, familyId, id),

    /** What was finished between two London days. Whoever asks has checked whose it is. */
    finishedBetween: progress.finishedBetween,

    /** Tells open pages that something of this child's has moved; called after the transaction. */
    announce: ({ familyId, childId }: ChildRef): Promise<void> =>
      events.publish([`child:${childId}`, `family:${familyId}`], { type: 'activity', childId }),

    /** Of several pupils at once. Whoever asks has checked that these pupils are theirs. */
    figuresOf: async (pupils: readonly ChildRef[]): Promise<(childId: string) => PupilFigures> => {
      const rows = pupils.length === 0 ? [] : await progress.figuresOf(pupils.map(({ childId }) => childId));
      const known = new Map(rows.map((row) => [row.childId, row]));
      const day = today();
      return (childId) => {
        const { assessments = 0, lastActiveAt = null, workedDays = [] } = known.get(childId) ?? {};
        const currentStreak = currentStreakOf(workedDays, day);
        return { currentStreak, completedAssessments: assessments, lastActiveAt };
      };
    },

    stats: async (actor: Actor, childId?: string): Promise<StudentStats> => {
      const whose = readableChild(actor, childId);
      const [{ phase, plan, streaksOn, celebrationsOn, dailyLimit }, { totals, counts, dailyPoints, streak: worked, dailyMinutes }] =
        await Promise.all([standingOf(whose.familyId, whose.childId), figures(whose)]);
      const level = levelFor(totals.lifetimePoints, phase, totals.levelFloor);
      const streaks = streaksOn || actor.role !== 'student';
      const streak = streaks ? worked : noStreak;
      const { lifetimePoints } = totals;
      const won = await milestones.show(whose, {
        reached: {
          lessons: counts.lessons,
          assessments: counts.workedAssessments,
          longestStreak: worked.longest,
          level: level.level,
          lifetimePoints,
        },
        plan,
        streaks,
        celebrates: celebrationsOn && actor.role === 'student' && actor.viewedBy === null,
        now: now(),
      });
      return {
        ...level,
        levelName: levelName(level.level),
        experiencePoints: totals.lifetimePoints,
        totalPoints: totals.lifetimePoints,
        walletPoints: totals.walletPoints,
        dailyPoints,
        currentStreak: streak.current,
        longestStreak: streak.longest,
        totalLessons: counts.lessons,
        totalAssessments: counts.assessments,
        averageScore: String(counts.averageScore ?? 0),
        hasScores: counts.averageScore !== null,
        dailyMinutes,
        dayIsOver: isDayOver(dailyLimit, dailyMinutes),
        dailyGoals: [...dailyGoals(phase, { lessons: counts.lessonsToday, assessments: counts.assessmentsToday, points: dailyPoints })],
        streaksOn,
        celebrationsOn,
        streakPower: streaks ? streakPower(streak.current).name : null,
        learningEnergy: learningEnergy(lifetimePoints),
        ...won,
      };
    },

    summary: async (actor: Actor, childId?: string): Promise<ProgressSummary> => {
      const whose = readableChild(actor, childId);
      const [{ streaksOn }, { totals, counts, dailyPoints, streak: worked, dailyMinutes }, subjects] = await Promise.all([
        standingOf(whose.familyId, whose.childId),
        figures(whose),
        progress.bySubject(whose.familyId, whose.childId, today()),
      ]);
      const streak = streaksOn || actor.role !== 'student' ? worked : noStreak;
      return {
        averageScore: counts.averageScore,
        dailyMinutes,
        currentStreak: streak.current,
        longestStreak: streak.longest,
        totalAssessments: counts.assessments,
        totalPoints: totals.lifetimePoints,
        dailyComparison: {
          assessmentsToday: counts.assessmentsToday,
          assessmentsTotal: counts.assessments,
          pointsToday: dailyPoints,
          pointsTotal: totals.lifetimePoints,
        },
        subjectBreakdown: subjects.map((row) => ({ ...row, subjectName: subjectName(row.subject), hasActivityToday: row.todayCount > 0 })),
      };
    },

    recentActivity: async (actor: Actor, childId?: string): Promise<ActivityItem[]> => {
      const whose = readableChild(actor, childId);
      // A pupil without a plan sees locked previews (docs/product/rewards.md#points); a parent always sees what their child did.
      if (actor.role === 'student' && actor.plan === 'free') throw upgradeRequired('recent_activity', actor.phase);
      const rows = await progress.recent(whose.familyId, whose.childId);
      return rows.map(({ activity, points, upload }) => activityView(activity, points, upload));
    },

    /** The pupil was shown these: each is celebrated once, wherever they sign in next. */
    celebrated: async (actor: Actor, ids: readonly string[]): Promise<void> => {
      const { familyId, userId: childId } = actingPupil(actor);
      await milestones.markSeen({ familyId, childId }, ids, now());
    },

    /** A minute in which the pupil was at work (the page reports it while it is looked at and used). The server's clock counts. */
    noteActiveMinute: async (actor: Actor): Promise<void> => {
      const pupil = actingPupil(actor);
      const at = now();
      const { familyId, userId: childId } = pupil;
      const minutes = await progress.noteMinute(familyId, childId, londonDate(at), londonHour(at) * 60 + at.getUTCMinutes());
      if (minutes === undefined) return;
      // With the last minute the child's open pages hear that the day is over.
      if ((await standingOf(familyId, childId)).dailyLimit === minutes)
        await events.publish([`child:${pupil.userId}`], { type: 'activity', childId: pupil.userId });
    },
  };
};
export type ProgressService = ReturnType<typeof progressService>;
