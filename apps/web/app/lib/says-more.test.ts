import { expect, test } from 'vitest';
import { saysMore } from './says-more.ts';

test('steps that are the explanation cut up, and no steps, say nothing more', () => {
  const explanation = 'The Moon gives no light of its own. It reflects the light of the Sun.';
  expect(saysMore({ explanation, stepByStepSolution: [] })).toBe(false);
  expect(saysMore({ explanation, stepByStepSolution: explanation.split(/(?<=\.) /) })).toBe(false);
  expect(saysMore({ explanation, stepByStepSolution: ['The Moon gives no light of its own.', 'So it must reflect.'] })).toBe(true);
});
