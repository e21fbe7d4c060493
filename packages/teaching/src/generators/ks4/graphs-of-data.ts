import type { Figure } from '@hedgerow/figures/figure';
import { quartiles, sought } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

/** The class that is asked about between two lower ones, on a scale of fives. */
const withNeighbours = (from: number, to: number, density: number): Figure => {
  const low = Math.max(0, from - 5);
  const high = 5 * Math.ceil(to / 5) + 5;
  const rise = [0.1, 0.2, 0.5, 1].find((each) => density / each <= 6) ?? 1;
  const lower = (share: number): number => rise * Math.max(1, Math.floor((density * share) / rise));
  return {
    kind: 'histogram',
    name: 'Class',
    from: low,
    to: high,
    step: 5,
    top: Number((rise * Math.ceil(density / rise + 0.5)).toFixed(1)),
    rise,
    classes: [
      ...(low < from ? [{ from: low, to: from, density: Number(lower(0.6).toFixed(1)) }] : []),
      { from, to, density },
      { from: to, to: high, density: Number(lower(0.4).toFixed(1)) },
    ],
  };
};

const short = (x: Rational): boolean => 1000n % x.d === 0n && x.n > 0n;

export const histograms = makeGenerator<Rational>(
  {
    id: 'maths-histograms',
    title: 'Histograms and frequency density',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['histograms', 'histogram', 'frequency density', 'unequal class widths', 'statistics'],
    kinds: [sought('frequency densit(?:y|ies)', /What is the frequency density/), sought('frequenc(?:y|ies)', /What is the frequency\?/)],
  },
  ({ int, pick, level }) => {
    const width = pick(level([5, 10], [4, 5, 20], [2.5, 15, 25, 40]));
    const from = 5 * int(0, 8);
    const density = q(int(2, 48), 10);
    const frequency = mul(density, q(width * 2, 2));
    const back = pick([true, false]);
    const key = back ? frequency : density;
    if (frequency.d !== 1n || toNumber(frequency) === width) return undefined;
    const what = pick(['times in minutes', 'lengths in cm', 'masses in kg']);
    return {
      stem: back
        ? `This histogram shows ${what}. The bar from ${plain(from)} to ${plain(q((from + width) * 2, 2))} is ${plain(density)} high. What is the frequency?`
        : `A histogram is drawn from this table of ${what}. What is the frequency density from ${plain(from)} to ${plain(q((from + width) * 2, 2))}?`,
      // The other way round the height of the bar would be the answer.
      figure: back
        ? withNeighbours(from, from + width, toNumber(density))
        : {
            kind: 'table',
            head: ['x', 'Frequency'],
            rows: [
              ...(from === 0 ? [] : [[`${from - 5} < x ≤ ${from}`, String(int(3, 30))]]),
              [`${from} < x ≤ ${from + width}`, plain(frequency)],
              [`${from + width} < x ≤ ${from + width + 5}`, String(int(3, 30))],
            ],
          },
      key,
      slips: [
        back
          ? [div(density, q(width * 2, 2)), 'This divides. The frequency is the area of the bar.']
          : [mul(frequency, q(width * 2, 2)), 'This multiplies. Divide the frequency by the class width.'],
        [
          back ? mul(density, q((from + width) * 2, 2)) : div(frequency, q((from + width) * 2, 2)),
          'This uses the end of the class. Use its width.',
        ],
        [q(width * 2, 2), 'This is the class width.'],
        [mul(key, 10), 'This is ten times too large.'],
        [div(key, 2), 'This is half as much. The whole bar counts.'],
      ],
      show: plain,
      believable: short,
      why: `The class is ${plain(q(width * 2, 2))} wide, and frequency = density × width.`,
      steps: [
        `Class width: ${plain(q(width * 2, 2))}`,
        back
          ? `${plain(density)} × ${plain(q(width * 2, 2))} = ${plain(frequency)}`
          : `${plain(frequency)} ÷ ${plain(q(width * 2, 2))} = ${plain(density)}`,
      ],
      hints: ['How wide is the class?', 'In a histogram the area of the bar is the frequency.'],
      drawn: { from, width, back: back ? 'yes' : 'no' },
    };
  },
);

