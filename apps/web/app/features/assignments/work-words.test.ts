import { type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { bySoonest, dayWords, isFreshlyDone, pupilDueWords, setterWords } from './work-words.ts';

const day = (text: string): CalendarDate => {
  const date = readCalendarDate(text);
  if (date === undefined) throw new TypeError(text);
  return date;
};
// A Saturday.
const today = day('2026-11-21');

test('a due day is said as people say it', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-20', '2026-11-27', '2026-11-28', '2026-12-04', '2026-11-16'];
  expect(days.map((date) => dayWords(date, today))).toEqual([
    'today',
    'tomorrow',
    'yesterday',
    'on Friday',
    'on Saturday 28\u00A0November',
    'on Friday 4\u00A0December',
    'on Monday 16\u00A0November',
  ]);
});

test('a pupil whose work is late reads that it can still be done', () => {
  expect(pupilDueWords({ dueDate: '2026-11-20', state: 'overdue' }, today)).toBe('Was due yesterday. You can still do it.');
  expect(pupilDueWords({ dueDate: '2026-11-27', state: 'open' }, today)).toBe('Due on Friday');
});

test('who set it: a parent by name, a teacher with the class', () => {
  expect(setterWords({ setBy: { role: 'parent', name: 'Ann' }, className: null })).toBe('Set by Ann');
  expect(setterWords({ setBy: { role: 'teacher', name: 'Tess Hart' }, className: '9B' })).toBe('Set by Tess Hart, 9B');
});

test('what was done lately still shows, and the soonest due comes first', () => {
  expect(isFreshlyDone({ state: 'late', finishedAt: '2026-11-19T10:00:00.000Z' }, today)).toBe(true);
  expect(isFreshlyDone({ state: 'done', finishedAt: '2026-11-18T10:00:00.000Z' }, today)).toBe(false);
  expect(isFreshlyDone({ state: 'open', finishedAt: null }, today)).toBe(false);
  const [soon, later] = [
    { dueDate: '2026-11-22', createdAt: '2026-11-21T12:00:00.000Z' },
    { dueDate: '2026-11-23', createdAt: '2026-11-20T12:00:00.000Z' },
  ];
  expect([later, soon].toSorted(bySoonest)).toEqual([soon, later]);
});
