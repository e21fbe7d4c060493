import { beside, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

/** Draws ask it of each number below a hundred, hundreds of times a quiz. */
const isPrime = (x: number): boolean =>
  x > 1 && Array.from({ length: Math.floor(Math.sqrt(x)) + 1 }, (_, i) => i).every((i) => i < 2 || x % i > 0);
const factorsOf = (x: number): readonly number[] => Array.from({ length: x }, (_, i) => i + 1).filter((i) => x % i === 0);

const smallest = (x: number): number => factorsOf(x)[1] ?? x;

export const factorsAndMultiples = makeGenerator<number>(
  {
    id: 'maths-factors-and-multiples',
    title: 'Factors and multiples',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['factors', 'multiples', 'factors and multiples', 'factor pairs', 'common factors', 'common multiples'],
    kinds: [beside(saying(/\bcommon\b/, /common/))],
  },
  ({ int, pick, level }) => {
    const asks = level(
      pick(['factor', 'multiple'] as const),
      pick(['factor', 'count', 'common multiple', 'shared factor'] as const),
      pick(['common factor', 'count', 'lowest common multiple'] as const),
    );
    const of = pick(level([12, 15, 16, 18, 20, 24], [24, 28, 30, 36, 40, 42, 45], [36, 40, 48, 54, 60, 72, 84, 90]));
    const other = of + pick([12, 18, 20, 24, 30]);
    const factors = factorsOf(of);
    const common = factors.filter((x) => other % x === 0);
    const by = int(3, 9);
    const [by2, shared] = [pick([2, 3, 4, 5, 6, 8, 9, 10, 12].filter((x) => x !== by)), int(1, 3)];
    const lowest = Array.from({ length: by2 }, (_, at) => (at + 1) * by).find((x) => x % by2 === 0) ?? by * by2;
    if (asks === 'lowest common multiple' && lowest === by * by2 && pick([true, false])) return undefined;
    const key = {
      factor: pick(factors.slice(1, -1)),
      multiple: by * int(4, 9),
      count: factors.length,
      'common factor': common.at(-1) ?? 1,
      'shared factor': pick(common.length > 1 ? common.slice(1) : [1]),
      'common multiple': lowest * shared,
      'lowest common multiple': lowest,
    }[asks];
    const notFactor = (x: number): boolean => of % x > 0;
    const stem = {
      factor: `Which number is a factor of ${of}?`,
      multiple: `Which number is a multiple of ${by}?`,
      count: `How many factors does ${of} have?`,
      'common factor': `What is the highest common factor of ${of} and ${other}?`,
      'shared factor': `Which number is a common factor of ${of} and ${other}?`,
      'common multiple': `Which number is a common multiple of ${by} and ${by2}?`,
      'lowest common multiple': `What is the lowest common multiple of ${by} and ${by2}?`,
    }[asks];
    if (asks === 'common factor' && key < 3) return undefined;
    if (asks === 'shared factor' && (key < 2 || key === of)) return undefined;
    if (asks.endsWith(' multiple') && (by % by2 === 0 || by2 % by === 0)) return undefined;
    const slips: Readonly<Record<typeof asks, readonly (readonly [number, string])[]>> = {
      factor: [
        [of * 2, `This is a multiple of ${of}. A factor divides into it.`],
        ...[key + 1, key + 2, key - 1, key + 3, key + 5]
          .filter((x) => x > 1 && notFactor(x))
          .map((x) => [x, `This does not divide into ${of}: there is a remainder.`] as const),
      ],
      multiple: [key + 1, key - 1, key + 2, key - 2, key + 4]
        .filter((x) => x % by > 0)
        .map((x) => [x, `This is not in the ${by} times table.`] as const),
      count: [
        [key - 2, `This leaves out 1 and ${of}. They count too.`],
        [key / 2, 'This counts the pairs. Each pair has two factors.'],
        [key + 1, 'This counts one factor too many.'],
        [key - 1, 'This leaves one factor out.'],
        [key + 2, 'This counts a factor pair twice.'],
      ],
      'common factor': [
        [common.at(-2) ?? 1, 'This divides into both, but there is a higher one.'],
        [other - of, 'This is the difference of the two numbers.'],
        [factors.at(-2) ?? 1, `This is a factor of ${of} only.`],
        [key * 2, 'This does not divide into both.'],
        [of * 2, 'This is a multiple. A factor divides into the number.'],
      ],
      'shared factor': [
        ...factors
          .filter((x) => x > 1 && x < of && other % x > 0)
          .map((x) => [x, `This is a factor of ${of}, but it does not divide into ${other}.`] as const),
        ...factorsOf(other)
          .filter((x) => x > 1 && x < other && of % x > 0)
          .map((x) => [x, `This is a factor of ${other}, but it does not divide into ${of}.`] as const),
        [of * 2, `This is a multiple of ${of}. A factor divides into the number.`],
      ],
      'common multiple': [
        [key + by, `This is in the ${by} times table only.`],
        [key + by2, `This is in the ${by2} times table only.`],
        [by + by2, 'This adds the two numbers.'],
        [key - by, `This is in the ${by} times table only.`],
        [key - by2, `This is in the ${by2} times table only.`],
      ],
      'lowest common multiple': [
        [lowest === by * by2 ? lowest * 2 : by * by2, 'This is in both tables, but there is a lower one.'],
        [lowest - by, `This is in the ${by} times table only.`],
        [lowest + by2, `This is in the ${by2} times table only.`],
        [by + by2, 'This adds the two numbers.'],
        [lowest * 3, 'This is in both tables, but there is a lower one.'],
      ],
    };
    return {
      stem,
      key,
      slips: slips[asks],
      show: plain,
      believable: (x) => {
        if (asks === 'common multiple') return wholeAndPositive(x) && (x % by > 0 || x % by2 > 0);
        return wholeAndPositive(x) && (asks !== 'common factor' || of % x > 0 || other % x > 0 || x < key);
      },
      why: {
        factor: `${of} ÷ ${key} = ${of / key} with nothing left over.`,
        multiple: `${key} = ${by} × ${key / by}, so it is in the ${by} times table.`,
        count: `The factors of ${of} are ${factors.join(', ')}.`,
        'common factor': `Both numbers divide by ${key}: ${of} ÷ ${key} = ${of / key} and ${other} ÷ ${key} = ${other / key}. No higher number divides into both.`,
        'shared factor': `${of} ÷ ${key} = ${of / key} and ${other} ÷ ${key} = ${other / key}, with nothing left over.`,
        'common multiple': `${key} = ${by} × ${key / by} and ${key} = ${by2} × ${key / by2}, so it is in both tables.`,
        'lowest common multiple': `${key} = ${by} × ${key / by} and ${key} = ${by2} × ${key / by2}, and no smaller number is in both tables.`,
      }[asks],
      steps:
        asks === 'common multiple' || asks === 'lowest common multiple'
          ? [
              `The ${by2} times table: ${[1, 2, 3, 4].map((times) => times * by2).join(', ')} and so on.`,
              `Which of these numbers are in the ${by} times table as well? The first is ${lowest}.`,
              `${by} × ${key / by} = ${key} and ${by2} × ${key / by2} = ${key}`,
            ]
          : asks === 'multiple'
            ? [`Count in steps of ${by} until you meet one of the options.`, `${by} × ${key / by} = ${key}`]
            : [
                `Find the pairs that multiply to ${of}: ${factors
                  .filter((x) => x * x <= of)
                  .map((x) => `${x} × ${of / x}`)
                  .join(', ')}.`,
                ...{
                  factor: [`${key} is in one of these pairs: ${key} × ${of / key} = ${of}.`],
                  count: [`Count every number once: ${factors.join(', ')}. That makes ${key}.`],
                  'shared factor': [`Which of these also divide into ${other}? ${common.join(', ')}.`],
                  'common factor': [`Which of these also divide into ${other}? ${common.join(', ')}.`, `The highest of them is ${key}.`],
                }[asks],
              ],
      hints: [
        asks.endsWith('multiple')
          ? 'Multiples of a number are in its times table.'
          : 'A factor divides into a number with nothing left over.',
        {
          count: 'Find factors in pairs and begin with 1.',
          'common factor': `List the factors of ${of}, and try them with ${other}, the highest first.`,
          factor: `Try each one with ${of}.`,
          multiple: `Try each one with ${by}.`,
          'shared factor': `Try each one with ${of} and with ${other}.`,
          'common multiple': `Try each one with ${by} and with ${by2}.`,
          'lowest common multiple': `Say the ${by2} times table, and stop at the first number that ${by} divides into.`,
        }[asks],
      ],
      drawn: { asks, of, other, by },
    };
  },
);

const isCube = (x: number): boolean => Math.round(Math.cbrt(x)) ** 3 === x;

export const primesAndSquares = makeGenerator<number>(
  {
    id: 'maths-primes-squares-cubes',
    title: 'Prime, square and cube numbers',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['prime numbers', 'primes', 'square numbers', 'cube numbers', 'squares and cubes', 'prime and composite'],
    kinds: [saying(/\bcube[ds]?\b/, /\bcube|\^3/), saying(/\bsquare[ds]?\b/, /\bsquare|\^2/), saying(/\bprimes?\b(?! factor)/, /\bprime/)],
  },
  ({ int, pick, some, level }) => {
    const kind = level(
      pick(['prime', 'square', 'cube'] as const),
      pick(['prime', 'square', 'cube'] as const),
      pick(['prime', 'cube', 'sum'] as const),
    );
    const [low, high] = level([2, 30], [20, 60], [40, 99]);
    const primes = Array.from({ length: high - low }, (_, i) => i + low).filter(isPrime);
    const root = kind === 'cube' ? int(2, level(5, 6, 10)) : int(level(3, 5, 4), level(12, 20, 15));
    const second = int(2, 10);
    const key = { prime: pick(primes), square: root ** 2, cube: root ** 3, sum: root ** 2 + second ** 2 }[kind];
    const composites = [91, 87, 57, 51, 49, 77, 27, 39, 33, 21, 25, 15, 9].filter((x) => x >= low && x <= high);
    if (kind === 'prime' && composites.length < 3) return undefined;
    const isCubeWritten = pick([true, false]);
    // "Which is a cube number?" needs other numbers that are none.
    const asksWhich = kind === 'cube' && pick([true, false]);
    return {
      stem: {
        prime: pick(['Which of these is a prime number?', 'Which number is prime?', `Find the prime number.`]),
        square: `What is ${root} squared?`,
        cube: asksWhich ? 'Which of these is a cube number?' : isCubeWritten ? `What is ${maths(`${root}^3`)}?` : `What is ${root} cubed?`,
        sum: `Work out ${maths(`${root}^2 + ${second}^2`)}.`,
      }[kind],
      key,
      slips:
        kind === 'prime'
          ? some(composites, 3).map(
              (x) => [x, `This is ${smallest(x)} × ${x / smallest(x)}, so it has other factors than 1 and itself.`] as const,
            )
          : [
              [
                kind === 'cube' ? root * 3 : kind === 'sum' ? 2 * root + 2 * second : root * 2,
                kind === 'cube'
                  ? 'This multiplies by 3. Use the number three times in a product.'
                  : 'This doubles. Squared means times itself.',
              ],
              [
                kind === 'cube' ? root ** 2 : kind === 'sum' ? (root + second) ** 2 : root ** 2 + root,
                kind === 'cube'
                  ? 'This is the square. Multiply once more.'
                  : kind === 'sum'
                    ? 'This adds first. Square each number first.'
                    : 'This is one lot too many.',
              ],
              [key + root, 'This is one lot too many.'],
              [key - root, 'This is one lot too few.'],
              [key + 10, 'This is ten too many.'],
            ],
      show: plain,
      believable: (x) => x > 0 && (!asksWhich || !isCube(x)),
      why: {
        prime: `Only 1 and ${key} divide into ${key}.`,
        square: `Squared means times itself: ${root} × ${root} = ${key}.`,
        cube: `Cubed means three of them in a product: ${root} × ${root} × ${root} = ${key}.`,
        sum: `Square each first: ${root ** 2} + ${second ** 2} = ${key}.`,
      }[kind],
      steps:
        kind === 'prime'
          ? [`Try 2, 3, 5 and 7 on each number.`, `Nothing but 1 and ${key} divides into ${key}.`]
          : kind === 'sum'
            ? [`${root} × ${root} = ${root ** 2}`, `${second} × ${second} = ${second ** 2}`, `${root ** 2} + ${second ** 2} = ${key}`]
            : [`${root} × ${root} = ${root ** 2}`, ...(kind === 'cube' ? [`${root ** 2} × ${root} = ${key}`] : [])],
      hints:
        kind === 'prime'
          ? ['A prime number has exactly two factors.', 'Is it in the 3 or the 7 times table?']
          : ['Squared means times itself. Cubed means three times in a product.', 'It is not the same as doubling.'],
      drawn: { kind, root, second },
    };
  },
);
