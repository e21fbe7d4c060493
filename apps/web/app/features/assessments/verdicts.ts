import type { Assessment, OpenQuestion, ReviewedQuestion } from '@hedgerow/contracts/assessments';
import { thresholds } from '@hedgerow/domain/scoring';
import type { AnswerValue } from './answer-rules.ts';

/** docs/product/tests.md#showing-results: essays are neither correct nor incorrect. */
export type Verdict = 'right' | 'wrong' | 'unanswered' | 'essay';

export const isReviewed = (question: OpenQuestion | ReviewedQuestion): question is ReviewedQuestion => 'correctAnswer' in question;

type Marked = Pick<ReviewedQuestion, 'type' | 'correctAnswer' | 'wasRight'>;

export const verdictOf = (question: Marked, answer: AnswerValue | undefined): Verdict => {
  if (question.type === 'essay') return 'essay';
  // Of Practice, or on a figure: typed, matched, sorted ... and marked by the server.
  if (question.wasRight !== undefined && typeof answer === 'string') return question.wasRight ? 'right' : 'wrong';
  if (typeof answer !== 'number' || answer < 0) return 'unanswered';
  return answer === question.correctAnswer ? 'right' : 'wrong';
};

export type Tally = { readonly correct: number; readonly marked: number; readonly essays: number };

/** What the score counts, and what stands beside it (docs/product/tests.md#marks). */
export const tallyOf = ({ questions, correctAnswers }: Pick<Assessment, 'questions' | 'correctAnswers'>): Tally => {
  const essays = questions.filter(({ type }) => type === 'essay').length;
  return { correct: correctAnswers ?? 0, marked: questions.length - essays, essays };
};

type Answered = Pick<Assessment, 'questions' | 'userAnswers'> & Partial<Pick<Assessment, 'wordsRemovedAt'>>;

/** What the questions were about: what was right every time, and what was not once. */
export const objectivesOf = ({
  questions,
  userAnswers,
  wordsRemovedAt = null,
}: Answered): { readonly well: string[]; readonly again: string[] } => {
  const known = questions.flatMap((question, at) => {
    if (!isReviewed(question) || question.objective === undefined || question.type === 'essay') return [];
    const verdict = verdictOf(question, userAnswers[at]);
    // Of an answer that was taken away nothing is said.
    if (wordsRemovedAt !== null && verdict === 'unanswered') return [];
    return [{ name: question.objective, right: verdict === 'right' }];
  });
  const again = new Set(known.filter(({ right }) => !right).map(({ name }) => name));
  const names = new Set(known.map(({ name }) => name));
  return { well: [...names].filter((name) => !again.has(name)), again: [...again] };
};

/** Whether there is anything to practise: what was wrong, or left out. */
export const wasMissed = ({ questions, userAnswers }: Answered): boolean =>
  questions.some((question, at) => isReviewed(question) && ['wrong', 'unanswered'].includes(verdictOf(question, userAnswers[at])));

/** A daily goal is reached by finishing; beside a low result that is what is said of it. */
export const goalWords = (score: number | null): string =>
  score !== null && score < thresholds.resultGood ? 'Today’s goal was to finish, and you did.' : 'Daily goal reached!';

/** docs/product/tests.md#showing-results for the messages of primary pupils; the sentence under them is about the work. */
export const resultSentence = (score: number): string => {
  if (score >= thresholds.resultBrilliant) return 'All that practice is growing.';
  if (score >= thresholds.resultGood) return 'You kept going. Have a look at the ones to try again.';
  return 'You did every question. Let’s look at some together.';
};
