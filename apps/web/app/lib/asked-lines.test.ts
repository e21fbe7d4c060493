import { expect, test } from 'vitest';
import { askedLines } from './asked-lines.ts';

test.each([
  ['Which word is a noun? The lamp fell.', 'Which word is a noun?\nThe lamp fell.'],
  ['What is missing? <em>The little cat</em>', 'What is missing?\n<em>The little cat</em>'],
  ['A plate has 3 buns. How many are left?', 'A plate has 3 buns. How many are left?'],
  ['Is it 3? Or is it 4?', 'Is it 3? Or is it 4?'],
  ['<em>Who?</em> asks for a name. What does <em>where</em> ask for?', '<em>Who?</em> asks for a name. What does <em>where</em> ask for?'],
])('%s', (html, lines) => {
  expect(askedLines(html)).toBe(lines);
});
