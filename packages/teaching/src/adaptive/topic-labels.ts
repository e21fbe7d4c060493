import { guessing, masteryIn, type LearnerModel } from './learner-model.ts';
import { dueDay } from './topic-memory.ts';
import { urgencies, type Prerequisites } from './urgency.ts';

/** docs/product/teaching-engine.md#fields-that-are-served-honestly: how sure the estimate is, mean of n/(n+8) over the topics, 0 to 1; shown with "based on N answers". */
export const confidenceOf = ({ topics }: LearnerModel): { readonly level: number; readonly answers: number } => ({
  level: topics.length === 0 ? 0 : topics.reduce((sum, { ability }) => sum + ability.n / (ability.n + 8), 0) / topics.length,
  answers: topics.reduce((sum, { ability }) => sum + ability.n, 0),
});

/** "Secure": p >= 0.8 at middle difficulty from 8 answers or more on 2 days or more. */
export const isSecure = (model: LearnerModel, topic: number): boolean => {
  const state = model.topics[topic];
  const chance = guessing + (1 - guessing) * masteryIn(model, topic);
  return state !== undefined && chance >= 0.8 && state.ability.n >= 8 && state.days >= 2;
};

export type Standing = { readonly struggling: readonly number[]; readonly strengths: readonly number[] };

/** Topics whose 80 % interval of p (at middle difficulty) lies below 0.6 or above 0.75, from 6 answers on. */
export const standingOf = (model: LearnerModel): Standing => {
  const judged = model.topics.flatMap(({ ability }, topic) => {
    if (ability.n < 6) return [];
    const chance = guessing + (1 - guessing) * masteryIn(model, topic);
    const margin = 1.28 * Math.sqrt((chance * (1 - chance)) / (ability.n + 4));
    return [{ topic, low: chance - margin, high: chance + margin }];
  });
  return {
    struggling: judged.filter(({ high }) => high < 0.6).map(({ topic }) => topic),
    strengths: judged.filter(({ low }) => low > 0.75).map(({ topic }) => topic),
  };
};

/** The earliest day on which a topic is due for a revisit; undefined before anything was practised. */
export const firstRevisit = (model: LearnerModel): { readonly topic: number; readonly day: number } | undefined =>
  model.topics
    .flatMap(({ memory }, topic) => (memory === null ? [] : [{ topic, day: dueDay(memory) }]))
    .toSorted((a, b) => a.day - b.day)[0];

/** The order in which topics deserve time, for a learning map. */
export const orderOfTopics = (model: LearnerModel, prereq: Prerequisites, day: number): readonly number[] =>
  urgencies(model, prereq, day, null).map(({ topic }) => topic);
