import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import type { EssayQuestion, Question } from '@hedgerow/curriculum/question';
import { minEssayLength } from '@hedgerow/domain/assessment-rules';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type Answer, scoreAnswers, unanswered } from '@hedgerow/domain/scoring';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Teacher } from '#ports/teacher.ts';

type Attempt = { readonly subject: SubjectId; readonly keyStage: KeyStage };

/** Answers as they are kept: one a question, an option that exists, a text for an essay, otherwise -1. */
export const tidyAnswers = (questions: readonly Question[], answers: readonly Answer[]): Answer[] =>
  questions.map((question, index) => {
    const answer = answers[index] ?? unanswered;
    if (question.type === 'essay') return typeof answer === 'string' ? answer : unanswered;
    return typeof answer === 'number' && answer < question.options.length ? answer : unanswered;
  });

const essaysWritten = (questions: readonly Question[], answers: readonly Answer[]): { question: EssayQuestion; answer: string }[] =>
  questions.flatMap((question, index) => {
    const answer = answers[index];
    return question.type === 'essay' && typeof answer === 'string' && answer.trim().length >= minEssayLength ? [{ question, answer }] : [];
  });

/** The mark of an attempt: score % of the auto-marked questions (null where there were none), and feedback for each essay that was written. */
export const markAttempt = async (
  attempt: Attempt,
  questions: readonly Question[],
  answers: readonly Answer[],
  teacher: Pick<Teacher, 'markEssay'>,
) => {
  const { score, correctAnswers, totalQuestions } = scoreAnswers(questions, answers);
  const marked = await Promise.all(
    essaysWritten(questions, answers).map(async ({ question, answer }): Promise<readonly [string, EssayFeedback]> => {
      const mark = await teacher.markEssay({ ...attempt, question, answer });
      const { suggestions, pointsFound, pointsMissing, ...rest } = mark;
      return [
        question.id,
        {
          ...rest,
          score: Math.round(mark.score),
          suggestions: [...suggestions],
          pointsFound: [...pointsFound],
          pointsMissing: [...pointsMissing],
        },
      ];
    }),
  );
  const autoMarked = questions.some((question) => question.type === 'multiple_choice');
  return { score: autoMarked ? score : null, correctAnswers, totalQuestions, essayFeedback: Object.fromEntries(marked) };
};
