import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { quoted, sameText } from './wording.ts';

type Part = Extract<Fact, { kind: 'part' }>;

/** What a part is or does, and which part does it. */
export const partQuestions = (topic: Topic, fact: Part, source: string): QuestionDraft[] => {
  const { part, alternatives, objective } = fact;
  const others = topic.facts.filter(
    (other): other is Part => other.kind === 'part' && !sameText(other.part, part) && !sameText(other.function, fact.function),
  );
  const ownerOf = (description: string): string => {
    const owner = others.find((other) => sameText(other.function, description));
    return owner === undefined ? `${quoted(description)} does not fit ${part}` : `${quoted(description)} describes ${owner.part}`;
  };
  const descriptions = alternatives ?? others.map((other) => other.function);
  const whole = `${part}: ${fact.function}`;
  return [
    ...factDraft(topic, {
      source,
      stem: `Which description fits ${part}?`,
      key: fact.function,
      wrong: descriptions.map((text) => ({ text, why: ownerOf(text) })),
      fact: whole,
      difficulty: 'beginner',
      objective,
    }),
    ...factDraft(topic, {
      source,
      stem: `What does this describe? ${quoted(fact.function)}`,
      key: part,
      wrong: others.map((other) => ({ text: other.part, why: `Another description fits ${other.part}: ${other.function}` })),
      fact: whole,
      difficulty: 'intermediate',
      objective,
    }),
  ];
};
