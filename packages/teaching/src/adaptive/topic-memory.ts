import { fsrs, type Grade, Rating } from 'ts-fsrs';

/** What is remembered of a topic since `day` (days may be fractions). */
export type TopicMemory = { readonly stability: number; readonly difficulty: number; readonly day: number };

/** docs/product/teaching-engine.md#what-is-known-of-a-pupil: FSRS-6, retention 0.85, no fuzz, no short-term steps. */
const model = fsrs({ request_retention: 0.85, enable_fuzz: false, enable_short_term: false });

/** Session accuracy < 0.4 Again, < 0.65 Hard, < 0.95 Good, else Easy. */
const gradeOf = (accuracy: number): Grade => {
  if (accuracy < 0.4) return Rating.Again;
  if (accuracy < 0.65) return Rating.Hard;
  return accuracy < 0.95 ? Rating.Good : Rating.Easy;
};

export const afterSession = (memory: TopicMemory | null, accuracy: number, day: number): TopicMemory => {
  const elapsed = memory === null ? 0 : Math.max(0, day - memory.day);
  const { stability, difficulty } = model.next_state(memory, elapsed, gradeOf(accuracy));
  return { stability, difficulty, day };
};

/** Chance that what was learned is still there, 0 to 1; 1 when nothing was learned yet. */
export const retrievability = (memory: TopicMemory | null, day: number): number =>
  memory === null ? 1 : model.forgetting_curve(Math.max(0, day - memory.day), memory.stability);

/** Day on which recall will have fallen to 85 %. */
export const dueDay = ({ stability, day }: TopicMemory): number => day + stability * model.interval_modifier;
