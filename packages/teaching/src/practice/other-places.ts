import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { isPartOfPicture } from '../compose/instantiate.ts';

/**
 * The same question with its options in other places, so that nobody finds the answer by where it stood. Letters of a picture keep their
 * order, and so does what has no options.
 */
export const inOtherPlaces = (question: PracticeQuestion, seed: number): PracticeQuestion => {
  if (question.type !== 'multiple_choice' || question.options.every(isPartOfPicture)) return question;
  const { options, optionNotes, misconceptions, correctAnswer } = question;
  const by = 1 + (Math.abs(seed) % (options.length - 1));
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(by), ...list.slice(0, by)];
  return {
    ...question,
    options: turned(options),
    optionNotes: turned(optionNotes),
    misconceptions: turned(misconceptions),
    correctAnswer: (correctAnswer - by + options.length) % options.length,
  };
};
