import { expect, test } from 'vitest';
import { essaysOffered, plannedMinutes } from './assessment-rules.ts';
import { keyStages } from './key-stages.ts';

test('essays are offered from Key Stage 3 on, and never in maths', () => {
  expect(keyStages.filter((keyStage) => essaysOffered(keyStage, 'history'))).toEqual(['KS3', 'KS4', 'KS5']);
  expect(keyStages.filter((keyStage) => essaysOffered(keyStage, 'maths'))).toEqual([]);
});

test('essays add ten minutes', () => {
  for (const questions of [5, 10, 20]) expect(plannedMinutes(questions, true) - plannedMinutes(questions, false)).toBe(10);
});
