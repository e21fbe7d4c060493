import { optionText } from '@hedgerow/curriculum/option-values';
import type { Topic } from '@hedgerow/curriculum/topic';
import { fold } from '@hedgerow/curriculum/words';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { meaningIn, meaningOf, quoted, sameText, sentence } from './wording.ts';

type Word = Topic['vocabulary'][number];

/** How a definition begins: one that begins in another way than the rest gives itself away. */
const formOf = (definition: string): 'to do' | 'a person' | 'doing' | 'how' | 'a quality' | 'a thing' => {
  if (/^to \p{L}/iu.test(definition)) return 'to do';
  if (/^(?:a |an )?(?:person|people|human|somebody|someone)\b/i.test(definition)) return 'a person';
  if (/^(?:how|where|when|whether)\b/i.test(definition)) return 'how';
  if (/^(?:describes|describing|able|not|having|of|in|with|very|full|spread|never|opposite|made|\p{L}{3,}ed)\b/iu.test(definition))
    return 'a quality';
  return /^\p{L}+ing\b/iu.test(definition) ? 'doing' : 'a thing';
};

const says = (text: string, term: string): boolean => ` ${fold(optionText(text))} `.includes(` ${fold(optionText(term))} `);

/** The word for a meaning, and the meaning of a word. */
export const wordQuestions = (topic: Topic, word: Word, source: string): QuestionDraft[] => {
  const { term, definition, siblings, objective } = word;
  if (says(definition, term)) return [];
  const fact = meaningIn(topic, word);
  const kin = topic.vocabulary.filter((other) => other !== word);
  const near = kin.filter((other) => siblings.some((sibling) => sameText(sibling, other.term)));
  const others = [...near, ...kin.filter((other) => !near.includes(other))].filter((other) => !says(other.definition, term));
  const form = formOf(definition);
  const alike = others.filter((other) => formOf(other.definition) === form);
  // The only action, or the only person, among things is no question; a thing among actions still is one.
  const mayMix = form === 'a thing';
  return [
    ...factDraft(topic, {
      source,
      stem: `Which ${term.includes(' ') ? 'words mean' : 'word means'} this? ${sentence(definition)}`,
      key: term,
      wrong: siblings.map((text) => ({ text, why: meaningOf(topic, text) ?? '' })),
      fact,
      difficulty: 'beginner',
      objective,
    }),
    ...factDraft(topic, {
      source,
      stem: `What does ${quoted(term)} mean?`,
      key: definition,
      wrong: (alike.length >= 2 || !mayMix ? alike : others).map((other) => ({
        text: other.definition,
        why: `This is what ${quoted(other.term)} means.`,
      })),
      fact,
      difficulty: 'intermediate',
      objective,
    }),
  ];
};
