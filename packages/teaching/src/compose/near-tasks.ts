import type { FoundTopics } from './find-topics.ts';
import { isAsked } from './cut-topic.ts';

/** So far behind the nearest task another one is on something else of the objective. */
const behind = 0.2;

/**
 * The written tasks that practise what was typed, the nearest first, by their source; undefined where nothing narrows them: a topic
 * that is meant as a whole, or a wish of which only the words are known.
 */
export const nearTasks = (found: FoundTopics): readonly string[] | undefined => {
  const { nearness, topics, isWhole, isNamed } = found;
  if (nearness === undefined || isWhole) return undefined;
  const texts = [nearness.whole, ...nearness.parts];
  const near = topics.flatMap((topic) =>
    topic.tasks
      .filter(({ objective }) => isAsked(found, { topicId: topic.id, objective }))
      .map(({ id }) => `${topic.id}/${id}`)
      .map((id) => ({ id, near: Math.max(...texts.map(({ questions }) => questions[id] ?? 0)) })),
  );
  const nearest = Math.max(0, ...near.map((task) => task.near));
  return near
    .filter((task) => isNamed || task.near >= nearest - behind)
    .toSorted((a, b) => b.near - a.near)
    .map(({ id }) => id);
};
