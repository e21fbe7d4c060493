import { londonDate } from '@hedgerow/domain/calendar-dates';
import type { Clock } from '#ports/clock.ts';
import { readPlan } from './planned-step.ts';
import type { ChildRef, TodayRepository } from './today.repository.ts';

/** Whether questions on a topic are a step of the day that was planned for a pupil. */
export type IsStepOfDay = (whose: ChildRef, topicId: string) => Promise<boolean>;

export const isStepOfDay =
  (today: Pick<TodayRepository, 'plan'>, now: Clock): IsStepOfDay =>
  async (whose, topicId) => {
    const steps = readPlan(await today.plan(whose, londonDate(now()))) ?? [];
    return steps.some(({ opens }) => opens.with === 'quiz' && opens.topicId === topicId);
  };
