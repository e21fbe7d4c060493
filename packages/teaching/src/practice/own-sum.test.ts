import { expect, test } from 'vitest';
import { ownSum } from './own-sum.ts';

const part = String.raw`What is $\frac{5}{8}$ of 40?`;

test.each([
  [part, 'This takes the bottom number away. Divide by it instead.', '32', '40 − 8 = 32'],
  [part, 'This adds the bottom number.', '48', '8 + 40 = 48'],
  [part, 'This multiplies by the top number and forgets to divide.', '200', '5 × 40 = 200'],
  ['A rope of 1,200 cm is cut into 4 parts.', 'You subtracted.', '1,196 cm', '1,200 − 4 = 1,196 cm'],
  ['What is 3 − 8?', 'This adds the two.', '$11$', '3 + 8 = 11'],
])('%s, %s', (stem, note, given, sum) => {
  expect(ownSum(stem, note, given)).toBe(sum);
});

test.each([
  ['the note says nothing of what was done', part, 'This is only one part.', '5'],
  ['no two numbers come to it', part, 'This divides and then adds the bottom number.', '13'],
  ['two ways lead to it', 'There are 6 hens, 3 ducks, 5 geese and 4 swans. How many?', 'This adds only two of them.', '9'],
  ['it names what was not done', part, 'You should take 8 away.', '32'],
  ['another number is meant', 'How goes 32, 64, 128, 256 on?', 'This adds the first step twice.', '320'],
  ['a sign belongs to a number', 'Work out $-6 \\div (-3)$.', 'This subtracts. Divide the sizes.', '−3'],
  ['it is a term', 'Simplify 10x + 2x.', 'This adds unlike terms.', '12x'],
  ['it is no single number', part, 'This takes the bottom number away.', String.raw`$\frac{32}{8}$`],
])('nothing is guessed where %s', (_, stem, note, given) => {
  expect(ownSum(stem, note, given)).toBeUndefined();
});
