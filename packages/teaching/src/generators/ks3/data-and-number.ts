import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { sub } from '../rational.ts';
import { hcf, primeFactors } from '../whole-numbers.ts';
import { fraction, plain } from '../written.ts';

export const probabilitySingleEvent = makeGenerator(
  {
    id: 'maths-probability-single-event',
    title: 'Probability of one event',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['probability', 'chance', 'likelihood', 'single event', 'probability of not', 'probability scale'],
    kinds: [
      asking(/\bcomplement|\b1 minus\b|\bnot (?:happen\w*|occur\w*|getting|a|an|red|blue|win\w*)\b|\bdoes(?: not|n'?t) happen/, /\bnot\b/),
    ],
  },
  ({ int, some, level }) => {
    const [first, second, third] = some(['red', 'blue', 'green', 'yellow', 'white', 'purple'], 3);
    const counts = [int(1, 9), int(2, 9), level(0, int(1, 8), int(1, 8))];
    const [a = 0, b = 0, c = 0] = counts;
    const total = a + b + c;
    const not = level(false, false, true);
    const key = not ? q(b + c, total) : q(a, total);
    if (a === b) return undefined;
    const bag = [`${a} ${first}`, `${b} ${second}`, ...(c > 0 ? [`${c} ${third}`] : [])].join(', ').replace(/, (?=[^,]+$)/, ' and ');
    return {
      stem: `A bag holds ${bag} counters and nothing else. One is taken at random. What is the probability that it is ${not ? 'not ' : ''}${first}?`,
      key,
      slips: [
        [
          not ? q(a, total) : q(a, b + c),
          not ? `This is the probability that it is ${first}.` : `This compares ${first} with the others. Compare with all the counters.`,
        ],
        [not ? q(b, total) : q(b, total), `This is the probability of ${second}.`],
        [q(1, total), 'This is the probability of one particular counter.'],
        [sub(1, key), 'This is the probability of the opposite.'],
        [q(1, c > 0 ? 3 : 2), 'This says that all colours are equally likely. There are not equally many of each.'],
      ],
      show: fraction,
      believable: (x: Rational) => x.n > 0n && x.n < x.d,
      why: `${not ? b + c : a} of the ${total} counters ${not ? `are not ${first}` : `are ${first}`}, and each counter is equally likely.`,
      steps: [
        `All counters: ${counts.filter((count) => count > 0).join(' + ')} = ${total}`,
        `Counters that fit: ${not ? b + c : a}`,
        `Probability in its simplest form: ${fraction(key)}`,
      ],
      hints: ['How many counters are there altogether?', `How many of them are ${not ? 'not ' : ''}${first}?`],
      drawn: { counts, kind: not ? 'not' : 'is' },
    };
  },
);

const middle = (list: readonly number[]): Rational =>
  list.length % 2 === 1 ? q(list[(list.length - 1) / 2] ?? 0) : q((list[list.length / 2 - 1] ?? 0) + (list[list.length / 2] ?? 0), 2);

export const medianModeRange = makeGenerator(
  {
    id: 'maths-median-mode-range',
    title: 'Median, mode and range',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['median', 'mode', 'range', 'averages', 'averages and range', 'spread'],
    kinds: [
      asking(/\bmedians?\b/, /median/),
      asking(/\bmod(?:e|al)\b/, /\bmod(?:e|al)\b/),
      asking(/(?<!\baverages? and (?:the )?)\branges?\b/, /range/),
    ],
  },
  ({ int, pick, level }) => {
    const count = level(5, 7, pick([6, 8]));
    const drawnValues = Array.from({ length: count - 1 }, () => int(level(2, 3, 11), level(15, 30, 60)));
    const values = [...drawnValues, drawnValues[int(0, 1)] ?? 0];
    const sorted = values.toSorted((x, y) => x - y);
    const total = values.reduce((x, y) => x + y, 0);
    if (new Set(values).size !== count - 1) return undefined;
    const [median, mode, range] = [middle(sorted), q(values.at(-1) ?? 0), q((sorted.at(-1) ?? 0) - (sorted[0] ?? 0))];
    const mean = total % count === 0 ? q(total / count) : q(Math.round((10 * total) / count), 10);
    const what = level(pick(['mode', 'range', 'median'] as const), pick(['median', 'range'] as const), 'median');
    const key = { median, mode, range }[what];
    return {
      stem: `Here are ${count} test marks: ${values.join(', ')}. What is the ${what}?`,
      key,
      slips: [
        ...(what === 'median'
          ? [[middle(values), 'This is the middle of the list as it stands. Put the marks in order first.'] as const]
          : []),
        ...(what === 'median' && count % 2 === 0
          ? [[q(sorted[count / 2] ?? 0), 'This is only one of the two middle marks. Go half way between them.'] as const]
          : []),
        [what === 'median' ? mode : median, `This is the ${what === 'median' ? 'mode' : 'median'}.`],
        [
          what === 'range' ? q(sorted.at(-1) ?? 0) : range,
          what === 'range' ? 'This is the greatest mark. Take the smallest from it.' : 'This is the range.',
        ],
        [mean, 'This is the mean.'],
        [q(count), 'This is how many marks there are.'],
      ],
      show: plain,
      sameAs: (x: Rational) => toNumber(x),
      why: {
        median: `In order the marks are ${sorted.join(', ')}, and ${plain(median)} is ${count % 2 === 0 ? 'half way between the two in the middle' : 'in the middle'}.`,
        mode: `${plain(mode)} comes twice, every other mark once.`,
        range: `The greatest mark is ${sorted.at(-1)} and the smallest is ${sorted[0]}; the range is the difference.`,
      }[what],
      steps: [
        `In order: ${sorted.join(', ')}`,
        {
          median:
            count % 2 === 0
              ? `Middle two: ${sorted[count / 2 - 1]} and ${sorted[count / 2]}. Half way: ${plain(median)}`
              : `The middle one is ${plain(median)}.`,
          mode: `${plain(mode)} comes most often.`,
          range: `${sorted.at(-1)} − ${sorted[0]} = ${plain(range)}`,
        }[what],
      ],
      hints: [
        'Put the marks in order.',
        {
          median: 'Which mark is in the middle of the ordered list?',
          mode: 'Which mark comes most often?',
          range: 'How far apart are the ends?',
        }[what],
      ],
      keyStandsInStem: true,
      drawn: { values, kind: what },
    };
  },
);

export const hcfAndLcm = makeGenerator(
  {
    id: 'maths-hcf-and-lcm',
    title: 'Highest common factor and lowest common multiple',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['hcf', 'lcm', 'highest common factor', 'lowest common multiple', 'prime factors', 'factors and multiples'],
    kinds: [
      asking(/\bh\.?c\.?f\b|\bhighest common\b|\bgreatest common\b|\bg\.?c\.?[df]\b/, /highest common/),
      asking(/\bl\.?c\.?m\b|\blowest common\b|\bleast common\b/, /lowest common/),
    ],
  },
  ({ int, pick, level }) => {
    const common = level(int(2, 6), pick([4, 6, 8, 9, 12]), pick([6, 12, 14, 15, 18, 20]));
    const [x, y] = [int(2, level(5, 6, 7)), int(3, level(7, 8, 9))];
    if (x === y || hcf(x, y) > 1) return undefined;
    const [a, b] = [common * x, common * y];
    const lcm = common * x * y;
    const wantsLcm = pick([true, false]);
    const key = wantsLcm ? lcm : common;
    const smaller = [2, 3].find((each) => common % each === 0 && common > each);
    return {
      stem: `What is the ${wantsLcm ? 'lowest common multiple' : 'highest common factor'} of ${a} and ${b}?`,
      key,
      slips: [
        [wantsLcm ? common : lcm, wantsLcm ? 'This is the highest common factor.' : 'This is the lowest common multiple.'],
        [
          wantsLcm ? a * b : (smaller ?? 1),
          wantsLcm
            ? 'This multiplies the numbers. A smaller number is a multiple of both.'
            : 'This is a common factor, but not the highest.',
        ],
        [
          wantsLcm ? 2 * lcm : Math.abs(a - b),
          wantsLcm ? 'This is a common multiple, but not the lowest.' : 'This is the difference of the numbers.',
        ],
        [
          wantsLcm ? Math.max(a, b) * 2 : x,
          wantsLcm ? 'This is a multiple of the greater number only.' : 'This is a factor of the first number only.',
        ],
        [wantsLcm ? a + b : y, wantsLcm ? 'This adds the numbers.' : 'This is a factor of the second number only.'],
      ],
      show: plain,
      believable: (value: number) =>
        value > 0 && (wantsLcm ? value % a > 0 || value % b > 0 || value > lcm : a % value > 0 || b % value > 0 || value < common),
      why: wantsLcm
        ? `${plain(lcm)} = ${(x * y) / x} × ${a} and ${plain(lcm)} = ${x} × ${b}, and no smaller number is a multiple of both.`
        : `${a} = ${common} × ${x} and ${b} = ${common} × ${y}, and ${x} and ${y} share no factor but 1.`,
      steps: [
        `${a} = ${primeFactors(a).join(' × ')}`,
        `${b} = ${primeFactors(b).join(' × ')}`,
        wantsLcm ? `Take each prime as often as it comes in either: ${plain(lcm)}` : `Take the primes that they share: ${common}`,
      ],
      hints: [
        'Write both numbers as products of primes.',
        wantsLcm ? 'A multiple of both is at least as large as the greater number.' : 'Which primes do they share, and how often?',
      ],
      drawn: { a, b, kind: wantsLcm ? 'lcm' : 'hcf' },
    };
  },
);
