import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiplicationTablesCheck } from './multiplication-check.ts';

/** Counted apart from the maker's own table: "least-most" by table. */
const quotas = '2:0-2 3:1-3 4:1-3 5:1-3 6:2-4 7:2-4 8:2-4 9:2-4 10:0-2 11:1-3 12:2-4'
  .split(' ')
  .map((entry) => entry.split(/[:-]/).map(Number));

const seed = fc.integer({ min: 0, max: 1_000_000 });

test('every check has 25 questions, each right, no pair of numbers twice', () => {
  fc.assert(
    fc.property(seed, (one) => {
      const check = multiplicationTablesCheck(one);
      const pairs = new Set(check.map(({ left, right }) => [left, right].toSorted((a, b) => a - b).join('×')));
      expect([check.length, pairs.size]).toEqual([25, 25]);
      for (const { left, right, answer } of check) {
        let sum = 0;
        for (let times = 0; times < left; times += 1) sum += right;
        expect(answer).toBe(sum);
      }
    }),
    { numRuns: 500 },
  );
});

test('each table comes as often as in the Year 4 check, and the tables of KS1 three to seven times', () => {
  fc.assert(
    fc.property(seed, (one) => {
      const check = multiplicationTablesCheck(one);
      for (const [table = 0, least = 0, most = 0] of quotas) {
        const asked = check.filter(({ left }) => left === table).length;
        const second = check.filter(({ right }) => right === table).length;
        expect(asked).toBeGreaterThanOrEqual(least);
        expect(asked).toBeLessThanOrEqual(most);
        expect(second).toBeGreaterThanOrEqual(least - 1);
        expect(second).toBeLessThanOrEqual(most + 1);
      }
      const easy = check.filter(({ left }) => [2, 5, 10].includes(left)).length;
      expect(easy >= 3 && easy <= 7).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('the same seed gives the same check, another seed another', () => {
  expect(multiplicationTablesCheck(4)).toEqual(multiplicationTablesCheck(4));
  expect(multiplicationTablesCheck(4)).not.toEqual(multiplicationTablesCheck(5));
});
