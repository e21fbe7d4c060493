import { type AnswerValue, type AskedQuestion, isAnswered } from './answer-rules.ts';

/** An attempt under way: which question is on the screen, what was answered, which hints were asked for. */
export type Attempt = {
  readonly questions: readonly AskedQuestion[];
  readonly answers: readonly AnswerValue[];
  readonly index: number;
  /** How many hints have been shown, by question. */
  readonly hintsShown: Readonly<Record<string, number>>;
  /** True after "Next" was pressed without an answer. */
  readonly nudged: boolean;
};

export type AttemptAction =
  | { readonly type: 'answer'; readonly value: AnswerValue }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'hint' };

type Beginning = {
  readonly questions: readonly AskedQuestion[];
  readonly userAnswers: readonly AnswerValue[];
  readonly currentQuestionIndex: number;
  readonly hintsShown?: Readonly<Record<string, number>>;
};

/** A new attempt, or one resumed at its saved question with its saved answers. */
export const beginAttempt = ({ questions, userAnswers, currentQuestionIndex, hintsShown = {} }: Beginning): Attempt => ({
  questions,
  answers: questions.map((_, at) => userAnswers[at] ?? -1),
  index: Math.max(0, Math.min(currentQuestionIndex, questions.length - 1)),
  hintsShown,
  nudged: false,
});

export const canGoOn = ({ questions, answers, index }: Attempt): boolean => {
  const question = questions[index];
  return question !== undefined && isAnswered(question, answers[index]);
};

export const isLast = ({ questions, index }: Attempt): boolean => index >= questions.length - 1;

export const countHints = ({ hintsShown }: Attempt): number => Object.values(hintsShown).reduce((sum, count) => sum + count, 0);

const withHint = (attempt: Attempt): Attempt => {
  const question = attempt.questions[attempt.index];
  if (question === undefined) return attempt;
  const shown = attempt.hintsShown[question.id] ?? 0;
  if (shown >= question.hints.length) return attempt;
  return { ...attempt, hintsShown: { ...attempt.hintsShown, [question.id]: shown + 1 } };
};

export const attemptReducer = (attempt: Attempt, action: AttemptAction): Attempt => {
  switch (action.type) {
    case 'answer':
      return { ...attempt, nudged: false, answers: attempt.answers.with(attempt.index, action.value) };
    case 'next':
      if (!canGoOn(attempt)) return { ...attempt, nudged: true };
      return isLast(attempt) ? attempt : { ...attempt, index: attempt.index + 1, nudged: false };
    case 'back':
      return { ...attempt, index: Math.max(0, attempt.index - 1), nudged: false };
    case 'hint':
      return withHint(attempt);
    default:
      return attempt;
  }
};
