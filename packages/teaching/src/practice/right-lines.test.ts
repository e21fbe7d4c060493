import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { rightLines } from './right-lines.ts';

const shared = { ...bareQuestion, question: 'Sort these.' };
const sorting = (items: string[]): PracticeQuestion => ({
  ...shared,
  type: 'sort',
  items,
  groups: ['solid', 'gas', 'liquid'],
  places: [0, 1, 0],
});

test('what is sorted is told by its groups, and a group with nothing in it is left out', () => {
  expect(rightLines(sorting(['sand', 'air', 'wood']))).toEqual(['solid: sand, wood', 'gas: air']);
});

test('what is long stands on a line of its own', () => {
  expect(rightLines(sorting(['It keeps its shape in any cup.', 'air', 'wood']))).toEqual([
    'solid: It keeps its shape in any cup.',
    'solid: wood',
    'gas: air',
  ]);
});

test('an order is told in its order, a pair as a pair, and one answer has no lines', () => {
  expect(rightLines({ ...shared, type: 'order', items: ['b', 'a', 'c'], rightOrder: [1, 0, 2] })).toEqual(['a', 'b', 'c']);
  expect(rightLines({ ...shared, type: 'match', left: ['je', 'tu'], right: ['es', 'suis'], partners: [1, 0] })).toEqual([
    'je: suis',
    'tu: es',
  ]);
  const choice: PracticeQuestion = {
    ...shared,
    type: 'multiple_choice',
    options: ['7', '8'],
    correctAnswer: 0,
    optionNotes: [],
    misconceptions: [],
  };
  expect(rightLines(choice)).toEqual([]);
});
