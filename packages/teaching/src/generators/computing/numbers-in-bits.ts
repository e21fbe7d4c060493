import { bitColumns } from '../illustrations.ts';
import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const about = { subject: 'computing' } as const;
const bits = (n: number, length = 8): string => n.toString(2).padStart(length, '0');
const places = (n: number, length: number): string =>
  Array.from(bits(n, length), (bit, index) => (bit === '1' ? `${2 ** (length - 1 - index)}` : ''))
    .filter((each) => each !== '')
    .join(' + ');
const hex = (n: number): string => n.toString(16).toUpperCase().padStart(2, '0');

export const binaryToDenary = makeGenerator<number>(
  {
    ...about,
    id: 'computing-binary-to-denary',
    title: 'Binary to denary',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['binary', 'binary to denary', 'binary to decimal', 'base 2', 'bits', 'convert binary'],
  },
  ({ int, level }) => {
    const length = level(5, 6, 8);
    const n = int(level(3, 9, 33), 2 ** length - 1);
    const text = bits(n, length);
    return {
      stem: `What is the binary number ${text} in denary?`,
      illustration: bitColumns([text]),
      key: n,
      slips: [
        [Number.parseInt(Array.from(text).toReversed().join(''), 2), 'This reads the bits from the wrong end. The last bit is worth 1.'],
        [Array.from(text).filter((bit) => bit === '1').length, 'This counts the ones. Each one is worth its place value.'],
        [n * 2, 'This starts the place values at 2. The last bit is worth 1.'],
        [n + 1, 'This is one too many.'],
        [n - 2, 'This leaves out a place value.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: `Add the place values where there is a 1: ${places(n, length)} = ${n}.`,
      steps: [
        `Place values from the right: 1, 2, 4, 8, 16${length > 5 ? ', 32' : ''}${length > 6 ? ', 64, 128' : ''}.`,
        `${places(n, length)} = ${n}`,
      ],
      hints: ['The bit on the right is worth 1. Each place to the left is worth twice as much.', 'Add the values of the places with a 1.'],
      drawn: { n },
    };
  },
);
export const denaryToBinary = makeGenerator<number>(
  {
    ...about,
    id: 'computing-denary-to-binary',
    title: 'Denary to binary',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['binary', 'denary to binary', 'decimal to binary', 'base 2', 'convert to binary', '8 bit binary'],
  },
  ({ int, level }) => {
    const length = level(5, 6, 8);
    const n = int(level(2, 17, 65), 2 ** length - 2);
    return {
      stem: `Write ${n} as a binary number with ${length} bits.`,
      illustration: bitColumns(['?'.repeat(length)]),
      key: n,
      slips: [
        [Number.parseInt(Array.from(bits(n, length)).toReversed().join(''), 2), 'This has the bits in the wrong order.'],
        [2 ** length - 1 - n, 'This has each bit the wrong way round.'],
        [n + 1, 'This is one too many.'],
        [n - 1, 'This is one too few.'],
        [n ^ 4, 'This has the bit for 4 wrong.'],
      ],
      show: (x: number) => bits(x, length),
      believable: (x) => x > 0 && x < 2 ** length,
      why: `${n} = ${places(n, length)}: write 1 in those places and 0 in the others.`,
      steps: [
        `Take the largest place value that fits, then the next: ${places(n, length)}`,
        `Write 1 for each of them and 0 for the rest: ${bits(n, length)}`,
      ],
      hints: ['Write down the place values: 1, 2, 4, 8 and so on.', 'Which is the largest that fits? Take it away and go on.'],
      drawn: { n, length },
    };
  },
);
export const hexadecimal = makeGenerator<number>(
  {
    ...about,
    id: 'computing-hexadecimal',
    title: 'Hexadecimal',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['hexadecimal', 'hex', 'hex to denary', 'denary to hex', 'hex to binary', 'base 16'],
    kinds: [
      asking(/\b(?:hex\w*|base 16) (?:in)?to (?:denary|decimal|base 10)\b/, /in (?:denary|decimal)/),
      asking(/\b(?:hex\w*|base 16) (?:in)?to (?:binary|base 2)\b/, /in binary/),
      asking(/\b(?:denary|decimal|base 10) (?:in)?to (?:hex|base 16)/, /Write \d+ in hex/),
      asking(/\bbinary (?:in)?to (?:hex|base 16)/, /binary.*in hex/),
    ],
  },
  ({ int, level, pick }) => {
    const n = int(16, level(79, 175, 255));
    const kind = level(
      pick(['to denary', 'to binary'] as const),
      pick(['to denary', 'to hex', 'from binary', 'to binary'] as const),
      pick(['to hex', 'from binary', 'to binary'] as const),
    );
    const [high, low] = [Math.floor(n / 16), n % 16];
    return {
      stem: {
        'to denary': `What is the hexadecimal number ${hex(n)} in denary?`,
        'to hex': `Write ${n} in hexadecimal.`,
        'from binary': `Write the binary number ${bits(n)} in hexadecimal.`,
        'to binary': `Write the hexadecimal number ${hex(n)} in binary.`,
      }[kind],
      key: n,
      slips: [
        [low * 16 + high, 'This has the two digits the wrong way round.'],
        [high * 10 + low, 'This counts in tens. The left digit counts sixteens.'],
        [n + 16, 'This has one sixteen too many.'],
        [n - 1, 'This is one too few.'],
        [n + 1, 'This is one too many.'],
        [high + low, 'This adds the two digits.'],
      ],
      show: { 'to denary': plain, 'to hex': hex, 'from binary': hex, 'to binary': (x: number) => bits(x) }[kind],
      believable: (x) => x > 0 && x < 256,
      why: `The left digit counts sixteens, the right one counts ones; A is 10 and F is 15. ${high} × 16 + ${low} = ${n}.`,
      steps:
        kind === 'from binary'
          ? [`Split it into two nibbles: ${bits(n).slice(0, 4)} and ${bits(n).slice(4)}.`, `They are ${high} and ${low}: ${hex(n)}`]
          : kind === 'to binary'
            ? [
                `Each digit makes four bits: ${hex(n)[0]} is ${high} and ${hex(n)[1]} is ${low}.`,
                `${bits(high, 4)} and ${bits(low, 4)}: ${bits(n)}`,
              ]
            : kind === 'to hex'
              ? [`${n} ÷ 16 = ${high} remainder ${low}`, `In hexadecimal: ${hex(n)}`]
              : [`${high} × 16 = ${high * 16}`, `${high * 16} + ${low} = ${n}`],
      hints: [
        'A is 10, B 11, C 12, D 13, E 14, F 15.',
        kind === 'from binary' || kind === 'to binary' ? 'Four bits make one hexadecimal digit.' : 'The left digit counts sixteens.',
      ],
      drawn: { n, kind },
    };
  },
);
export const binaryAddition = makeGenerator<number>(
  {
    ...about,
    id: 'computing-binary-addition',
    title: 'Binary addition',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['binary addition', 'adding binary', 'add binary numbers', 'binary arithmetic', 'overflow'],
  },
  ({ int, level }) => {
    const length = level(4, 8, 8);
    const [a, b] = [int(level(1, 17, 40), level(7, 90, 127)), int(level(1, 17, 40), level(7, 90, 127))];
    const key = a + b;
    if (key >= 2 ** length || (a & b) === 0) return undefined;
    return {
      stem: `Add the binary numbers ${bits(a, length)} and ${bits(b, length)}.`,
      illustration: bitColumns([bits(a, length), bits(b, length), '?'.repeat(length)], true),
      key,
      slips: [
        [a ^ b, 'This forgets to carry. 1 + 1 is 10: write 0 and carry 1.'],
        [a | b, 'This writes 1 for 1 + 1. That is 10: write 0 and carry 1.'],
        [key + 1, 'This is one too many.'],
        [key - 1, 'This is one too few.'],
        [key ^ 2, 'This has the second bit from the right wrong.'],
      ],
      show: (x: number) => bits(x, length),
      believable: (x) => x > 0 && x < 2 ** length,
      why: `1 + 1 is 10 in binary, so write 0 and carry 1. In denary: ${a} + ${b} = ${key}.`,
      steps: [
        'Add from the right, column by column.',
        '1 + 1 = 10: write 0, carry 1. 1 + 1 + 1 = 11: write 1, carry 1.',
        bits(key, length),
      ],
      hints: ['Work from the right.', 'What is 1 + 1 in binary? Do not forget to carry.'],
      drawn: { length },
    };
  },
);
export const binaryShift = makeGenerator<number>(
  {
    ...about,
    id: 'computing-binary-shifts',
    title: 'Binary shifts',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['binary shift', 'binary shifts', 'left shift', 'right shift', 'logical shift', 'multiply by shifting'],
    kinds: [asking(/\bleft\b|\bmultipl/, /left/), asking(/\bright\b|\bdivi/, /right/)],
  },
  ({ int, pick, level }) => {
    const by = level(1, int(1, 2), int(2, 3));
    const left = pick([true, false]);
    const n = left ? int(3, 255 >> by) : int(2 ** by + 1, 200);
    const key = left ? n << by : n >> by;
    const asksBits = level(true, pick([true, false]), pick([true, false]));
    if (!left && n % 2 ** by !== 0 && !asksBits) return undefined;
    return {
      stem: asksBits
        ? `Shift ${bits(n)} ${left ? 'left' : 'right'} by ${by} ${by === 1 ? 'place' : 'places'}.`
        : `The denary number ${n} is written in binary and shifted ${by} ${by === 1 ? 'place' : 'places'} to the ${left ? 'left' : 'right'}. What is the result in denary?`,
      key,
      slips: [
        [left ? n >> by : (n << by) & 255, `This shifts to the ${left ? 'right' : 'left'}.`],
        [left ? (n << (by + 1)) & 255 : n >> (by + 1), 'This shifts one place too far.'],
        [left ? n << (by - 1) : n >> (by - 1), 'This shifts one place too little.'],
        [
          left ? n * by : Math.max(1, n - by),
          left ? 'This multiplies by the number of places. Each place doubles.' : 'This subtracts the number of places.',
        ],
        [key ^ 1, 'This fills the empty place with the wrong bit.'],
      ],
      show: (x: number) => (asksBits ? bits(x) : plain(x)),
      believable: (x) => x > 0 && x < 256 && x !== n,
      why: `Each place to the ${left ? 'left doubles' : 'right halves'} the value; empty places are filled with 0. ${n} becomes ${key}.`,
      steps: [
        `Move every bit ${by} to the ${left ? 'left' : 'right'} and fill up with 0.`,
        asksBits ? `${bits(n)} becomes ${bits(key)}` : `${n} ${left ? '×' : '÷'} ${2 ** by} = ${key}`,
      ],
      hints: [left ? 'A left shift makes the number larger.' : 'A right shift makes the number smaller.', 'Each place counts two times.'],
      drawn: { n, by, left: left ? 'yes' : 'no', asks: asksBits ? 'bits' : 'value' },
    };
  },
);
