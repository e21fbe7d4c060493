import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { sameText, sentence } from './wording.ts';

type Cause = Extract<Fact, { kind: 'cause' }>;

const bare = (text: string): string => text.replace(/\.$/, '');

/** A reason such as "it has no electrons" fits one beginning by its grammar alone. */
const saysOnlyIt = /\b(?:it|its|they|their|them|he|his|him|she|her|this|these|both|one|ones|others?)\b/i;

/** What a wrong reason is the right one for; nothing where it explains nothing that the topic teaches. */
const explainsElse = (others: readonly Cause[], text: string): string => {
  const other = others.find(({ because }) => sameText(because, text));
  return other === undefined ? '' : sentence(`${bare(other.effect)}, because ${bare(other.because)}`);
};

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
      wrong: notBecause.map((text) => ({ text, why: explainsElse(others, text) })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
    ...(saysOnlyIt.test(because)
      ? []
      : factDraft(topic, {
          source,
          stem: `Which beginning fits? “… because ${bare(because)}.”`,
          key: effect,
          wrong: others.map((other) => ({ text: other.effect, why: sentence(`${bare(other.effect)}, because ${bare(other.because)}`) })),
          fact: whole,
          difficulty: 'advanced',
          objective,
        })),
  ];
};
