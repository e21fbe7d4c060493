import { masteryIn, recallIn, type LearnerModel } from './learner-model.ts';

/** Why a topic deserves the next minutes, in parts; the higher `total`, the sooner. */
export type Urgency = {
  readonly topic: number;
  readonly total: number;
  readonly learning: number;
  readonly newness: number;
  readonly unlocking: number;
  readonly revisiting: number;
  /** 0 to 1: how far the topics it builds on are known. */
  readonly ready: number;
  readonly mastery: number;
  readonly recall: number;
};

export type Weights = {
  readonly learning: number;
  readonly newness: number;
  readonly unlocking: number;
  readonly revisiting: number;
  readonly fading: number;
  readonly justDone: number;
  readonly doneToday: number;
  /** Command of a prerequisite from which a topic counts as ready. */
  readonly readyFrom: number;
};
/**
 * docs/product/teaching-engine.md#what-is-known-of-a-pupil, with more weight on what fades (there 0.45 and 2.2): in simulation this gained 3-15 % an hour in all six worlds,
 * with quick and slow learners and short and long memories. A benchmark may try others.
 */
export const usualWeights: Weights = {
  learning: 0.55,
  newness: 0.15,
  unlocking: 0.08,
  revisiting: 1,
  fading: 8,
  justDone: 3,
  doneToday: 2,
  readyFrom: 0.6,
};

export type Prerequisites = readonly (readonly number[])[];

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Known now: command of the topic times what forgetting has left. */
const knownNow = (model: LearnerModel, topic: number, day: number): number => masteryIn(model, topic) * recallIn(model, topic, day);

const readiness = (model: LearnerModel, prereq: readonly number[], day: number, readyFrom: number): number =>
  prereq.length === 0 ? 1 : clamp(Math.min(...prereq.map((before) => knownNow(model, before, day))) / readyFrom, 0.1, 1);

/** Practice that leads nowhere is not repeated at once: two poor blocks in a row halve the claim. */
const stuckness = (blocks: readonly number[]): number =>
  blocks.length >= 2 && blocks.slice(-2).every((accuracy) => accuracy < 0.4) ? 0.5 : 1;

/**
 * docs/product/teaching-engine.md#what-is-known-of-a-pupil: 10*(ready*stuck*(learning*(1-k)*(0.35+0.65*4k(1-k)) + newness + unlocking) + revisiting*min(1, fading*k*(1-R))),
 * minus a rest when just done or done today; k is mastery, R what is still remembered.
 */
export const urgencyOf = (
  model: LearnerModel,
  topic: number,
  prereq: Prerequisites,
  day: number,
  justDone: boolean,
  weights: Weights = usualWeights,
): Urgency => {
  const state = model.topics[topic];
  const mastery = masteryIn(model, topic);
  const recall = recallIn(model, topic, day);
  const ready = readiness(model, prereq[topic] ?? [], day, weights.readyFrom);
  const stuck = stuckness(state?.blocks ?? []);
  const isNew = (state?.ability.n ?? 0) === 0;
  const waiting = prereq.filter((before, other) => before.includes(topic) && masteryIn(model, other) < 0.6).length;
  const learning = 10 * ready * stuck * weights.learning * (1 - mastery) * (0.35 + 0.65 * 4 * mastery * (1 - mastery));
  const newness = isNew ? 10 * ready * weights.newness : 0;
  const unlocking = 10 * ready * stuck * weights.unlocking * Math.min(1, waiting / 2) * (mastery < 0.75 ? 1 : 0);
  const revisiting = 10 * weights.revisiting * Math.min(1, weights.fading * mastery * (1 - recall));
  const doneToday = state?.lastDay !== null && state?.lastDay !== undefined && Math.floor(state.lastDay) === Math.floor(day);
  const rest = justDone ? weights.justDone : doneToday ? weights.doneToday : 0;
  const total = learning + newness + unlocking + revisiting - rest;
  return { topic, total, learning, newness, unlocking, revisiting, ready, mastery, recall };
};

export const urgencies = (
  model: LearnerModel,
  prereq: Prerequisites,
  day: number,
  previous: number | null,
  weights: Weights = usualWeights,
): readonly Urgency[] =>
  model.topics
    .map((_, topic) => urgencyOf(model, topic, prereq, day, topic === previous, weights))
    .toSorted((a, b) => b.total - a.total || a.topic - b.topic);
