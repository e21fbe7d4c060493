import type { DueWork } from '@hedgerow/contracts/calendar';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { choiceNames, chosenOf, countsWords, dueByDate, dueWords, emptyWords, scrollNote, totalOf } from './day-words.ts';

const counts = { assessments: 2, revisions: 0, uploads: 1, pdfDownloads: 0 };

test('a day says what there is, and an empty one says so', () => {
  expect(countsWords(counts, 'plain')).toBe('2 assessments, 1 upload');
  expect(countsWords(counts, 'playful')).toBe('2 quizzes, 1 piece of school work');
  expect([countsWords(undefined, 'plain'), countsWords({ ...counts, assessments: 0, uploads: 0 }, 'playful')]).toEqual([
    'nothing',
    'nothing',
  ]);
  expect([totalOf(counts), totalOf(undefined)]).toEqual([3, 0]);
});

const work = (title: string, dueDate: string): DueWork => ({
  id: title,
  title,
  kind: 'assessment',
  subject: 'maths',
  dueDate,
  state: 'open',
});

test('a day has the work that is due on it', () => {
  const due = dueByDate([work('Fractions', '2026-11-24'), work('Plants', '2026-11-24'), work('Rivers', '2026-11-25')]);
  expect([...due.keys()]).toEqual(['2026-11-24', '2026-11-25']);
  expect(dueWords(due.get('2026-11-24') ?? [])).toBe('due: Fractions, Plants');
});

const item = (type: ActivityItem['type'], subject: string): ActivityItem => ({
  id: `${type}-1`,
  type,
  subject,
  status: 'completed',
  topic: '',
  title: '',
  description: '',
  difficulty: null,
  score: null,
  pointsEarned: 0,
  timestamp: '',
  createdAt: '',
  hasEssays: false,
  metadata: {},
});

const items = [
  item('assessment', 'Mathematics'),
  item('pdf-download', 'Science'),
  item('lesson', 'English'),
  item('revision', 'Maths'),
  item('file-upload', 'Sewing'),
];
const types = (choice: string, manner: 'plain' | 'playful') => chosenOf(items, choice, manner).map(({ type }) => type);

test('older pupils choose by kind, and every kind is found somewhere', () => {
  expect(choiceNames('plain')).toEqual(['All', 'Uploads', 'Revision', 'Assessments']);
  expect(types('All', 'plain')).toHaveLength(5);
  expect(types('Uploads', 'plain')).toEqual(['file-upload']);
  expect(types('Revision', 'plain')).toEqual(['lesson', 'revision']);
  expect(types('Assessments', 'plain')).toEqual(['assessment', 'pdf-download']);
});

test('the youngest choose by subject, however the subject is written', () => {
  expect(choiceNames('playful')).toEqual(['All', 'Maths', 'English', 'Science']);
  expect(types('Maths', 'playful')).toEqual(['assessment', 'revision']);
  expect(types('English', 'playful')).toEqual(['lesson']);
  expect(types('All', 'playful')).toHaveLength(5);
});

test('five stand there at once; from the sixth on a note says so', () => {
  expect([scrollNote(5), scrollNote(6)]).toEqual([undefined, 'Scroll down to see all 6.']);
});

test('a day that is not over has nothing yet, and one to come is not spoken of as over', () => {
  const today = '2026-11-20' as CalendarDate;
  const titles = (manner: 'plain' | 'playful') =>
    ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => emptyWords(date as CalendarDate, today, manner).title);
  expect(titles('plain')).toEqual(['Nothing on this day', 'Nothing on this day yet', 'Nothing on this day yet']);
  expect(titles('playful')).toEqual(['A quiet day', 'Nothing here yet', 'Nothing here yet']);
});
