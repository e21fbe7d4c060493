export type MarkedQuestion =
  | { readonly type: 'multiple_choice'; readonly correctAnswer: number }
  | { readonly type: 'essay' }
  /** Judged elsewhere: what its answer earned, 0 to 1. */
  | { readonly type: 'judged'; readonly earned: number };

/** userAnswers on the wire (docs/product/tests.md#answers): an option's index, an essay's text, or -1 / null for unanswered. */
export type Answer = number | string | null;

export type Score = {
  /** Percent, 0 to 100, of the questions that are marked automatically. */
  readonly score: number;
  readonly correctAnswers: number;
  /** Counts essays too. */
  readonly totalQuestions: number;
};

export const unanswered = -1;

/** Without one answer ("I have not done this yet" all along) nothing is right or wrong: it has no score, in no list and no average. */
export const isAnswered = (answers: readonly Answer[]): boolean =>
  answers.length === 0 || answers.some((answer) => answer !== unanswered && answer !== null);

/** Of what was finished: no score, and nothing in it that has none by its kind. */
export const wasNew = ({ score, hasEssays }: { readonly score: number | null; readonly hasEssays: boolean }): boolean =>
  score === null && !hasEssays;

/** 1 for a right answer, less for a part of it, null where nothing is right or wrong. */
const earnedBy = (question: MarkedQuestion, answer: Answer | undefined): number | null => {
  if (question.type === 'essay') return null;
  return question.type === 'judged' ? question.earned : Number(answer === question.correctAnswer);
};

export const isCorrect = (question: MarkedQuestion, answer: Answer | undefined): boolean | null => {
  const earned = earnedBy(question, answer);
  return earned === null ? null : earned === 1;
};

/** An answer of several things: nothing below half of them, half the marks from there, all for all. */
export const partOfMarks = (good: number, of: number): number => (good >= of ? 1 : 2 * good >= of ? 0.5 : 0);

/** docs/product/tests.md#marks: score % counts the auto-marked questions, part marks among them; essays are neither right nor wrong; totalQuestions counts both. */
export const scoreAnswers = (questions: readonly MarkedQuestion[], answers: readonly Answer[]): Score => {
  const marks = questions.map((question, index) => earnedBy(question, answers[index])).filter((mark) => mark !== null);
  const correctAnswers = marks.filter((mark) => mark === 1).length;
  const score = marks.length === 0 ? 0 : Math.round((100 * marks.reduce((sum, mark) => sum + mark, 0)) / marks.length);
  return { score, correctAnswers, totalQuestions: questions.length };
};

/** The thresholds of docs/product/tests.md#showing-results, each named by its use. */
export const thresholds = {
  scoreGreen: 80,
  scoreAmber: 60,
  historyPass: 70,
  topicGrows: 60,
  resultBrilliant: 70,
  resultGood: 50,
  averageGood: 60,
  averageStrong: 80,
  averageSparkle: 90,
} as const;

/** docs/product/tests.md#showing-results: result messages for KS1 and KS2. */
export const primaryResultMessage = (score: number): string => {
  if (score >= thresholds.resultBrilliant) return 'Brilliant work';
  if (score >= thresholds.resultGood) return 'Good effort';
  return 'Keep practising';
};

export type ScoreBand = 'high' | 'middle' | 'low';
/** docs/product/tests.md#showing-results: 80 or more green, 60 or more amber, below 60 red. */
export const scoreBand = (score: number): ScoreBand => {
  if (score >= thresholds.scoreGreen) return 'high';
  return score >= thresholds.scoreAmber ? 'middle' : 'low';
};

/** docs/product/tests.md#showing-results: in a pupil's own lists a finished attempt passes from 70; there is no red. */
export const historyBand = (score: number): 'pass' | 'practise' => (score >= thresholds.historyPass ? 'pass' : 'practise');

export type AverageBand = 'growing' | 'good' | 'strong' | 'sparkling';
/** docs/product/tests.md#showing-results: average score messages at 60 and 80; 90 adds extra sparkle. */
export const averageBand = (averageScore: number): AverageBand => {
  if (averageScore >= thresholds.averageSparkle) return 'sparkling';
  if (averageScore >= thresholds.averageStrong) return 'strong';
  return averageScore >= thresholds.averageGood ? 'good' : 'growing';
};
