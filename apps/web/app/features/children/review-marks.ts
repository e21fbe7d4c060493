import type { AnswerValue, OpenQuestion, ReviewedQuestion } from '@hedgerow/contracts/assessments';
import type * as z from 'zod/mini';

export type Answer = z.output<typeof AnswerValue>;

export const isReviewed = (question: OpenQuestion | ReviewedQuestion): question is ReviewedQuestion => 'correctAnswer' in question;

/** True or false where the computer marks; undefined for a written answer. */
export const isRight = ({ type, correctAnswer, wasRight }: ReviewedQuestion, answer: Answer): boolean | undefined => {
  if (type === 'essay') return undefined;
  return wasRight ?? answer === correctAnswer;
};

/** docs/product/tests.md#answers: -1, null and an empty text are unanswered. */
export const isUnanswered = (answer: Answer): boolean => answer === null || answer === -1 || answer === '';
