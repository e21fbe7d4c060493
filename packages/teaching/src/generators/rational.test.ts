import { assert, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { add, div, formatDecimal, fractionTex, mixedTex, mul, parseRational, q, roundTo, sub, toNumber } from './rational.ts';

const whole = integer({ min: -5000, max: 5000 });
const fractions = tuple(whole, integer({ min: 1, max: 400 })).map(([n, d]) => q(n, d));

test('a tenth and two tenths are exactly three tenths', () => {
  expect(add(q(1, 10), q(2, 10))).toEqual(q(3, 10));
  expect(formatDecimal(q(3, 10))).toBe('0.3');
});

test('taking away undoes adding, and dividing undoes multiplying', () => {
  assert(
    property(
      fractions,
      fractions.filter(({ n }) => n !== 0n),
      (a, b) => {
        expect(sub(add(a, b), b)).toEqual(a);
        expect(div(mul(a, b), b)).toEqual(a);
        expect(toNumber(mul(a, b))).toBeCloseTo(toNumber(a) * toNumber(b), 6);
      },
    ),
  );
});

test('what is written as a fraction or as a mixed number is read back', () => {
  assert(
    property(fractions, (a) => {
      expect(parseRational(fractionTex(a))).toEqual(a);
      expect(parseRational(mixedTex(a))).toEqual(a);
    }),
  );
});

test('decimals and words are read or refused', () => {
  expect(parseRational('-2.75')).toEqual(q(-11, 4));
  expect(parseRational('1 3/4')).toEqual(q(7, 4));
  expect(['', '-', 'x', '1/0'].map(parseRational)).toEqual([undefined, undefined, undefined, undefined]);
});

test('halves round away from zero, and a third has no short decimal', () => {
  expect([roundTo(q(5, 2), 0), roundTo(q(-5, 2), 0), roundTo(q(12345, 1000), 2)]).toEqual([q(3), q(-3), q(1235, 100)]);
  expect(() => formatDecimal(q(1, 3))).toThrow(RangeError);
  expect(() => q(1, 0)).toThrow(RangeError);
});
