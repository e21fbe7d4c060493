import { multipliedInSteps } from '../column-steps.ts';
import { asItStands, asText } from '../forms.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { maths, plain, tex } from '../written.ts';

const digitsOf = (x: number): readonly number[] => Array.from(String(x), Number).toReversed();

/** A product as it is written, what goes wrong in it, and how it is helped with. */
type Product = {
  readonly a: number;
  readonly b: number;
  readonly key: number;
  readonly shown: string;
  readonly wrong: readonly { readonly value: number; readonly why: string }[];
  readonly help: Pick<Draft<string>, 'why' | 'steps' | 'hints'>;
  readonly stepFigures?: Draft<string>['stepFigures'];
};

const worked = ({ a, b, key, wrong, help, stepFigures }: Product, stem: string): Draft<string> =>
  asText({
    ...help,
    ...(stepFigures === undefined ? {} : { stepFigures }),
    stem,
    key,
    slips: wrong.map(({ value, why }) => [value, why] as const),
    show: plain,
    drawn: { form: 'product', a, b },
  });

/** What stands in the row below the ones. */
const secondRow = ({ a, b, key, shown, help }: Product): Draft<string> => {
  const [ones, tens] = [b % 10, b - (b % 10)];
  return {
    ...help,
    stem: `To work out ${shown}, you write ${a} × ${ones} in the first row. What goes in the second row?`,
    key: `${a} × ${tens}`,
    slips: [
      [`${a} × ${tens / 10}`, `This takes the ${tens / 10} as ones. It is worth ${tens}.`],
      [`${a} × ${tens * 10}`, `This takes the ${tens / 10} as hundreds. It is worth ${tens}.`],
      [`${a} × ${b}`, 'This is the whole sum. The ones are in the first row already.'],
    ],
    show: asItStands,
    why: `${b} is ${tens} and ${ones}, so after the ones come ${tens} lots of ${a}: ${plain(a * ones)} + ${plain(a * tens)} = ${plain(key)}.`,
    steps: [
      `Split ${b}: ${tens} and ${ones}`,
      `The first row has ${ones === 1 ? 'one lot' : `${ones} lots`} of ${a}.`,
      `${tens} lots of ${a} are left for the second row.`,
    ],
    hints: [`Split ${b} into tens and ones.`, 'The ones are done. What is left?', `How much is the ${tens / 10} in ${b} worth?`],
    drawn: { form: 'row', a, b },
  };
};

/** Rounded to the first digit: 300 for 286. */
const firstDigit = (x: number): number => {
  const size = 10 ** (String(x).length - 1);
  return size * Math.round(x / size);
};

const estimated = ({ a, b, key, shown, help }: Product): Draft<string> | undefined => {
  const [x, y] = [firstDigit(a), b > 9 ? firstDigit(b) : b];
  if (x === a) return undefined;
  const about = x * y;
  return asText({
    stem: `Which of these is the best estimate for ${shown}?`,
    key: about,
    slips: [
      [10 * about, `This has a 0 too many: ${plain(x)} × ${plain(y)} = ${plain(about)}.`],
      [about / 10, `This has a 0 too few: ${plain(x)} × ${plain(y)} = ${plain(about)}.`],
      [x + y, 'This adds the rounded numbers. Multiply them.'],
      [2 * about, 'This is twice as much. Round each number once.'],
    ],
    show: plain,
    believable: (value: number) => Number.isInteger(value) && value !== key,
    why: `${plain(a)} is near ${plain(x)}${y === b ? '' : ` and ${plain(b)} near ${plain(y)}`}, and ${plain(x)} × ${plain(y)} = ${plain(about)}.`,
    steps: [
      `Round: ${plain(a)} is near ${plain(x)}${y === b ? '' : `, ${plain(b)} is near ${plain(y)}`}.`,
      `${plain(x)} × ${plain(y)} = ${plain(about)}`,
    ],
    hints: [
      'Round each number to its first digit.',
      'Multiply the first digits, and then put the noughts behind.',
      ...help.hints.slice(0, 1),
    ],
    drawn: { form: 'estimate', a, b },
  });
};

/** Which sum of parts is the same. */
const split = ({ a, b, shown, help }: Product): Draft<string> => {
  // The second number is split, or the first one where the second has one digit.
  const [whole, other] = b > 9 ? [b, a] : [a, b];
  const size = 10 ** (String(whole).length - 1);
  const [top, rest] = [size * Math.floor(whole / size), whole % size];
  const text = (p: number, q: number): string => `${plain(other)} × ${plain(p)} + ${plain(other)} × ${plain(q)}`;
  return {
    ...help,
    stem: `Which of these is the same as ${shown}?`,
    key: text(top, rest),
    slips: [
      [text(top / size, rest), `This takes the first digit of ${plain(whole)} as ${top / size}. It is worth ${plain(top)}.`],
      [`${plain(other)} × ${plain(top)} + ${plain(rest)}`, `This multiplies only ${plain(top)}. Multiply ${plain(rest)} as well.`],
      [text(top * 10, rest), `This takes the first digit as worth ${plain(top * 10)}.`],
    ],
    show: asItStands,
    believable: (option: string) => option.length <= 60,
    why: `${plain(whole)} is ${plain(top)} and ${plain(rest)}, and each part is multiplied by ${plain(other)}.`,
    steps: [`Split ${plain(whole)}: ${plain(top)} and ${plain(rest)}`, `Multiply each part by ${plain(other)}.`, 'Then the two are added.'],
    drawn: { form: 'split', a, b },
  };
};

