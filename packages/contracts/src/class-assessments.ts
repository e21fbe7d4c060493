import * as z from 'zod/mini';
import { assignmentStates, handedInKinds } from '@hedgerow/domain/assignments';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { difficulties, readDifficulty } from '@hedgerow/domain/difficulties';
import { subjectIds } from '@hedgerow/domain/subjects';
import { FigureView } from './figures.ts';
import { EssayFeedback, TeacherMark } from './assessments.ts';
import { assignmentMessages } from './assignments.ts';
import { id, instant, line, longText } from './shapes.ts';

export const classAssessmentMessages = {
  title: 'Please give the assessment a title.',
  topic: 'Please choose a topic.',
  noPupils: 'Nobody is in this class yet, so there is nobody to set it for.',
  marks: 'Please give whole marks, from 0 to what the question is worth.',
  noMarks: 'Short writing has no marks.',
} as const;

/** POST /api/teacher/classes/{classId}/assessments: one paper for every pupil who is in the class now. The subject is the class's. */
export const ClassAssessmentBody = z.object({
  title: line(120, classAssessmentMessages.title),
  topic: line(120, classAssessmentMessages.topic),
  description: z._default(longText(1000), ''),
  difficulty: z.string(assignmentMessages.difficulty).check(
    z.maxLength(20),
    z.refine((text: string) => readDifficulty(text) !== undefined, assignmentMessages.difficulty),
  ),
  numQuestions: z._default(z.int().check(z.minimum(questionCount.min), z.maximum(questionCount.max)), questionCount.preset),
  includeEssays: z._default(z.boolean(), false),
  /** A London date; a week from now when left out. */
  dueDate: z.optional(z.string().check(z.maxLength(40))),
});
export type ClassAssessmentBody = z.output<typeof ClassAssessmentBody>;

const summary = {
  /** The same for every pupil who was given it. */
  groupId: id,
  /** A paper, or a short piece of writing, which has neither marks nor a score. */
  kind: z.enum(handedInKinds),
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  topic: z.string(),
  difficulty: z.enum(difficulties),
  /** YYYY-MM-DD */
  dueDate: z.string(),
  createdAt: instant,
  pupils: z.int(),
  /** Handed in, in time or late. */
  done: z.int(),
  /** Percent of the auto-marked questions; null until somebody handed in. */
  averageScore: z.nullable(z.int()),
  /** Written essays without a teacher's mark. */
  essaysToMark: z.int(),
};
export const ClassAssessment = z.object(summary);
export type ClassAssessment = z.output<typeof ClassAssessment>;
/** GET /api/teacher/classes/{classId}/assessments: the newest first. */
export const ClassAssessments = z.array(ClassAssessment);

/**
 * An option of the paper, and who chose it; of what is answered on a figure the right places first, and then those that most others took.
 * Texts are HTML with MathML from the server.
 */
export const PaperOption = z.object({ text: z.string(), correct: z.boolean(), chosen: z.int(), note: z.string() });

export const PaperQuestion = z.object({
  id: z.string(),
  type: z.enum(['multiple_choice', 'essay', 'on_figure']),
  question: z.string(),
  figure: z.optional(FigureView),
  /** The figure with the right answer on it, where that is where it is given. */
  right: z.optional(FigureView),
  marks: z.int(),
  /** Pupils who answered, and who were right; an essay is neither right nor wrong. */
  answered: z.int(),
  correct: z.nullable(z.int()),
  /** Pupils who earned a part of the marks on a figure. */
  part: z.int(),
  options: z.array(PaperOption),
});
export type PaperQuestion = z.output<typeof PaperQuestion>;

const Named = z.object({ id, name: z.string() });

/** A belief of the bank that wrong answers show, gathered over the paper; an option that names none says nothing here. */
export const PaperMisconception = z.object({
  /** Of the bank: what a follow-up is set by. */
  topicId: z.string(),
  misconceptionId: z.string(),
  topic: z.string(),
  belief: z.string(),
  correction: z.string(),
  /** Places of the questions, from 0. */
  questions: z.array(z.int()),
  pupils: z.array(Named),
});
export type PaperMisconception = z.output<typeof PaperMisconception>;

export const PaperPupil = z.object({
  id,
  name: z.string(),
  assignmentId: id,
  state: z.enum(assignmentStates),
  score: z.nullable(z.int()),
  finishedAt: z.nullable(instant),
});
export type PaperPupil = z.output<typeof PaperPupil>;

/** An essay that a pupil handed in: the engine proposes, the teacher decides. */
export const PupilEssay = z.object({
  pupil: Named,
  questionId: z.string(),
  question: z.string(),
  /** What the question is worth. */
  marks: z.int(),
  answer: z.string(),
  proposal: z.nullable(EssayFeedback),
  mark: z.nullable(TeacherMark),
  /** Of a short piece of writing: what the pupil wrote after looking at it again. */
  again: z.nullable(z.object({ text: z.string(), feedback: EssayFeedback })),
});
export type PupilEssay = z.output<typeof PupilEssay>;

/** GET /api/teacher/classes/{classId}/assessments/{groupId}. */
export const ClassAssessmentResults = z.object({
  ...summary,
  description: z.string(),
  questions: z.array(PaperQuestion),
  misconceptions: z.array(PaperMisconception),
  results: z.array(PaperPupil),
  essays: z.array(PupilEssay),
});
export type ClassAssessmentResults = z.output<typeof ClassAssessmentResults>;

/** PATCH /api/teacher/classes/{classId}/assessments/{groupId}: a new last day for everybody, a London date from today on. */
export const NewDueDateBody = z.object({
  dueDate: z.string(assignmentMessages.dueDate).check(z.maxLength(40, assignmentMessages.dueDate)),
});

/** GET …/assessments/{groupId}?group=: the results of one group of the class alone. */
export const ResultsQuery = z.object({ group: z.optional(id) });
export const ClassAssessmentParams = z.object({ classId: id, groupId: id });
export const EssayMarkParams = z.object({ classId: id, groupId: id, childId: id, questionId: z.string().check(z.maxLength(200)) });

/** PUT …/marks/{childId}/{questionId}: marks of the question, and a word to the pupil. */
export const EssayMarkBody = z.object({
  marks: z
    .int(classAssessmentMessages.marks)
    .check(z.minimum(0, classAssessmentMessages.marks), z.maximum(100, classAssessmentMessages.marks)),
  comment: z._default(longText(2000), ''),
});
export type EssayMarkBody = z.output<typeof EssayMarkBody>;
