import type { StoredQuestion } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import { hashText } from '../generators/random.ts';

/** What is the same question to a pupil: the same stem with the same right answer, whatever the order of the options. */
export const fingerprintOfText = (stem: string, key: string): string => {
  const text = `${optionText(stem).toLowerCase()}\n${optionText(key).toLowerCase()}`;
  return `${hashText(text).toString(36)}${hashText(`${text.length}:${Array.from(text).toReversed().join('')}`).toString(36)}`;
};

/** The right answer as one text; '' where it is long writing. */
const keyText = (question: StoredQuestion): string => {
  switch (question.type) {
    case 'multiple_choice':
      return question.options[question.correctAnswer] ?? '';
    case 'essay':
      return '';
    case 'typed':
      return question.answer;
    case 'several':
      return question.correctAnswers.map((at) => question.options[at] ?? '').join(', ');
    case 'order':
    case 'sort':
      return question.items.toSorted().join(', ');
    case 'match':
      return question.left.toSorted().join(', ');
  }
};

/** Kept with each attempt, so that the next assessment does not ask the same again. */
export const fingerprintOf = (question: StoredQuestion): string => fingerprintOfText(question.question, keyText(question));
