import type { ActivityItem, ProgressSummary, StudentStats } from '@hedgerow/contracts/progress';
import { type Actor, actingPupil, type Pupil, readableChild } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate, londonHour, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { dailyGoals } from '@hedgerow/domain/goals';
import type { Phase } from '@hedgerow/domain/key-stages';
import { levelFor, levelName } from '@hedgerow/domain/levels';
import { streakOf } from '@hedgerow/domain/streaks';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import type { ActivityEntry, ProgressRepository, Whose } from './progress.repository.ts';

export type ProgressDeps = {
  readonly progress: ProgressRepository;
  readonly standingOf: (familyId: string, childId: string) => Promise<{ readonly phase: Phase }>;
  readonly events: Pick<Events, 'publish'>;
  readonly now: Clock;
};

export type Done = Omit<ActivityEntry, 'familyId' | 'childId'> & {
  /** Points for it, given once for its id however often it is reported. */
  readonly points?: number;
};

/** What a teacher sees of a pupil: the pupil's and the parent's figures, null where there are none. */
export type PupilFigures = {
  /** Percent. */
  readonly averageScore: number | null;
  /** Days. */
  readonly currentStreak: number;
  readonly completedAssessments: number;
  readonly lastActiveAt: Date | null;
};

const datesFrom = (days: readonly string[]): CalendarDate[] =>
  days.map((text) => readCalendarDate(text)).filter((date) => date !== undefined);

export const progressService = ({ progress, standingOf, events, now }: ProgressDeps) => {
  const today = (): CalendarDate => londonDate(now());

  const figures = async ({ familyId, childId }: Whose) => {
    const day = today();
    const [totals, counts, dailyPoints, worked, dailyMinutes] = await Promise.all([
      progress.totals(familyId, childId),
      progress.counts(familyId, childId, day),
      progress.pointsOn(familyId, childId, day),
      progress.workedDays(familyId, childId),
      progress.minutesOn(familyId, childId, day),
    ]);
    const streak = streakOf(datesFrom(worked), day);
    return { totals, counts, dailyPoints, streak, dailyMinutes };
  };

  return {
    /**
     * Notes finished (or begun) work and gives its points, in the caller's transaction. Answers the points that were given
     * this time: 0 when the same thing had been reported before.
     */
    record: async (runner: Runner, pupil: Pick<Pupil, 'familyId' | 'userId' | 'phase'>, { points = 0, ...done }: Done): Promise<number> => {
      const whose = { familyId: pupil.familyId, childId: pupil.userId };
      await progress.putActivity(runner, { ...done, ...whose }, today(), now());
      if (points === 0 || done.status !== 'completed') return 0;
      const lifetime = await progress.giveAward(runner, { ...whose, reason: done.id, points, day: today(), awardedAt: now() });
      if (lifetime === undefined) return 0;
      await progress.raiseLevelFloor(runner, whose.familyId, whose.childId, levelFor(lifetime, pupil.phase).level);
      return points;
    },

    /** Takes a thing out of the activity list; the points stay. */
    forget: (runner: Runner, familyId: string, id: string): Promise<void> => progress.removeActivity(runner, familyId, id),

    /** Tells open pages that something of this child's has moved; called after the transaction. */
    announce: ({ familyId, childId }: Whose): Promise<void> =>
      events.publish([`child:${childId}`, `family:${familyId}`], { type: 'activity', childId }),

    /** Of several pupils at once. Whoever asks has checked that these pupils are theirs. */
    figuresOf: async (pupils: readonly Whose[]): Promise<(childId: string) => PupilFigures> => {
      if (pupils.length === 0) return () => ({ averageScore: null, currentStreak: 0, completedAssessments: 0, lastActiveAt: null });
      const [counts, worked] = await Promise.all([progress.countsOf(pupils), progress.workedDaysOf(pupils)]);
      const daysBy = Map.groupBy(worked, ({ childId }) => childId);
      const countsBy = new Map(counts.map((row) => [row.childId, row]));
      return (childId) => ({
        averageScore: countsBy.get(childId)?.averageScore ?? null,
        currentStreak: streakOf(datesFrom((daysBy.get(childId) ?? []).map(({ day }) => day)), today()).current,
        completedAssessments: countsBy.get(childId)?.assessments ?? 0,
        lastActiveAt: countsBy.get(childId)?.lastActiveAt ?? null,
      });
    },

    stats: async (actor: Actor, childId?: string): Promise<StudentStats> => {
      const whose = readableChild(actor, childId);
      const [{ phase }, { totals, counts, dailyPoints, streak, dailyMinutes }] = await Promise.all([
        standingOf(whose.familyId, whose.childId),
        figures(whose),
      ]);
      const level = levelFor(totals.lifetimePoints, phase, totals.levelFloor);
      return {
        ...level,
        levelName: levelName(level.level),
        experiencePoints: totals.lifetimePoints,
        totalPoints: totals.lifetimePoints,
        dailyPoints,
        currentStreak: streak.current,
        longestStreak: streak.longest,
        totalLessons: counts.lessons,
        totalAssessments: counts.assessments,
        averageScore: String(counts.averageScore ?? 0),
        hasScores: counts.averageScore !== null,
        dailyMinutes,
        dailyGoals: [...dailyGoals(phase, { lessons: counts.lessonsToday, assessments: counts.assessmentsToday, points: dailyPoints })],
      };
    },

    summary: async (actor: Actor, childId?: string): Promise<ProgressSummary> => {
      const whose = readableChild(actor, childId);
      const [{ totals, counts, dailyPoints, streak, dailyMinutes }, subjects] = await Promise.all([
        figures(whose),
        progress.bySubject(whose.familyId, whose.childId, today()),
      ]);
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
      // A pupil without a plan sees locked previews (document 2 section 6); a parent always sees what their child did.
      if (actor.role === 'student' && actor.plan === 'free') throw new AppError('upgrade_required', 'Upgrade required');
      const rows = await progress.recent(whose.familyId, whose.childId);
      return rows.map(({ activity, points }) => ({
        id: activity.id,
        type: activity.type,
        status: activity.status,
        subject: subjectName(activity.subject),
        topic: activity.topic,
        title: activity.title,
        description: activity.description,
        difficulty: activity.difficulty,
        score: activity.score,
        pointsEarned: points ?? 0,
        timestamp: activity.happenedAt.toISOString(),
        createdAt: activity.happenedAt.toISOString(),
        hasEssays: activity.metadata['hasEssays'] === true,
        metadata: { ...activity.metadata },
      }));
    },

    /** A minute in which the pupil was at work (the page reports it while it is looked at and used). The server's clock counts. */
    noteActiveMinute: async (actor: Actor): Promise<void> => {
      const pupil = actingPupil(actor);
      const at = now();
      await progress.noteMinute(pupil.familyId, pupil.userId, londonDate(at), londonHour(at) * 60 + at.getUTCMinutes());
    },
  };
};
export type ProgressService = ReturnType<typeof progressService>;
