import type { FoundTopics } from './find-topics.ts';
import { isAsked } from './cut-topic.ts';
import { factsAbout, isFactAbout } from './facts-about.ts';

/** So far behind the nearest task another one is on something else of the objective. */
const behind = 0.2;
/** A task that comes as near as this practises it though it says none of its words. */
const surely = 0.65;

/**
 * The written tasks that practise what was typed, the nearest first, by their source; undefined where nothing narrows them: a topic
 * that is meant as a whole, or a wish of which only the words are known.
 */
export const nearTasks = (found: FoundTopics): readonly string[] | undefined => {
  const { nearness, topics, isWhole, isNamed } = found;
  if (nearness === undefined || isWhole) return undefined;
  const about = factsAbout(found);
  const texts = [nearness.whole, ...nearness.parts];
  const near = topics.flatMap((topic) =>
    topic.tasks
      .filter(({ objective }) => isAsked(found, { topicId: topic.id, objective }))
      .map((task) => {
        const id = `${topic.id}/${task.id}`;
        const isSaid = about === undefined || isFactAbout(about, JSON.stringify(task));
        return { id, isSaid, near: Math.max(...texts.map(({ questions }) => questions[id] ?? 0)) };
      }),
  );
  const nearest = Math.max(0, ...near.map((task) => task.near));
  return near
    .filter((task) => (task.isSaid || task.near >= surely) && (isNamed || task.near >= nearest - behind))
    .toSorted((a, b) => b.near - a.near)
    .map(({ id }) => id);
};
