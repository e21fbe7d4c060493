import type { Question } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import { hashText } from '../generators/random.ts';

/** What is the same question to a pupil: the same stem with the same right answer, whatever the order of the options. */
export const fingerprintOfText = (stem: string, key: string): string => {
  const text = `${optionText(stem).toLowerCase()}\n${optionText(key).toLowerCase()}`;
  return `${hashText(text).toString(36)}${hashText(`${text.length}:${Array.from(text).toReversed().join('')}`).toString(36)}`;
};

/** Kept with each attempt, so that the next assessment does not ask the same again. */
export const fingerprintOf = (question: Question): string =>
  question.type === 'essay'
    ? fingerprintOfText(question.question, '')
    : fingerprintOfText(question.question, question.options[question.correctAnswer] ?? '');
