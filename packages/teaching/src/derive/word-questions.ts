import { optionText } from '@hedgerow/curriculum/option-values';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold } from '@hedgerow/curriculum/words';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { meaningOf, quoted, sameText, sentence } from './wording.ts';

type Word = Topic['vocabulary'][number];

/** How a definition begins: a thing, an action or neither; one that begins in another way than the rest gives itself away. */
const formOf = (definition: string): string => {
  if (/^to \p{L}/iu.test(definition)) return 'to do';
  if (/^(?:a |an )?(?:person|people|somebody|someone)\b/i.test(definition)) return 'a person';
  if (/^\p{L}+ing\b/iu.test(definition)) return 'doing';
  return /^(?:an?|the|one|any|part|words?)\b/i.test(definition) ? 'a thing' : 'other';
};

const says = (text: string, term: string): boolean => ` ${fold(optionText(text))} `.includes(` ${fold(optionText(term))} `);

/** The word for a meaning, and the meaning of a word. */
export const wordQuestions = (topic: Topic, word: Word, source: string): QuestionDraft[] => {
  const { term, definition, siblings } = word;
  if (says(definition, term)) return [];
  const fact = `${quoted(term)} means: ${definition.replace(/^./, (first) => first.toLowerCase())}`;
  const kin = topic.vocabulary.filter((other) => other !== word);
  const near = kin.filter((other) => siblings.some((sibling) => sameText(sibling, other.term)));
  const others = [...near, ...kin.filter((other) => !near.includes(other))].filter((other) => !says(other.definition, term));
  const form = formOf(definition);
  const alike = others.filter((other) => formOf(other.definition) === form);
  // The only action, or the only person, among things is no question.
  const mayMix = form === 'a thing' || form === 'other';
  return [
    ...factDraft(topic, {
      source,
      stem: `Which ${term.includes(' ') ? 'words mean' : 'word means'} this? ${sentence(definition)}`,
      key: term,
      wrong: siblings.map((text) => ({ text, why: meaningOf(topic, text) ?? `${quoted(text)} comes near, but this is not what it means` })),
      fact,
      difficulty: 'beginner',
      objective: null,
    }),
    ...factDraft(topic, {
      source,
      stem: `What does ${quoted(term)} mean?`,
      key: definition,
      wrong: (alike.length >= 2 || !mayMix ? alike : others).map((other) => ({
        text: other.definition,
        why: `${quoted(other.term)} means something else: ${other.definition.replace(/^./, (first) => first.toLowerCase())}`,
      })),
      fact,
      difficulty: 'intermediate',
      objective: null,
    }),
  ];
};
