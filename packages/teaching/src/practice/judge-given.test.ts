import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { markGiven } from './judge-given.ts';

const order: PracticeQuestion = {
  id: 'q',
  explanation: 'As they came.',
  stepByStepSolution: [],
  hints: [],
  marks: 1,
  difficulty: 'beginner',
  topicId: null,
  objective: null,
  provenance: 'bank',
  sourceId: 'none',
  type: 'order',
  question: 'Oldest first.',
  items: ['b', 'a', 'd', 'c'],
  rightOrder: [1, 0, 3, 2],
};

test.each([
  [[1, 2, 0, 3], '1 of 4 is in the right place.'],
  [[1, 0, 2, 3], '2 of 4 are in the right place.'],
  [[0, 1, 2, 3], '0 of 4 are in the right place.'],
])('%j: what is in its place is told by its number', (given, note) => {
  expect(markGiven(order, given).note).toBe(note);
});
