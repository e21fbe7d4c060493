import type { Draw } from '../generators/random.ts';
import { add, div, fractionTex, mul, q, sub, toNumber } from '../generators/rational.ts';
import { maths, tex } from '../generators/written.ts';
import { type Calculation, place } from './arithmetic-place.ts';

const fractions = 'fractions';
const decimals = 'decimals-and-percentages';

/** A fraction as it is drawn, not made simpler: 2/8. */
const over = (n: number | bigint, d: number | bigint): string => `\\frac{${n}}{${d}}`;
const simplerStep = (n: number, d: number): readonly string[] => {
  const value = q(n, d);
  return Number(value.d) === d ? [] : [maths(`${over(n, d)} = ${fractionTex(value)}`)];
};

export const sameBottom = place({
  topic: fractions,
  level: 0,
  draw: ({ int, pick }) => {
    const d = pick([7, 8, 9, 11]);
    const [a, b] = [int(2, d - 3), int(1, 2)];
    return {
      sum: `${over(a, d)} + ${over(b, d)}`,
      value: q(a + b, d),
      steps: ['The bottom numbers are the same, so add the top numbers.', maths(`${a} + ${b} = ${a + b}`), ...simplerStep(a + b, d)],
    };
  },
});

export const partOfAmount = place({
  topic: fractions,
  level: 1,
  draw: ({ int, pick }) => {
    const d = pick([5, 6, 7, 8, 9]);
    const [n, one] = [int(2, d - 1), int(6, 25)];
    return {
      sum: `${over(n, d)} \\text{ of } ${tex(one * d)}`,
      value: n * one,
      steps: [maths(`${tex(one * d)} \\div ${d} = ${one}`), maths(`${one} \\times ${n} = ${tex(n * one)}`)],
    };
  },
});

/** Two fractions brought to one bottom number, with the steps. */
const together = (a: readonly [number, number], b: readonly [number, number], bottom: number, sign: '+' | '-'): Calculation => {
  const [top, other] = [(a[0] * bottom) / a[1], (b[0] * bottom) / b[1]];
  const value = sign === '+' ? top + other : top - other;
  return {
    sum: `${over(...a)} ${sign} ${over(...b)}`,
    value: q(value, bottom),
    steps: [
      maths(`${over(...a)} = ${over(top, bottom)}, \\quad ${over(...b)} = ${over(other, bottom)}`),
      maths(`${over(top, bottom)} ${sign} ${over(other, bottom)} = ${over(value, bottom)}`),
      ...simplerStep(value, bottom),
    ],
  };
};

export const oneBottomFits = place({
  topic: fractions,
  level: 1,
  draw: ({ int, pick }) => {
    const [small, by] = pick([
      [3, 3],
      [4, 2],
      [5, 2],
      [4, 3],
      [3, 2],
    ]);
    const bottom = small * by;
    return together([int(1, small - 1), small], [int(1, bottom - 2), bottom], bottom, '+');
  },
});

export const twoBottoms = place({
  topic: fractions,
  level: 2,
  draw: ({ int, pick }) => {
    const [a, b] = pick([
      [3, 4],
      [4, 5],
      [3, 5],
      [5, 7],
      [6, 7],
    ]);
    return together([a - 1, a], [int(1, Math.floor(((a - 1) * b) / a) - 1), b], a * b, '-');
  },
});

export const percentRound = place({
  topic: decimals,
  level: 1,
  draw: ({ int, pick }) => {
    const [percent, amount] = [pick([20, 30, 40, 60, 70]), int(12, 65) * 10];
    const tenth = amount / 10;
    return {
      sum: `${percent}\\% \\text{ of } ${tex(amount)}`,
      value: (percent * amount) / 100,
      steps: [maths(`10\\% \\text{ is } ${tex(tenth)}`), maths(`${tex(tenth)} \\times ${percent / 10} = ${tex((percent * amount) / 100)}`)],
    };
  },
});

const percentWithFive = ({ pick }: Draw, amount: number): Calculation => {
  const percent = pick([15, 35, 45, 65]);
  const [tenth, tens] = [q(amount, 10), Math.floor(percent / 10)];
  const [big, half] = [mul(tenth, tens), div(tenth, 2)];
  return {
    sum: `${percent}\\% \\text{ of } ${tex(amount)}`,
    value: q(percent * amount, 100),
    steps: [
      maths(`10\\% \\text{ is } ${tex(tenth)}${tens === 1 ? '' : `, \\text{ so } ${tens * 10}\\% \\text{ is } ${tex(big)}`}`),
      maths(`5\\% \\text{ is half of } 10\\%: ${tex(half)}`),
      maths(`${tex(big)} + ${tex(half)} = ${tex(add(big, half))}`),
    ],
  };
};
export const percentFive = place({ topic: decimals, level: 2, draw: (d) => percentWithFive(d, d.int(6, 19) * 20) });
export const percentLarge = place({ topic: decimals, level: 2, draw: (d) => percentWithFive(d, d.int(41, 99) * 20) });

