import { capital } from '../../derive/wording.ts';
import { makeGenerator } from '../make-generator.ts';
import { counted, plain } from '../written.ts';

const units = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const inWords = (n: number): string => {
  const [ten, one] = [Math.floor(n / 10), n % 10];
  if (ten === 0) return units[one] ?? '';
  if (ten === 1) return teens[one] ?? '';
  return one === 0 ? (tens[ten] ?? '') : `${tens[ten]}-${units[one]}`;
};

export const numberWords = makeGenerator<number>(
  {
    id: 'maths-number-words-to-100',
    title: 'Numbers in words',
    keyStage: 'KS1',
    years: [1, 2],
    synonyms: ['numbers in words', 'reading numbers', 'writing numbers', 'number words'],
  },
  ({ int, pick, level }) => {
    const key = level(pick([int(11, 20), int(11, 49)]), pick([int(11, 20), int(20, 79), int(20, 79)]), int(13, 99));
    const [ten, one] = [Math.floor(key / 10), key % 10];
    const form = level(pick(['word', 'back'] as const), pick(['word', 'said', 'back'] as const), pick(['parts', 'word', 'back'] as const));
    const said = {
      word: `Write ${inWords(key)} in digits.`,
      said: `Miss Khan says “${inWords(key)}”. What do you write?`,
      back: pick([`How do you write ${key} in words?`, `Which word is the number ${key}?`]),
      parts: `I have ${counted(one, 'one')} and ${counted(ten, 'ten')}. Which number am I?`,
    }[form];
    if (ten === one || (form === 'parts' && one < 2)) return undefined;
    return {
      stem: said,
      key,
      slips: [
        [10 * one + ten, 'This has the digits the wrong way round. Tens come first.'],
        ten === 1
          ? [10 * one, 'This is a “ty” number. Listen for “teen”.']
          : one === 0
            ? [key + 10, 'This is ten too many.']
            : form === 'back'
              ? [key + 10, 'This is ten too many.']
              : [100 * ten + one, `This writes ${10 * ten} and then ${one}. Put the ones in the place of the nought.`],
        [10 * ten + ((one + 1) % 10), 'This has the wrong ones.'],
      ],
      show: (x) => (form === 'back' ? inWords(x) : plain(x)),
      believable: (x) => x > 9 && (form !== 'back' || x < 100),
      why: `${capital(inWords(key))} has ${ten} in the tens place and ${one} in the ones place.`,
      steps: [`Tens: ${ten}`, `Ones: ${one}`, form === 'back' ? inWords(key) : `${key}`],
      hints: ['How many tens do you hear?', 'Tens first. Then the ones.'],
      drawn: { words: inWords(key) },
    };
  },
);

export const tenAndSome = makeGenerator<number>(
  {
    id: 'maths-ten-and-some-more',
    title: 'Ten and some more',
    keyStage: 'KS1',
    years: [0, 1],
    synonyms: ['teen numbers', 'ten and some more', 'numbers to 20', 'ten frames'],
  },
  ({ int, pick, level }) => {
    const some = int(1, 9);
    const asks = level('all' as const, pick(['all', 'more'] as const), pick(['more', 'split'] as const));
    const total = 10 + some;
    return {
      stem:
        asks === 'all'
          ? pick(['How many is that in all?', 'What number is this?', 'How many cubes are there?'])
          : asks === 'more'
            ? `Ten and how many more make ${total}?`
            : `${total} is ${some} and …?`,
      ...(asks === 'all' ? { figure: { kind: 'base-ten' as const, hundreds: 0, tens: 1, ones: some } } : {}),
      key: { all: total, more: some, split: 10 }[asks],
      slips: {
        all: [
          [some, 'This leaves out the ten.'] as const,
          [some + 1, 'This counts the ten as one.'] as const,
          [10 * some + 1, 'This swaps the digits.'] as const,
        ],
        more: [
          [total, 'This is the whole number. Ten is there already.'] as const,
          [some + 1, 'This is one too many.'] as const,
          [some - 1, 'This is one too few.'] as const,
        ],
        split: [
          [1, 'This says one. The 1 stands for one ten.'] as const,
          [total, 'This is the whole number.'] as const,
          [9, 'This is one too few.'] as const,
        ],
      }[asks],
      show: (x) => plain(x),
      believable: (x) => x > 0,
      why: `${total} is one ten and ${some} more.`,
      steps: ['Start with ten.', `${some} more.`, `Ten and ${some} make ${total}.`],
      hints: ['Find the ten first.', 'Then count the ones.'],
      drawn: { some, asks },
    };
  },
);
