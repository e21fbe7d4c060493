import { refOf } from '@hedgerow/curriculum/objective-ref';
import { fold } from '@hedgerow/curriculum/words';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { FoundTopics } from './find-topics.ts';

type OnObjective = { readonly topicId: string | null; readonly objective: string | null };

/** Whether something is on an objective that was asked for. */
export const isAsked = ({ asked }: FoundTopics, on: OnObjective): boolean => {
  const ref = refOf(on);
  return ref !== undefined && asked.has(ref);
};

/** Whether the lessons use a word, which the topic explains with another of its lessons. */
const saysOf = (sections: Topic['sections']): ((term: string) => boolean) => {
  const said = ` ${fold(sections.map(({ body }) => body).join(' '))} `;
  return (term) => said.includes(` ${fold(term)} `) || said.includes(` ${fold(term)}s `);
};

/** What a guide says of a topic: the objectives that were asked for, and all of it where none of them has a section of its own. */
export const cutTopic = (topic: Topic, found: FoundTopics): Topic => {
  const on = <T extends { readonly objective: string }>(all: readonly T[]): T[] =>
    all.filter(({ objective }) => isAsked(found, { topicId: topic.id, objective }));
  const sections = on(topic.sections);
  const isAll = topic.objectives.every(({ id }) => isAsked(found, { topicId: topic.id, objective: id }));
  if (isAll || sections.length === 0) return topic;
  const isSaid = saysOf(sections);
  return {
    ...topic,
    sections,
    objectives: topic.objectives.filter(({ id }) => isAsked(found, { topicId: topic.id, objective: id })),
    vocabulary: topic.vocabulary.filter(({ term, objective }) => isAsked(found, { topicId: topic.id, objective }) || isSaid(term)),
    facts: on(topic.facts),
    workedExamples: on(topic.workedExamples),
    misconceptions: on(topic.misconceptions),
    items: on(topic.items),
  };
};
