import type { FigureOf } from '@hedgerow/figures/figure';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { fractionTex, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, fraction, maths, plain } from '../written.ts';

const faces = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const cellsOf = (rows: number, columns: number, cell: (x: number, y: number) => number): number[] =>
  faces(rows).flatMap((x) => faces(columns).map((y) => cell(x, y)));
const thing = (count: number): string => (count === 6 ? 'a fair dice' : `a fair spinner numbered 1 to ${count}`);

export const sampleSpaces = makeGenerator<Rational>(
  {
    id: 'maths-sample-spaces',
    title: 'Sample space diagrams',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'sample space',
      'sample space diagrams',
      'two dice probability',
      'possibility space',
      'total of two dice',
      'listing outcomes',
    ],
    kinds: [
      asking(/\btotals?\b|\bsums?\b|\badd/, /\btotal\b/),
      asking(/\bproducts?\b/, /product/),
      asking(/\bdifferences?\b/, /difference/),
    ],
  },
  ({ int, pick, level }) => {
    const [rows, columns] = level<readonly [number, number]>([int(3, 5), int(3, 5)], [int(3, 5), 6], [6, 6]);
    const how = pick(
      level<readonly ('sum' | 'difference' | 'product')[]>(['sum'], ['sum', 'difference'], ['sum', 'difference', 'product']),
    );
    const cell = {
      sum: (x: number, y: number) => x + y,
      difference: (x: number, y: number) => Math.abs(x - y),
      product: (x: number, y: number) => x * y,
    }[how];
    const all = cellsOf(rows, columns, cell);
    const target = pick(all);
    const test = pick(level<readonly ('is' | 'over' | 'under' | 'even')[]>(['is'], ['is', 'over'], ['over', 'under', 'even']));
    const isIn = {
      is: (v: number) => v === target,
      over: (v: number) => v > target,
      under: (v: number) => v < target,
      even: (v: number) => v % 2 === 0,
    }[test];
    const fits = all.filter(isIn).length;
    const values = [...new Set(all)];
    if (fits === 0 || fits === all.length || (test === 'is' && fits < 2)) return undefined;
    const key = q(fits, all.length);
    const wish = { is: `is ${target}`, over: `is more than ${target}`, under: `is less than ${target}`, even: 'is even' }[test];
    const filled = level(true, pick([true, false]), false);
    const figure: FigureOf<'table'> = {
      kind: 'table',
      head: ['', ...faces(columns).map(String)],
      rows: faces(rows).map((x) => [`${x}`, ...faces(columns).map((y) => (filled || (x === 1 && y === 1) ? `${cell(x, y)}` : ''))]),
    };
    const [one, other] = [thing(rows), thing(columns)];
    const both =
      rows === columns
        ? rows === 6
          ? 'Two fair dice are rolled'
          : `Two fair spinners numbered 1 to ${rows} are spun`
        : `${one.replace('a', 'A')} and ${other} are used`;
    const name = { sum: 'total', difference: 'difference', product: 'product' }[how];
    const once = all.filter((value, at) => isIn(value) && Math.floor(at / columns) <= at % columns).length;
    const withEnd = test === 'over' ? all.filter((v) => v >= target).length : test === 'under' ? all.filter((v) => v <= target).length : 0;
    return {
      stem: `${both}, and the ${name} of the two numbers is written down${filled ? ' in a table of all outcomes' : ''}. What is the probability that the ${name} ${wish}?`,
      figure,
      key,
      slips: [
        ...(withEnd > 0
          ? [
              [
                q(withEnd, all.length),
                `This takes in ${target} itself. “${test === 'over' ? 'More' : 'Less'} than” leaves it out.`,
              ] as const,
            ]
          : []),
        [
          q(values.filter(isIn).length, values.length),
          `This counts each ${name} once. They are not equally likely: count the boxes of the table.`,
        ],
        [q(once, all.length), 'This counts a pair like (1, 3) and (3, 1) as one. They are two outcomes.'],
        [q(fits, rows + columns), `This is out of ${rows} + ${columns}. Each number can go with each of the others, so multiply.`],
        [q(all.length - fits, all.length), 'This is the probability of the opposite.'],
        [q(fits, columns), 'This is out of one row only.'],
      ],
      show: fraction,
      believable: (x) => x.n > 0n && x.n < x.d,
      why: `There are ${rows} × ${columns} = ${all.length} equally likely boxes, and in ${fits} of them the ${name} ${wish}.`,
      steps: [
        `All outcomes: ${rows} × ${columns} = ${all.length}`,
        `Boxes of the table in which the ${name} ${wish}: ${fits}`,
        `The probability is ${maths(String.raw`\frac{${fits}}{${all.length}}${Number(key.d) === all.length ? '' : ` = ${fractionTex(key)}`}`)}.`,
      ],
      hints: [
        filled
          ? 'Every box of the table is equally likely. How many boxes are there?'
          : 'Fill in the table: every box is one outcome, and all are equally likely.',
        `Some ${name}s come up in more boxes than others, so count boxes, not ${name}s.`,
      ],
      drawn: { rows, columns, how, test, target },
    };
  },
);

