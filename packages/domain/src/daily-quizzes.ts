import { londonDate, londonDayStart } from './calendar-dates.ts';
import { dailyQuizLimit, type PlanId } from './plans.ts';

/**
 * A daily quiz is every attempt that was made for a pupil on a London day because the pupil asked for one: from the daily practice
 * dialog, a tile, a map, a recommendation, Try Again. One that goes on with an attempt, prints a paper or was set by a parent or a
 * teacher is none (docs/decisions/0050-daily-quizzes-and-the-days-plan.md).
 */
export type QuizzesToday = {
  /** Null where there is no limit. */
  readonly limit: number | null;
  readonly used: number;
  readonly left: number | null;
};

/** From when today's quizzes count: midnight in London, in summer and winter (decisions.md 5). */
export const quizDayStart = (now: Date): Date => londonDayStart(londonDate(now));

export const quizzesToday = (plan: PlanId, made: number): QuizzesToday => {
  const limit = dailyQuizLimit(plan);
  return limit === Number.POSITIVE_INFINITY
    ? { limit: null, used: made, left: null }
    : { limit, used: made, left: Math.max(0, limit - made) };
};
