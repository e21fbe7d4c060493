import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { expect, test } from 'vitest';
import { bodyOf, complaintAt, draftFor, factsInWords, pupilFacts, stepsFor } from './profile-draft.ts';

const today = '2026-11-21' as CalendarDate;
const draft = draftFor({ firstName: 'Kim', lastName: 'Vale' });

test('a student has four steps, a parent three', () => {
  expect(stepsFor({ ...draft, role: 'student' })).toEqual(['names', 'role', 'birth', 'summary']);
  expect(stepsFor({ ...draft, role: 'parent' })).toEqual(['names', 'role', 'confirm']);
});

test('each step asks for what it needs, in the words of the specification', () => {
  expect(complaintAt('names', { ...draft, lastName: ' ' }, today)).toEqual({
    field: 'lastName',
    text: 'Please enter your first and last name',
  });
  expect(complaintAt('names', draft, today)).toBeUndefined();
  expect(complaintAt('role', draft, today)?.text).toBe('Please select your role');
  expect(complaintAt('role', { ...draft, role: 'teacher' }, today)?.text).toBe('Teacher accounts need an invitation from a school.');
  expect(complaintAt('role', { ...draft, role: 'parent' }, today)).toBeUndefined();
});

test.each([
  ['', 'Please enter the month and year you were born'],
  ['31/02/2012', 'Please enter a valid month and year in MM/YYYY format'],
  ['01/01/1899', 'Please enter a valid month and year in MM/YYYY format'],
  ['24/12/2026', 'Your month of birth cannot be in the future'],
  ['01/01/2024', 'Student must be at least 3 years old'],
  ['10/2007', 'Student must be under 19 years old'],
])('the date "%s" is answered with: %s', (born, text) => {
  expect(complaintAt('birth', { ...draft, role: 'student', born }, today)).toEqual({ field: 'born', text });
});

const facts = (born: string) => {
  const found = pupilFacts(born, today);
  return found && factsInWords(found);
};

test('age, year and key stage follow from the month of birth, by the age at the end of August', () => {
  expect(facts('08/2012')).toBe('Age 14, Year 10, Key Stage 4');
  expect(facts('09/2012')).toBe('Age 14, Year 9, Key Stage 3');
  expect(facts('01/2023')).toBe('Age 3, Early years (EYFS)');
  expect(facts('01/2008')).toBe('Age 18, Key Stage 5');
  expect(facts('never')).toBeUndefined();
});

test('a parent comes along until the month of the thirteenth birthday is over', () => {
  expect(pupilFacts('11/2013', today)?.needsParent).toBe(true);
  expect(pupilFacts('10/2013', today)?.needsParent).toBe(false);
});

test('what is sent is the role that was meant, and for a student the date and the year', () => {
  expect(bodyOf({ ...draft, role: 'parent', educatesAtHome: true }, today)).toEqual({
    firstName: 'Kim',
    lastName: 'Vale',
    role: 'home_educator',
  });
  expect(bodyOf({ ...draft, role: 'student', born: '10/2012' }, today)).toMatchObject({
    role: 'student',
    dateOfBirth: '2012-10',
    gradeLevel: 'year9',
  });
});
