import type { Ability } from './elo.ts';
import { newLearner, type LearnerModel, type TopicState } from './learner-model.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberIn = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const abilityIn = (value: unknown, otherwise: Ability): Ability =>
  isRecord(value) ? { theta: numberIn(value['theta'], otherwise.theta), n: numberIn(value['n'], otherwise.n) } : otherwise;

const topicIn = (value: unknown, fresh: TopicState): TopicState => {
  if (!isRecord(value)) return fresh;
  const { memory, open } = value;
  return {
    ability: abilityIn(value['ability'], fresh.ability),
    memory: isRecord(memory)
      ? { stability: numberIn(memory['stability'], 1), difficulty: numberIn(memory['difficulty'], 5), day: numberIn(memory['day'], 0) }
      : null,
    lastDay: typeof value['lastDay'] === 'number' ? value['lastDay'] : null,
    days: numberIn(value['days'], 0),
    open: isRecord(open) ? { correct: numberIn(open['correct'], 0), n: numberIn(open['n'], 0) } : { correct: 0, n: 0 },
    blocks: listIn(value['blocks']).filter((block) => typeof block === 'number'),
  };
};

/** Reads a stored model into today's list of topics: whatever is missing or new begins fresh, so old records stay readable. */
export const parseLearner = (value: unknown, topics: number, levels: number, expected: readonly number[] = []): LearnerModel => {
  const fresh = newLearner(topics, levels, expected);
  if (!isRecord(value)) return fresh;
  const stored = listIn(value['topics']);
  const items = listIn(value['items']);
  return {
    global: abilityIn(value['global'], fresh.global),
    topics: fresh.topics.map((topic, at) => topicIn(stored[at], topic)),
    items: fresh.items.map((row, at) => row.map((item, level) => abilityIn(listIn(items[at])[level], item))),
  };
};
