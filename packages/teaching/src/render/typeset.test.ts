import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
  ["What does Hooke's law say?", 'What does Hooke’s law say?'],
  ["don't and l'eau", 'don’t and l’eau'],
  ["the pupils' books, and Dickens' novels", 'the pupils’ books, and Dickens’ novels'],
  ["Captain O'Neill", 'Captain O’Neill'],
  ['the right word for "my"', 'the right word for “my”'],
  ['She said, "Stop!" ("Now", he said.)', 'She said, “Stop!” (“Now”, he said.)'],
])('%s is printed as %s', (text, printed) => {
  expect(typeset(text)).toBe(printed);
});

test.each([
  "Triangle A'B'C' is the image",
  'name = "Sam"',
  'print("Hello")',
  'SELECT name FROM pets WHERE kind = "cat"',
  "f'(x) at 5'",
  "the word 'cats' ends here",
  'a 12" ruler and a 6" one',
])('%s stays as it is', (text) => {
  expect(typeset(text)).toBe(text);
});
