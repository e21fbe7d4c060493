import { assignmentMessages } from '@hedgerow/contracts/assignments';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { presetDueDays } from '@hedgerow/domain/assignments';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { addDays, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';
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
});

export type WorkErrors = Partial<Record<'title' | 'subject' | 'dueDate' | 'fileId' | 'topic', string>>;

/** docs/product/families.md#setting-work: a title, or a topic that makes one, and a chosen subject; and what the server refuses as well. */
export const workErrors = ({ title, subject, kind, topic, dueDate, fileId }: WorkFields, today: CalendarDate): WorkErrors => {
  const due = readCalendarDate(dueDate);
  return {
    ...(subject === '' ? { subject: 'Please select a subject.' } : {}),
    ...(title.trim() === '' && (kind === 'reading' || topic.trim() === '') ? { title: 'Please provide a title.' } : {}),
    ...(due === undefined || due < today ? { dueDate: assignmentMessages.dueDate } : {}),
    ...(kind === 'reading' && fileId === '' ? { fileId: assignmentMessages.file } : {}),
  };
};

export const wishOf = ({ fileId, ...fields }: WorkFields, childIds: readonly string[], askFirst: boolean): WorkRequest => ({
  ...fields,
  childIds,
  samePaper: false,
  askFirst,
  ...(fields.kind === 'reading' ? { fileId } : {}),
});

/** What a parent can set on a plan (docs/product/plans.md#what-plans-open); reading needs something that was uploaded. */
export const kindsOpen = (plan: PlanId, hasFiles: boolean): readonly AssignmentKind[] => [
  ...(planAllows(plan, 'practice') ? (['assessment'] as const) : []),
  ...(planAllows(plan, 'revise') ? (['revision'] as const) : []),
  ...(planAllows(plan, 'flashcards') ? (['flashcards'] as const) : []),
  ...(hasFiles ? (['reading'] as const) : []),
];
