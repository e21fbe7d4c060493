import { makeGenerator } from '../make-generator.ts';
import { div, mul, q, type Rational, toNumber } from '../rational.ts';
import { maths, plain, tex } from '../written.ts';

type Standard = readonly [first: Rational, power: number];
const standardTex = ([first, power]: Standard): string => maths(String.raw`${tex(first)} \times 10^{${power}}`);
const sizeOf = ([first, power]: Standard): number => toNumber(first) * 10 ** power;
const sameSize = (value: Standard): string => sizeOf(value).toPrecision(9);

export const standardFormOrder = makeGenerator<Standard>(
  {
    id: 'maths-standard-form-order',
    title: 'Ordering numbers in standard form',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['ordering standard form', 'comparing standard form', 'standard form in order', 'largest number in standard form'],
  },
  ({ int, pick, some, level }) => {
    const middle = level(int(4, 8), -int(4, 7), 0);
    const powers = [middle, ...some([middle - 1, middle + 1, middle - 2, middle + 2], 2)];
    const same = pick(powers);
    const numbers = [...powers, same].map((power): Standard => [q(int(11, 98), 10), power]);
    const inOrder = numbers.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    if (new Set(numbers.map(sameSize)).size < 4 || numbers.some(([first]) => first.d === 1n)) return undefined;
    const asks = level(pick(['largest', 'smallest'] as const), pick(['largest', 'smallest'] as const), pick(['second', 'third'] as const));
    const place = { largest: 3, smallest: 0, second: 2, third: 1 }[asks];
    const key = inOrder[place] ?? inOrder[0];
    if (key === undefined) return undefined;
    const [first, power] = key;
    const why = (value: Standard): string => {
      const [isMore, isHigher] = [sizeOf(value) > sizeOf(key), value[1] > power];
      if (value[1] === power) return `This has the same power, and a ${isMore ? 'larger' : 'smaller'} first number.`;
      return isHigher === toNumber(value[0]) > toNumber(first)
        ? `This is ${isMore ? 'larger' : 'smaller'}: ${plain(value[1])} is the ${isHigher ? 'higher' : 'lower'} power.`
        : `This is ${isMore ? 'larger' : 'smaller'}, because the power decides before the first number does.`;
    };
    return {
      stem: {
        largest: pick(['Which of these numbers is the largest?', 'Put the numbers in order. Which is the largest?']),
        smallest: pick(['Which of these numbers is the smallest?', 'Put the numbers in order. Which is the smallest?']),
        second: pick([
          'Which of these numbers is the second largest?',
          'The numbers are put in order, the largest first. Which is second?',
        ]),
        third: pick([
          'Which of these numbers is the second smallest?',
          'The numbers are put in order, the smallest first. Which is second?',
        ]),
      }[asks],
      key,
      slips: some(
        numbers.filter((value) => value !== key),
        3,
      ).map((value) => [value, why(value)] as const),
      show: standardTex,
      sameAs: sameSize,
      why: 'Compare the powers first: a higher power is a larger number. Where the powers are equal, the first numbers decide.',
      steps: [
        'Sort by the power; a negative power further from 0 is a smaller number.',
        `From the smallest: ${inOrder.map(standardTex).join(', ')}`,
      ],
      hints: [
        'Which part of a number in standard form says how large it is?',
        'Look at the first numbers only where the powers are equal.',
      ],
      drawn: { asks, firsts: numbers.map(([one]) => toNumber(one)), powers: numbers.map(([, one]) => one) },
    };
  },
);

export const standardFormDivide = makeGenerator<Standard>(
  {
    id: 'maths-standard-form-divide',
    title: 'Dividing in standard form',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['dividing standard form', 'divide numbers in standard form', 'standard form division'],
  },
  ({ int, pick, level }) => {
    const b = int(2, 9);
    const quotient = q(int(11, 98), 10);
    const product = mul(quotient, b);
    const carries = toNumber(product) >= 10;
    if (carries === level(true, false, false) || quotient.d === 1n) return undefined;
    const a = carries ? div(product, 10) : product;
    const p = level(int(6, 12), int(4, 9), pick([1, -1]) * int(2, 7));
    const other = level(int(2, 4), int(2, 5), -int(2, 6));
    const straight = carries ? div(quotient, 10) : quotient;
    const key: Standard = [quotient, p - other - (carries ? 1 : 0)];
    if (key[1] === 0 || key[1] === 1) return undefined;
    const sum = maths(String.raw`(${tex(a)} \times 10^{${p}}) \div (${b} \times 10^{${other}})`);
    return {
      stem: `Work out ${sum}. Give the answer in standard form.`,
      key,
      slips: [
        [[quotient, p + other - (carries ? 1 : 0)], 'This adds the powers. That is for multiplying.'],
        [
          [quotient, carries ? p - other : p - other + 1],
          carries
            ? 'This makes the first number ten times larger and forgets to lower the power.'
            : 'This has a power that is one too large.',
        ],
        [[quotient, p - other - (carries ? 2 : 1)], 'This has a power that is one too small.'],
        [[quotient, -(p - other) - (carries ? 1 : 0)], 'This subtracts the powers the wrong way round.'],
        [[quotient, p - other + 2], 'This has a power that is too large. Subtract the second power from the first.'],
      ],
      show: standardTex,
      sameAs: sameSize,
      why: `${plain(a)} ÷ ${b} = ${plain(straight)}, and the powers are subtracted: ${p} − ${other < 0 ? `(${plain(other)})` : other} = ${plain(p - other)}.`.replaceAll(
        '-',
        '−',
      ),
      steps: [
        `First numbers: ${plain(a)} ÷ ${b} = ${plain(straight)}`,
        `Powers: ${plain(p)} − ${other < 0 ? `(${plain(other)})` : other} = ${plain(p - other)}`,
        ...(carries ? [`${plain(straight)} is below 1, so make it ${plain(quotient)} and lower the power by 1.`] : []),
        standardTex(key),
      ],
      hints: ['Divide the first numbers, and subtract the powers.', 'At the end the first number must be from 1 up to 10.'],
      drawn: { sum },
    };
  },
);
