import { expect, test } from 'vitest';
import { askedLines } from './asked-lines.ts';

test.each([
  ['Which word is a noun? The lamp fell.', 'Which word is a noun?\nThe lamp fell.'],
  ['What is missing? <em>The little cat</em>', 'What is missing?\n<em>The little cat</em>'],
  ['A plate has 3 buns. How many are left?', 'A plate has 3 buns. How many are left?'],
  ['A garden is 9 m long and 12 cm wide.', 'A garden is 9\u00A0m long and 12\u00A0cm wide.'],
  ['There are 3 moles and 4 g cards.', 'There are 3 moles and 4\u00A0g cards.'],
  ['Is it 3? Or is it 4?', 'Is it 3? Or is it 4?'],
  ['<em>Who?</em> asks for a name. What does <em>where</em> ask for?', '<em>Who?</em> asks for a name. What does <em>where</em> ask for?'],
])('%s', (html, lines) => {
  expect(askedLines(html)).toBe(lines);
});
