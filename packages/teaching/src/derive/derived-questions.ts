import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { causeQuestions } from './cause-questions.ts';
import { eventQuestions } from './event-questions.ts';
import { misconceptionQuestions } from './misconception-questions.ts';
import { orderQuestions } from './order-questions.ts';
import { pairQuestions } from './pair-questions.ts';
import { partQuestions } from './part-questions.ts';
import { statementQuestions } from './statement-questions.ts';
import { wordQuestions } from './word-questions.ts';

const questionsOn = (topic: Topic, fact: Fact, source: string): QuestionDraft[] => {
  if (fact.kind === 'statement') return statementQuestions(topic, fact, source);
  if (fact.kind === 'cause') return causeQuestions(topic, fact, source);
  if (fact.kind === 'part') return partQuestions(topic, fact, source);
  if (fact.kind === 'event') return eventQuestions(topic, fact, source);
  if (fact.kind === 'order') return orderQuestions(topic, fact, source);
  return pairQuestions(topic, fact, source);
};

/** Every question that the topic's facts, words and misconceptions give (docs/product/teaching-engine.md#one-gate): not yet through the gate. */
const allOf = (topic: Topic): QuestionDraft[] => [
  ...topic.facts.flatMap((fact, index) => questionsOn(topic, fact, `fact-${index}`)),
  ...topic.vocabulary.flatMap((word, index) => wordQuestions(topic, word, `word-${index}`)),
  ...topic.misconceptions.flatMap((misconception) => misconceptionQuestions(topic, misconception, `misconception-${misconception.id}`)),
];

/** Reception has none: "Which word belongs in the gap?" is for those who read. What is asked there was written or drawn, mostly with a picture. */
export const derivedQuestions = (topic: Topic): QuestionDraft[] => (topic.keyStage === 'EYFS' ? [] : allOf(topic));
