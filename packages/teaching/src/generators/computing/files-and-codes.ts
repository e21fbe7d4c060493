import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

const about = { subject: 'computing' } as const;
const units = ['bytes', 'kilobytes', 'megabytes', 'gigabytes', 'terabytes'] as const;

export const fileUnits = makeGenerator<number>(
  {
    ...about,
    id: 'computing-data-units',
    title: 'Units of data: bits, bytes, kilobytes and more',
    keyStage: 'KS3',
    years: [7, 8, 9, 10],
    synonyms: ['file sizes', 'data units', 'bits and bytes', 'kilobytes megabytes gigabytes', 'units of storage', 'data storage'],
  },
  ({ int, pick, level }) => {
    const at = level(int(0, 2), int(0, 2), int(1, 2));
    const step = level(1, 1, 2);
    const amount = level(int(2, 9), int(11, 99), int(2, 40));
    const toBits = level(pick([true, false]), false, false);
    const factor = toBits ? 8 : 1000 ** step;
    const [big, small] = toBits ? ['bytes', 'bits'] : [units[at + step] ?? '', units[at] ?? ''];
    const key = amount * factor;
    return {
      stem: `How many ${small} are ${plain(amount)} ${big}?`,
      key,
      slips: [
        [
          toBits ? amount * 10 : amount * 100,
          toBits ? 'This uses ten bits for a byte. A byte has eight.' : 'This multiplies by 100. Each step is 1,000.',
        ],
        [toBits ? amount * 4 : key / 1000, toBits ? 'This uses four bits for a byte. That is a nibble.' : 'This does one step too few.'],
        [toBits ? amount * 1000 : key * 1000, toBits ? 'This multiplies by 1,000. A byte has 8 bits.' : 'This does one step too many.'],
        [toBits ? amount * 2 : key * 8, toBits ? 'This doubles. A byte has 8 bits.' : 'This changes to bits as well.'],
        [key * 10, 'This is ten times too large.'],
      ],
      show: plain,
      believable: (x) => wholeAndPositive(x) && x !== amount,
      why: toBits
        ? `A byte has 8 bits: ${amount} × 8 = ${key}.`
        : `From ${big} to ${small} multiply by 1,000${step === 2 ? ' twice' : ''}: ${plain(key)}.`,
      steps: [toBits ? `${amount} × 8 = ${key}` : `${plain(amount)} × ${plain(factor)} = ${plain(key)}`],
      hints: ['8 bits make a byte. 1,000 bytes make a kilobyte, and so on.', 'A smaller unit means a larger number.'],
      drawn: { amount, big, small },
    };
  },
);
export const imageSize = makeGenerator<number>(
  {
    ...about,
    id: 'computing-image-file-size',
    title: 'Image file size',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['image file size', 'file size of an image', 'pixels and colour depth', 'colour depth', 'bitmap images', 'resolution'],
  },
  ({ int, pick, level }) => {
    const [wide, high] = [10 * int(1, level(6, 20, 40)), 10 * int(1, level(6, 20, 40))];
    const depth = pick(level([1, 2], [4, 8], [3, 5, 6, 24]));
    const inBytes = level(false, pick([true, false]), true);
    const total = wide * high * depth;
    const key = inBytes ? total / 8 : total;
    if (wide === high || !Number.isInteger(key)) return undefined;
    const colours = level(false, false, depth <= 6);
    return {
      stem: `An image is ${wide} pixels wide and ${high} pixels high ${colours ? `and has ${2 ** depth} colours` : `with a colour depth of ${counted(depth, 'bit')}`}. What is its size in ${inBytes ? 'bytes' : 'bits'}?`,
      key,
      slips: [
        [inBytes ? total : total / 8, inBytes ? 'This is in bits. Divide by 8.' : 'This is in bytes.'],
        [
          colours ? (wide * high * 2 ** depth) / 8 : wide * high,
          colours ? 'This multiplies by the number of colours. Find how many bits they need.' : 'This forgets the colour depth.',
        ],
        [(wide + high) * depth, 'This adds the width and the height. Multiply them.'],
        [key * 2, 'This is twice as large.'],
        [key * 10, 'This is ten times too large.'],
      ],
      show: (x) => `${plain(x)} ${inBytes ? 'bytes' : 'bits'}`,
      believable: wholeAndPositive,
      why: `Size in bits = width × height × colour depth: ${wide} × ${high} × ${depth} = ${plain(total)}${inBytes ? `, and 8 bits are a byte` : ''}.`,
      steps: [
        ...(colours
          ? [`${2 ** depth} colours need ${depth} bits, because ${Array.from({ length: depth }, () => '2').join(' × ')} = ${2 ** depth}.`]
          : []),
        `${wide} × ${high} = ${plain(wide * high)} pixels`,
        `${plain(wide * high)} × ${depth} = ${plain(total)} bits`,
        ...(inBytes ? [`${plain(total)} ÷ 8 = ${plain(key)} bytes`] : []),
      ],
      hints: ['How many pixels are there?', 'The colour depth says how many bits one pixel takes. 8 bits are a byte.'],
      drawn: { wide, high, depth, inBytes: inBytes ? 'yes' : 'no' },
    };
  },
);
export const soundSize = makeGenerator<number>(
  {
    ...about,
    id: 'computing-sound-file-size',
    title: 'Sound file size',
    keyStage: 'KS4',
    years: [10, 11],
    synonyms: ['sound file size', 'sample rate', 'bit depth', 'sampling', 'digital sound', 'audio file size'],
  },
  ({ int, pick, level }) => {
    const rate = pick(level([100, 200, 500], [1000, 2000, 8000], [8000, 22_000, 44_000]));
    const depth = pick(level([2, 4], [8, 16], [8, 16]));
    const seconds = level(int(2, 9), int(5, 30), 10 * int(1, 6));
    const inBytes = level(false, pick([true, false]), true);
    const total = rate * depth * seconds;
    const key = inBytes ? total / 8 : total;
    return {
      stem: `A sound is recorded for ${seconds} seconds with ${plain(rate)} samples a second and a bit depth of ${depth}. What is its size in ${inBytes ? 'bytes' : 'bits'}?`,
      key,
      slips: [
        [inBytes ? total : total / 8, inBytes ? 'This is in bits. Divide by 8.' : 'This is in bytes.'],
        [rate * seconds, 'This is the number of samples. Each takes several bits.'],
        [rate * depth, 'This is for one second.'],
        [depth * seconds, 'This forgets the sample rate.'],
        [key * 10, 'This is ten times too large.'],
      ],
      show: (x) => `${plain(x)} ${inBytes ? 'bytes' : 'bits'}`,
      believable: wholeAndPositive,
      why: `Size in bits = sample rate × bit depth × seconds: ${plain(rate)} × ${depth} × ${seconds} = ${plain(total)}${inBytes ? ', and 8 bits are a byte' : ''}.`,
      steps: [
        `${plain(rate)} × ${seconds} = ${plain(rate * seconds)} samples`,
        `${plain(rate * seconds)} × ${depth} = ${plain(total)} bits`,
        ...(inBytes ? [`${plain(total)} ÷ 8 = ${plain(key)} bytes`] : []),
      ],
      hints: ['How many samples are there in all?', 'Each sample takes as many bits as the bit depth says. 8 bits are a byte.'],
      drawn: { rate, depth, seconds },
    };
  },
);
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shifted = (text: string, by: number): string =>
  Array.from(text, (letter) => alphabet[(alphabet.indexOf(letter) + by + 52) % 26] ?? '').join('');
