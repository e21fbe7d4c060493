import type { MultipleChoice } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import { contentWordsOf } from '@hedgerow/curriculum/words';
import { standsAlone } from './explanation-parts.ts';

/** Whether two texts have a word in common that says what they are about. */
export const sharesWord = (one: string, other: string): boolean => {
  const words = new Set(contentWordsOf(other));
  return contentWordsOf(one).some((word) => words.has(word));
};

/** “A simile does; a metaphor …” answers a belief that the pupil has not read. */
const answersBelief = /\b(?:does|do|can|is)[;.]/;

/** What the lesson puts in the place of a wrong belief that an option shows, where it speaks of the question and not of its answer. */
export const corrections = (
  { question, options, misconceptions }: MultipleChoice,
  topic: Topic | undefined,
  tells: (text: string) => boolean,
): readonly string[] =>
  misconceptions.flatMap((shown, at) => {
    const correction = topic?.misconceptions.find(({ id }) => id === shown)?.correction;
    if (correction === undefined || answersBelief.test(correction) || tells(correction) || !standsAlone(correction)) return [];
    return sharesWord(correction, `${question} ${options[at] ?? ''}`) ? [correction] : [];
  });
