import { makeGenerator } from '../make-generator.ts';
import { add, div, mul, q, type Rational, toNumber } from '../rational.ts';
import { counted, maths, plain, tex } from '../written.ts';

type Standard = readonly [first: Rational, power: number];
const standardTex = ([first, power]: Standard): string => maths(String.raw`${tex(first)} \times 10^{${power}}`);
const tidy = (value: Rational): Standard => {
  let [first, power] = [value, 0];
  while (toNumber(first) >= 10) [first, power] = [div(first, 10), power + 1];
  while (toNumber(first) < 1) [first, power] = [mul(first, 10), power - 1];
  return [first, power];
};
const ten = (power: number): Rational => (power < 0 ? q(1, 10 ** -power) : q(10 ** power));
const sizeOf = ([first, power]: Standard): string => (toNumber(first) * 10 ** power).toPrecision(9);

export const standardFormLarge = makeGenerator<Standard>(
  {
    id: 'maths-standard-form-large',
    title: 'Large numbers in standard form',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['standard form large numbers', 'write in standard form', 'scientific notation'],
  },
  ({ int, pick, level }) => {
    const digits = q(level(int(11, 99), int(101, 999), int(12, 98)), 1);
    const value = mul(digits, ten(level(int(2, 6), int(3, 6), 6)));
    const [first, power] = tidy(value);
    if (first.d === 1n) return undefined;
    const shift = level(0, pick([-2, 1, 2]), 0);
    const given = level(
      plain(value),
      maths(String.raw`${tex(div(mul(first, ten(shift)), 1))} \times 10^{${power - shift}}`),
      `${plain(digits)} million`,
    );
    return {
      stem: level(
        `Write ${given} in standard form.`,
        `${given} is not in standard form yet. Write it in standard form.`,
        `${pick(['A film earns', 'A club is worth', 'A new bridge costs', 'A lottery pays'])} £${given}. Write ${given} in standard form.`,
      ),
      key: [first, power],
      slips: [
        [[first, power + 1], 'This counts one place too many.'],
        [[first, power - 1], 'This counts one place too few.'],
        [[mul(first, 10), power - 1], 'This has a first number above 10. It must be from 1 up to 10.'],
        [[first, -power], 'This has a negative power, which is for numbers below 1.'],
        [[first, power + 2], 'This counts two places too many.'],
      ],
      show: standardTex,
      sameAs: (value_) => `${toNumber(value_[0])}|${value_[1]}`,
      believable: (value_) => sizeOf(value_) !== sizeOf([first, power]) || value_[1] === power,
      why: `The first number is ${plain(first)}, and its digits move ${power} places to make the number.`,
      steps: [
        `The first number lies between 1 and 10: ${plain(first)}.`,
        ...(level(false, true, false)
          ? [`The first number moved ${counted(Math.abs(shift), 'place')}, so the power changes by ${Math.abs(shift)}.`]
          : []),
        standardTex([first, power]),
      ],
      hints: ['Which number between 1 and 10 has these digits?', 'How many places do the digits have to move back?'],
      drawn: { value: toNumber(value) },
    };
  },
);