export const caesarCipher = makeGenerator<string>(
  {
    ...about,
    id: 'computing-caesar-cipher',
    title: 'The Caesar cipher',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['caesar cipher', 'encryption', 'ciphers', 'codes', 'secret messages', 'cryptography'],
    kinds: [
      asking(/\bdecrypt|\bdecod|\bdecipher|\bcrack/, /mean\?|decrypt|decode/),
      asking(/\bencrypt|\bencod|\bencipher/, /How is|encrypt|encode/),
    ],
  },
  ({ int, pick, level }) => {
    const word = pick(
      level(
        ['CAT', 'DOG', 'SUN', 'HAT', 'MAP', 'PEN', 'CUP'],
        ['FISH', 'TREE', 'CODE', 'BOAT', 'LAMP', 'KITE'],
        ['ZEBRA', 'PUZZLE', 'WIZARD', 'OXYGEN', 'SYRUP'],
      ),
    );
    const by = level(int(1, 3), int(2, 5), int(3, 9));
    const decode = level(false, pick([true, false]), pick([true, false]));
    const secret = shifted(word, by);
    const key = decode ? word : secret;
    const start = decode ? secret : word;
    return {
      stem: decode
        ? `A Caesar cipher moves each letter ${by} on. What does ${secret} mean?`
        : `A Caesar cipher moves each letter ${by} on in the alphabet. How is ${word} written?`.replace('letter 1 on', 'letter one on'),
      key,
      slips: [
        [shifted(start, decode ? by : -by), decode ? 'This moves on. To read it, move back.' : 'This moves back.'],
        [shifted(key, 1), 'This is one letter too far along.'],
        [shifted(key, -1), 'This is one letter short.'],
        [key.slice(0, -1) + shifted(key.slice(-1), 2), 'This has a slip in the last letter.'],
      ],
      show: String,
      why: `Move each letter of ${start} ${by} ${decode ? 'back' : 'on'}; after Z comes A again.`,
      steps: Array.from(start, (letter, index) => `${letter} becomes ${key[index]}`),
      hints: [
        'Write out the alphabet.',
        decode ? 'To read a secret word, go the other way.' : 'Count on from each letter. After Z comes A.',
      ],
      drawn: { start, by, decode: decode ? 'yes' : 'no' },
    };
  },
);
