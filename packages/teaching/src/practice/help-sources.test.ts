import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { bareQuestion } from '@hedgerow/curriculum/testing/bare-question';
import { expect, test } from 'vitest';
import { workingSoFar } from './help-sources.ts';

const area: PracticeQuestion = {
  ...bareQuestion,
  question: 'A rectangle is 14 m long and 7 m wide. What is its area?',
  explanation: 'There are 7 rows of 14 squares.',
  type: 'multiple_choice',
  options: ['98 m²', '42 m²'],
  correctAnswer: 0,
  optionNotes: ['', ''],
  misconceptions: [null, null],
};

test('who has a try left is shown how to begin, and never the sum with its result', () => {
  const steps = ['Multiply the length by the width.', '$14 \\times 7 = 98$', 'The area is 98 m².'];
  expect(workingSoFar({ ...area, stepByStepSolution: steps })).toEqual(['Multiply the length by the width.']);
  expect(workingSoFar({ ...area, stepByStepSolution: steps.slice(1) })).toEqual([]);
});
