import type { Phase } from './key-stages.ts';

/** docs/product/rewards.md#goals: the kinds of daily goal. */
export const goalTypes = ['lessons', 'assessments', 'points'] as const;
export type GoalType = (typeof goalTypes)[number];

export type DailyGoal = {
  readonly id: string;
  readonly goalType: GoalType;
  readonly currentValue: number;
  readonly targetValue: number;
  readonly isCompleted: boolean;
};

/** Small on purpose: a quarter of an hour for primary, half an hour for secondary. */
const targets: Readonly<Record<Phase, Readonly<Record<GoalType, number>>>> = {
  primary: { lessons: 1, assessments: 1, points: 30 },
  secondary: { lessons: 1, assessments: 1, points: 50 },
};

/** Today's goals from what was done today. */
export const dailyGoals = (phase: Phase, today: Readonly<Record<GoalType, number>>): readonly DailyGoal[] =>
  goalTypes.map((goalType) => ({
    id: goalType,
    goalType,
    currentValue: today[goalType],
    targetValue: targets[phase][goalType],
    isCompleted: today[goalType] >= targets[phase][goalType],
  }));
