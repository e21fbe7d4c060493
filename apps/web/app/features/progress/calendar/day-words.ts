import type { DayCounts, DueWork } from '@hedgerow/contracts/calendar';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';
import type { StageName } from '../../../ui/stage.tsx';

/** What a day counts, in the order in which it is said. */
export const dayKinds = ['assessments', 'revisions', 'uploads', 'pdfDownloads'] as const;
export type DayKind = (typeof dayKinds)[number];

type Name = readonly [one: string, many: string];

export const kindNames: Readonly<Record<StageName, Readonly<Record<DayKind, Name>>>> = {
  plain: {
    assessments: ['assessment', 'assessments'],
    revisions: ['revision', 'revisions'],
    uploads: ['upload', 'uploads'],
    pdfDownloads: ['PDF download', 'PDF downloads'],
  },
  playful: {
    assessments: ['quiz', 'quizzes'],
    revisions: ['thing to read', 'things to read'],
    uploads: ['piece of school work', 'pieces of school work'],
    pdfDownloads: ['paper', 'papers'],
  },
};

type Counts = Readonly<Record<DayKind, number>>;

export const totalOf = (counts: Counts | undefined): number =>
  counts === undefined ? 0 : dayKinds.reduce((sum, kind) => sum + counts[kind], 0);

/** "2 assessments, 1 upload"; "nothing" on an empty day. */
export const countsWords = (counts: Counts | undefined, manner: StageName): string => {
  if (counts === undefined || totalOf(counts) === 0) return 'nothing';
  return dayKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${counts[kind]} ${kindNames[manner][kind][counts[kind] === 1 ? 0 : 1]}`)
    .join(', ');
};

export const countsByDate = (days: readonly DayCounts[]): ReadonlyMap<string, DayCounts> => new Map(days.map((day) => [day.date, day]));

/** Set work by the day it is due; what was taken back is not among it. */
export const dueByDate = (works: readonly DueWork[]): ReadonlyMap<string, readonly DueWork[]> =>
  Map.groupBy(works, ({ dueDate }) => dueDate);

/** "due: Practise Fractions, Read chapter 3". */
export const dueWords = (works: readonly DueWork[]): string => `due: ${works.map(({ title }) => title).join(', ')}`;

type Test = (item: ActivityItem) => boolean;

const ofSubject =
  (subject: SubjectId): Test =>
  (item) =>
    readSubject(item.subject) === subject;
const ofType =
  (...types: readonly ActivityItem['type'][]): Test =>
  ({ type }) =>
    types.includes(type);

/** docs/product/pupil-home.md#the-calendar: older pupils choose by kind, the youngest by subject. A paper to print is an assessment, cards are revision. */
const choices: Readonly<Record<StageName, Readonly<Record<string, Test>>>> = {
  plain: {
    All: () => true,
    Uploads: ofType('file-upload'),
    Revision: ofType('revision', 'lesson'),
    Assessments: ofType('assessment', 'pdf-download'),
  },
  playful: { All: () => true, Maths: ofSubject('maths'), English: ofSubject('english'), Science: ofSubject('science') },
};

export const everything = 'All';
export const choiceNames = (manner: StageName): readonly string[] => Object.keys(choices[manner]);

export const chosenOf = (items: readonly ActivityItem[], choice: string, manner: StageName): readonly ActivityItem[] =>
  items.filter(choices[manner][choice] ?? (() => true));

type EmptyWords = { readonly title: string; readonly about: string };

/** A day without anything. One that is not over, or has not come, is told so: nothing was left out on it. */
export const emptyWords = (date: CalendarDate, today: CalendarDate, manner: StageName): EmptyWords => {
  const isOver = date < today;
  if (manner === 'playful')
    return isOver
      ? { title: 'A quiet day', about: 'Nothing grew here. That is fine!' }
      : { title: 'Nothing here yet', about: 'What you do on this day will grow here.' };
  return {
    title: isOver ? 'Nothing on this day' : 'Nothing on this day yet',
    about: 'Uploads, revision and practice show on the day they were done.',
  };
};

/** docs/product/pupil-home.md#the-calendar: a note says that there is more to scroll to above five items. */
const atOnce = 5;
export const scrollNote = (count: number): string | undefined => (count > atOnce ? `Scroll down to see all ${count}.` : undefined);
