import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { maths, plain, tex } from '../written.ts';

const digitsOf = (x: number): readonly number[] => Array.from(String(x), Number).toReversed();
export const shortMultiplication = makeGenerator(
  {
    id: 'maths-short-multiplication',
    title: 'Short multiplication',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['short multiplication', 'column multiplication', 'multiply large numbers', 'multiply by one digit'],
  },
  ({ int, pick, level }) => {
    const a = level(int(23, 89), int(124, 986), int(1234, 8796));
    const b = level(int(3, 8), int(4, 9), int(6, 9));
    const key = a * b;
    if (a % 10 < 2) return undefined;
    const digits = digitsOf(a);
    // The first digit has nowhere to carry to: its product is written whole.
    const written = (digit: number, place: number): number => (place === digits.length - 1 ? digit * b : (digit * b) % 10);
    const uncarried = digits.reduce((total, digit, place) => total + written(digit, place) * 10 ** place, 0);
    return {
      stem: `${pick(['Work out', 'Use short multiplication to work out'])} ${maths(String.raw`${tex(a)} \times ${b}`)}.`,
      key,
      slips: [
        [uncarried, 'This forgets to add what was carried.'],
        [key + b, `This is ${b} too many.`],
        [key - a, `This is one lot of ${plain(a)} too few.`],
        [key - 100, 'This carries 1 too few into the hundreds.'],
      ],
      show: plain,
      why: `Multiply every digit of ${plain(a)} by ${b} and add what you carry: ${plain(key)}.`,
      steps: digits
        .map((digit, place) => `${plain(digit * 10 ** place)} × ${b} = ${plain(digit * 10 ** place * b)}`)
        .concat(`Add them: ${plain(key)}`),
      hints: [
        `Split ${plain(a)} into ${level('tens', 'hundreds, tens', 'thousands, hundreds, tens')} and ones.`,
        `Multiply each part by ${b}, then add the parts.`,
      ],
      drawn: { a, b },
    };
  },
);

export const shortDivision = makeGenerator(
  {
    id: 'maths-short-division',
    title: 'Short division',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['short division', 'bus stop division', 'remainders', 'divide large numbers', 'division with remainders'],
    kinds: [
      saying(/(?<!\b(?:no|without|out) )\bremainders?\b/, /completely|needed|left over|remainder/),
      saying(/\b(?:no|without) remainders?\b|\bexact/, /Work out/),
    ],
  },
  ({ int, pick, level }) => {
    const by = level(int(3, 6), int(4, 9), pick([11, 12, 14, 15, 16, 18]));
    const whole = level(int(13, 29), int(34, 180), int(21, 68));
    const left = level(0, int(1, by - 1), int(1, by - 1));
    const total = by * whole + left;
    const [thing, box] = pick([
      ['eggs', 'boxes'],
      ['pupils', 'minibuses'],
      ['tins', 'crates'],
    ] as const);
    const up = level(false, pick([true, false]), pick([true, false]));
    const stem = level(
      `Work out ${maths(String.raw`${tex(total)} \div ${by}`)}.`,
      `There are ${plain(total)} ${thing}. Each of the ${box} holds ${by}. ${up ? `How many ${box} are needed for all of the ${thing}?` : `How many ${box} can be filled completely?`}`,
      `There are ${plain(total)} ${thing}. Each of the ${box} holds ${by}. ${up ? `How many ${box} are needed for all of the ${thing}?` : `How many ${box} can be filled completely?`}`,
    );
    const key = whole + (up ? 1 : 0);
    return {
      stem,
      key,
      slips: [
        ...(left > 0
          ? [
              [
                up ? whole : whole + 1,
                up ? `This leaves ${left} of the ${thing} without a place.` : 'This counts one that is not full.',
              ] as const,
            ]
          : []),
        [key + 10, 'This has a tens digit that is one too great.'],
        [key - 10, 'This loses a ten that should be carried to the next digit.'],
        ...(left > 0 ? [[key + left, 'This adds the remainder to the answer.'] as const] : []),
        [key + 2, 'This is too many. Multiply back to check.'],
        [key - 1, 'This is too few. Multiply back to check.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why:
        left === 0
          ? `${by} × ${whole} = ${plain(total)}, so there is no remainder.`
          : `${by} × ${whole} = ${plain(by * whole)}, with ${left} left over${up ? ', and those need one more' : ', which do not fill another'}.`,
      steps: [
        `${plain(total)} ÷ ${by} = ${whole}${left > 0 ? ` remainder ${left}` : ''}`,
        ...(left > 0
          ? [up ? `The remainder needs one more: ${whole} + 1 = ${key}` : `The remainder does not fill another, so the answer is ${key}.`]
          : [`Check: ${by} × ${whole} = ${plain(total)}`]),
      ],
      hints: [
        `How many times does ${by} go into the first digits? Carry what is left.`,
        left > 0 ? 'What does the remainder mean in this story?' : 'Check by multiplying back.',
      ],
      drawn: { total, by, kind: up ? 'up' : 'down' },
    };
  },
);
