import { fractionBars } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';
import { add, div, isWhole, mul, q, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { counted, fraction, maths, mixed, plain } from '../written.ts';

const factorsOf = (x: number): readonly number[] => Array.from({ length: x }, (_, i) => i + 1).filter((i) => x % i === 0);

export const compareFractions = makeGenerator<Rational>(
  {
    id: 'maths-compare-fractions',
    title: 'Comparing and ordering fractions',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['comparing fractions', 'ordering fractions', 'compare fractions', 'which fraction is bigger', 'fractions'],
  },
  ({ int, pick, some, level }) => {
    const base = pick(level([8, 10, 12], [8, 10, 12, 16], [24, 36, 40, 60]));
    const bottoms = factorsOf(base).filter((x) => x > 2);
    const made = some(
      bottoms.flatMap((d) => level([1, d - 1], [1, d - 1, 2], [2, d - 1, d - 2, 3]).map((n) => [Math.max(1, n), d] as const)),
      4,
    );
    const values = made.map(([n, d]) => q(n, d));
    if (made.some(([n, d]) => toNumber(q(n, d)) >= 1 || q(n, d).d !== BigInt(d)) || new Set(values.map(toNumber)).size < 4)
      return undefined;
    const greatest = pick([true, false]);
    const sorted = values.toSorted((a, b) => (toNumber(a) - toNumber(b)) * (greatest ? -1 : 1));
    const [key, ...others] = sorted;
    if (key === undefined) return undefined;
    const over = (x: Rational): string => maths(String.raw`\frac{${toNumber(mul(x, base))}}{${base}}`);
    // Who looks at the bottom numbers alone takes the larger, or the smaller, for the larger fraction.
    const whyNot = (x: Rational): string => {
      const value = `This is ${over(x)}, and the right one is ${greatest ? 'more' : 'less'}.`;
      const [larger, smaller] = greatest ? [x, key] : [key, x];
      if (larger.d > smaller.d) return `${value} A larger bottom number does not make a fraction larger.`;
      return larger.d < smaller.d ? `${value} A smaller bottom number alone does not make a fraction larger.` : value;
    };
    const name = int(0, 1) === 0 ? 'Which fraction is' : 'Which of these fractions is';
    return {
      stem: `${name} the ${greatest ? 'greatest' : 'smallest'}?`,
      // Later the fractions are compared in numbers.
      illustration: level(fractionBars(made), undefined, undefined),
      key,
      slips: others.map((x) => [x, whyNot(x)] as const),
      show: (x) => fraction(x),
      why: `Write them all in parts of ${base}: ${sorted.map(over).join(', ')}.`,
      steps: [`Write each fraction over ${base}.`, ...sorted.map((x) => `${fraction(x)} = ${over(x)}`)],
      hints: ['A larger number below the line means smaller parts.', `Write them all over ${base}.`],
      drawn: { asks: greatest ? 'greatest' : 'smallest', values: values.map(toNumber) },
    };
  },
);

export const mixedNumbers = makeGenerator<Rational>(
  {
    id: 'maths-mixed-numbers',
    title: 'Mixed numbers and improper fractions',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['mixed numbers', 'improper fractions', 'top heavy fractions', 'convert mixed numbers', 'fractions'],
  },
  ({ int, pick, level }) => {
    const d = int(level(2, 3, 5), level(5, 8, 12));
    const whole = int(level(1, 2, 3), level(3, 5, 8));
    const n = int(1, d - 1);
    const value = q(whole * d + n, d);
    if (value.d !== BigInt(d)) return undefined;
    const toMixed = level(true, pick([true, false]), pick([true, false]));
    const show = toMixed ? mixed : fraction;
    return {
      stem: toMixed ? `Write ${fraction(value)} as a mixed number.` : `Write ${mixed(value)} as an improper fraction.`,
      illustration: fractionBars([...Array.from({ length: whole }, () => [d, d] as const), [n, d]]),
      key: value,
      slips: [
        [
          q(whole + n, d),
          toMixed
            ? 'This has too few wholes. See how often the bottom number goes into the top.'
            : 'This adds the whole number to the top. Turn the wholes into parts first.',
        ],
        [q(whole * d * 1 + n + d, d), 'This has one whole too many.'],
        [
          q(whole * n + d, d),
          toMixed
            ? 'This is not as many parts as the fraction has.'
            : 'This multiplies the wholes by the top number. The bottom number says how many parts each whole has.',
        ],
        [
          q((whole + 1) * d - n, d),
          toMixed
            ? 'This takes the part that is missing to the next whole. It is the part that is left over.'
            : 'This takes the part away. Add it.',
        ],
        [q((whole - 1) * d + n, d), 'This has one whole too few.'],
      ],
      show,
      believable: (x) => x.d === BigInt(d) && toNumber(x) > 0,
      why: `Each whole is ${counted(d, 'part')}, so ${counted(whole, 'whole')} ${whole === 1 ? 'is' : 'are'} ${whole * d} parts, and ${n} more make ${whole * d + n}.`,
      steps: toMixed
        ? [`${whole * d + n} ÷ ${d} = ${whole} remainder ${n}`, `${counted(whole, 'whole')} and ${counted(n, 'part')}: ${mixed(value)}`]
        : [`${whole} × ${d} = ${whole * d}`, `${whole * d} + ${n} = ${whole * d + n}`, `Put it over ${d}: ${fraction(value)}`],
      hints: [
        'How many parts make one whole?',
        toMixed ? 'How many times does the lower number go into the upper?' : 'Turn all the wholes into parts, then add the rest.',
      ],
      drawn: { whole, n, d, asks: toMixed ? 'mixed' : 'improper' },
    };
  },
);

export const powersOfTen = makeGenerator<Rational>(
  {
    id: 'maths-multiply-by-10-100-1000',
    varies: 'by',
    title: 'Multiplying and dividing by 10, 100 and 1,000',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['multiplying by 10 100 1000', 'dividing by 10 100 1000', 'powers of ten', 'decimals', 'place value'],
  },
  ({ int, pick, level }) => {
    const by = pick(level([10, 100], [10, 100, 1000], [10, 100, 1000]));
    const start = level(q(int(12, 99)), q(int(101, 999), 10), q(int(1001, 9999), pick([100, 1000])));
    if (start.n % 10n === 0n) return undefined;
    const times = level(true, pick([true, false]), pick([true, false]));
    const key = times ? mul(start, by) : div(start, by);
    return {
      stem: `Work out ${plain(start)} ${times ? '×' : '÷'} ${plain(by)}.`,
      key,
      slips: [
        [times ? div(start, by) : mul(start, by), times ? 'This divides: it is smaller.' : 'This multiplies: it is larger.'],
        [mul(key, 10), 'This moves the digits one place too far.'],
        [div(key, 10), 'This moves the digits one place too little.'],
        [mul(key, 100), 'This moves the digits two places too far.'],
        [add(start, times ? by : q(0)), 'This adds. Look at the sign.'],
      ],
      show: plain,
      why: `Each digit moves ${counted(`${by}`.length - 1, 'place')} to the ${times ? 'left' : 'right'}, so the number becomes ${plain(by)} times ${times ? 'as large' : 'smaller'}.`,
      steps: [
        `${plain(by)} has ${counted(`${by}`.length - 1, 'zero', 'zeros')}.`,
        `Move every digit that many places to the ${times ? 'left' : 'right'}: ${plain(key)}`,
      ],
      hints: ['The digits move, the point stays.', times ? 'Multiplying makes it larger.' : 'Dividing makes it smaller.'],
      drawn: { by, times: times ? 'yes' : 'no' },
    };
  },
);

const placesOf = (x: Rational): number => `${x.d}`.length - 1;

export const decimalSums = makeGenerator<Rational>(
  {
    id: 'maths-add-decimals',
    title: 'Adding and subtracting decimals',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: ['adding decimals', 'subtracting decimals', 'decimals', 'column addition with decimals', 'decimal numbers'],
  },
  ({ int, pick, level }) => {
    const a = level(q(int(11, 99), 10), q(int(101, 999), 100), q(int(101, 999), 10));
    const b = level(q(int(11, 99), 10), q(int(11, 99), 10), q(int(101, 9999), 1000));
    const minus = level(false, pick([true, false]), true);
    const key = minus ? sub(a, b) : add(a, b);
    if (toNumber(key) <= 0 || placesOf(a) === 0 || placesOf(b) === 0) return undefined;
    const [na, nb] = [Number(a.n), Number(b.n)];
    const slide = q(Math.abs(minus ? na - nb : na + nb), 10 ** Math.max(placesOf(a), placesOf(b)));
    return {
      stem: `Work out ${plain(a)} ${minus ? '−' : '+'} ${plain(b)}.`,
      key,
      slips: [
        [slide, 'This does not line up the points. Tenths go under tenths.'],
        [add(key, minus ? q(1) : q(-1)), minus ? 'This forgets that one was exchanged.' : 'This forgets the one that was carried.'],
        [minus ? add(a, b) : sub(a, b), minus ? 'This adds. The sign says take away.' : 'This takes away. The sign says add.'],
        [add(key, q(1, 10)), 'This is one tenth too much.'],
        [sub(key, q(1, 10)), 'This is one tenth too little.'],
      ],
      show: plain,
      believable: (x) => toNumber(x) > 0,
      why: `Line up the points, so that tenths are under tenths: ${plain(a)} ${minus ? '−' : '+'} ${plain(b)} = ${plain(key)}.`,
      steps: [
        'Write one number under the other with the points in line.',
        `Fill empty places with zeros.`,
        `${minus ? 'Subtract' : 'Add'} from the right: ${plain(key)}`,
      ],
      hints: ['The points must be under each other.', 'An empty place is a zero.'],
      drawn: { whole: isWhole(key) ? 'yes' : 'no' },
    };
  },
);
