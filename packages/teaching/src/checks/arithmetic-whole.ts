import type { Draw } from '../generators/random.ts';
import { maths, tex } from '../generators/written.ts';
import { type Calculation, place } from './arithmetic-place.ts';

const adding = 'addition-and-subtraction';
const times = 'multiplication-and-division';

const plus = (a: number, b: number, ...steps: readonly string[]): Calculation => ({
  sum: `${tex(a)} + ${tex(b)}`,
  value: a + b,
  steps: [...steps, maths(`${tex(a)} + ${tex(b)} = ${tex(a + b)}`)],
});
const minus = (a: number, b: number, ...steps: readonly string[]): Calculation => ({
  sum: `${tex(a)} - ${tex(b)}`,
  value: a - b,
  steps: [...steps, maths(`${tex(a)} - ${tex(b)} = ${tex(a - b)}`)],
});

/** 274 as 200, 70 and 4. */
const partsOf = (n: number): readonly number[] =>
  `${n}`
    .split('')
    .map((digit, at, digits) => Number(digit) * 10 ** (digits.length - 1 - at))
    .filter((part) => part > 0);

/** By the parts of the second number: 274 × 36 is 274 × 30 and 274 × 6. */
const timesSteps = (a: number, b: number): readonly string[] => {
  const [kept, split] = b < 10 && a > 12 ? [b, a] : [a, b];
  const parts = partsOf(split);
  const lines = parts.map((part) => maths(`${tex(kept)} \\times ${tex(part)} = ${tex(kept * part)}`));
  return parts.length === 1 ? lines : [...lines, maths(`${parts.map((part) => tex(kept * part)).join(' + ')} = ${tex(a * b)}`)];
};
const product = (a: number, b: number): Calculation => ({ sum: `${tex(a)} \\times ${tex(b)}`, value: a * b, steps: timesSteps(a, b) });

/** Takes away the greatest round multiples, then adds up how many there were. */
const quotient = (by: number, result: number): Calculation => {
  const whole = by * result;
  const parts = partsOf(result);
  let left = whole;
  const lines = parts.map((part) => {
    const before = left;
    left -= by * part;
    return maths(`${tex(by)} \\times ${tex(part)} = ${tex(by * part)}, \\quad ${tex(before)} - ${tex(by * part)} = ${tex(left)}`);
  });
  const sum = parts.length === 1 ? [] : [maths(`${parts.map((part) => tex(part)).join(' + ')} = ${tex(result)}`)];
  return { sum: `${tex(whole)} \\div ${tex(by)}`, value: result, steps: [...lines, ...sum] };
};

const notRound = ({ int }: Draw, low: number, high: number): number => {
  const drawn = int(low, high);
  return drawn % 10 === 0 ? drawn + 7 : drawn;
};

export const addHundreds = place({
  topic: adding,
  level: 0,
  draw: (d) => plus(d.int(214, 687), d.int(2, 3) * 100, 'Only the hundreds change.'),
});
export const tableFact = place({ topic: 'times-tables', level: 0, draw: ({ int }) => product(int(6, 9), int(6, 12)) });
export const takeTens = place({
  topic: adding,
  level: 0,
  draw: ({ int }) => minus(int(5, 8) * 100 + int(11, 39), int(5, 9) * 10, 'Take the tens away. A hundred is ten tens.'),
});
export const addThousand = place({
  topic: 'place-value-and-rounding',
  level: 0,
  draw: ({ int, pick }) => plus(int(2045, 8899), pick([1000, 100]), 'Only one digit changes, and perhaps its neighbour.'),
});
export const divideFact = place({ topic: 'times-tables', level: 0, draw: ({ int }) => quotient(int(7, 12), int(6, 9)) });
export const columnAdd = place({
  topic: adding,
  level: 1,
  draw: (d) => plus(notRound(d, 3456, 8789), notRound(d, 1365, 6878), 'Line the digits up in columns and start with the ones.'),
});
export const byPowerOfTen = place({ topic: times, level: 0, draw: ({ int, pick }) => product(int(23, 98), pick([100, 1000])) });
export const missingPart = place({
  topic: adding,
  level: 1,
  draw: ({ int }) => {
    const [a, b] = [int(136, 480), int(215, 460)];
    const whole = `\\square + ${tex(a)} = ${tex(a + b)}`;
    return {
      sum: `${tex(a + b)} - ${tex(a)}`,
      whole,
      value: b,
      steps: ['Take away what is there already.', maths(`${tex(a + b)} - ${tex(a)} = ${tex(b)}`)],
    };
  },
});
export const threeFactors = place({
  topic: times,
  level: 1,
  draw: ({ int }) => {
    const [a, b, c] = [int(3, 9), int(4, 9), 5];
    return {
      sum: `${a} \\times ${c} \\times ${b}`,
      value: a * b * c,
      steps: [maths(`${a} \\times ${c} = ${a * c}`), maths(`${a * c} \\times ${b} = ${tex(a * b * c)}`)],
    };
  },
});
export const columnTake = place({
  topic: adding,
  level: 1,
  draw: (d) =>
    minus(notRound(d, 41_205, 87_432), notRound(d, 6589, 9876), 'Line the digits up in columns. Exchange where the top digit is smaller.'),
});
export const shortTimes = place({ topic: times, level: 1, draw: (d) => product(notRound(d, 236, 897), d.int(6, 9)) });
export const shortDivide = place({ topic: times, level: 1, draw: (d) => quotient(d.int(6, 9), notRound(d, 63, 148)) });
export const squareAndMore = place({
  topic: times,
  level: 1,
  draw: ({ int, pick }) => {
    const [a, power] = pick([
      [5, 3],
      [4, 3],
      [3, 3],
      [7, 2],
      [8, 2],
      [9, 2],
    ]);
    const more = int(11, 60);
    const raised = a ** power;
    return {
      sum: `${a}^${power} + ${more}`,
      value: raised + more,
      steps: [
        maths(`${a}^${power} = ${Array.from({ length: power }, () => a).join(' \\times ')} = ${raised}`),
        maths(`${raised} + ${more} = ${raised + more}`),
      ],
    };
  },
});
export const timesFirst = place({
  topic: times,
  level: 1,
  draw: ({ int }) => {
    const [a, b, c] = [int(60, 95), int(3, 9), int(3, 6)];
    return {
      sum: `${a} - ${b} \\times ${c}`,
      value: a - b * c,
      steps: ['Multiply before you take away.', maths(`${b} \\times ${c} = ${b * c}`), maths(`${a} - ${b * c} = ${a - b * c}`)],
    };
  },
});
export const bracketFirst = place({
  topic: times,
  level: 1,
  draw: ({ int }) => {
    const [a, b, c] = [int(12, 48), int(3, 9), int(4, 9)];
    return {
      sum: `(${a} + ${b}) \\times ${c}`,
      value: (a + b) * c,
      steps: ['The bracket comes first.', maths(`${a} + ${b} = ${a + b}`), maths(`${a + b} \\times ${c} = ${tex((a + b) * c)}`)],
    };
  },
});
const long = { topic: times, level: 2, marks: 2 } as const;
export const longTimes = place({ ...long, draw: (d) => product(notRound(d, 234, 876), notRound(d, 23, 78)) });
export const longerTimes = place({ ...long, draw: (d) => product(notRound(d, 2134, 6789), notRound(d, 24, 89)) });
export const longDivide = place({ ...long, draw: (d) => quotient(notRound(d, 13, 29), notRound(d, 31, 58)) });
export const longerDivide = place({ ...long, draw: (d) => quotient(notRound(d, 34, 78), notRound(d, 41, 97)) });
