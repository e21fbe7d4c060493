import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import type { EssayQuestion, Question } from '@hedgerow/curriculum/question';
import { minEssayLength } from '@hedgerow/domain/assessment-rules';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type Answer, scoreAnswers, unanswered } from '@hedgerow/domain/scoring';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Learner, TeachingEngine } from '#ports/teaching-engine.ts';

type Attempt = Learner & { readonly subject: SubjectId; readonly keyStage: KeyStage };

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
  teacher: Pick<TeachingEngine, 'markEssay'>,
) => {
  const { score, correctAnswers, totalQuestions } = scoreAnswers(questions, answers);
  const { familyId, childId, subject, keyStage } = attempt;
  const marked: (readonly [string, EssayFeedback])[] = [];
  // One after the other: a child asks a model one thing at a time.
  for (const { question, answer } of essaysWritten(questions, answers)) {
    const mark = await teacher.markEssay({ learner: { familyId, childId }, subject, keyStage, question, answer });
    const { suggestions, pointsFound, pointsMissing, ...rest } = mark;
    const lists = { suggestions: [...suggestions], pointsFound: [...pointsFound], pointsMissing: [...pointsMissing] };
    marked.push([question.id, { ...rest, score: Math.round(mark.score), ...lists }]);
  }
  const autoMarked = questions.some((question) => question.type === 'multiple_choice');
  return { score: autoMarked ? score : null, correctAnswers, totalQuestions, essayFeedback: Object.fromEntries(marked) };
};
