import { type AnswerSigns, guessOf, weightOf } from './answer-signs.ts';
import { afterAnswer, chanceOfRight, masteryOf, startingDifficulty, type Ability } from './elo.ts';
import { afterSession, retrievability, type TopicMemory } from './topic-memory.ts';

/** What is known of a pupil in one topic: plain JSON, no dates but days. */
export type TopicState = {
  readonly ability: Ability;
  readonly memory: TopicMemory | null;
  readonly lastDay: number | null;
  /** Different days on which the topic was practised. */
  readonly days: number;
  /** Answers of the block that is not closed yet. */
  readonly open: { readonly correct: number; readonly n: number };
  /** Accuracy of the last blocks, the newest last, at most three. */
  readonly blocks: readonly number[];
};
export type LearnerModel = {
  readonly global: Ability;
  readonly topics: readonly TopicState[];
  /** Difficulty of each level of each topic. */
  readonly items: readonly (readonly Ability[])[];
};

export type Answer = {
  readonly topic: number;
  readonly level: number;
  readonly correct: boolean;
  readonly day: number;
  readonly firstAttempt?: boolean;
  /** Left out: no help, the first try, four options. */
  readonly signs?: Omit<AnswerSigns, 'objective'>;
};

/** Four options: a guess is right once in four. */
export const guessing = 0.25;
/** Before any answer a topic is taken to be more new than known. */
const startingTheta = -0.6;

/** `expected`: where the pupil probably stands in each topic, in their order. */
export const newLearner = (topics: number, levels: number, expected: readonly number[] = []): LearnerModel => ({
  global: { theta: 0, n: 0 },
  topics: Array.from({ length: topics }, (_, topic) => ({
    ability: { theta: expected[topic] ?? startingTheta, n: 0 },
    memory: null,
    lastDay: null,
    days: 0,
    open: { correct: 0, n: 0 },
    blocks: [],
  })),
  items: Array.from({ length: topics }, () =>
    Array.from({ length: levels }, (_, level) => ({ theta: startingDifficulty(level, levels), n: 0 })),
  ),
});

const replaced = <T>(items: readonly T[], at: number, item: T): readonly T[] => items.map((old, place) => (place === at ? item : old));

export const afterTopicAnswer = (model: LearnerModel, { topic, level, correct, day, firstAttempt, signs }: Answer): LearnerModel => {
  const state = model.topics[topic];
  const item = model.items[topic]?.[level];
  if (!state || !item) return model;
  const [guess, weight] = signs === undefined ? [guessing, 1] : [guessOf(signs), weightOf(signs, correct)];
  const isFirst = firstAttempt ?? (signs === undefined || signs.tries === 1);
  const rated = afterAnswer({ global: model.global, topic: state.ability, item }, correct, guess, isFirst, weight);
  const isNewDay = state.lastDay === null || Math.floor(state.lastDay) !== Math.floor(day);
  const next: TopicState = {
    ...state,
    ability: rated.topic,
    lastDay: day,
    days: state.days + (isNewDay ? 1 : 0),
    open: { correct: state.open.correct + (correct ? 1 : 0), n: state.open.n + 1 },
  };
  return {
    global: rated.global,
    topics: replaced(model.topics, topic, next),
    items: replaced(model.items, topic, replaced(model.items[topic] ?? [], level, rated.item)),
  };
};

/** A block of questions on a topic is over: its accuracy tells how well the topic was remembered. */
export const afterBlock = (model: LearnerModel, topic: number, day: number): LearnerModel => {
  const state = model.topics[topic];
  if (!state || state.open.n === 0) return model;
  const accuracy = state.open.correct / state.open.n;
  const memory = afterSession(state.memory, accuracy, day);
  return {
    ...model,
    topics: replaced(model.topics, topic, { ...state, memory, open: { correct: 0, n: 0 }, blocks: [...state.blocks, accuracy].slice(-3) }),
  };
};

/** Command of the topic, 0 to 1, as it was when last practised. */
export const masteryIn = ({ global, topics }: LearnerModel, topic: number): number =>
  masteryOf(global.theta, topics[topic]?.ability.theta ?? startingTheta);
export const recallIn = ({ topics }: LearnerModel, topic: number, day: number): number =>
  retrievability(topics[topic]?.memory ?? null, day);

/** What forgetting has taken, in logits, since the last practice. */
const forgotten = (model: LearnerModel, topic: number, day: number): number => 2.2 * (1 - recallIn(model, topic, day));

/** Chance of a right answer on `day`, guessing included. */
export const chanceIn = (model: LearnerModel, topic: number, level: number, day: number): number =>
  chanceOfRight(
    model.global.theta,
    (model.topics[topic]?.ability.theta ?? startingTheta) - forgotten(model, topic, day),
    model.items[topic]?.[level]?.theta ?? 0,
    guessing,
  );
