import * as z from 'zod/mini';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { assignmentKinds, mostChildrenAtOnce, mostClassesAtOnce } from '@hedgerow/domain/assignments';
import { difficulties } from '@hedgerow/domain/difficulties';
import { assignmentMessages } from './assignments.ts';
import { classAssessmentMessages, PaperQuestion } from './class-assessments.ts';
import { id, line, longText } from './shapes.ts';

export const teacherWorkMessages = {
  ...classAssessmentMessages,
  whom: 'Please choose a class or some pupils.',
  oneSubject: 'Please choose classes of one subject.',
  startDate: 'Please choose a first day from today on, not after the day it is due.',
  noOther: 'There is no other question on this at the moment.',
  oneText: 'These questions are about one text. Make the paper again for another text.',
  fewest: 'A paper has at least three questions.',
  paperInUse: 'This paper has been set already. Make a new one to change its questions.',
  begunAlready: 'Somebody has started this, so it cannot start later.',
  allIn: 'Everybody has handed this in, so there is nothing to take back.',
  resource: 'Please choose what to read. It has to be shared with every class that gets it.',
  paperGone: 'These questions are no longer kept. Please look at them again.',
} as const;

const numQuestions = z.int().check(z.minimum(questionCount.min), z.maximum(questionCount.max));

/** POST /api/teacher/papers: the questions as they would be set, for the teacher to look at first. The subject and stage are the class's. */
export const PaperBody = z.object({
  classId: id,
  topic: line(120, teacherWorkMessages.topic),
  difficulty: z.enum(difficulties, assignmentMessages.difficulty),
  numQuestions,
  includeEssays: z._default(z.boolean(), false),
});
export type PaperBody = z.output<typeof PaperBody>;

/** Nobody's work until it is set. Nobody has answered: the counts are 0. */
export const TeacherPaper = z.object({
  id,
  /** A sentence on where the questions are from. */
  origin: z.string(),
  /** The text that the questions are about: they stay together. */
  text: z.nullable(z.string()),
  questions: z.array(PaperQuestion),
});
export type TeacherPaper = z.output<typeof TeacherPaper>;

/** POST /api/teacher/papers/{id}/another and /leave-out. */
export const PaperQuestionBody = z.object({ questionId: z.string().check(z.minLength(1), z.maxLength(200)) });

/** POST /api/teacher/papers/{id}/qti: a package under this title. */
export const QtiBody = z.object({ title: line(120, teacherWorkMessages.title) });
/** POST /api/teacher/papers/{id}/pdf: the paper to print, or how it is marked, as a document of its own. */
export const PrintPaperBody = z.object({
  title: line(120, teacherWorkMessages.title),
  part: z._default(z.enum(['paper', 'mark_scheme']), 'paper'),
});
export type PrintPaperBody = z.output<typeof PrintPaperBody>;

const day = (message: string) => z.optional(z.string(message).check(z.maxLength(40, message)));

/** For whom: a class as it is now, or some of its pupils. */
const ClassChoice = z.object({ classId: id, childIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(mostChildrenAtOnce))) });

/** POST /api/teacher/set-work: the same work for classes of one subject, or for some of their pupils. */
export const SetForClassesBody = z.object({
  to: z.array(ClassChoice, teacherWorkMessages.whom).check(z.minLength(1, teacherWorkMessages.whom), z.maxLength(mostClassesAtOnce)),
  title: line(120, teacherWorkMessages.title),
  /** For something to read or to write, its title is enough. */
  topic: z._default(longText(120), ''),
  description: z._default(longText(1000), ''),
  kind: z._default(z.enum(assignmentKinds), 'assessment'),
  difficulty: z.enum(difficulties, assignmentMessages.difficulty),
  numQuestions,
  /** The paper that was looked at. Without one each pupil of a quiz gets questions of their own. */
  paperId: z.optional(z.nullable(id)),
  /** What to read: a document that the teacher or a colleague shared with these classes. */
  resourceId: z.optional(z.nullable(id)),
  /** What to write: a writing task of the classes' subject. */
  taskId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  /** London dates. Pupils see it from its first day on; without one, at once. */
  startDate: day(teacherWorkMessages.startDate),
  dueDate: day(assignmentMessages.dueDate),
});
export type SetForClassesBody = z.output<typeof SetForClassesBody>;

export const SetForClasses = z.object({ groups: z.array(z.object({ classId: id, groupId: id, pupils: z.int() })) });
export type SetForClasses = z.output<typeof SetForClasses>;

/** GET /api/teacher/classes/{classId}/homework/{groupId}: work as it was set, to change it or to set it again. */
export const SetPiece = z.object({
  groupId: id,
  classId: id,
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  kind: z.enum(assignmentKinds),
  difficulty: z.enum(difficulties),
  numQuestions: z.int(),
  /** YYYY-MM-DD; null: pupils saw it at once. */
  startDate: z.nullable(z.string()),
  dueDate: z.string(),
  /** Everybody has the same questions: the paper, where it can be set again by this teacher. */
  samePaper: z.boolean(),
  paperId: z.nullable(id),
  /** What there is to read, where it is still shared with the class. */
  resourceId: z.nullable(id),
  /** What there is to write. */
  taskId: z.nullable(z.string()),
  pupils: z.int(),
  done: z.int(),
  begun: z.int(),
});
export type SetPiece = z.output<typeof SetPiece>;
export const SetPieceParams = z.object({ classId: id, groupId: id });

/** PATCH of the same: what is left out stays. The questions stay as they are. */
export const ChangePieceBody = z.object({
  title: z.optional(line(120, teacherWorkMessages.title)),
  description: z.optional(longText(1000)),
  startDate: day(teacherWorkMessages.startDate),
  dueDate: day(assignmentMessages.dueDate),
});
export type ChangePieceBody = z.output<typeof ChangePieceBody>;

/** DELETE of the same: from those who have not handed it in. */
export const TakenBack = z.object({ takenBack: z.int() });
