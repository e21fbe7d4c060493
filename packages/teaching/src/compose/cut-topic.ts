import { refOf } from '@hedgerow/curriculum/objective-ref';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { FoundTopics } from './find-topics.ts';

type OnObjective = { readonly topicId: string | null; readonly objective: string | null };

/** Whether something is on an objective that was asked for. */
export const isAsked = ({ asked }: FoundTopics, on: OnObjective): boolean => {
  const ref = refOf(on);
  return ref !== undefined && asked.has(ref);
};

/** What a guide says of a topic: the objectives that were asked for, and all of it where none of them has a section of its own. */
export const cutTopic = (topic: Topic, found: FoundTopics): Topic => {
  const on = <T extends { readonly objective: string }>(all: readonly T[]): T[] =>
    all.filter(({ objective }) => isAsked(found, { topicId: topic.id, objective }));
  const sections = on(topic.sections);
  if (found.isWhole || sections.length === 0) return topic;
  return {
    ...topic,
    sections,
    objectives: topic.objectives.filter(({ id }) => isAsked(found, { topicId: topic.id, objective: id })),
    vocabulary: on(topic.vocabulary),
    facts: on(topic.facts),
    workedExamples: on(topic.workedExamples),
    misconceptions: on(topic.misconceptions),
  };
};
