import type { StudentStats } from '@hedgerow/contracts/progress';

type Goal = StudentStats['dailyGoals'][number];

const count = (target: number, one: string, many: string): string => (target === 1 ? `1 ${one}` : `${target} ${many}`);

/** A streak is told as what was done, never as what could be lost; a rest day needs no excuse (brand.md). */
export const streakWords = (days: number): string => {
  if (days === 0) return 'Ready when you are';
  return days === 1 ? '1 day of learning' : `${days} days of learning`;
};

/** The same for older pupils, as figures. */
export const streakFigures = (current: number, longest: number): string =>
  longest === 0 ? 'No days yet' : `${count(current, 'day', 'days')}, best ${longest}`;

type Manner = 'playful' | 'plain';

const goalNames: Readonly<Record<Manner, Readonly<Record<Goal['goalType'], (target: number) => string>>>> = {
  playful: {
    lessons: (target) => `Learn ${count(target, 'new thing', 'new things')}`,
    assessments: (target) => `Finish ${count(target, 'quiz', 'quizzes')}`,
    points: (target) => `Collect ${target} points`,
  },
  plain: {
    lessons: (target) => `Upload or revise ${count(target, 'lesson', 'lessons')}`,
    assessments: (target) => `Finish ${count(target, 'assessment', 'assessments')}`,
    points: (target) => `${target} points`,
  },
};

export const goalWords = ({ goalType, targetValue }: Goal, manner: Manner): string => goalNames[manner][goalType](targetValue);

export const goalPercent = ({ currentValue, targetValue }: Goal): number =>
  targetValue === 0 ? 100 : Math.min(100, Math.round((currentValue / targetValue) * 100));

/** Document 2 section 9: messages for 0, under 50, under 100, and 100 or more points in a day. */
export const dailyPointsWords = (points: number): string => {
  if (points === 0) return 'Nothing yet today';
  if (points < 50) return 'A good start';
  return points < 100 ? 'Going well' : 'A full day’s work';
};

/** The average as a person reads it: a score only once there is one (decisions.md 7). */
export const averageWords = ({ hasScores, averageScore }: Pick<StudentStats, 'hasScores' | 'averageScore'>): string =>
  hasScores ? `${Math.round(Number(averageScore))}%` : 'No scores yet';
