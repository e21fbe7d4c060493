import { expect, test } from 'vitest';
import { emptyDraft, withCategory, withChildFirst, withPlan } from './draft.ts';
import { pathOf, stepAfterAccount, stepBefore, stepToShow } from './steps.ts';

const chosen = withPlan(emptyDraft, 'primary_scholar');
const told = withChildFirst(emptyDraft, { firstName: 'Max', yearGroup: 'Year 10', hard: { subjects: ['maths'], words: 'algebra' } });

test('a visitor begins with the child, whatever the address says, and may make the account first', () => {
  expect(stepToShow('payment', { signedIn: false, draft: emptyDraft })).toBe('child');
  expect(stepToShow('account', { signedIn: false, draft: emptyDraft })).toBe('account');
  expect(stepToShow('account', { signedIn: false, draft: told })).toBe('account');
});

test('a plan that is pressed after the child’s step leaves the way back to that step', () => {
  const draft = withPlan(told, 'secondary_learn');
  expect(stepToShow(null, { signedIn: false, draft })).toBe('account');
  expect(stepToShow('child', { signedIn: false, draft })).toBe('child');
});

test('whoever pressed a plan begins with the account, and its five steps keep their order', () => {
  expect(stepToShow('payment', { signedIn: false, draft: chosen })).toBe('account');
  const path = pathOf('account', chosen);
  expect(path).toEqual(['account', 'category', 'plan', 'children', 'payment']);
  expect(path.map((step) => stepBefore(step, path))).toEqual([undefined, 'account', 'category', 'plan', 'children']);
});

test('the year of the child tells the school stage: after the account comes the plan', () => {
  expect(told.category).toBe('secondary');
  expect(stepAfterAccount(told)).toBe('plan');
  expect(stepToShow(null, { signedIn: true, draft: told })).toBe('plan');
  expect(stepToShow('category', { signedIn: true, draft: told })).toBe('plan');
  const path = pathOf('plan', told);
  expect(path.map((step) => stepBefore(step, path))).toEqual([undefined, 'child', 'account', 'plan', 'children']);
  expect(stepToShow('child', { signedIn: true, draft: told })).toBe('child');
});

test('a parent who is signed in continues at category', () => {
  expect(stepToShow(null, { signedIn: true, draft: emptyDraft })).toBe('category');
  expect(stepToShow('child', { signedIn: true, draft: emptyDraft })).toBe('category');
});

test('a plan that was pressed on the landing page is not asked for again', () => {
  expect(stepToShow(null, { signedIn: true, draft: chosen })).toBe('children');
});

test('a step without the choice before it leads to that choice', () => {
  const category = withCategory(emptyDraft, 'primary');
  expect(stepToShow('plan', { signedIn: true, draft: emptyDraft })).toBe('category');
  expect(stepToShow('children', { signedIn: true, draft: emptyDraft })).toBe('category');
  expect(stepToShow('children', { signedIn: true, draft: category })).toBe('plan');
  expect(stepToShow('payment', { signedIn: true, draft: category })).toBe('payment');
});

test('a reload stays at its step', () => {
  expect(stepToShow('children', { signedIn: true, draft: chosen })).toBe('children');
});
