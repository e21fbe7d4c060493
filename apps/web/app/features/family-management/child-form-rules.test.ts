import { expect, test } from 'vitest';
import type { Child } from '@hedgerow/contracts/families';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { ageFromTyped, bodyOf, childErrors, emptyFields, errorTitle, fieldsOf, withBirth, withLevel } from './child-form-rules.ts';

const today = '2026-11-21' as CalendarDate;
const whole = {
  firstName: ' Zoë ',
  lastName: 'Lee',
  dateOfBirth: '03/2018',
  schoolLevel: 'primary',
  yearGroup: 'year-4',
  school: 'Oak Lane Primary',
  customSchool: '',
};

test('the age follows from month and year, counted from the last day; anything else is 0', () => {
  expect(ageFromTyped('14/03/2018', today)).toBe(8);
  expect(ageFromTyped('10/2018', today)).toBe(8);
  expect(ageFromTyped('11/2018', today)).toBe(7);
  expect(ageFromTyped('03.2018', today)).toBe(8);
  expect(ageFromTyped('14 March 2018', today)).toBe(8);
  for (const odd of ['', '31/02/2018', '14/2018', '03/18']) expect(ageFromTyped(odd, today)).toBe(0);
});

test('a month of birth brings school level and year; another level lets a year go that is not of it', () => {
  const filled = withBirth(emptyFields, '06/2011', today);
  expect(filled).toMatchObject({ schoolLevel: 'secondary', yearGroup: 'year-11' });
  expect(withLevel(filled, 'further-education')).toMatchObject({ schoolLevel: 'further-education', yearGroup: '' });
  expect(withLevel(filled, 'secondary').yearGroup).toBe('year-11');
  // A month that is none takes what followed from the one before with it; what the parent chose themselves stays.
  expect(withBirth(filled, '06/', today)).toMatchObject({ dateOfBirth: '06/', schoolLevel: '', yearGroup: '' });
  expect(withBirth({ ...filled, yearGroup: 'year-10' }, '06/', today).yearGroup).toBe('year-10');
});

test('everything is required, and each thing says so', () => {
  const errors = childErrors(emptyFields, today);
  expect(Object.keys(errors).toSorted()).toEqual(['dateOfBirth', 'firstName', 'lastName', 'school', 'schoolLevel', 'yearGroup']);
  expect(errorTitle(Object.values(errors))).toBe('Missing Information: Please fill in all required fields.');
  expect(childErrors(whole, today)).toEqual({});
});

test('a school that is not in the list has a name', () => {
  const other = { ...whole, school: 'Other (Please specify in notes)' };
  expect(childErrors(other, today)).toEqual({ customSchool: "Please specify your child's school name." });
  expect(bodyOf({ ...other, customSchool: ' Thornbury ' }).school).toBe('Thornbury');
});

test.each([
  ['31/02/2018', 'Please enter a valid month and year in MM/YYYY format'],
  ['14/03/2024', 'Please enter the month and year of birth of a child between 3 and 18 years old.'],
  ['14/03/2001', 'Please enter the month and year of birth of a child between 3 and 18 years old.'],
])('%s: %s', (dateOfBirth, sentence) => {
  expect(childErrors({ ...whole, dateOfBirth }, today)).toEqual({ dateOfBirth: sentence });
});

test('what is sent has the month as the server keeps it, and what is shown again is what was typed', () => {
  const body = bodyOf(whole);
  expect(body).toEqual({ firstName: 'Zoë', lastName: 'Lee', dateOfBirth: '2018-03', gradeLevel: 'year-4', school: 'Oak Lane Primary' });
  const child = { ...body, schoolLevel: 'primary', gradeLevel: 'year4' } as unknown as Child;
  expect(fieldsOf(child, ['Oak Lane Primary'])).toEqual({ ...whole, firstName: 'Zoë' });
  expect(fieldsOf(child, [])).toMatchObject({ school: 'Other (Please specify in notes)', customSchool: 'Oak Lane Primary' });
});
