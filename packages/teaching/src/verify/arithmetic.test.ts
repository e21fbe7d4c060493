import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { q } from '../generators/rational.ts';
import { evaluate } from './arithmetic.ts';

test.each([
  ['3/4 * 24', q(18)],
  ['(2 + 5)^2', q(49)],
  ['12 − 3 × 2', q(6)],
  ['1,200 ÷ 8', q(150)],
  ['0.15 * 60', q(9)],
  ['-3 + 10', q(7)],
  ['2/3 + 1/6', q(5, 6)],
  ['10 - 4 - 3', q(3)],
  ['64 / 4 / 2', q(8)],
])('%s', (expression, value) => expect(evaluate(expression)).toEqual(value));

test.each(['', '3 +', '4 / 0', 'process.exit()', '2 ^ 99', '(1 + 2', 'x + 3', '3 4', '9'.repeat(40)])('“%s” is no sum', (expression) =>
  expect(evaluate(expression)).toBeUndefined(),
);

test('sums of whole numbers agree with the machine’s own', () => {
  assert(
    property(tuple(integer({ min: 0, max: 999 }), integer({ min: 0, max: 999 }), integer({ min: 1, max: 99 })), ([a, b, c]) => {
      expect(evaluate(`${a} + ${b} * ${c}`)).toEqual(q(a + b * c));
      expect(evaluate(`(${a} - ${b}) / ${c}`)).toEqual(q(a - b, c));
    }),
  );
});
