import * as z from 'zod/mini';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { assignmentKinds, assignmentStates, mostChildrenAtOnce } from '@hedgerow/domain/assignments';
import { readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { difficulties, readDifficulty } from '@hedgerow/domain/difficulties';
import { readSubject, subjectIds } from '@hedgerow/domain/subjects';
import { id, instant, line, longText } from './shapes.ts';

/** docs/product/families.md#setting-work. */
export const assignmentMessages = {
  missingTitle: 'Missing Information',
  missing: 'Please provide a title and select a subject.',
  dueDate: 'Please choose a day from today on, within a year.',
  difficulty: 'Please select a difficulty level.',
  file: 'Please choose what to read.',
  writing: 'Please choose what to write.',
  writingYears: 'Short writing is for Years 3 to 6, and somebody here is in another year.',
} as const;

/**
 * POST /api/assignments: docs/product/families.md#setting-work draft (title, subject, description) and what makes it work. For several children at once;
 * a teacher names the class. Without a topic, the title is one; without a date, it is due in a week.
 */
export const SetWorkBody = z.object({
  childIds: z.array(id).check(z.minLength(1), z.maxLength(mostChildrenAtOnce)),
  classId: z.optional(z.nullable(id)),
  title: line(120, assignmentMessages.missing),
  subject: z.string(assignmentMessages.missing).check(
    z.maxLength(60, assignmentMessages.missing),
    z.refine((text: string) => readSubject(text) !== undefined, assignmentMessages.missing),
  ),
  topic: z.optional(longText(120)),
  description: z.optional(longText(1000)),
  kind: z._default(z.enum(assignmentKinds), 'assessment'),
  /** A London date. */
  dueDate: z.optional(
    z.string().check(
      z.maxLength(40),
      z.refine((text: string) => readCalendarDate(text) !== undefined, assignmentMessages.dueDate),
    ),
  ),
  difficulty: z.optional(
    z.string().check(
      z.maxLength(20),
      z.refine((text: string) => readDifficulty(text) !== undefined, assignmentMessages.difficulty),
    ),
  ),
  numQuestions: z._default(z.int().check(z.minimum(questionCount.min), z.maximum(questionCount.max)), questionCount.preset),
  /** Everybody gets the same questions: a class assessment. Otherwise each child gets their own on the same topic. */
  samePaper: z._default(z.boolean(), false),
  /** Nothing is set, and what would be given is said (`details.given`), where that is not just what was typed. */
  askFirst: z.optional(z.boolean()),
  /** What to read: a file of the child's. */
  fileId: z.optional(z.nullable(id)),
  /** What to write: a writing task of the subject. Its title is the topic. */
  taskId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
});
export type SetWorkBody = z.output<typeof SetWorkBody>;

/** A piece of work that was set for a child. */
export const Assignment = z.object({
  id,
  /** The same for every child who was given it at once. */
  groupId: id,
  childId: id,
  childName: z.string(),
  classId: z.nullable(id),
  className: z.nullable(z.string()),
  title: z.string(),
  subject: z.enum(subjectIds),
  subjectName: z.string(),
  topic: z.string(),
  kind: z.enum(assignmentKinds),
  description: z.string(),
  /** YYYY-MM-DD, the first London day on which the pupil sees it; null: at once. */
  startDate: z.nullable(z.string()),
  /** YYYY-MM-DD, the last London day on which it is in time. */
  dueDate: z.string(),
  difficulty: z.enum(difficulties),
  numQuestions: z.int(),
  samePaper: z.boolean(),
  state: z.enum(assignmentStates),
  /** Percent of the finished quiz; null for other kinds, and until it is done. */
  score: z.nullable(z.int()),
  /** The child's attempt, once begun. */
  assessmentId: z.nullable(id),
  guideId: z.nullable(id),
  fileId: z.nullable(id),
  /** A resource of the class to read. */
  resourceId: z.nullable(id),
  setBy: z.object({ role: z.enum(['parent', 'teacher']), name: z.string() }),
  createdAt: instant,
  startedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** YYYY-MM-DD, the London day of the teacher's last reminder. */
  remindedOn: z.nullable(z.string()),
});
export type Assignment = z.output<typeof Assignment>;
export const Assignments = z.array(Assignment);

/** POST /api/student/assignments/{id}/start: what to open. */
export const AssignmentStarted = z.object({
  success: z.literal(true),
  kind: z.enum(['assessment', 'practice', 'guide', 'flashcards', 'file', 'resource']),
  id,
});
export type AssignmentStarted = z.output<typeof AssignmentStarted>;

/** DELETE /api/assignments/{id}?everyone=true takes it back from all who were given it at once. */
export const WithdrawQuery = z.object({ everyone: z.optional(z.enum(['true', 'false'])) });
