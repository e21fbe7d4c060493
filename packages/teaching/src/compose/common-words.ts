import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf } from '@hedgerow/curriculum/words';

/** A word of so many of a topic's questions, or of its title, is what all of it is about: that a line says it tells nothing. */
const mostOfQuestions = 0.08;
const fewestQuestions = 4;

const known = new WeakMap<Topic, ReadonlySet<string>>();

/** “Maps” and “map” for a topic of maps; “Muslims” and “pray” for one on Islam. */
export const commonWordsOf = (topic: Topic): ReadonlySet<string> => {
  const before = known.get(topic);
  if (before !== undefined) return before;
  const counts = new Map<string, number>();
  for (const { stem } of topic.items) for (const word of new Set(contentWordsOf(stem))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const often = [...counts].flatMap(([word, count]) =>
    count >= Math.max(fewestQuestions, topic.items.length * mostOfQuestions) ? [word] : [],
  );
  const found = new Set([...contentWordsOf(topic.title), ...often].flatMap((word) => [word, word.replace(/s$/, ''), `${word}s`]));
  known.set(topic, found);
  return found;
};
