import type { SetPiece } from '@hedgerow/contracts/teacher-work';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { presetDueDays } from '@hedgerow/domain/assignments';
import { addDays, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';

/** `paper`: one quiz, the same for everybody. `own`: the same topic, with questions of one's own. */
export type SetWhat = 'paper' | 'own' | 'revision' | 'flashcards' | 'reading';

export type SetWorkFields = {
  readonly what: SetWhat;
  readonly title: string;
  readonly topic: string;
  /** What there is to read. */
  readonly resourceId: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly numQuestions: number;
  readonly includeEssays: boolean;
  readonly startDate: string;
  readonly dueDate: string;
};
/** For whom: classes, or some pupils of the first of them, who may be those of a group. */
export type Whom = { readonly classIds: readonly string[]; readonly childIds: readonly string[] | undefined; readonly groupId?: string };
export type SetWorkErrors = Partial<Record<'title' | 'topic' | 'resourceId' | 'startDate' | 'dueDate' | 'whom', string>>;

export const emptyFields = (today: CalendarDate): SetWorkFields => ({
  what: 'paper',
  title: '',
  topic: '',
  resourceId: '',
  description: '',
  difficulty: 'intermediate',
  numQuestions: questionCount.preset,
  includeEssays: false,
  startDate: today,
  dueDate: addDays(today, presetDueDays),
});

/** Work that is set again: the same, for today and a week. */
export const fieldsOf = (
  { kind, samePaper, title, topic, resourceId, description, difficulty, numQuestions }: SetPiece,
  today: CalendarDate,
): SetWorkFields => {
  const quiz = samePaper ? 'paper' : 'own';
  const what = kind === 'assessment' ? quiz : kind;
  return {
    ...emptyFields(today),
    what,
    title,
    topic: kind === 'reading' ? '' : topic,
    resourceId: resourceId ?? '',
    description,
    difficulty,
    numQuestions,
  };
};

export const setWorkErrors = (
  { what, title, topic, resourceId, startDate, dueDate }: SetWorkFields,
  whom: Whom,
  today: CalendarDate,
): SetWorkErrors => {
  const [start, due] = [readCalendarDate(startDate), readCalendarDate(dueDate)];
  const nobody = whom.classIds.length === 0 || whom.childIds?.length === 0;
  return {
    ...(title.trim() === '' ? { title: 'Please give the assessment a title.' } : {}),
    ...(what === 'reading' && resourceId === '' ? { resourceId: 'Please choose what to read.' } : {}),
    ...(what !== 'reading' && topic.trim() === '' ? { topic: 'Please choose a topic.' } : {}),
    ...(nobody ? { whom: 'Please choose a class or some pupils.' } : {}),
    ...(due === undefined || due < today ? { dueDate: 'Please choose a day from today on.' } : {}),
    ...(start === undefined || start < today || (due !== undefined && start > due)
      ? { startDate: 'Please choose a day from today on, not after the day it is due.' }
      : {}),
  };
};

export const toOf = ({ classIds, childIds }: Whom): { classId: string; childIds?: string[] }[] => {
  const [first] = classIds;
  if (childIds !== undefined && first !== undefined) return [{ classId: first, childIds: [...childIds] }];
  return classIds.map((classId) => ({ classId }));
};

export const setWorkWish = (
  { what, title, topic, resourceId, description, difficulty, numQuestions, startDate, dueDate }: SetWorkFields,
  to: readonly { readonly classId: string }[],
  paperId: string | null,
) => ({
  to,
  kind: what === 'paper' || what === 'own' ? 'assessment' : what,
  title,
  topic: what === 'reading' ? '' : topic,
  resourceId: what === 'reading' ? resourceId : null,
  description,
  difficulty,
  numQuestions,
  startDate,
  dueDate,
  paperId: what === 'paper' ? paperId : null,
});