export const standardFormBack = makeGenerator<Rational>(
  {
    id: 'maths-standard-form-back',
    title: 'Standard form back to ordinary numbers',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['standard form to ordinary number', 'ordinary numbers', 'comparing standard form'],
  },
  ({ int, level }) => {
    const first = q(level(int(11, 99), int(11, 99), int(1, 9) * 10), 10);
    const power = level(int(3, 7), -int(2, 5), int(2, 5));
    const other = level(0, 0, power - int(2, 5));
    const compares = level(false, false, true);
    const by = int(2, 9);
    if (!compares && first.d === 1n) return undefined;
    const key = compares ? mul(by, ten(power - other)) : mul(first, ten(power));
    const big = tidy(mul(mul(first, by), ten(power)));
    if (compares && big[1] - other < 2) return undefined;
    return {
      stem: compares
        ? `How many times as large as ${standardTex([first, other])} is ${standardTex(big)}?`
        : `Write ${standardTex([first, power])} as an ordinary number.`,
      key,
      slips: [
        [mul(key, 10), power < 0 ? 'This moves the digits one place too few.' : 'This has one place too many.'],
        [div(key, 10), power < 0 ? 'This moves the digits one place too many.' : 'This has one place too few.'],
        [
          compares ? mul(by, ten(Math.abs(power + other))) : mul(first, ten(-power)),
          compares
            ? 'This adds the powers. To divide, subtract them.'
            : power < 0
              ? 'This makes the number large. A negative power makes it small.'
              : 'This makes the number small. A positive power makes it large.',
        ],
        [mul(-1, key), 'This makes the number negative. Only its power is negative.'],
        [mul(key, 100), 'This has two places too many.'],
      ],
      show: plain,
      believable: (value) => (toNumber(value) > 0 || power < 0) && value.d <= 10n ** 8n,
      why: compares
        ? 'Divide the larger number by the smaller: divide the first numbers and subtract the powers.'
        : `The power ${plain(power)} moves the digits ${Math.abs(power)} places to the ${power < 0 ? 'right, so the number is below 1' : 'left, so the number is large'}.`,
      steps: compares
        ? [
            `First numbers: ${plain(big[0])} ÷ ${plain(first)} = ${plain(div(big[0], first))}`,
            `Powers: ${plain(big[1])} − ${other < 0 ? `(${plain(other)})` : other} = ${big[1] - other}`,
            `That is ${plain(key)} times.`,
          ]
        : [`Move the digits ${Math.abs(power)} places to the ${power < 0 ? 'right' : 'left'}.`, plain(key)],
      hints: [
        compares ? '“How many times as large” asks you to divide.' : 'Does the power make the number large or small?',
        'The power says how many places the digits move.',
      ],
      drawn: { first: toNumber(first), power, other, big: toNumber(big[0]), bigPower: big[1], asks: compares ? 'times' : 'back' },
    };
  },
);

export const standardFormAdd = makeGenerator<Standard>(
  {
    id: 'maths-standard-form-add',
    title: 'Adding in standard form',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['adding standard form', 'subtracting standard form', 'add numbers in standard form'],
  },
  ({ int, pick, level }) => {
    const [a, b] = [q(int(11, 98), 10), q(int(11, 98), 10)];
    const p = int(3, 8) * level(1, 1, pick([1, -1]));
    const gap = level(0, 1, pick([1, 2]));
    const minus = level(false, pick([true, false]), pick([true, false]));
    const second = mul(b, ten(p - gap));
    const whole = minus ? add(mul(a, ten(p)), mul(-1, second)) : add(mul(a, ten(p)), second);
    if (toNumber(whole) <= 0 || a.d === 1n || b.d === 1n) return undefined;
    const key = tidy(whole);
    const firsts = minus ? add(a, mul(-1, b)) : add(a, b);
    const sum = `${standardTex([a, p])} ${minus ? '−' : '+'} ${standardTex([b, p - gap])}`;
    return {
      stem: `Work out ${sum}. Give the answer in standard form.`,
      key,
      slips: [
        [[add(firsts, 0), 2 * p - gap], 'This adds the powers. They are added only when you multiply.'],
        [
          [firsts, p],
          gap === 0
            ? 'This leaves a first number that is not between 1 and 10.'
            : 'This adds the first numbers although the powers differ.',
        ],
        [[key[0], key[1] + 1], 'This has a power that is one too large.'],
        [[key[0], key[1] - 1], 'This has a power that is one too small.'],
        [[firsts, p - gap], 'This uses the smaller power without changing the first number.'],
      ],
      show: standardTex,
      sameAs: sizeOf,
      believable: ([first]) => toNumber(first) > 0,
      why: `Both numbers need the same power of 10 before their first numbers are ${minus ? 'subtracted' : 'added'}.`,
      steps: [
        ...(gap > 0 ? [`${standardTex([b, p - gap])} is ${standardTex([div(b, 10 ** gap), p])}.`] : ['The powers are the same already.']),
        `First numbers: ${plain(a)} ${minus ? '−' : '+'} ${plain(div(b, 10 ** gap))} = ${plain(minus ? add(a, mul(-1, div(b, 10 ** gap))) : add(a, div(b, 10 ** gap)))}`,
        `In standard form: ${standardTex(key)}`,
      ],
      hints: ['Are the two powers of 10 the same?', 'At the end the first number must be from 1 up to 10.'],
      drawn: { sum },
    };
  },
);
