import { expect, test } from 'vitest';
import { emptyDraft, withCategory, withPlan } from './draft.ts';
import { stepBefore, stepToShow } from './steps.ts';

const chosen = withPlan(emptyDraft, 'primary_scholar');

test('a visitor begins with the account, whatever the address says', () => {
  expect(stepToShow('payment', { signedIn: false, draft: chosen })).toBe('account');
});

test('a parent who is signed in continues at category', () => {
  expect(stepToShow(null, { signedIn: true, draft: emptyDraft })).toBe('category');
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

test('a reload stays at its step, and Back goes one step', () => {
  expect(stepToShow('children', { signedIn: true, draft: chosen })).toBe('children');
  expect((['account', 'category', 'plan', 'children', 'payment'] as const).map(stepBefore)).toEqual([
    undefined,
    'account',
    'category',
    'plan',
    'children',
  ]);
});
