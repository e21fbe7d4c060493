import type { Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { leansOnWhatWentBefore, quoted } from './wording.ts';

type Misconception = Topic['misconceptions'][number];

/** A wrong belief to be put right; the wrong options are the topic's other wrong beliefs, each with its own correction. */
export const misconceptionQuestions = (topic: Topic, { id, belief, correction }: Misconception, source: string): QuestionDraft[] => {
  const others = topic.misconceptions.filter((other) => other.id !== id);
  const wrong = others.map((other) => ({
    text: other.belief,
    why: `${quoted(other.belief)} is a mistake too: ${other.correction}`,
    misconception: other.id,
  }));
  const own = { text: belief, why: `${quoted(belief)} is a common mistake`, misconception: id };
  return [
    ...factDraft(topic, {
      source,
      stem: `Somebody says: ${quoted(belief)}. Which reply puts them right?`,
      key: correction,
      wrong,
      fact: correction,
      difficulty: 'advanced',
      objective: null,
    }),
    ...(leansOnWhatWentBefore.test(correction) || /\bnone\b/i.test(correction)
      ? []
      : factDraft(topic, {
          source,
          stem: `Some pupils talk about the topic ${quoted(topic.title)}. Who is right?`,
          key: correction,
          wrong: [own, ...wrong],
          fact: correction,
          difficulty: 'intermediate',
          objective: null,
        })),
  ];
};
