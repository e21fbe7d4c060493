import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { ageOf, bodyOfChild, calendarOf, emptyChild, problemsOf, withBirth, yearInWords } from './setup-draft.ts';

const today = '2026-11-21' as CalendarDate;
const zoe = { firstName: 'Zoë', lastName: 'Vale', dateOfBirth: '10/2018', yearGroup: 'Year 3', school: 'Oak Lane' };

test('the age follows from the month of birth, kept between 3 and 18, and is 8 before there is one', () => {
  expect(
    [zoe, { dateOfBirth: '' }, { dateOfBirth: '01/01/2024' }, { dateOfBirth: '01/01/2000' }].map((child) => ageOf(child, today)),
  ).toEqual([8, 8, 3, 18]);
});

test('a month of birth fills in the school year; a year chosen by hand stays until the month makes another one', () => {
  expect(withBirth(emptyChild, '08/2015', today).yearGroup).toBe('Year 7');
  expect(withBirth(emptyChild, '09/2015', today).yearGroup).toBe('Year 6');
  const chosen = { ...zoe, yearGroup: 'Year 2' };
  expect(withBirth(chosen, '12/2018', today).yearGroup).toBe('Year 2');
  expect(withBirth(chosen, '11/2016', today).yearGroup).toBe('Year 5');
  expect(withBirth(chosen, '1', today).yearGroup).toBe('Year 2');
});

test('the words beside the year say what is usual, and that a choice is kept', () => {
  expect(yearInWords(zoe, today)).toBe('Zoë is 8, and at this age usually in Year 3.');
  expect(yearInWords({ ...zoe, yearGroup: 'Year 2' }, today)).toContain('You chose Year 2: we keep your choice.');
  expect(yearInWords({ ...zoe, dateOfBirth: '01/01/2025' }, today)).toBeUndefined();
});

test('everything that is missing is said with the child’s number, and beside its field', () => {
  const problems = problemsOf([{ ...emptyChild }, { ...zoe, dateOfBirth: '01/01/2025' }], today);
  expect(problems.map(({ text }) => text)).toEqual([
    'Child 1: First name is required',
    'Child 1: Last name is required',
    'Child 1: Month of birth is required',
    'Child 1: Year group is required',
    'Child 1: School name is required',
    'Child 2: Age must be between 3 and 18',
  ]);
  expect(problems.at(-1)).toMatchObject({ at: 1, field: 'dateOfBirth', own: 'Age must be between 3 and 18' });
  expect(problemsOf([zoe], today)).toEqual([]);
});

test('the calendar offers the months of 18 to 3 years ago', () => {
  expect(calendarOf(today)).toEqual({ min: '2008-11', max: '2023-11' });
});

test('a child goes to the server with the month alone and without stray spaces', () => {
  expect(bodyOfChild({ ...zoe, firstName: ' Zoë ' }, today)).toEqual({
    firstName: 'Zoë',
    lastName: 'Vale',
    age: 8,
    dateOfBirth: '2018-10',
    yearGroup: 'Year 3',
    school: 'Oak Lane',
  });
});
