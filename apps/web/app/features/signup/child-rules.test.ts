import { expect, test } from 'vitest';
import { childErrors, needsOwnPlan, planOf, withAge, yearsForAge, yearSuggestion } from './child-rules.ts';
import { type ChildDraft, emptyChild, emptyDraft, withPlan } from './draft.ts';

const robin: ChildDraft = { firstName: 'Robin', lastName: 'Ash', age: '9', yearGroup: 'Year 5' };
const primary = withPlan(emptyDraft, 'primary_explorer');

test('an age fills in the year group: 5 is Year 1, 17 is Year 13', () => {
  expect([5, 9, 17].map((age) => withAge(emptyChild, String(age)).yearGroup)).toEqual(['Year 1', 'Year 5', 'Year 13']);
});

test('a year that was said first stays where it is usual at that age, and gives way where it is not', () => {
  const told = { ...robin, told: true, yearGroup: 'Year 4' };
  expect(withAge(told, '9').yearGroup).toBe('Year 4');
  expect(withAge(told, '11').yearGroup).toBe('Year 7');
});

test('the year below is offered too, and Reception to a child of 5 or 4', () => {
  expect(yearsForAge('9')).toEqual([5, 4]);
  expect(yearsForAge('5')).toEqual([1, 0]);
  expect(yearsForAge('4')).toEqual([0]);
  expect(yearsForAge('18')).toEqual([13]);
});

test('half a number or a wrong one leaves the chosen year alone', () => {
  for (const age of ['', '1', '19', '9.5', 'nine']) expect(withAge(robin, age).yearGroup).toBe('Year 5');
});

test('the suggestion shows for ages 5 to 17 and names both years', () => {
  expect(yearSuggestion(robin)).toBe('We suggest Year 5. If Robin has had a birthday since 1 September, choose Year 4.');
  expect(['4', '5', '17', '18', ''].map((age) => yearSuggestion({ ...robin, age }) !== undefined)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('nothing is suggested against a year that the parent has said', () => {
  const told = { ...robin, told: true };
  expect(yearSuggestion({ ...told, yearGroup: 'Year 4' })).toBeUndefined();
  expect(yearSuggestion({ ...told, yearGroup: 'Year 8' })).toContain('We suggest Year 5.');
});

test('a child of the other phase needs a plan of its own', () => {
  const older: ChildDraft = { ...robin, age: '13', yearGroup: 'Year 9' };
  expect(needsOwnPlan(robin, primary)).toBe(false);
  expect(planOf(robin, primary)).toBe('primary_explorer');
  expect(needsOwnPlan(older, primary)).toBe(true);
  expect(childErrors(older, primary)).toEqual({ planId: 'Please choose a plan.' });
  expect(planOf({ ...older, planId: 'secondary_revise' }, primary)).toBe('secondary_revise');
});

test('a plan chosen before the year changed phase is not used', () => {
  expect(planOf({ ...robin, planId: 'secondary_revise' }, primary)).toBe('primary_explorer');
  expect(planOf({ ...robin, yearGroup: 'Year 9', planId: 'primary_scholar' }, primary)).toBeUndefined();
});

test('everything that is missing is said, in the order of the fields', () => {
  expect(Object.entries(childErrors({ ...emptyChild, firstName: '  ', age: '3' }, primary))).toEqual([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['age', 'Please enter an age between 4 and 18.'],
    ['yearGroup', 'Year group is required'],
  ]);
});