export const timesWhole = place({
  topic: fractions,
  level: 2,
  draw: ({ int, pick }) => {
    const d = pick([5, 7, 8, 9]);
    const [n, by] = [int(2, d - 1), int(3, 6)];
    return {
      sum: `${over(n, d)} \\times ${by}`,
      value: q(n * by, d),
      steps: [
        'Multiply the top number. The bottom number stays the same.',
        maths(`${n} \\times ${by} = ${n * by}`),
        maths(over(n * by, d)),
        ...simplerStep(n * by, d),
      ],
    };
  },
});
export const timesFraction = place({
  topic: fractions,
  level: 2,
  draw: ({ int, pick }) => {
    const [b, d] = [pick([2, 3, 4]), pick([5, 7])];
    const [a, c] = [int(1, b - 1), int(2, d - 1)];
    return {
      sum: `${over(a, b)} \\times ${over(c, d)}`,
      value: q(a * c, b * d),
      steps: [
        'Multiply top by top and bottom by bottom.',
        maths(`${over(a, b)} \\times ${over(c, d)} = ${over(a * c, b * d)}`),
        ...simplerStep(a * c, b * d),
      ],
    };
  },
});
export const fractionDivided = place({
  topic: fractions,
  level: 2,
  draw: ({ int, pick }) => {
    const [d, by] = [pick([4, 5, 7, 8]), int(2, 4)];
    const n = pick([1, 3]);
    return {
      sum: `${over(n, d)} \\div ${by}`,
      value: q(n, d * by),
      steps: [
        'Sharing makes the parts smaller: multiply the bottom number.',
        maths(`${d} \\times ${by} = ${d * by}`),
        ...simplerStep(n, d * by),
      ],
    };
  },
});

const mixedTex = (ones: number, n: number, d: number): string => `${ones}${over(n, d)}`;
const mixedPair = (sign: '+' | '-', { int, pick }: Draw): Calculation => {
  const [a, b] = pick([
    [2, 4],
    [3, 6],
    [4, 8],
    [5, 10],
    [2, 6],
  ]);
  const [big, small] = [int(3, 6), int(1, 2)];
  const [top, other] = [int(1, a - 1), int(1, b - 1)];
  const first = add(big, q(top, a));
  const second = add(small, q(other, b));
  const value = sign === '+' ? add(first, second) : sub(first, second);
  const [x, y] = [toNumber(mul(first, b)), toNumber(mul(second, b))];
  return {
    sum: `${mixedTex(big, top, a)} ${sign} ${mixedTex(small, other, b)}`,
    value,
    steps: [
      maths(`${mixedTex(big, top, a)} = ${over(x, b)}, \\quad ${mixedTex(small, other, b)} = ${over(y, b)}`),
      maths(`${over(x, b)} ${sign} ${over(y, b)} = ${over(sign === '+' ? x + y : x - y, b)}`),
      ...simplerStep(sign === '+' ? x + y : x - y, b),
    ],
  };
};
export const mixedAdd = place({ topic: fractions, level: 2, draw: (d) => mixedPair('+', d) });
export const mixedTake = place({ topic: fractions, level: 2, draw: (d) => mixedPair('-', d) });

const columns = 'Line up the decimal points. A place with nothing in it is 0.';
export const decimalAdd = place({
  topic: decimals,
  level: 1,
  draw: ({ int }) => {
    const [a, b] = [q(int(21, 189), 10), q(int(3, 9) * 100 + int(11, 89), 100)];
    return { sum: `${tex(a)} + ${tex(b)}`, value: add(a, b), steps: [columns, maths(`${tex(a)} + ${tex(b)} = ${tex(add(a, b))}`)] };
  },
});
export const decimalTake = place({
  topic: decimals,
  level: 1,
  draw: ({ int }) => {
    const [a, b] = [int(8, 24), q(int(2, 6) * 100 + int(11, 89), 100)];
    return { sum: `${a} - ${tex(b)}`, value: sub(a, b), steps: [columns, maths(`${tex(a, 2)} - ${tex(b, 2)} = ${tex(sub(a, b))}`)] };
  },
});
export const decimalTimes = place({
  topic: decimals,
  level: 1,
  draw: ({ int }) => {
    const [tenths, by] = [int(2, 8) * 10 + int(3, 9), int(4, 9)];
    const a = q(tenths, 10);
    return {
      sum: `${tex(a)} \\times ${by}`,
      value: mul(a, by),
      steps: [maths(`${tenths} \\times ${by} = ${tenths * by}`), maths(`${tenths * by} \\div 10 = ${tex(mul(a, by))}`)],
    };
  },
});
export const dividedByHundred = place({
  topic: decimals,
  level: 0,
  draw: ({ int, pick }) => {
    const [a, by] = [int(23, 978), pick([10, 100])];
    const value = q(a, by);
    return {
      sum: `${a} \\div ${by}`,
      value,
      steps: [`Each digit moves ${by === 10 ? 'one place' : 'two places'} to the right.`, maths(`${a} \\div ${by} = ${tex(value)}`)],
    };
  },
});
export const timesThousand = place({
  topic: decimals,
  level: 1,
  draw: ({ int }) => {
    const a = q(int(112, 987), 1000);
    const value = mul(a, 1000);
    return {
      sum: `1{,}000 \\times ${tex(a)}`,
      value,
      steps: ['Each digit moves three places to the left.', maths(`1{,}000 \\times ${tex(a)} = ${tex(value)}`)],
    };
  },
});
