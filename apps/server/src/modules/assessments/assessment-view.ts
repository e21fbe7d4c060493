import { z } from 'zod';
import {
  type Assessment,
  type AssessmentSummary,
  EssayFeedback,
  type EssayVersion,
  type OpenQuestion,
  type ReviewedQuestion,
  type TeacherMark,
} from '@hedgerow/contracts/assessments';
import type { Bank } from '@hedgerow/curriculum/bank';
import { Comprehension, coverages, StoredQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import type { WritingPart } from '@hedgerow/curriculum/writing/writing-task';
import { givenFrom, givenWords, rightWords } from '@hedgerow/teaching/practice/given-answer';
import { partResults } from '@hedgerow/teaching/practice/part-results';
import { markGiven } from '@hedgerow/teaching/practice/mark-given';
import { partName } from '@hedgerow/domain/part-name';
import type { Answer } from '@hedgerow/domain/scoring';
import { subjectName } from '@hedgerow/domain/subjects';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { figureView } from '@hedgerow/figures/figure';
import { tapsOf } from '@hedgerow/teaching/on-figure/taps-of';
import { picturesOf } from '@hedgerow/teaching/on-figure/pictures-of';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { RichText } from '#ports/rich-text.ts';
import { compareVersions } from '@hedgerow/teaching/essay/compare-versions';
import type { AssessmentRow, EssayVersionRow, TeacherMarkRow } from './assessments.repository.ts';

type SummaryRow = Omit<
  AssessmentRow,
  'questions' | 'userAnswers' | 'essayFeedback' | 'comprehension' | 'familyId' | 'childId' | 'topicId' | 'wordsRemovedAt'
>;

const StoredAnswers = z.array(z.union([z.number(), z.string(), z.null()]));
const StoredFeedback = z.record(z.string(), EssayFeedback);

/** Stored JSON is parsed when it is read: an attempt of any age stays readable, or says so here. */
export const storedQuestionsOf = (row: Pick<AssessmentRow, 'questions'>): StoredQuestion[] => z.array(StoredQuestion).parse(row.questions);
/** Of a test: choices, essays and answers on figures. */
export const testQuestionsOf = (row: Pick<AssessmentRow, 'questions'>): TestQuestion[] => z.array(TestQuestion).parse(row.questions);
export const answersOf = (row: Pick<AssessmentRow, 'userAnswers'>): Answer[] => StoredAnswers.parse(row.userAnswers);

export const assessmentSummary = (row: SummaryRow): AssessmentSummary => ({
  id: row.id,
  mode: row.mode,
  title: row.title,
  subject: row.subject,
  subjectName: subjectName(row.subject),
  topic: row.topic,
  difficulty: row.difficulty,
  keyStage: row.keyStage,
  currentQuestionIndex: row.currentQuestionIndex,
  totalQuestions: row.totalQuestions,
  isCompleted: row.isCompleted,
  completedAt: row.completedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  score: row.score,
  correctAnswers: row.correctAnswers,
  questionsCorrect: row.correctAnswers,
  timeSpent: row.timeSpentMs,
  hasEssays: row.hasEssays,
  coverage: coverages.find((coverage) => coverage === row.coverage) ?? 'subject',
  origin: row.origin,
});

/** What is chosen from. Of Practice the rest is shown by its own screens. */
const optionsOf = (question: StoredQuestion): readonly string[] =>
  question.type === 'multiple_choice' || question.type === 'several' ? question.options : [];

/** The passage that the questions ask about. */
export const comprehensionOf = ({ comprehension }: Pick<AssessmentRow, 'comprehension'>): Comprehension | null =>
  comprehension === null ? null : Comprehension.parse(comprehension);

/** With what is read or heard beside it, for a review. */
const askedWords = (question: StoredQuestion): string => {
  if (question.type === 'correct') return `${question.question} “${question.sentence}”`;
  if (question.type === 'parts') return [question.question, ...question.parts.map(({ ask }, at) => `${partName(at)} ${ask}`)].join(' ');
  return question.type === 'dictation' && question.shown !== '' ? `${question.question} “${question.shown}”` : question.question;
};

const writingView = ({ checklist, ...rest }: WritingPart): NonNullable<OpenQuestion['writing']> => ({
  ...rest,
  checklist: checklist.map(({ text }) => text),
});

/** Before handing in: nothing that tells the answer leaves the server. */
const openQuestion = (question: StoredQuestion, { inline }: RichText): OpenQuestion => ({
  id: question.id,
  type: question.type,
  question: inline(askedWords(question)),
  ...(question.figure === undefined ? {} : { figure: figureView(question.figure) }),
  ...(question.type === 'on_figure' ? { handles: handlesOf(question.figure, question.task) } : {}),
  options: optionsOf(question).map(inline),
  ...(question.type === 'multiple_choice' ? tapsOf(question) : {}),
  hints: question.hints.map(inline),
  marks: question.marks,
  ...(question.type === 'essay' && question.markScheme.writing !== undefined ? { writing: writingView(question.markScheme.writing) } : {}),
});

const ofPractice = (question: StoredQuestion, answer: Answer | undefined, { inline }: RichText): Partial<ReviewedQuestion> => {
  if (question.type === 'multiple_choice' || question.type === 'essay') return {};
  const given = givenFrom(question, answer ?? null);
  return {
    rightAnswer: inline(rightWords(question)),
    wasRight: markGiven(question, given).verdict === 'right',
    ...(question.type === 'parts' ? { parts: partResults(question, given, { closed: true, inline }) } : {}),
    ...(question.type === 'on_figure' ? { pictures: picturesOf(question, answer ?? null) } : {}),
    ...('pictures' in question && question.pictures !== undefined ? { itemPictures: question.pictures.map(figureView) } : {}),
  };
};

/** What a question is about, in words for its pupil; undefined where the bank does not name it. */
export type ObjectiveNames = (question: Pick<StoredQuestion, 'topicId' | 'objective'>) => string | undefined;

export const objectiveNames =
  (bank: Pick<Bank, 'topic'>): ObjectiveNames =>
  ({ topicId, objective }) => {
    const known = topicId === null ? undefined : bank.topic(topicId)?.objectives.find(({ id }) => id === objective);
    return known === undefined ? undefined : inlineText(known.text);
  };

const reviewedQuestion = (
  question: StoredQuestion,
  answer: Answer | undefined,
  { richText, nameOf }: { readonly richText: RichText; readonly nameOf: ObjectiveNames },
): ReviewedQuestion => ({
  ...openQuestion(question, richText),
  objective: nameOf(question),
  correctAnswer: question.type === 'multiple_choice' ? question.correctAnswer : null,
  explanation: richText.inline(question.explanation),
  stepByStepSolution: question.stepByStepSolution.map(richText.inline),
  optionNotes: question.type === 'multiple_choice' ? question.optionNotes.map(richText.inline) : [],
  ...ofPractice(question, answer, richText),
});

/** Lists of places are said in words: "first → second". What is open on a figure stays as its places, which the screen goes on with. */
const shownAnswer = (question: StoredQuestion | undefined, answer: Answer, isCompleted: boolean): Answer => {
  if (question?.type === 'on_figure' && !isCompleted) return answer;
  if (question === undefined || question.type === 'multiple_choice' || question.type === 'essay') return answer;
  const given = givenFrom(question, answer);
  return given === null
    ? -1
    : question.type === 'typed' || question.type === 'correct' || (question.type === 'dictation' && typeof given === 'string')
      ? String(given)
      : inlineText(givenWords(question, given));
};

const plainText = (text: string): string => text.split('\n').map(inlineText).join('\n');

/** Feedback is shown as text: formulas and emphasis of a model answer as they can be typed. */
const shownFeedback = (feedback: EssayFeedback): EssayFeedback => ({
  ...feedback,
  feedback: plainText(feedback.feedback),
  modelAnswer: plainText(feedback.modelAnswer),
  suggestions: feedback.suggestions.map(plainText),
  pointsFound: feedback.pointsFound.map(plainText),
  pointsMissing: feedback.pointsMissing.map(plainText),
  contradictions: feedback.contradictions.map(({ said, fact }) => ({ said, fact: plainText(fact) })),
});

const feedbackOf = (row: Pick<AssessmentRow, 'essayFeedback'>): Record<string, EssayFeedback> =>
  Object.fromEntries(Object.entries(StoredFeedback.parse(row.essayFeedback)).map(([id, feedback]) => [id, shownFeedback(feedback)]));

/** Each version of an essay with what it changed from the one before; the first is the one that was handed in. */
export const versionsOf = (
  questions: readonly StoredQuestion[],
  row: Pick<AssessmentRow, 'userAnswers' | 'essayFeedback'>,
  versions: readonly EssayVersionRow[],
): Record<string, EssayVersion[]> => {
  const [answers, first] = [answersOf(row), new Map(Object.entries(feedbackOf(row)))];
  const shown = new Map<string, EssayVersion[]>();
  for (const { questionId, number, text, feedback: stored, writtenAt } of versions) {
    const feedback = shownFeedback(EssayFeedback.parse(stored));
    const answer = answers[questions.findIndex(({ id }) => id === questionId)];
    const earlier = shown.get(questionId) ?? [];
    const last = earlier.at(-1);
    const before = last ?? { text: typeof answer === 'string' ? answer : '', feedback: first.get(questionId) };
    const { pointsGained, pointsLost, sentences } = compareVersions(
      { text: before.text, pointsFound: before.feedback?.pointsFound ?? [] },
      { text, pointsFound: feedback.pointsFound },
    );
    const change = { pointsGained: [...pointsGained], pointsLost: [...pointsLost], sentences: sentences.map((one) => ({ ...one })) };
    shown.set(questionId, [...earlier, { number, text, writtenAt: writtenAt.toISOString(), feedback, change }]);
  }
  return Object.fromEntries(shown);
};

const teacherMarksOf = (questions: readonly StoredQuestion[], marks: readonly TeacherMarkRow[]): Record<string, TeacherMark> =>
  Object.fromEntries(
    marks.map(({ mark, firstName, lastName }) => [
      mark.questionId,
      {
        marks: mark.marks,
        outOf: questions.find(({ id }) => id === mark.questionId)?.marks ?? mark.marks,
        comment: mark.comment,
        teacher: firstName === null ? '' : `${firstName} ${lastName}`,
        markedAt: mark.markedAt.toISOString(),
      },
    ]),
  );

type Shown = {
  readonly richText: RichText;
  readonly nameOf: ObjectiveNames;
  readonly marks?: readonly TeacherMarkRow[];
  readonly versions?: readonly EssayVersionRow[];
};

export const assessmentView = (row: AssessmentRow, { richText, nameOf, marks = [], versions = [] }: Shown): Assessment => {
  const questions = storedQuestionsOf(row);
  const answers = answersOf(row);
  const comprehension = comprehensionOf(row);
  return {
    ...assessmentSummary(row),
    questions: questions.map((question, at) =>
      row.isCompleted ? reviewedQuestion(question, answers[at], { richText, nameOf }) : openQuestion(question, richText),
    ),
    userAnswers: answers.map((answer, at) => shownAnswer(questions[at], answer, row.isCompleted)),
    wordsRemovedAt: row.wordsRemovedAt?.toISOString() ?? null,
    comprehensionContent: comprehension === null ? null : { ...comprehension, content: richText.inline(comprehension.content) },
    essayFeedback: row.isCompleted ? feedbackOf(row) : {},
    ...(versions.length === 0 ? {} : { essayVersions: versionsOf(questions, row, versions) }),
    ...(marks.length === 0 ? {} : { teacherMarks: teacherMarksOf(questions, marks) }),
  };
};
