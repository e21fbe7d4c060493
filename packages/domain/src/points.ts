import type { Difficulty } from './difficulties.ts';

/** What finished work earns. Points are for the work, with a little for getting it right: effort before cleverness (docs/product/rewards.md#points). */
const perCorrectAnswer: Readonly<Record<Difficulty, number>> = { beginner: 2, intermediate: 3, advanced: 4 };

/** Nobody reads a question and thinks about it in less. */
const quickestAnswerMs = 2000;

/** Answers that were tried: none where they came faster than questions can be read. */
export const triedAnswers = (answered: number, timeSpentMs: number): number => (timeSpentMs < answered * quickestAnswerMs ? 0 : answered);

/** Work, for points, ticks, goals, streaks and medals: at least half of the questions were tried. */
export const isWork = (tried: number, questions: number): boolean => tried > 0 && 2 * tried >= questions;

/** A handed-in assessment that was work: 10 for finishing, and 2, 3 or 4 for each right answer by difficulty. */
export const pointsForAssessment = (correctAnswers: number, difficulty: Difficulty): number =>
  10 + correctAnswers * perCorrectAnswer[difficulty];

/** An upload that was read, once for each file; the same file again gives nothing. */
export const pointsForUpload = 10;
/** A revision guide that was read, once for each guide. */
export const pointsForGuide = 10;
/** A flashcard session of at least five cards, once a day. */
export const pointsForCardSession = 5;

/** docs/product/rewards.md#points: praise by total points begins at each of these. */
export const praiseFrom = [100, 500, 1000] as const;
/** The highest of them that was reached. */
export const praiseReached = (lifetimePoints: number): (typeof praiseFrom)[number] | undefined =>
  praiseFrom.findLast((points) => lifetimePoints >= points);

/** docs/product/rewards.md#points: points banners at 500 and 1000. */
const bannersFrom = [500, 1000] as const;
export const pointsBanner = (lifetimePoints: number): (typeof bannersFrom)[number] | undefined =>
  bannersFrom.findLast((points) => lifetimePoints >= points);

/** docs/product/rewards.md#points: learning energy in percent, min(100, points mod 100 + 20). */
export const learningEnergy = (lifetimePoints: number): number => Math.min(100, (lifetimePoints % 100) + 20);

export type DailyPointsBand = 'none' | 'some' | 'half' | 'full';
/** docs/product/rewards.md#points: 0, under 50, under 100, 100 or more points in a day. */
export const dailyPointsBand = (dailyPoints: number): DailyPointsBand => {
  if (dailyPoints === 0) return 'none';
  if (dailyPoints < 50) return 'some';
  return dailyPoints < 100 ? 'half' : 'full';
};
/** A text that was set and read, once for each. */
export const pointsForReading = 5;
