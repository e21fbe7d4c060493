import * as z from 'zod/mini';
import { goalTypes } from '@hedgerow/domain/goals';
import { instant } from './shapes.ts';

/** GET /api/student/stats (document 2 section 3). */
export const StudentStats = z.object({
  level: z.int(),
  levelName: z.string(),
  /** Points into the level, and points that the level takes. */
  pointsIntoLevel: z.int(),
  levelPoints: z.int(),
  /** Lifetime points: levels and badges read these. */
  experiencePoints: z.int(),
  totalPoints: z.int(),
  dailyPoints: z.int(),
  currentStreak: z.int(),
  longestStreak: z.int(),
  totalLessons: z.int(),
  totalAssessments: z.int(),
  /** A number as text, as document 2 says; "0" while there is none. */
  averageScore: z.string(),
  /** False until something was scored: a screen says so rather than showing 0 %. */
  hasScores: z.boolean(),
  /** Minutes measured today, idle time left out. */
  dailyMinutes: z.int(),
  dailyGoals: z.array(
    z.object({ id: z.string(), goalType: z.enum(goalTypes), currentValue: z.int(), targetValue: z.int(), isCompleted: z.boolean() }),
  ),
});
export type StudentStats = z.output<typeof StudentStats>;

export const activityTypes = ['lesson', 'assessment', 'file-upload', 'revision', 'pdf-download', 'achievement'] as const;

/** GET /api/student/recent-activity (document 2 section 3): ids are prefixed file-, revision-, assessment-, pdf-download-. */
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

/** GET /api/student/progress and /api/student/progress/{childId}: document 3's child progress summary. */
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
