import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { quoted, sentence } from './wording.ts';

type Cause = Extract<Fact, { kind: 'cause' }>;

const bare = (text: string): string => text.replace(/\.$/, '');

/** A reason such as "it has no electrons" fits one beginning by its grammar alone. */
const saysOnlyIt = /\b(?:it|its|they|their|them|he|his|him|she|her|this|these|both|one|ones|others?)\b/i;

/** Why something is so, and what a reason explains. */
export const causeQuestions = (topic: Topic, fact: Cause, source: string): QuestionDraft[] => {
  const { effect, because, notBecause, objective } = fact;
  const whole = `${bare(effect)}, because ${bare(because)}`;
  const others = topic.facts.filter((other): other is Cause => other.kind === 'cause' && other !== fact && other.because !== because);
  return [
    ...factDraft(topic, {
      source,
      stem: `${sentence(effect)} Why?`,
      key: because,
      wrong: notBecause.map((text) => ({ text, why: `The reason is another one: ${bare(because)}` })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
    ...(saysOnlyIt.test(because)
      ? []
      : factDraft(topic, {
          source,
          stem: `Which sentence could end “… because ${bare(because)}”?`,
          key: effect,
          wrong: others.map((other) => ({ text: other.effect, why: `${quoted(other.effect)} has another reason: ${bare(other.because)}` })),
          fact: whole,
          difficulty: 'advanced',
          objective,
        })),
  ];
};
