import { expect, test } from 'vitest';
import { titleAfter, titleOf } from './title-of-choice.ts';

test('a title is made from the choice, follows the next one, and stays where somebody typed it', () => {
  expect(titleAfter('', '', 'Add fractions.')).toBe('Add fractions');
  expect(titleAfter('Add fractions', 'Add fractions.', 'Rivers')).toBe('Rivers');
  expect(titleAfter('Before Monday', 'Add fractions.', 'Rivers')).toBe('Before Monday');
  expect(titleOf('a'.repeat(200))).toHaveLength(120);
});