const pound = (pence: number): string => `£${plain(q(pence, 100), 2)}`;

export const expectedFrequency = makeGenerator<Rational>(
  {
    id: 'maths-expected-frequency',
    title: 'Expected frequency and estimates from experiments',
    keyStage: 'KS3',
    years: [8, 9, 10, 11],
    synonyms: [
      'expected frequency',
      'relative frequency',
      'expected number of times',
      'experimental probability',
      'estimate probability from an experiment',
    ],
    kinds: [asking(/\brelative freq/, /relative frequency/), asking(/\bexpect/, /expect/)],
  },
  ({ int, pick, level }) => {
    const asks = pick(
      level<readonly ('expect' | 'relative' | 'from trial' | 'profit')[]>(['expect'], ['expect', 'relative'], ['from trial', 'profit']),
    );
    const [top, bottom] = [int(1, 4), pick(level([2, 4, 5, 10], [4, 5, 6, 8, 10], [5, 8, 10, 20]))];
    const p = q(top, bottom);
    if (top >= bottom || Number(p.d) !== bottom) return undefined;
    const trials = bottom * int(level(4, 8, 10), level(12, 25, 40));
    const hits = (trials * top) / bottom;
    const name = pick(names);
    if (asks === 'expect') {
      const dec = pick([true, false]) && [2, 4, 5, 10].includes(bottom);
      const shown = dec ? plain(p) : fraction(p);
      const story = pick([
        `A spinner lands on red with a probability of ${shown}. It is spun ${trials} times. How many reds are expected?`,
        `The probability that a bus is late is ${shown}. How many of ${trials} buses are expected to be late?`,
        `The probability that a seed does not grow is ${shown}. How many of ${trials} seeds are expected not to grow?`,
      ]);
      return {
        stem: story,
        key: q(hits),
        slips: [
          [q(trials, bottom), `This is ${trials} ÷ ${bottom}. Multiply by ${top} as well.`],
          [q(trials - hits), 'This is how often the opposite is expected.'],
          [q(trials * bottom, top), 'This divides by the probability. Only a part of all the times is expected.'],
          [q(trials, 2), 'This says that it happens half of the time. Use the probability that is given.'],
          [q(top), 'This copies the top of the fraction.'],
          [q(bottom), 'This copies the bottom of the fraction.'],
        ],
        show: plain,
        believable: (x) => wholeAndPositive(toNumber(x)),
        why: `The expected number is the probability times the number of times: ${shown} of ${trials}.`,
        steps: dec
          ? [`The expected number is a part of ${trials}: the probability says which part.`, `${trials} × ${plain(p)} = ${hits}`]
          : [`${trials} ÷ ${bottom} = ${trials / bottom}`, ...(top === 1 ? [] : [`${trials / bottom} × ${top} = ${hits}`])],
        hints: [
          'The probability says for which part of all the times it is expected.',
          `Is the answer more or less than half of ${trials}?`,
        ],
        drawn: { asks, top, bottom, trials },
      };
    }
    if (asks === 'relative') {
      return {
        stem: `${name} drops a pin ${trials} times, and it lands point up ${hits} times. Find the relative frequency of point up as a fraction.`,
        key: p,
        slips: [
          [q(trials - hits, trials), 'This is the relative frequency of point down.'],
          [q(hits, trials - hits), `This compares with the other ${trials - hits} drops. Compare with all the drops.`],
          [q(1, 2), 'This says that both sides are equally likely. The experiment says something else.'],
          [q(trials - hits, hits), 'This compares the two results. Compare with all the drops.'],
          [q(1, trials), 'This counts only one drop.'],
        ],
        show: fraction,
        believable: (x) => x.n > 0n && x.n < x.d,
        why: `Of ${trials} drops ${hits} were point up: ${maths(String.raw`\frac{${hits}}{${trials}}`)}, simplified.`,
        steps: [`Point up: ${hits} of ${trials} drops`, maths(String.raw`\frac{${hits}}{${trials}} = ${fractionTex(p)}`)],
        hints: ['“Relative” asks which part of all the drops it was.', 'How many drops were there in all? That number is the bottom.'],
        drawn: { asks, hits, trials },
      };
    }
    if (asks === 'from trial') {
      const next = trials * int(2, 9);
      const expected = (next * top) / bottom;
      return {
        stem: `${name} tests ${trials} lamps, and ${counted(hits, 'lamp does', 'lamps do')} not work. How many of ${plain(next)} such lamps would you expect not to work?`,
        key: q(expected),
        slips: [
          [q(next - expected), 'This is how many are expected to work.'],
          [q(hits + next - trials), 'This adds what was added to all. The part stays the same, so multiply.'],
          [q(hits), 'This is the number of the test. More lamps have more faults.'],
          [q(next, 2), 'This says that half of them do not work. Use the test.'],
          [q(next * hits, 100), `This takes ${hits} as a percentage. It was ${hits} of ${trials}.`],
          [q(next, hits), 'This divides by the number of faults.'],
        ],
        show: plain,
        believable: (x) => wholeAndPositive(toNumber(x)),
        why: `In the test ${maths(String.raw`\frac{${hits}}{${trials}} = ${fractionTex(p)}`)} did not work, and the same part of ${plain(next)} is expected.`,
        steps: [maths(String.raw`\frac{${hits}}{${trials}} = ${fractionTex(p)}`), `${plain(next)} × ${fraction(p)} = ${plain(expected)}`],
        hints: ['The test says which part of the lamps has a fault.', `How many times as many lamps as in the test are ${plain(next)}?`],
        drawn: { asks, hits, trials, next },
      };
    }
    const [price, prize] = [int(1, 3) * 50, int(2, 9) * 50];
    const earned = trials * price - hits * prize;
    if (earned <= 0 || trials > 400) return undefined;
    return {
      stem: `A game at a fair costs ${pound(price)}. The probability of winning is ${fraction(p)}, and the prize is ${pound(prize)}. ${trials} people play. How much profit is expected?`,
      key: q(earned),
      slips: [
        [q(trials * price), 'This is what the players pay. The prizes must be taken off.'],
        [q(hits * prize), 'This is what the prizes cost.'],
        [q(trials * price - prize), 'This takes off one prize only.'],
        [q((trials - hits) * price - hits * prize), 'This takes winners to have paid nothing. They pay as well.'],
      ],
      show: (x) => pound(toNumber(x)),
      believable: (x) => wholeAndPositive(toNumber(x)),
      why: `${trials} people pay ${pound(price)}, and ${hits} of them are expected to win ${pound(prize)}.`,
      steps: [
        `Paid: ${trials} × ${pound(price)} = ${pound(trials * price)}`,
        `Winners expected: ${trials} × ${fraction(p)} = ${hits}. Prizes: ${hits} × ${pound(prize)} = ${pound(hits * prize)}`,
        `${pound(trials * price)} − ${pound(hits * prize)} = ${pound(earned)}`,
      ],
      hints: [
        'Profit is what comes in less what goes out. What comes in, and what goes out?',
        'Everybody pays, and only a part of them wins.',
      ],
      drawn: { asks, top, bottom, trials, price, prize },
    };
  },
);