export const boxPlots = makeGenerator<number>(
  {
    id: 'maths-box-plots',
    title: 'Box plots and quartiles',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['box plots', 'quartiles', 'interquartile range', 'box and whisker', 'cumulative frequency', 'iqr'],
    kinds: quartiles,
  },
  ({ int, level, pick }) => {
    const count = level(7, 11, pick([11, 15]));
    const values = Array.from({ length: count }, () => int(3, 60)).toSorted((a, b) => a - b);
    const at = (share: number): number => values[(share * (count + 1)) / 4 - 1] ?? 0;
    const [low, q1, middle, q3, high] = [values[0] ?? 0, at(1), at(2), at(3), values.at(-1) ?? 0];
    const asks = level(pick(['median', 'lower'] as const), pick(['upper', 'range'] as const), 'range' as const);
    const key = { median: middle, lower: q1, upper: q3, range: q3 - q1 }[asks];
    return {
      stem: `These values are in order: ${values.join(', ')}. What is the ${{ median: 'median, the line inside the box of a box plot', lower: 'lower quartile, where the box of a box plot begins', upper: 'upper quartile, where the box of a box plot ends', range: 'interquartile range, the width of the box in a box plot' }[asks]}?`,
      illustration:
        asks === 'range'
          ? { kind: 'box-plot', from: 0, to: 60, step: 10, name: 'Value', plots: [{ name: '', five: [low, q1, middle, q3, high] }] }
          : undefined,
      key,
      slips: [
        [
          asks === 'range' ? high - low : asks === 'median' ? q1 : middle,
          asks === 'range'
            ? 'This is the whole range, from one whisker to the other.'
            : asks === 'median'
              ? 'This is the lower quartile.'
              : 'This is the median.',
        ],
        [
          asks === 'range' ? q3 - middle : asks === 'upper' ? q1 : q3,
          asks === 'range'
            ? 'This goes only from the median to the upper quartile.'
            : `This is the ${asks === 'upper' ? 'lower' : 'upper'} quartile.`,
        ],
        [
          asks === 'range' ? middle - q1 : asks === 'median' ? (low + high) / 2 : asks === 'lower' ? low : high,
          asks === 'range'
            ? 'This goes only from the lower quartile to the median.'
            : asks === 'median'
              ? 'This is half-way between the ends.'
              : 'This is the end of the whisker.',
        ],
        [(values[count - 3] ?? 0) + 1, 'This is not one of the places that the box shows.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `With ${count} values the quartiles are at places ${(count + 1) / 4}, ${(count + 1) / 2} and ${(3 * (count + 1)) / 4}: ${q1}, ${middle} and ${q3}.`,
      steps: [
        `(${count} + 1) ÷ 4 = ${(count + 1) / 4}, so take places ${(count + 1) / 4}, ${(count + 1) / 2} and ${(3 * (count + 1)) / 4}.`,
        `Lower quartile ${q1}, median ${middle}, upper quartile ${q3}`,
        ...(asks === 'range' ? [`${q3} − ${q1} = ${key}`] : []),
      ],
      hints: [
        'The quartiles cut the list into four equal parts.',
        asks === 'range' ? 'Upper quartile minus lower quartile.' : 'Count to the right place in the list.',
      ],
      drawn: { values, asks },
      keyStandsInStem: true,
    };
  },
);

export const iteration = makeGenerator<number>(
  {
    id: 'maths-iteration',
    title: 'Iteration',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['iteration', 'iterative methods', 'iterative formula', 'recurrence', 'solving by iteration'],
  },
  ({ int, level, pick }) => {
    const kind = level('line' as const, 'line' as const, pick(['square', 'line'] as const));
    const [a, b, start] = [kind === 'square' ? 1 : int(2, 5), int(-9, 9), kind === 'square' ? int(1, 3) : int(1, 6)];
    const next = (x: number): number => (kind === 'square' ? x * x + b : a * x + b);
    const [one, two, three] = [next(start), next(next(start)), next(next(next(start)))];
    const count = level(2, 3, 3);
    const key = count === 2 ? two : three;
    if (b === 0 || Math.abs(three) > 5000 || new Set([start, one, two, three]).size < 4) return undefined;
    const sign = b < 0 ? `- ${-b}` : `+ ${b}`;
    return {
      stem: `Start with $x_1 = ${start}$ and use $x_{n+1} = ${kind === 'square' ? 'x_n^2' : `${a}x_n`} ${sign}$. What is $x_{${count + 1}}$?`,
      key,
      slips: [
        [count === 2 ? one : two, 'This stops one step too early.'],
        [count === 2 ? three : next(three), 'This goes one step too far.'],
        [
          kind === 'square' ? 2 * two + b : a * count * start + b,
          kind === 'square' ? 'This doubles instead of squaring.' : 'This does not put each answer back in.',
        ],
        [key - 2 * b, 'This has the wrong sign in the last step.'],
      ],
      show: plain,
      why: `Put each answer back in: ${[start, one, two, ...(count === 3 ? [three] : [])].map((x) => plain(x)).join(', then ')}.`,
      steps: [`$x_2 = ${one}$`, `$x_3 = ${two}$`, ...(count === 3 ? [`$x_4 = ${three}$`] : [])],
      hints: ['Put the first number into the rule.', 'Each answer goes back into the rule. Count the steps.'],
      drawn: { a, b, start, kind, count },
    };
  },
);
