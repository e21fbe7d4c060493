import type { AnswerValue as AnswerSchema, OpenQuestion } from '@hedgerow/contracts/assessments';
import { minEssayLength } from '@hedgerow/domain/assessment-rules';
import { unanswered } from '@hedgerow/domain/scoring';
import type { output } from 'zod/mini';
import { isOnFigure } from '../../lib/figure-given.ts';

export type AnswerValue = output<typeof AnswerSchema>;
export type AskedQuestion = Pick<OpenQuestion, 'id' | 'type' | 'hints'>;

/** docs/product/tests.md#setting-one-up: a selected option, places on a figure, or an essay of at least 10 characters after trimming. */
export const isAnswered = ({ type }: Pick<OpenQuestion, 'type'>, answer: AnswerValue | undefined): boolean => {
  if (type === 'on_figure') return isOnFigure(answer);
  if (type === 'essay') return typeof answer === 'string' && answer.trim().length >= minEssayLength;
  return typeof answer === 'number' && answer !== unanswered;
};

/** As they leave: one for each question, -1 where there is none; an essay that was begun goes along as it is. */
export const answersToSend = (questions: readonly AskedQuestion[], answers: readonly AnswerValue[]): AnswerValue[] =>
  questions.map((question, at) => {
    const answer = answers[at] ?? unanswered;
    if (question.type === 'on_figure' && !isAnswered(question, answer)) return unanswered;
    return typeof answer === 'string' && answer.trim() === '' ? unanswered : answer;
  });
