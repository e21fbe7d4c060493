import type { SetWorkBody } from '@hedgerow/contracts/assignments';
import { assignmentMessages } from '@hedgerow/contracts/assignments';
import { teacherWorkMessages } from '@hedgerow/contracts/teacher-work';
import type { AssignmentKind } from '@hedgerow/domain/assignments';
import { presetDueDays, readDueDay, readStartDay } from '@hedgerow/domain/assignments';
import { addDays, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { readDifficulty, type Difficulty } from '@hedgerow/domain/difficulties';
import { AppError } from '@hedgerow/domain/errors';
import { type Feature, planAllows, planAllowsSubject } from '@hedgerow/domain/plans';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import { upgradeRequired } from '@hedgerow/domain/upgrade-required';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import type { ChildStanding } from '../families/families.service.ts';

/** What is to be done, read and checked, for whoever it is set. */
export type Work = {
  readonly title: string;
  readonly subject: SubjectId;
  readonly topic: string;
  /** False where the title stands for it: a title is seldom a topic. */
  readonly hasTopic: boolean;
  readonly description: string;
  readonly kind: AssignmentKind;
  readonly dueOn: CalendarDate;
  readonly startsOn: CalendarDate | null;
  readonly difficulty: Difficulty;
  readonly numQuestions: number;
  readonly samePaper: boolean;
  readonly fileId: string | null;
};

const invalid = (message: string, field: string): AppError => new AppError('invalid', message, { details: { field } });

const readDue = (text: string | undefined, today: CalendarDate): CalendarDate => {
  const date = text === undefined ? addDays(today, presetDueDays) : readDueDay(text, today);
  if (date === undefined) throw invalid(assignmentMessages.dueDate, 'dueDate');
  return date;
};

const readStart = (text: string | undefined, today: CalendarDate, dueOn: CalendarDate): CalendarDate | null => {
  if (text === undefined) return null;
  const date = readStartDay(text, today, dueOn);
  if (date === undefined) throw invalid(teacherWorkMessages.startDate, 'startDate');
  // What starts today is there at once.
  return date === today ? null : date;
};

/** What a grown-up typed becomes work, or is refused with the field that is wrong. */
export const readWork = (
  body: Omit<SetWorkBody, 'childIds' | 'classId'> & { readonly startDate?: string | undefined },
  today: CalendarDate,
): Work => {
  const { title, description = '', kind, numQuestions, samePaper, fileId = null } = body;
  const subject = readSubject(body.subject);
  if (subject === undefined) throw invalid(assignmentMessages.missing, 'subject');
  const topic = body.topic?.trim() ?? '';
  // A child reads these words: the same sieve as for what a child types.
  const field = (
    [
      ['title', title],
      ['topic', topic],
      ['description', description],
    ] as const
  ).find(([, text]) => screenText(text).kind === 'unfit');
  if (field) throw invalid('Please choose different words. A child will read this.', field[0]);
  const dueOn = readDue(body.dueDate, today);
  return {
    title,
    subject,
    topic: topic === '' ? title : topic,
    hasTopic: topic !== '',
    description: description.trim(),
    kind,
    dueOn,
    startsOn: readStart(body.startDate, today, dueOn),
    difficulty: readDifficulty(body.difficulty ?? '') ?? 'intermediate',
    numQuestions,
    samePaper: kind === 'writing' || (samePaper && kind === 'assessment'),
    fileId: kind === 'reading' ? fileId : null,
  };
};

const featureFor: Readonly<Record<Exclude<AssignmentKind, 'reading'>, Feature>> = {
  assessment: 'practice',
  revision: 'revise',
  flashcards: 'flashcards',
  writing: 'practice',
};

/** A parent sets what the child's plan opens (docs/product/plans.md#what-plans-open); what a school sets opens by itself. */
export const planMustOpen = (kind: AssignmentKind, subject: SubjectId, { plan, phase }: Pick<ChildStanding, 'plan' | 'phase'>): void => {
  if (kind === 'reading') return;
  const feature = featureFor[kind];
  if (planAllows(plan, feature) && planAllowsSubject(plan, subject)) return;
  throw upgradeRequired(feature, phase, subject);
};
