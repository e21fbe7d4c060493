import { londonDate, londonDayStart } from './calendar-dates.ts';
import { dailyQuizLimit, type PlanId } from './plans.ts';

/**
 * A daily quiz is every attempt that is made for a pupil on a London day: from the daily practice dialog, a tile, a map, a
 * recommendation, Try Again, or because a parent set it. Going on with an attempt, printing a paper and what a school sets are none
 * (docs/decisions/0014-daily-quizzes-and-the-days-plan.md).
 */
export type QuizzesToday = {
  /** Null where there is no limit. */
  readonly limit: number | null;
  readonly used: number;
  readonly left: number | null;
};

/** From when today's quizzes count: midnight in London, in summer and winter (docs/product/pupil-home.md#daily-quizzes). */
export const quizDayStart = (now: Date): Date => londonDayStart(londonDate(now));

export const quizzesToday = (plan: PlanId, made: number): QuizzesToday => {
  const limit = dailyQuizLimit(plan);
  return limit === Number.POSITIVE_INFINITY
    ? { limit: null, used: made, left: null }
    : { limit, used: made, left: Math.max(0, limit - made) };
};
