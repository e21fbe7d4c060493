import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { generators } from '../generators/all-generators.ts';
import { ownWords } from './own-words.ts';

const asked = (question: string, answer: string, explanation: string): string | undefined =>
  ownWords({ type: 'typed', question, answer, explanation } as PracticeQuestion);

test.each([
  ['What is 30 + 40?', '70', '30 + 40 = 70.'],
  ['Work out $5 + 7$.', '12', '5 + 7 = 12.'],
  [String.raw`What number goes in the box? $\square + 6 = 8$`, '2', '2 + 6 = 8.'],
  ['Fill the gap: 8 + ____ = 10', '2', '8 + 2 = 10.'],
  ['What is 12 − 5?', '7', '12 − 5 = 7.'],
  [String.raw`What is $5 \times 2$?`, '10', '5 × 2 = 10.'],
  ['What is $5 + 4 + 6$?', '15', '5 + 4 + 6 = 15.'],
])('the sum of “%s” is filled in', (question, answer, said) => {
  expect(asked(question, answer, 'Count on from the first.')).toBe(said);
});

test('a sum that does not come out is not said: the answer is one of its parts', () => {
  expect(asked('Which sum is greater than 3 + 4?', '8', 'Eight is more than seven.')).toBe('Eight is more than seven.');
});

test('otherwise it is the first sentence of the reason, or the short one that says the answer', () => {
  expect(asked('How many are on the grass?', '4', '1 and 4 make 5. Count them.')).toBe('1 and 4 make 5.');
  expect(asked('Which one is a bird?', 'B', 'It has feathers, a beak, two wings and two thin legs.')).toBe(
    'It has feathers, a beak, two wings and two thin legs.',
  );
  expect(asked('How many balls are there?', '6', 'Count each one once. The last number you say is how many there are: 6.')).toBe(
    'The last number you say is how many there are: 6.',
  );
  expect(asked('How do you spell it?', 'pens', 'Most nouns just add -s. So it is spelt *pens*.')).toBe('Most nouns just add -s.');
});

test('what is too long, tells what to do or is a formula is left behind “Why?”', () => {
  expect(asked('Which month is it?', 'January', 'Say the months in order from December and go 1 step on.')).toBeUndefined();
  expect(asked('Which part?', 'a half', String.raw`It is $\frac{1}{2}$ of it.`)).toBeUndefined();
  expect(asked('Why?', 'yes', 'This is a sentence that has far more words in it than anybody of five or six can read.')).toBeUndefined();
});

test('what the generators of the youngest ask mostly has its reason in a few words', () => {
  const young = generators.filter(({ keyStage }) => keyStage === 'EYFS' || keyStage === 'KS1');
  const said = young.map((generator) => {
    const { stem, key, explanation } = generator.generate(7, 'beginner');
    return asked(stem, key, explanation);
  });
  expect(said.filter((one) => one !== undefined).length).toBeGreaterThan(young.length * 0.8);
  for (const one of said) {
    expect(one ?? '').not.toMatch(/[$*\\]/);
    expect((one ?? '').split(' ').length).toBeLessThanOrEqual(14);
  }
});
