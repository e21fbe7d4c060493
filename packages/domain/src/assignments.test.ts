import { expect, test } from 'vitest';
import { assignmentState, isToDo, subjectsToSet } from './assignments.ts';
import { type CalendarDate, readCalendarDate } from './calendar-dates.ts';

const day = (text: string): CalendarDate => {
  const date = readCalendarDate(text);
  if (date === undefined) throw new TypeError(text);
  return date;
};
const due = day('2026-11-20');
const fresh = { dueOn: due, isStarted: false, finishedOn: null, isWithdrawn: false };

test('work is open until it is begun, and overdue from the day after it was due', () => {
  expect(assignmentState(fresh, day('2026-11-19'))).toBe('open');
  expect(assignmentState({ ...fresh, isStarted: true }, due)).toBe('started');
  expect(assignmentState({ ...fresh, isStarted: true }, day('2026-11-21'))).toBe('overdue');
});

test('finished on the due day is done, on the next day late, whatever day it is now', () => {
  expect(assignmentState({ ...fresh, finishedOn: due }, day('2026-12-24'))).toBe('done');
  expect(assignmentState({ ...fresh, finishedOn: day('2026-11-21') }, day('2026-12-24'))).toBe('late');
});

test('what was withdrawn stays withdrawn, and is nothing to do', () => {
  const state = assignmentState({ ...fresh, isWithdrawn: true }, day('2026-12-24'));
  expect([state, isToDo(state), isToDo('overdue')]).toEqual(['withdrawn', false, true]);
});

test('a child is set their own subjects first, and none that the plan does not open', () => {
  expect(subjectsToSet('secondary_practice', 'secondary', ['chemistry', 'biology']).slice(0, 3)).toEqual(['chemistry', 'biology', 'maths']);
  expect(subjectsToSet('primary_scholar', 'primary', [])).toContain('geography');
  expect(subjectsToSet('primary_scholar', 'primary', [])).not.toContain('chemistry');
  expect(subjectsToSet('primary_explorer', 'primary', ['history'])).toEqual(['maths', 'english']);
});
