import * as z from 'zod/mini';
import { goalTypes } from '@hedgerow/domain/goals';
import { medalIds } from '@hedgerow/domain/medals';
import { instant } from './shapes.ts';

/** A badge or an achievement, and how far it has come; what was earned stays earned. */
export const MedalProgress = z.object({
  id: z.enum(medalIds),
  current: z.int(),
  target: z.int(),
  isEarned: z.boolean(),
});
export type MedalProgress = z.output<typeof MedalProgress>;

/** Something new that the pupil has not seen yet. `id` is told back once it was shown. */
const celebration = { id: z.string() };
export const Celebration = z.discriminatedUnion('kind', [
  z.object({ ...celebration, kind: z.literal('medal'), medal: z.enum(medalIds) }),
  z.object({ ...celebration, kind: z.literal('level'), level: z.int() }),
  z.object({ ...celebration, kind: z.literal('points'), points: z.int() }),
]);
export type Celebration = z.output<typeof Celebration>;

/** POST /api/student/celebrations/seen. */
export const CelebrationsSeenBody = z.object({ ids: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(40)) });

/** GET /api/student/stats (docs/product/rewards.md#points). */
export const StudentStats = z.object({
  level: z.int(),
  levelName: z.string(),
  /** Points into the level, and points that the level takes. */
  pointsIntoLevel: z.int(),
  levelPoints: z.int(),
  /** Lifetime points: levels and badges read these. */
  experiencePoints: z.int(),
  totalPoints: z.int(),
  /** Points to spend in the avatar shop: earned less spent. */
  walletPoints: z.int(),
  dailyPoints: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalLessons: z.int(),
  totalAssessments: z.int(),
  /** A number as text, as docs/product/rewards.md#points says; "0" while there is none. */
  averageScore: z.string(),
  /** False until something was scored: a screen says so rather than showing 0 %. */
  hasScores: z.boolean(),
  /** Minutes measured today, idle time left out. */
  dailyMinutes: z.int(),
  /** True once the minutes that a parent set are used: nothing new can be started until tomorrow. */
  dayIsOver: z.boolean(),
  dailyGoals: z.array(
    z.object({ id: z.string(), goalType: z.enum(goalTypes), currentValue: z.int(), targetValue: z.int(), isCompleted: z.boolean() }),
  ),
  /** False where a parent switched streaks off: then the pupil is given no figure, power or medal of a streak. */
  streaksOn: z.boolean(),
  /** False where a parent switched celebrations off. */
  celebrationsOn: z.boolean(),
  /** docs/product/rewards.md#points: by the current streak; null with streaks off. */
  streakPower: z.nullable(z.string()),
  /** Percent (docs/product/rewards.md#points). */
  learningEnergy: z.int(),
  medals: z.array(MedalProgress),
  /** Only for the pupil: nobody else's looking uses one up. */
  celebrations: z.array(Celebration),
});
export type StudentStats = z.output<typeof StudentStats>;

export const activityTypes = ['lesson', 'assessment', 'file-upload', 'revision', 'pdf-download', 'achievement'] as const;

/** GET /api/student/recent-activity (docs/product/pupil-home.md#activity): ids are prefixed file-, revision-, assessment-, pdf-download-. */
export const ActivityItem = z.object({
  id: z.string(),
  type: z.enum(activityTypes),
  status: z.enum(['completed', 'in-progress', 'failed']),
  subject: z.string(),
  topic: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: z.nullable(z.string()),
  score: z.nullable(z.int()),
  pointsEarned: z.int(),
  timestamp: instant,
  createdAt: instant,
  hasEssays: z.boolean(),
  /** What the item stands for: the id of the file, guide or assessment. */
  metadata: z.record(z.string(), z.unknown()),
});
export type ActivityItem = z.output<typeof ActivityItem>;
export const ActivityItems = z.array(ActivityItem);

/** GET /api/student/progress and /api/student/progress/{childId}: docs/product/rewards.md#points child progress summary. */
export const ProgressSummary = z.object({
  averageScore: z.nullable(z.int()),
  dailyMinutes: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalAssessments: z.int(),
  totalPoints: z.int(),
  dailyComparison: z.object({ assessmentsToday: z.int(), assessmentsTotal: z.int(), pointsToday: z.int(), pointsTotal: z.int() }),
  subjectBreakdown: z.array(
    z.object({
      subject: z.string(),
      subjectName: z.string(),
      todayCount: z.int(),
      totalCount: z.int(),
      todayAvgScore: z.nullable(z.int()),
      averageScore: z.nullable(z.int()),
      hasActivityToday: z.boolean(),
    }),
  ),
});
export type ProgressSummary = z.output<typeof ProgressSummary>;
