import type { StoredQuestion } from '@hedgerow/curriculum/question';
import { optionText } from '@hedgerow/curriculum/option-values';
import type { Figure } from '@hedgerow/figures/figure';
import { hashText } from '../generators/random.ts';
import { rightOn } from '../on-figure/right-on.ts';
import { storedGiven } from '../practice/given-answer.ts';

/** The data of a figure with its names in order, so that it reads alike before and after it was stored. */
export const figureText = (figure: Figure | undefined): string =>
  figure === undefined
    ? ''
    : JSON.stringify(figure, (_name, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      );

/** What is the same question to a pupil: the same stem and picture with the same right answer, whatever the order of the options. */
export const fingerprintOfText = (stem: string, key: string, figure?: Figure): string => {
  const picture = figure === undefined ? '' : `\n${figureText(figure)}`;
  const text = `${optionText(stem).toLowerCase()}\n${optionText(key).toLowerCase()}${picture}`;
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
    case 'dictation':
      return question.answer;
    case 'parts':
      return question.parts.map(({ ask, answer }) => `${ask} ${answer}`).join('\n');
    case 'correct':
      return question.answers[0] ?? '';
    case 'several':
      return question.correctAnswers.map((at) => question.options[at] ?? '').join(', ');
    case 'order':
    case 'sort':
      return (question.pictures?.map(figureText) ?? question.items).toSorted().join(', ');
    case 'match':
      return (question.pictures?.map(figureText) ?? question.left).toSorted().join(', ');
    case 'on_figure':
      return storedGiven(rightOn(question)).toString();
  }
};

/** Kept with each attempt, so that the next assessment does not ask the same again. */
export const fingerprintOf = (question: StoredQuestion): string => fingerprintOfText(question.question, keyText(question), question.figure);
