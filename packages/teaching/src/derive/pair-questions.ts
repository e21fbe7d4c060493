import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { askForLeft, askForRight, pairInWords } from './pair-wording.ts';
import { sameText } from './wording.ts';

type Pair = Extract<Fact, { kind: 'pair' }>;

/** A sum is worked out and not remembered: a generator asks it, with steps. */
const isSum = ({ left, right }: Pair): boolean => /^\$[\d\s.+−×÷\\a-z-]+\$$/.test(left) && /^\$?\d[\d.,]*\$?$/.test(right);

/** "What is the capital of France?", and the other way about where only one thing has that partner. */
export const pairQuestions = (topic: Topic, fact: Pair, source: string): QuestionDraft[] => {
  if (isSum(fact)) return [];
  const { relation, left, right, alternatives, objective } = fact;
  const kin = topic.facts.filter((other): other is Pair => other.kind === 'pair' && sameText(other.relation, relation) && other !== fact);
  const others = kin.filter((other) => !sameText(other.right, right) && !sameText(other.left, left));
  const whole = pairInWords(fact);
  const partnerOf = (text: string): string => {
    const owner = kin.find((other) => sameText(other.right, text));
    // What belongs to nothing has no reason that would not be the answer.
    return owner === undefined ? '' : pairInWords({ ...owner, right: text });
  };
  const isOnlyOne = kin.every((other) => !sameText(other.right, right));
  return [
    ...factDraft(topic, {
      source,
      stem: askForRight(fact),
      key: right,
      wrong: (alternatives ?? others.map((other) => other.right)).map((text) => ({ text, why: partnerOf(text) })),
      fact: whole,
      difficulty: 'beginner',
      objective,
    }),
    ...(isOnlyOne
      ? factDraft(topic, {
          source,
          stem: askForLeft(fact),
          key: left,
          wrong: others.map((other) => ({
            text: other.left,
            why: pairInWords(other),
          })),
          fact: whole,
          difficulty: 'intermediate',
          objective,
        })
      : []),
  ];
};
