import { expect, test } from 'vitest';
import { allSubjects, allTypes, isForYear, nameOf, shows } from './find-resources.ts';

const sheet = {
  title: 'Fractions: a study guide',
  description: 'Halves and quarters.',
  subject: 'Mathematics',
  resourceType: 'Learning Guide',
  stage: 'Year 3 to Year 6',
};
const everything = { words: '', subject: allSubjects, type: allTypes, year: undefined };

test('a sheet is for every year between its first and its last', () => {
  expect(([2, 3, 4, 6, 7] as const).map((year) => isForYear(sheet, year))).toEqual([false, true, true, true, false]);
  expect(isForYear({ stage: 'Reception to Year 6' }, 0)).toBe(true);
  expect(([6, 7] as const).map((year) => isForYear({ stage: 'Year 7' }, year))).toEqual([false, true]);
});

test('what says no year is for everybody', () => {
  expect(isForYear({ stage: 'Everybody' }, 9)).toBe(true);
});

test('a subject has its one name, however the sheet was filed', () => {
  expect([nameOf(sheet), nameOf({ subject: 'General' })]).toEqual(['Maths', 'General']);
  expect(shows({ ...everything, subject: 'Maths' }, sheet)).toBe(true);
});

test('words and lists hold together', () => {
  expect(shows({ ...everything, words: 'HALVES', year: 4 }, sheet)).toBe(true);
  expect(shows({ ...everything, words: 'halves', year: 9 }, sheet)).toBe(false);
  expect(shows({ ...everything, type: 'Skill Building' }, sheet)).toBe(false);
});
