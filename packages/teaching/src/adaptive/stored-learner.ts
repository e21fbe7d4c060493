import type { Ability } from './elo.ts';
import type { LearnerModel, TopicState } from './learner-model.ts';
import { parseLearner } from './learner-model-json.ts';
import { wasCheckedIn } from './placed.ts';

/** How many levels of difficulty there are. */
export const levels = 3;

/** A learner's model by the ids of topics, so that a bank that grows does not mix them up. */
export type StoredLearner = {
  readonly global: Ability;
  readonly topics: Readonly<Record<string, TopicState>>;
  readonly items: Readonly<Record<string, readonly Ability[]>>;
};

const recordIn = (value: unknown, key: string): Readonly<Record<string, unknown>> => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? { ...found } : {};
};

/** The model of these topics, in their order; what was never practised begins where it is expected. Reads anything. */
export const learnerOf = (stored: unknown, topicIds: readonly string[], expected: readonly number[] = []): LearnerModel => {
  const topics = recordIn(stored, 'topics');
  const items = recordIn(stored, 'items');
  const inOrder = { global: recordIn(stored, 'global'), topics: topicIds.map((id) => topics[id]), items: topicIds.map((id) => items[id]) };
  return parseLearner(inOrder, topicIds.length, levels, expected);
};

/** What a check-in left stays, whatever is answered later. */
const checkedIn = (before: object) => (wasCheckedIn(before) ? { checkedIn: true } : {});

/** As it is kept: only topics with answers, and those of before that are not in today's list. */
export const storedFrom = (before: unknown, topicIds: readonly string[], { global, topics, items }: LearnerModel): StoredLearner => {
  const practised = topicIds.flatMap((id, place) => {
    const topic = topics[place];
    return topic === undefined || topic.ability.n === 0 ? [] : [{ id, topic, items: items[place] ?? [] }];
  });
  const kept = typeof before === 'object' && before !== null ? { placed: recordIn(before, 'placed'), ...checkedIn(before) } : {};
  return {
    ...kept,
    global,
    topics: {
      ...(recordIn(before, 'topics') as StoredLearner['topics']),
      ...Object.fromEntries(practised.map(({ id, topic }) => [id, topic])),
    },
    items: { ...(recordIn(before, 'items') as StoredLearner['items']), ...Object.fromEntries(practised.map((one) => [one.id, one.items])) },
  };
};
