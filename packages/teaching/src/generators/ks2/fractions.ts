import { equalParts, fractionBars } from '../illustrations.ts';
import { beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, fractionTex, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { hcf } from '../whole-numbers.ts';
import { fraction, maths, mixed, plain } from '../written.ts';

const positive = (x: Rational): boolean => x.n > 0n;
const raw = (n: number, d: number): string => String.raw`\frac{${n}}{${d}}`;

export const addFractions = makeGenerator(
  {
    id: 'maths-add-fractions',
    title: 'Adding and subtracting fractions',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['adding fractions', 'subtracting fractions', 'common denominator', 'add fractions', 'subtract fractions'],
    leavesOut: /\bmixed numbers?\b/,
  },
  ({ int, pick, level }) => {
    const b = int(level(4, 2, 3), level(12, 6, 9));
    const d = level(b, b * int(2, 4), int(3, 10));
    if (level(false, false, d % b === 0 || b % d === 0) || d > 24) return undefined;
    const [a, c] = [int(1, b - 1), int(1, d - 1)];
    if (hcf(a, b) > 1 || hcf(c, d) > 1) return undefined;
    const minus = pick([true, false]);
    // Parts of one size are first added within one whole.
    if (level(!minus && a + c > b, false, false)) return undefined;
    const work = (x: Rational, y: Rational): Rational => (minus ? sub(x, y) : add(x, y));
    const key = work(q(a, b), q(c, d));
    if (!positive(key) || Number(key.d) === 1) return undefined;
    const common = (b * d) / hcf(b, d);
    const [left, right] = [(a * common) / b, (c * common) / d];
    const verb = minus ? 'takes' : 'adds';
    const oneWay = minus ? a - c : a + c;
    const bottom = minus ? Math.abs(b - d) : b + d;
    return {
      stem: `Work out ${maths(`${raw(a, b)} ${minus ? '-' : '+'} ${raw(c, d)}`)}. Give the answer in its simplest form.`,
      illustration: fractionBars([
        [a, b],
        [c, d],
      ]),
      key,
      slips: [
        ...(bottom > 0
          ? [[q(oneWay, bottom), `This ${verb} the bottom numbers as well. They only say how big the parts are.`] as const]
          : []),
        [
          q(oneWay, common),
          b === d ? 'This is not the right sum of the top numbers.' : 'This changes the bottom numbers but not the top numbers.',
        ],
        [q(minus ? left + right : left - right, common), `This ${minus ? 'adds' : 'subtracts'}. Look at the sign again.`],
        [add(key, q(1, common)), 'This counts one part too many.'],
        [sub(key, q(1, common)), 'This counts one part too few.'],
        [q(a * c, b * d), 'This multiplies the fractions.'],
      ],
      show: mixed,
      sameAs: (x: Rational) => toNumber(x),
      believable: positive,
      why:
        b === d
          ? `The parts are the same size, so only the top numbers are ${minus ? 'subtracted' : 'added'}.`
          : `With the common bottom number ${common} the parts are the same size: ${maths(`${raw(left, common)} ${minus ? '-' : '+'} ${raw(right, common)}`)}.`,
      steps: [
        ...(b === d
          ? []
          : [
              `Common bottom number: ${common}`,
              // A fraction that has the common bottom number already stays as it is.
              [
                ...(b === common ? [] : [`${raw(a, b)} = ${raw(left, common)}`]),
                ...(d === common ? [] : [`${raw(c, d)} = ${raw(right, common)}`]),
              ]
                .map(maths)
                .join(' and '),
            ]),
        maths(`${raw(left, common)} ${minus ? '-' : '+'} ${raw(right, common)} = ${raw(minus ? left - right : left + right, common)}`),
        `In its simplest form: ${mixed(key)}`,
      ],
      hints: [
        'Are the parts the same size?',
        b === d ? 'Keep the bottom number. Then simplify.' : `Find a number that both ${b} and ${d} divide into.`,
      ],
      drawn: { a, b, c, d, sign: minus ? -1 : 1, bottoms: b === d ? 'same' : common === Math.max(b, d) ? 'multiples' : 'different' },
    };
  },
);

export const fractionsDecimalsPercentages = makeGenerator(
  {
    id: 'maths-fractions-decimals-percentages',
    title: 'Fractions, decimals and percentages',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['fdp', 'fractions to decimals', 'percentages', 'convert fractions', 'decimal equivalents', 'decimals'],
    kinds: [
      saying(/\b(?:as|in|to|into) (?:a )?decimals?\b|\bdecimal equivalents?\b/, /as a decimal/),
      saying(/\b(?:as|in|to|into) (?:a )?percent/, /as a percentage/),
      beside(saying(/\b[13] ?\/ ?4\b|\b1 ?\/ ?2\b|\bhal(?:f|ves) and quarters?\b/, /\}\{[24]\}|\b0\.(?:25|5|75)\b/)),
    ],
  },
  ({ int, pick, level }) => {
    const d = pick(level([2, 4, 5, 10], [4, 5, 10, 20, 25], [8, 20, 25, 40, 50]));
    const n = int(1, d - 1);
    if (hcf(n, d) > 1) return undefined;
    const value = q(n, d);
    const percent = pick([true, false]);
    const show = (x: Rational) => (percent ? `${plain(mul(x, 100))}%` : plain(x));
    return {
      stem: `What is ${fraction(value)} as a ${percent ? 'percentage' : 'decimal'}?`,
      illustration: d <= 10 ? { kind: 'fraction', shape: 'bar', parts: d, shaded: Array.from({ length: n }, (_, at) => at) } : undefined,
      key: value,
      slips: [
        [
          q(d >= 10 ? n : 10 * n + d, 100),
          d >= 10
            ? 'This uses the top number as it stands. First make the bottom number 100.'
            : `This writes the two numbers of the fraction side by side.`,
        ],
        [
          percent ? q(d, 100) : q(n, 10),
          percent ? 'This uses the bottom number as the percentage.' : 'This reads the top number as tenths.',
        ],
        [mul(value, q(1, 10)), 'This is ten times too small.'],
        [sub(1, value), 'This is the rest of the whole.'],
        [add(value, q(1, 10)), 'This is a tenth too much.'],
      ],
      show,
      sameAs: (x: Rational) => toNumber(x),
      why: `${fraction(value)} means ${n} ÷ ${d}, and ${maths(`${fractionTex(value)} = ${100 % d === 0 ? raw((n * 100) / d, 100) : raw((n * 1000) / d, 1000)}`)}.`,
      steps: [
        100 % d === 0
          ? `Multiply top and bottom by ${100 / d} to get hundredths: ${maths(raw((n * 100) / d, 100))}`
          : `Multiply top and bottom by ${1000 / d} to get thousandths: ${maths(raw((n * 1000) / d, 1000))}`,
        `That is ${show(value)}.`,
      ],
      hints: [
        'Make the bottom number 10, 100 or 1,000.',
        percent ? 'Per cent means "out of 100".' : 'The first place after the point is tenths, the second is hundredths.',
      ],
      drawn: { n, d, kind: percent ? 'percentage' : 'decimal' },
    };
  },
);