const stories = [
  'A printer prints # pages an hour. How many pages does it print in § hours?',
  'A lorry carries # boxes on each trip. It makes § trips. How many boxes is that?',
  'A factory makes # toys each day. How many does it make in § days?',
] as const;

export const shortMultiplication = makeGenerator<string>(
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
    const product: Product = {
      a,
      b,
      key,
      shown: maths(String.raw`${tex(a)} \times ${b}`),
      wrong: [
        { value: uncarried, why: 'This forgets to add what was carried.' },
        { value: key - a, why: `This is one lot of ${plain(a)} too few.` },
        { value: key + b, why: `This is ${b} too many.` },
        { value: key - 100, why: 'This carries 1 too few into the hundreds.' },
      ],
      help: {
        why: `Multiply every digit of ${plain(a)} by ${b} and add what you carry: ${plain(key)}.`,
        steps: digits
          .map((digit, place) => `${plain(digit * 10 ** place)} × ${b} = ${plain(digit * 10 ** place * b)}`)
          .concat(`Add them: ${plain(key)}`),
        hints: [
          `Split ${plain(a)} into ${level('tens', 'hundreds, tens', 'thousands, hundreds, tens')} and ones.`,
          `Multiply each part by ${b}, then add the parts.`,
        ],
      },
    };
    switch (pick(['plain', 'plain', 'story', 'story', 'estimate', 'split'] as const)) {
      case 'plain':
        return worked(product, `${pick(['Work out', 'Use short multiplication to work out'])} ${product.shown}.`);
      case 'story':
        return worked(product, pick(stories).replace('#', plain(a)).replace('§', `${b}`));
      case 'estimate':
        return estimated(product);
      case 'split':
        return split(product);
    }
  },
);

export const twoDigitMultiplication = makeGenerator<string>(
  {
    id: 'maths-two-digit-multiplication',
    title: 'Multiplying by two digits',
    keyStage: 'KS2',
    years: [5, 6],
    synonyms: [
      '2 digit by 2 digit',
      'two digit by two digit',
      'multiply two two-digit numbers',
      'multiply by two digits',
      '3 digit by 2 digit',
      '4 digit by 2 digit',
      'long multiplication',
      'grid method',
    ],
  },
  ({ int, pick, level }) => {
    const a = level(int(12, 39), int(23, 79), pick([int(46, 98), int(112, 486), int(1_112, 4_986)]));
    const b = level(int(11, 19), int(13, 48), int(34, 97));
    if (a % 10 < 2 || b % 10 < 1 || a === b) return undefined;
    const [ones, tens] = [b % 10, b - (b % 10)];
    const [aOnes, aTens] = [a % 10, a - (a % 10)];
    const key = a * b;
    const product: Product = {
      a,
      b,
      key,
      shown: maths(String.raw`${a} \times ${b}`),
      wrong: [
        {
          value: aTens * tens + aOnes * ones,
          why: 'This leaves out two of the four products: tens by ones and ones by tens.',
        },
        {
          value: a * ones + (a * tens) / 10,
          why: 'This leaves out the 0 when multiplying by the tens digit.',
        },
        { value: key - a, why: `This is one lot of ${a} too few.` },
        { value: key + b, why: `This is ${b} too many.` },
        { value: key - 100, why: 'This carries 1 too few into the hundreds.' },
      ],
      help: {
        why: `Multiply ${a} by ${ones} and by ${tens}, then add: ${plain(a * ones)} + ${plain(a * tens)} = ${plain(key)}.`,
        steps: [
          `${a} × ${ones} = ${plain(a * ones)}`,
          `${a} × ${tens} = ${plain(a * tens)}`,
          `${plain(a * ones)} + ${plain(a * tens)} = ${plain(key)}`,
        ],
        hints: [
          `Split ${b} into tens and ones.`,
          'Multiply by the ones first. Put a 0 in the ones column before you multiply by the tens.',
        ],
      },
      stepFigures: multipliedInSteps(a, b),
    };
    switch (pick(['plain', 'plain', 'plain', 'row', 'estimate', 'split'] as const)) {
      case 'plain':
        return worked(product, `Work out ${product.shown}.`);
      case 'row':
        return secondRow(product);
      case 'estimate':
        return estimated(product);
      case 'split':
        return split(product);
    }
  },
);
