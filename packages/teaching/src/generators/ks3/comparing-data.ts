import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

const mean = (list: readonly number[]): Rational =>
  q(
    list.reduce((sum, each) => sum + each, 0),
    list.length,
  );
const medianOf = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[(list.length - 1) / 2] ?? 0;
const rangeOf = (list: readonly number[]): number => Math.max(...list) - Math.min(...list);

const abs = (r: Rational): Rational => (r.n < 0n ? sub(0, r) : r);

export const compareAverages = makeGenerator<Rational>(
  {
    id: 'maths-compare-averages',
    title: 'Comparing sets of data',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: [
      'comparing data sets',
      'comparing averages',
      'which average is best',
      'compare two sets of data',
      'effect of an outlier on the mean',
    ],
    kinds: [
      asking(/\bmeans?\b/, /\bmean\b/),
      asking(/\bmedians?\b/, /median/),
      asking(/(?<!\baverages? and (?:the )?)\branges?\b/, /range/),
    ],
  },
  ({ int, pick, some, level }) => {
    const [one = '', other = ''] = some(names, 2);
    const count = level(5, 5, 7);
    const set = (): number[] => Array.from({ length: count }, () => int(2, 20));
    const [a, b] = [set(), set()];
    const asks = pick(
      level<readonly ('range' | 'median' | 'mean' | 'outlier')[]>(['range', 'median'], ['median', 'range', 'mean'], ['outlier', 'mean']),
    );
    if (asks === 'outlier') {
      const rest = a.slice(1);
      const odd = int(60, 99);
      const all = [...rest, odd];
      const [with_, without] = [mean(all), mean(rest)];
      if (100n % with_.d > 0n || 100n % without.d > 0n || rangeOf(rest) < 3) return undefined;
      const place = int(0, rest.length);
      const shown = [...rest.slice(0, place), odd, ...rest.slice(place)];
      return {
        stem: `The times of ${one}'s bus rides in minutes are ${shown.join(', ')}. One of them is far from the others. By how much does the mean fall when it is left out?`,
        key: sub(with_, without),
        slips: [
          [without, 'This is the mean without it. By how much has it fallen?'],
          [q(odd, count), 'This shares the one that is left out. The others are then shared among fewer.'],
          [
            sub(
              with_,
              q(
                rest.reduce((sum, each) => sum + each, 0),
                count,
              ),
            ),
            'This still divides by the old number of rides.',
          ],
          [with_, 'This is the mean with it.'],
          [q(odd - medianOf(all)), 'This compares it with the median.'],
        ],
        show: plain,
        believable: (x) => x.n > 0n && 1000n % x.d === 0n,
        why: `With it the mean is ${plain(with_)}, and without it ${plain(without)}: one value that is far from the others pulls the mean a long way.`,
        steps: [
          `With it: ${all.reduce((sum, each) => sum + each, 0)} ÷ ${count} = ${plain(with_)}`,
          `Without it: ${rest.reduce((sum, each) => sum + each, 0)} ÷ ${count - 1} = ${plain(without)}`,
          `${plain(with_)} − ${plain(without)} = ${plain(sub(with_, without))}`,
        ],
        hints: [
          'Which of the times does not belong with the others?',
          'Work out the mean twice. How many rides are there the second time?',
        ],
        drawn: { asks, values: shown, odd },
      };
    }
    const measure = { range: (list: readonly number[]) => q(rangeOf(list)), median: (list: readonly number[]) => q(medianOf(list)), mean }[
      asks
    ];
    const [x, y] = [measure(a), measure(b)];
    const [high, low, who, whose] = toNumber(x) > toNumber(y) ? [x, y, one, other] : [y, x, other, one];
    const key = sub(high, low);
    if (key.n === 0n || (asks === 'mean' && (x.d > 1n || y.d > 1n))) return undefined;
    const bigger = toNumber(x) > toNumber(y) ? a : b;
    const smaller = bigger === a ? b : a;
    const word = { range: 'more spread out', median: 'higher', mean: 'higher' }[asks];
    const spoken = { range: 'range', median: 'median', mean: 'mean' }[asks];
    return {
      stem: `These are scores in a game. ${one}: ${a.join(', ')}. ${other}: ${b.join(', ')}. By how much is the ${spoken} of ${who} greater than the ${spoken} of ${whose}?`,
      key,
      slips: {
        range: [
          [
            q(Math.max(...bigger) - Math.max(...smaller)),
            'This compares the highest scores. A range is the highest less the lowest.',
          ] as const,
          [high, `This is the range of ${who} alone.`] as const,
          [low, `This is the range of ${whose} alone.`] as const,
          [
            q(Math.abs((bigger.at(-1) ?? 0) - (bigger[0] ?? 0))),
            'This subtracts the first score from the last. Find the highest and the lowest.',
          ] as const,
        ],
        median: [
          [
            q(Math.abs((bigger[(count - 1) / 2] ?? 0) - (smaller[(count - 1) / 2] ?? 0))),
            'This takes the middle scores before they are put in order.',
          ] as const,
          [high, `This is the median of ${who} alone.`] as const,
          [abs(sub(mean(bigger), mean(smaller))), 'This compares the means.'] as const,
          [q(Math.abs(rangeOf(bigger) - rangeOf(smaller))), 'This compares the ranges.'] as const,
          [low, `This is the median of ${whose} alone.`] as const,
        ],
        mean: [
          [
            sub(q(Number(high.n) * count), q(Number(low.n) * count)),
            'This compares the totals. Divide by how many scores there are.',
          ] as const,
          [q(Math.abs(medianOf(bigger) - medianOf(smaller))), 'This compares the medians.'] as const,
          [high, `This is the mean of ${who} alone.`] as const,
          [q(Math.abs(rangeOf(bigger) - rangeOf(smaller))), 'This compares the ranges.'] as const,
          [low, `This is the mean of ${whose} alone.`] as const,
        ],
      }[asks],
      show: plain,
      believable: (r) => r.n > 0n && 100n % r.d === 0n,
      keyStandsInStem: true,
      why: `The ${spoken} of ${who} is ${plain(high)} and that of ${whose} ${plain(low)}, so the scores of ${who} are ${word}${asks === 'range' ? '' : ' on average'}.`,
      steps: [
        asks === 'range'
          ? `${who}: ${Math.max(...bigger)} − ${Math.min(...bigger)} = ${plain(high)}`
          : asks === 'median'
            ? `${who} in order: ${bigger.toSorted((m, n) => m - n).join(', ')}. The middle is ${plain(high)}.`
            : `${who}: ${bigger.reduce((sum, each) => sum + each, 0)} ÷ ${count} = ${plain(high)}`,
        asks === 'range'
          ? `${whose}: ${Math.max(...smaller)} − ${Math.min(...smaller)} = ${plain(low)}`
          : asks === 'median'
            ? `${whose} in order: ${smaller.toSorted((m, n) => m - n).join(', ')}. The middle is ${plain(low)}.`
            : `${whose}: ${smaller.reduce((sum, each) => sum + each, 0)} ÷ ${count} = ${plain(low)}`,
        `${plain(high)} − ${plain(low)} = ${plain(key)}`,
      ],
      hints: [
        {
          range: 'The range says how far the scores are spread: from the lowest to the highest.',
          median: 'The median is the middle score when they are in order.',
          mean: 'The mean shares the total equally.',
        }[asks],
        'Work it out for each of the two first, and then compare.',
      ],
      drawn: { asks, a, b },
    };
  },
);
