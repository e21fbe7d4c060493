import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Help } from '@hedgerow/curriculum/written-task';

/** The help of a topic's questions by the place they come from, read once a topic. */
const known = new WeakMap<Topic, ReadonlyMap<string, Help>>();

/** The rungs that a teacher wrote for this question of the bank: undefined where there are none. */
export const writtenHelp = ({ provenance, sourceId }: PracticeQuestion, topic: Topic | undefined): Help | undefined => {
  if (topic === undefined || provenance !== 'bank') return undefined;
  const found =
    known.get(topic) ??
    new Map([...topic.items, ...topic.tasks].flatMap(({ id, help }) => (help === undefined ? [] : [[`${topic.id}/${id}`, help] as const])));
  known.set(topic, found);
  return found.get(sourceId ?? '');
};
