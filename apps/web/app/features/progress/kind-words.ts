import type { StudentStats } from '@hedgerow/contracts/progress';
import { type DailyPointsBand, dailyPointsBand, praiseReached } from '@hedgerow/domain/points';
import { type AverageBand, averageBand } from '@hedgerow/domain/scoring';

type Goal = StudentStats['dailyGoals'][number];
type Manner = 'playful' | 'plain';

const count = (target: number, one: string, many: string): string => (target === 1 ? `1 ${one}` : `${target} ${many}`);

/** A streak is told as what was done, never as what could be lost; a rest day needs no excuse (docs/product/rewards.md#streaks). */
export const streakWords = (days: number): string => {
  if (days === 0) return 'Ready when you are';
  return days === 1 ? '1 day of learning' : `${days} days of learning`;
};

/** The same for older pupils, as figures. */
export const streakFigures = (current: number, longest: number): string =>
  longest === 0 ? 'No days yet' : `${count(current, 'day', 'days')}, best ${longest}`;

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

const dayWords: Readonly<Record<DailyPointsBand, string>> = {
  none: 'Nothing yet today',
  some: 'A good start',
  half: 'Going well',
  full: 'A full day’s work',
};

/** docs/product/rewards.md#points: messages for 0, under 50, under 100, and 100 or more points in a day. */
export const dailyPointsWords = (points: number): string => dayWords[dailyPointsBand(points)];

const averageMessages: Readonly<Record<Manner, Readonly<Record<AverageBand, string>>>> = {
  playful: {
    growing: 'Every quiz helps you grow.',
    good: 'Your practice is working.',
    strong: 'You have worked hard at this.',
    sparkling: 'Sparkling work!',
  },
  plain: {
    growing: 'Each one shows what to look at next',
    good: 'Solid, and growing',
    strong: 'Your practice is paying off',
    sparkling: 'Very strong work',
  },
};

/** docs/product/rewards.md#points: words beside the average, another one at 60, 80 and 90. */
export const averageMessage = ({ hasScores, averageScore }: Pick<StudentStats, 'hasScores' | 'averageScore'>, manner: Manner): string => {
  if (!hasScores) return manner === 'playful' ? 'It shows after your first quiz.' : 'Shows after your first assessment';
  return averageMessages[manner][averageBand(Number(averageScore))];
};

type Praise = { readonly title: string; readonly about: string };

const praises: Readonly<Record<Manner, Readonly<Record<100 | 500 | 1000, Praise>>>> = {
  playful: {
    100: { title: 'More than 100 points!', about: 'Each one is a bit of work that you did.' },
    500: { title: 'More than 500 points!', about: 'You keep coming back, and it shows.' },
    1000: { title: 'More than 1,000 points!', about: 'Look how far your work has taken you.' },
  },
  plain: {
    100: { title: '100 points and counting', about: 'A steady beginning.' },
    500: { title: 'Past 500 points', about: 'You keep coming back, and it shows.' },
    1000: { title: 'Past 1,000 points', about: 'That is a lot of work, done a little at a time.' },
  },
};

/** docs/product/rewards.md#points: praise from 100, 500 and 1000 points on: for the work and for coming back. */
export const praiseWords = (totalPoints: number, manner: Manner): Praise | undefined => {
  const reached = praiseReached(totalPoints);
  if (reached === undefined) return undefined;
  const praise = praises[manner][reached];
  // Exactly there is not more than there.
  return totalPoints === reached ? { ...praise, title: praise.title.replace('More than ', '').replace('Past ', '') } : praise;
};

/** The average as a person reads it: a score only once there is one (docs/product/public-site.md#real-instead-of-pretended). */
export const averageWords = ({ hasScores, averageScore }: Pick<StudentStats, 'hasScores' | 'averageScore'>): string =>
  hasScores ? `${Math.round(Number(averageScore))}%` : 'No scores yet';