export const percentageOfAmount = makeGenerator(
  {
    id: 'maths-percentage-of-amount',
    title: 'Percentages of amounts',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['percentages', 'percentage of an amount', 'percent', 'finding a percentage'],
    kinds: [5, 10, 20, 25, 50, 75].map((share) =>
      saying(new RegExp(String.raw`(?<![\d.])${share} ?(?:%|per ?cent\b)`), new RegExp(String.raw`(?<![\d.])${share}%`)),
    ),
  },
  ({ int, pick, level }) => {
    const percent = pick(level([10, 25, 50], [5, 15, 20, 30, 40, 60, 75], [12, 15, 17, 35, 45, 65, 85]));
    const twenties = int(level(2, 3, 6), level(15, 30, 60));
    // Of 100 each percentage is its own number.
    const whole = 20 * (twenties === 5 ? 7 : twenties);
    const key = q(whole * percent, 100);
    const unit = pick(['kg', 'g', 'km', 'ml'] as const);
    return {
      stem: `Work out ${percent}% of ${plain(whole)} ${unit}.`,
      illustration: equalParts(percent % 10 === 0 ? 10 : 4, percent % 10 === 0 ? percent / 10 : percent / 25, `${plain(whole)} ${unit}`),
      key,
      slips: [
        [q(whole, percent), `This divides by ${percent}. That works only for 10%.`],
        [sub(whole, key), 'This is what is left over.'],
        [q(whole * percent, 1000), 'This is ten times too small.'],
        [add(key, q(whole, 10)), 'This is 10% too much.'],
        [q(percent), 'This is the percentage itself, not a part of the amount.'],
      ].filter(([x]) => [1n, 2n, 4n, 5n, 10n, 20n, 25n, 50n, 100n].includes((x as Rational).d)) as [Rational, string][],
      show: (x: Rational) => `${plain(x)} ${unit}`,
      why: `1% of ${plain(whole)} is ${plain(q(whole, 100))}, so ${percent}% is ${percent} × ${plain(q(whole, 100))} = ${plain(key)}.`,
      steps: [
        `10% of ${plain(whole)} ${unit} is ${plain(q(whole, 10))} ${unit}.`,
        `1% is ${plain(q(whole, 100))} ${unit}.`,
        `${percent}% is ${plain(key)} ${unit}.`,
      ],
      hints: ['Find 10% first: divide by 10.', 'Build the percentage from 10%, 5% and 1%.'],
      drawn: { percent, whole },
    };
  },
);
