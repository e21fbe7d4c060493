import { assignmentMessages } from '@hedgerow/contracts/assignments';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { presetDueDays } from '@hedgerow/domain/assignments';
import { hasShortWriting, questionCount } from '@hedgerow/domain/assessment-rules';
import { addDays, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { type PlanId, planAllows } from '@hedgerow/domain/plans';
import type { WorkRequest } from './api.ts';

export type WorkFields = {
  readonly title: string;
  readonly subject: string;
  readonly kind: AssignmentKind;
  readonly topic: string;
  readonly description: string;
  readonly dueDate: string;
  readonly difficulty: Difficulty;
  readonly numQuestions: number;
  readonly fileId: string;
  /** What there is to write. */
  readonly taskId: string;
};

export const emptyWork = (kind: AssignmentKind, today: CalendarDate): WorkFields => ({
  title: '',
  subject: '',
  kind,
  topic: '',
  description: '',
  dueDate: addDays(today, presetDueDays),
  difficulty: 'beginner',
  numQuestions: questionCount.preset,
  fileId: '',
  taskId: '',
});

/** A file has its name, and a piece to write its task. */
export const hasTopic = (kind: AssignmentKind): boolean => kind !== 'reading' && kind !== 'writing';

export type WorkErrors = Partial<Record<'title' | 'subject' | 'dueDate' | 'fileId' | 'taskId' | 'topic', string>>;

/** docs/product/families.md#setting-work: a title, or a topic that makes one, and a chosen subject; and what the server refuses as well. */
export const workErrors = ({ title, subject, kind, topic, dueDate, fileId, taskId }: WorkFields, today: CalendarDate): WorkErrors => {
  const due = readCalendarDate(dueDate);
  return {
    ...(subject === '' ? { subject: 'Please select a subject.' } : {}),
    ...(title.trim() === '' && (!hasTopic(kind) || topic.trim() === '') ? { title: 'Please provide a title.' } : {}),
    ...(due === undefined || due < today ? { dueDate: assignmentMessages.dueDate } : {}),
    ...(kind === 'reading' && fileId === '' ? { fileId: assignmentMessages.file } : {}),
    ...(kind === 'writing' && taskId === '' ? { taskId: assignmentMessages.writing } : {}),
  };
};

export const wishOf = ({ fileId, taskId, ...fields }: WorkFields, childIds: readonly string[], askFirst: boolean): WorkRequest => ({
  ...fields,
  childIds,
  samePaper: false,
  askFirst,
  ...(fields.kind === 'reading' ? { fileId } : {}),
  ...(fields.kind === 'writing' ? { topic: '', taskId } : {}),
});

/**
 * What a parent can set on a plan (docs/product/plans.md#what-plans-open); reading needs something that was uploaded, and writing a child
 * of Years 3 to 6.
 */
export const kindsOpen = (plan: PlanId, keyStage: KeyStage, hasFiles: boolean): readonly AssignmentKind[] => [
  ...(planAllows(plan, 'practice') ? (['assessment'] as const) : []),
  ...(planAllows(plan, 'revise') ? (['revision'] as const) : []),
  ...(planAllows(plan, 'flashcards') ? (['flashcards'] as const) : []),
  ...(hasFiles ? (['reading'] as const) : []),
  ...(planAllows(plan, 'practice') && hasShortWriting(keyStage) ? (['writing'] as const) : []),
];
