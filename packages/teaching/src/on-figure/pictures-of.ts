import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { givenView } from '@hedgerow/figures/answering/given';
import { fits, givenFrom } from '../practice/given-answer.ts';
import { rightOn } from './right-on.ts';

/** What was given beside what is right, as pictures; null where nothing was given. */
export const picturesOf = (question: FigureQuestion, stored: number | string | null) => {
  const { figure, task } = question;
  const given = givenFrom(question, stored);
  const isGiven = given !== null && typeof given !== 'number' && fits(question, given);
  // Which parts are shaded is free: where the number of them is right, the answer is the pupil's own.
  return { given: isGiven ? givenView(figure, task, given) : null, right: givenView(figure, task, rightOn(question)) };
};
