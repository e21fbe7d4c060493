import type { EssayFeedback } from '@hedgerow/contracts/assessments';
import type { Comprehension, EssayQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { minEssayLength } from '@hedgerow/domain/assessment-rules';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type Answer, scoreAnswers, unanswered } from '@hedgerow/domain/scoring';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { earnedOn } from '@hedgerow/teaching/on-figure/earned-on';
import { fits, givenFrom, isBlank } from '@hedgerow/teaching/practice/given-answer';
import { asChoice } from '@hedgerow/teaching/practice/help-ladder';
import type { EssayMark, Learner, TeachingEngine } from '#ports/teaching-engine.ts';

type Attempt = Learner & { readonly subject: SubjectId; readonly keyStage: KeyStage };

const marked = (question: TestQuestion, answer: Answer | undefined) =>
  question.type === 'on_figure' ? ({ type: 'judged', earned: earnedOn(question, answer ?? null) } as const) : question;

/** The same questions and answers in the words of a choice: what evidence reads. */
export const asChoices = (questions: readonly TestQuestion[], answers: readonly Answer[]) => ({
  questions: questions.map((question) => (question.type === 'on_figure' ? asChoice(question) : question)),
  answers: answers.map((answer, at) => {
    const question = questions[at];
    if (question?.type !== 'on_figure') return answer;
    return answer === unanswered ? unanswered : earnedOn(question, answer) === 1 ? 0 : 1;
  }),
  // What is placed cannot be guessed from options.
  signs: questions.map((question) =>
    question.type === 'on_figure' ? { hintsUsed: 0, tries: 1, optionsShown: 0, objective: question.objective } : undefined,
  ),
});

type MarkedQuestion = Exclude<TestQuestion, EssayQuestion>;

/** What a test that was handed in showed. */
export type MissedInTest = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly topic: string;
  readonly title: string;
  readonly comprehension: Comprehension | null;
  readonly questions: readonly MarkedQuestion[];
  /** Wrong, or left out. */
  readonly missed: readonly MarkedQuestion[];
};

/** What is marked right or wrong, with whether it was answered and right. */
export const markedAnswers = (questions: readonly TestQuestion[], answers: readonly Answer[]) => {
  const said = asChoices(questions, answers);
  return questions.flatMap((question, at) => {
    const choice = said.questions[at];
    const answer = said.answers[at] ?? unanswered;
    if (question.type === 'essay' || choice === undefined || choice.type === 'essay') return [];
    return [{ question, answered: answer !== unanswered, right: answer === choice.correctAnswer }];
  });
};

/** Answers as they are kept: one a question, an option that exists, a text for an essay, places that are on a figure, otherwise -1. */
export const tidyAnswers = (questions: readonly TestQuestion[], answers: readonly Answer[]): Answer[] =>
  questions.map((question, index) => {
    const answer = answers[index] ?? unanswered;
    if (question.type === 'on_figure') {
      const given = typeof answer === 'string' ? givenFrom(question, answer) : null;
      return given !== null && !isBlank(given) && fits(question, given) ? answer : unanswered;
    }
    if (question.type === 'essay') return typeof answer === 'string' ? answer : unanswered;
    return typeof answer === 'number' && answer < question.options.length ? answer : unanswered;
  });

const essaysWritten = (questions: readonly TestQuestion[], answers: readonly Answer[]): { question: EssayQuestion; answer: string }[] =>
  questions.flatMap((question, index) => {
    const answer = answers[index];
    return question.type === 'essay' && typeof answer === 'string' && answer.trim().length >= minEssayLength ? [{ question, answer }] : [];
  });

/** As it is kept. */
export const feedbackOf = ({
  score,
  suggestions,
  pointsFound,
  pointsSaidIn,
  pointsMissing,
  contradictions,
  checklist,
  ...rest
}: EssayMark): EssayFeedback => ({
  ...rest,
  score: Math.round(score),
  suggestions: [...suggestions],
  pointsFound: [...pointsFound],
  ...(pointsSaidIn === undefined ? {} : { pointsSaidIn: [...pointsSaidIn] }),
  pointsMissing: [...pointsMissing],
  contradictions: contradictions.map((one) => ({ ...one })),
  ...(checklist === undefined ? {} : { checklist: checklist.map((line) => ({ ...line })) }),
});

/** The mark of an attempt: score % of the auto-marked questions (null where there were none), and feedback for each essay that was written. */
export const markAttempt = async (
  attempt: Attempt,
  questions: readonly TestQuestion[],
  answers: readonly Answer[],
  teacher: Pick<TeachingEngine, 'markEssay'>,
) => {
  const { score, correctAnswers, totalQuestions } = scoreAnswers(
    questions.map((question, at) => marked(question, answers[at])),
    answers,
  );
  const { familyId, childId, subject, keyStage } = attempt;
  const essays: (readonly [string, EssayFeedback])[] = [];
  // One after the other: a child asks a model one thing at a time.
  for (const { question, answer } of essaysWritten(questions, answers))
    essays.push([
      question.id,
      feedbackOf(await teacher.markEssay({ learner: { familyId, childId }, subject, keyStage, question, answer })),
    ]);
  const autoMarked = questions.some((question) => question.type !== 'essay');
  return { score: autoMarked ? score : null, correctAnswers, totalQuestions, essayFeedback: Object.fromEntries(essays) };
};
