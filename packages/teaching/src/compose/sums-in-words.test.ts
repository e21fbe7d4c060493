import { expect, test } from 'vitest';
import { sumInWords, tablesIn } from './sums-in-words.ts';

test.each([
  ['2/7 + 3/7 = ____', 'adding fractions with the same denominator'],
  ['5/6 − 1/4 =', 'subtracting fractions with different denominators'],
  ['3/4 of 20 = ____', 'finding a fraction of an amount'],
  ['2 1/3 × 1 1/5', 'multiplying mixed numbers'],
  ['7 x 2 = ___', '2 times table'],
  ['64 × 23', 'long multiplication'],
  ['952 ÷ 7', 'short division'],
  ['14 ÷ 2 = ___', 'division facts of the 2 times table'],
  ['8.3 − 2.47 =', 'subtracting decimals'],
  ['35% of 480 =', 'finding a percentage of an amount'],
  ['42 + 6 × 8 =', 'order of operations'],
  ['3 - 8', 'subtracting with a negative answer'],
  ['12 - 5 = __', 'subtracting within 20'],
  ['___ x 5 = 20', 'missing numbers in the times tables'],
  ['1/2 O 1/3', 'comparing fractions'],
  ['Solve 5x − 7 = 2x + 11', 'solving equations with unknowns on both sides'],
  ['Expand and simplify (x + 5)(x − 3)', 'expanding double brackets'],
  ['Factorise x2 + 7x + 12', 'factorising quadratics'],
  ['Find the nth term of 5 12 23 38', 'nth term of a quadratic sequence'],
  ['Find the nth term of 7 11 15 19', 'nth term of a linear sequence'],
  ['Write in standard form: 50 000', 'writing numbers in standard form'],
  ['Simplify: a2 × a5', 'laws of indices'],
  ['Simplify: 12k8 ÷ 3k2', 'laws of indices'],
  ['Simplify: 4a + 3a', 'collecting like terms'],
  ['Work out: 3/8 + 1/4', 'adding fractions with different denominators'],
  ['The price of a bag goes up by 20% to £54. What was the price before the increase?', 'reverse percentages'],
])('%s is %s', (line, words) => {
  expect(sumInWords(line)).toBe(words);
});

test('a story and a question in words are none', () => {
  expect(sumInWords('Who was the first king of England?')).toBeUndefined();
  expect(sumInWords('Sam has 5 bags. How many apples are there?')).toBeUndefined();
});

test('a sheet of the threes and the eights is on those tables, whichever number stands first', () => {
  const sums = ['3 × 7 =', '8 × 3 =', '3 × 5 =', '9 × 3 =', '8 × 6 =', '4 × 8 =', '8 × 8 =', '___ × 3 = 36'];
  expect(tablesIn(sums)).toBe('3 times table and 8 times table');
  expect(tablesIn(['64 × 23', '7 × 8 ='])).toBeUndefined();
});
