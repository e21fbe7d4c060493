import { equalParts, fractionBars } from '../illustrations.ts';
import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, fractionTex, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { fraction, maths, mixed, plain } from '../written.ts';

const positive = (x: Rational): boolean => x.n > 0n;
const raw = (n: number, d: number): string => String.raw`\frac{${n}}{${d}}`;
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b));

export const fractionOfAmount = makeGenerator(
  {
    id: 'maths-fraction-of-amount',
    title: 'Fractions of amounts',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['fraction of an amount', 'fractions of quantities', 'finding a fraction', 'unit fractions'],
    kinds: [saying(/(?<!non[- ])\bunit\b/, /frac\{1\}\{\d+\}/), asking(/\bnon[- ]?unit\b/, /frac\{(?:[2-9]|\d\d)\}/)],
  },
  ({ int, pick, level }) => {
    const d = pick(level([3, 4, 5, 6, 8, 10], [3, 4, 5, 6, 7, 8, 9], [6, 7, 8, 9, 12]));
    const n = level(1, int(2, d - 1), int(2, d - 1));
    if (hcf(n, d) > 1) return undefined;
    const each = level(int(3, 12), int(4, 15), int(12, 60));
    const [thing, unit] = pick([
      ['The school garden is', 'm²'],
      ['A rope is', 'cm long'],
      ['A jug holds', 'ml'],
      ['A bag of flour weighs', 'g'],
    ] as const);
    const [whole, key] = [d * each, n * each];
    return {
      stem: pick([
        `Work out ${maths(raw(n, d))} of ${plain(whole)}.`,
        `${thing} ${plain(whole)} ${unit}. Which number is ${maths(raw(n, d))} of ${plain(whole)}?`,
      ]),
      illustration: equalParts(d, n, plain(whole)),
      key,
      slips: [
        n > 1 ? [each, `This is only one part. You need ${n} parts.`] : [whole - each, `This is what is left when one part is taken away.`],
        [whole - d, 'This takes the bottom number away. Divide by it instead.'],
        n > 1 ? [whole - key, 'This is the other part of the amount.'] : [each + d, 'This divides and then adds the bottom number.'],
        [key + each, 'This is one part too many.'],
        [whole * n, 'This multiplies by the top number and forgets to divide.'],
      ],
      show: plain,
      believable: (x: number) => x > 0,
      why: `${plain(whole)} ÷ ${d} = ${each} is one part, and ${n === 1 ? 'one part is what you need' : `${n} parts are ${n} × ${each} = ${plain(key)}`}.`,
      steps: [`One part: ${plain(whole)} ÷ ${d} = ${each}`, ...(n > 1 ? [`${n} parts: ${n} × ${each} = ${plain(key)}`] : [])],
      hints: [
        'The bottom number says into how many equal parts you split.',
        n > 1 ? 'Find one part first. How many parts do you need?' : 'How big is one part?',
      ],
      drawn: { n, d, whole },
    };
  },
);

export const equivalentFractions = makeGenerator(
  {
    id: 'maths-equivalent-fractions',
    title: 'Equivalent fractions',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['equivalent fractions', 'equal fractions', 'simplifying fractions', 'simplify', 'lowest terms'],
    kinds: [saying(/\bsimplif|\bsimplest\b|\blowest terms\b|\bcancel/, /Simplify|simplest/)],
  },
  ({ int, level }) => {
    const d = int(level(2, 3, 4), level(6, 9, 12));
    const n = int(1, d - 1);
    const by = level(int(2, 4), int(3, 8), int(4, 9));
    if (hcf(n, d) > 1) return undefined;
    const simplifying = level(false, false, true);
    const [from, to] = simplifying ? [raw(n * by, d * by), [n, d] as const] : [raw(n, d), [n * by, d * by] as const];
    type Pair = readonly [number, number];
    const slips: readonly (readonly [Pair, string])[] = simplifying
      ? [
          [[n * by - d, d * by - d], 'This takes the same number away from top and bottom. Divide both instead.'],
          [[n, d * by], 'This divides the top only.'],
          [[n + 1, d], 'This divides the top wrongly. Check with the times table.'],
          [[n, d + 1], 'This divides the bottom wrongly. Check with the times table.'],
        ]
      : [
          [[n + by, d + by], 'This adds the same number to top and bottom. Multiply both instead.'],
          [[n, d * by], 'This multiplies the bottom only.'],
          [[n * by, d], 'This multiplies the top only.'],
          [[n * by + 1, d * by], 'This is one part too many.'],
        ];
    return {
      stem: simplifying ? `Simplify ${maths(from)} fully.` : `Which fraction is equal to ${maths(from)}?`,
      illustration: simplifying
        ? fractionBars([[n * by, d * by]])
        : fractionBars([
            [n, d],
            [0, d * by],
          ]),
      key: to,
      slips,
      show: ([top, bottom]: Pair) => maths(raw(top, bottom)),
      sameAs: ([top, bottom]: Pair) => top / bottom,
      believable: ([top, bottom]: Pair) => top > 0 && bottom > 1,
      why: simplifying
        ? `Top and bottom both divide by ${by}, and after that no number divides both.`
        : `Top and bottom are both multiplied by ${by}, so the value stays the same.`,
      steps: simplifying
        ? [
            `The greatest number that divides both ${n * by} and ${d * by} is ${by}.`,
            maths(String.raw`\frac{${n * by} \div ${by}}{${d * by} \div ${by}} = ${raw(n, d)}`),
          ]
        : [maths(String.raw`\frac{${n} \times ${by}}{${d} \times ${by}} = ${raw(n * by, d * by)}`)],
      hints: [
        `Whatever you do to the bottom, do the same to the top.`,
        simplifying ? 'Which number divides both the top and the bottom?' : 'Multiply or divide. Adding changes the value.',
      ],
      drawn: { n: simplifying ? n * by : n, d: simplifying ? d * by : d },
    };
  },
);

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
              `${maths(`${raw(a, b)} = ${raw(left, common)}`)} and ${maths(`${raw(c, d)} = ${raw(right, common)}`)}`,
            ]),
        maths(`${raw(left, common)} ${minus ? '-' : '+'} ${raw(right, common)} = ${raw(minus ? left - right : left + right, common)}`),
        `In its simplest form: ${mixed(key)}`,
      ],
      hints: [
        'Are the parts the same size?',
        b === d ? 'Keep the bottom number. Then simplify.' : `Find a number that both ${b} and ${d} divide into.`,
      ],
      drawn: { a, b, c, d, sign: minus ? -1 : 1 },
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
