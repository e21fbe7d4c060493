import { z } from 'zod';
import {
  type Assessment,
  type AssessmentSummary,
  EssayFeedback,
  type OpenQuestion,
  type ReviewedQuestion,
  type TeacherMark,
} from '@hedgerow/contracts/assessments';
import { Comprehension, coverages, Question } from '@hedgerow/curriculum/question';
import type { Answer } from '@hedgerow/domain/scoring';
import { subjectName } from '@hedgerow/domain/subjects';
import { figureView } from '@hedgerow/figures/figure';
import { inlineText } from '@hedgerow/teaching/render/inline-text';
import type { RichText } from '#ports/rich-text.ts';
import type { AssessmentRow, TeacherMarkRow } from './assessments.repository.ts';

type SummaryRow = Omit<AssessmentRow, 'questions' | 'userAnswers' | 'essayFeedback' | 'comprehension' | 'familyId' | 'childId' | 'topicId'>;

const StoredAnswers = z.array(z.union([z.number(), z.string(), z.null()]));
const StoredFeedback = z.record(z.string(), EssayFeedback);

/** Stored JSON is parsed when it is read: an attempt of any age stays readable, or says so here. */
export const questionsOf = (row: Pick<AssessmentRow, 'questions'>): Question[] => z.array(Question).parse(row.questions);
export const answersOf = (row: Pick<AssessmentRow, 'userAnswers'>): Answer[] => StoredAnswers.parse(row.userAnswers);

export const assessmentSummary = (row: SummaryRow): AssessmentSummary => ({
  id: row.id,
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

/** Before handing in: nothing that tells the answer leaves the server. */
const openQuestion = (question: Question, { inline }: RichText): OpenQuestion => ({
  id: question.id,
  type: question.type,
  question: inline(question.question),
  ...(question.figure === undefined ? {} : { figure: figureView(question.figure) }),
  options: question.type === 'multiple_choice' ? question.options.map(inline) : [],
  hints: question.hints.map(inline),
  marks: question.marks,
});

const reviewedQuestion = (question: Question, richText: RichText): ReviewedQuestion => ({
  ...openQuestion(question, richText),
  correctAnswer: question.type === 'multiple_choice' ? question.correctAnswer : null,
  explanation: richText.inline(question.explanation),
  stepByStepSolution: question.stepByStepSolution.map(richText.inline),
  optionNotes: question.type === 'multiple_choice' ? question.optionNotes.map(richText.inline) : [],
});

const plainText = (text: string): string => text.split('\n').map(inlineText).join('\n');

/** Feedback is shown as text: formulas and emphasis of a model answer as they can be typed. */
const shownFeedback = (feedback: EssayFeedback): EssayFeedback => ({
  ...feedback,
  feedback: plainText(feedback.feedback),
  modelAnswer: plainText(feedback.modelAnswer),
  suggestions: feedback.suggestions.map(plainText),
  pointsFound: feedback.pointsFound.map(plainText),
  pointsMissing: feedback.pointsMissing.map(plainText),
});

const feedbackOf = (row: Pick<AssessmentRow, 'essayFeedback'>): Record<string, EssayFeedback> =>
  Object.fromEntries(Object.entries(StoredFeedback.parse(row.essayFeedback)).map(([id, feedback]) => [id, shownFeedback(feedback)]));

const teacherMarksOf = (questions: readonly Question[], marks: readonly TeacherMarkRow[]): Record<string, TeacherMark> =>
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

export const assessmentView = (row: AssessmentRow, richText: RichText, marks: readonly TeacherMarkRow[] = []): Assessment => {
  const questions = questionsOf(row);
  const comprehension = row.comprehension === null ? null : Comprehension.parse(row.comprehension);
  return {
    ...assessmentSummary(row),
    questions: questions.map((question) => (row.isCompleted ? reviewedQuestion(question, richText) : openQuestion(question, richText))),
    userAnswers: answersOf(row),
    comprehensionContent: comprehension === null ? null : { ...comprehension, content: richText.inline(comprehension.content) },
    essayFeedback: row.isCompleted ? feedbackOf(row) : {},
    ...(marks.length === 0 ? {} : { teacherMarks: teacherMarksOf(questions, marks) }),
  };
};
