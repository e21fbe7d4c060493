import type { SetPiece } from '@hedgerow/contracts/teacher-work';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { presetDueDays } from '@hedgerow/domain/assignments';
import { addDays, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Difficulty } from '@hedgerow/domain/difficulties';

/** `paper`: one quiz, the same for everybody. `own`: the same topic, with questions of one's own. */
export type SetWhat = 'paper' | 'own' | 'revision' | 'flashcards' | 'reading' | 'writing';

export type SetWorkFields = {
  readonly what: SetWhat;
  readonly title: string;
  readonly topic: string;
  /** What there is to read. */
  readonly resourceId: string;
  /** What there is to write. */
  readonly taskId: string;
  readonly description: string;
  readonly difficulty: Difficulty;
  readonly numQuestions: number;
  readonly includeEssays: boolean;
  readonly startDate: string;
  readonly dueDate: string;
};
/** For whom: classes, or some pupils of the first of them, who may be those of a group. */
export type Whom = { readonly classIds: readonly string[]; readonly childIds: readonly string[] | undefined; readonly groupId?: string };
export type SetWorkErrors = Partial<Record<'title' | 'topic' | 'resourceId' | 'taskId' | 'startDate' | 'dueDate' | 'whom', string>>;

export const emptyFields = (today: CalendarDate): SetWorkFields => ({
  what: 'paper',
  title: '',
  topic: '',
  resourceId: '',
  taskId: '',
  description: '',
  difficulty: 'intermediate',
  numQuestions: questionCount.preset,
  includeEssays: false,
  startDate: today,
  dueDate: addDays(today, presetDueDays),
});

/** A document has its title, and a piece to write its task. */
export const hasTopic = (what: SetWhat): boolean => what !== 'reading' && what !== 'writing';

/** Work that is set again: the same, for today and a week. */
export const fieldsOf = (
  { kind, samePaper, title, topic, resourceId, taskId, description, difficulty, numQuestions }: SetPiece,
  today: CalendarDate,
): SetWorkFields => {
  const quiz = samePaper ? 'paper' : 'own';
  const what = kind === 'assessment' ? quiz : kind;
  return {
    ...emptyFields(today),
    what,
    title,
    topic: hasTopic(what) ? topic : '',
    resourceId: resourceId ?? '',
    taskId: taskId ?? '',
    description,
    difficulty,
    numQuestions,
  };
};

export const setWorkErrors = (
  { what, title, topic, resourceId, taskId, startDate, dueDate }: SetWorkFields,
  whom: Whom,
  today: CalendarDate,
): SetWorkErrors => {
  const [start, due] = [readCalendarDate(startDate), readCalendarDate(dueDate)];
  const nobody = whom.classIds.length === 0 || whom.childIds?.length === 0;
  return {
    ...(title.trim() === '' ? { title: 'Please give the assessment a title.' } : {}),
    ...(what === 'reading' && resourceId === '' ? { resourceId: 'Please choose what to read.' } : {}),
    ...(what === 'writing' && taskId === '' ? { taskId: 'Please choose what to write.' } : {}),
    ...(hasTopic(what) && topic.trim() === '' ? { topic: 'Please choose a topic.' } : {}),
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
  { what, title, topic, resourceId, taskId, description, difficulty, numQuestions, startDate, dueDate }: SetWorkFields,
  to: readonly { readonly classId: string }[],
  paperId: string | null,
) => ({
  to,
  kind: what === 'paper' || what === 'own' ? 'assessment' : what,
  title,
  topic: hasTopic(what) ? topic : '',
  resourceId: what === 'reading' ? resourceId : null,
  taskId: what === 'writing' ? taskId : null,
  description,
  difficulty,
  numQuestions,
  startDate,
  dueDate,
  paperId: what === 'paper' ? paperId : null,
});
