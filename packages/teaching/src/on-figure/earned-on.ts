import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { fits, givenFrom } from '../practice/given-answer.ts';
import { judgeOnFigure } from './judge-on-figure.ts';

/** What a kept answer on a figure earned, 0 to 1; nothing where there is none, or one that does not fit. */
export const earnedOn = (question: FigureQuestion, stored: number | string | null): number => {
  const given = givenFrom(question, stored);
  return given !== null && typeof given !== 'number' && fits(question, given) ? judgeOnFigure(question, given).earned : 0;
};
