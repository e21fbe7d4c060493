import { saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

const placeCalled: Readonly<Record<number, string>> = {
  1: 'ones',
  10: 'tens',
  100: 'hundreds',
  1000: 'thousands',
  10_000: 'ten thousands',
  100_000: 'hundred thousands',
  1_000_000: 'millions',
};

/** The highest place in which two numbers differ. */
const differAt = (a: number, b: number): number => {
  let place = 1_000_000;
  while (place > 1 && Math.floor(a / place) === Math.floor(b / place)) place /= 10;
  return place;
};

const swapped = <T>(list: readonly T[], a: number, b: number): readonly T[] =>
  list.map((one, at) => (at === a ? list[b] : at === b ? list[a] : one) as T);

const show = (values: readonly number[]): string => values.map((value) => plain(value)).join('; ');

export const orderNumbers = makeGenerator<readonly number[]>(
  {
    id: 'maths-order-numbers',
    title: 'Comparing and ordering large numbers',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['order numbers', 'compare numbers', 'ordering numbers', 'comparing large numbers', 'greatest number', 'smallest number'],
  },
  ({ int, pick, some, level }) => {
    const length = level(int(3, 4), int(4, 5), int(6, 7));
    const asks = level(pick(['greatest', 'smallest'] as const), 'list', pick(['list', 'between'] as const));
    const lead = int(1, 9) * 10 ** (length - 1);
    // They begin alike, so that what follows decides.
    const second = asks === 'list' ? some([0, 2, 4, 6, 8], 2) : [int(0, 4), int(5, 9)];
    const rest = 10 ** (length - 2);
    const numbers = [...new Set([0, 1, 0, 1].map((which) => lead + (second[which] ?? 0) * rest + int(0, rest - 1)))];
    if (numbers.length < 4) return undefined;
    const sorted = numbers.toSorted((a, b) => a - b);
    const [low = 0, lower = 0, higher = 0, high = 0] = sorted;
    if (asks === 'list') {
      const three = [low, lower, high];
      const byLast = three.toSorted((a, b) => (a % 10) - (b % 10));
      return {
        stem: `Which list goes from the ${pick(['smallest to the largest', 'least to the greatest'])}?`,
        key: three,
        slips: [
          [three.toReversed(), 'This goes from the largest to the smallest.'],
          [byLast, 'This orders them by the last digit. Begin at the left.'],
          [swapped(three, 0, 1), `This has the first two the wrong way round. Look at the ${placeCalled[differAt(low, lower)]}.`],
          [swapped(three, 1, 2), `This has the last two the wrong way round. Look at the ${placeCalled[differAt(lower, high)]}.`],
          [swapped(three, 0, 2), 'This has the smallest at the end.'],
        ],
        show,
        why: `They begin with the same digit. ${plain(low)} and ${plain(lower)} differ in the ${placeCalled[differAt(low, lower)]}, ${plain(lower)} and ${plain(high)} in the ${placeCalled[differAt(lower, high)]}.`,
        steps: ['Compare the digits from the left.', `Smallest: ${plain(low)}. Next: ${plain(lower)}. Largest: ${plain(high)}.`],
        hints: ['All have the same number of digits. Begin at the left.', 'Where the first digits are the same, look at the next column.'],
        drawn: { asks },
      };
    }
    if (asks === 'between') {
      const gap = higher - low;
      const key = low + Math.floor(gap / 2);
      const place = differAt(low, higher);
      return {
        stem: `Which number lies between ${plain(low)} and ${plain(higher)}?`,
        key: [key],
        slips: [
          [[high], 'This is larger than both.'],
          [[low - Math.ceil(rest / 10)], 'This is smaller than both.'],
          [[Math.floor(key / 10)], 'This has a digit too few.'],
          [[higher + Math.ceil(rest / 100)], 'This is just too large. Compare from the left.'],
        ],
        show,
        believable: ([value = 0]) => value < low || value > higher,
        why: `${plain(key)} is more than ${plain(low)} and less than ${plain(higher)}.`,
        steps: [`Both numbers first differ in the ${placeCalled[place]}.`, `${plain(low)} < ${plain(key)} < ${plain(higher)}`],
        hints: [
          'It must be larger than the first number and smaller than the second.',
          'Compare each option from the left, digit by digit.',
        ],
        drawn: { asks, low, higher },
      };
    }
    const key = asks === 'greatest' ? high : low;
    return {
      stem: `Which of these numbers is the ${asks}?`,
      key: [key],
      slips: numbers
        .filter((number) => number !== key)
        .map(
          (number) =>
            [
              [number],
              `This has ${asks === 'greatest' ? 'fewer' : 'more'} ${placeCalled[differAt(number, key)]} than another of them. Compare from the left.`,
            ] as const,
        ),
      show,
      why: `All have ${length} digits. From the left, ${plain(key)} has the ${asks === 'greatest' ? 'most' : 'fewest'} where they differ.`,
      steps: ['Compare the digits from the left.', `In order: ${sorted.map((number) => plain(number)).join(', ')}.`],
      hints: ['Begin with the digit on the left: it is worth most.', 'Where the first digits are the same, look at the next column.'],
      drawn: { asks, numbers },
    };
  },
);

const showDecimals = (values: readonly string[]): string => values.join('; ');

const filled = (text: string): string => `${text}${'0'.repeat(3 - (text.split('.')[1]?.length ?? 0))}`;

const digits = (text: string): number => Number(text.split('.')[1]);

const stepsFor = (those: readonly string[]): readonly string[] => [
  `Give all of them as many decimals: ${those.map(filled).join(', ')}.`,
  `In order: ${those.toSorted((a, b) => Number(a) - Number(b)).join(', ')}.`,
];

export const compareDecimals = makeGenerator<readonly string[]>(
  {
    id: 'maths-compare-decimals',
    title: 'Comparing and ordering decimals',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['compare decimals', 'order decimals', 'ordering decimals', 'comparing decimals', 'largest decimal', 'smallest decimal'],
    kinds: [saying(/\b(?:3|three) (?:d\.?p\b|decimal places?)|\bthousandths?\b/, /\d\.\d{3}\b/)],
  },
  ({ int, pick, some, level }) => {
    const whole = level(0, int(0, 9), int(0, 20));
    const [t1 = 0, t2 = 0, t3 = 0] = some([1, 2, 3, 4, 5, 6, 7, 8, 9], 3);
    const tail = int(1, 9);
    const texts = level(
      [`${whole}.${t1}`, `${whole}.${t2}${tail}`, `${whole}.${t3}`, `${whole}.0${Math.max(t1, t2, t3)}`],
      [`${whole}.${t1}`, `${whole}.${t2}${tail}`, `${whole}.${t2}0${int(1, 9)}`, `${whole}.0${int(1, 9)}`],
      [`${whole}.${t1}`, `${whole}.${t1}${tail}`, `${whole}.${t1}0${int(1, 9)}`, `${whole}.${t2}${int(1, 9)}${int(1, 9)}`],
    );
    const sorted = texts.toSorted((a, b) => Number(a) - Number(b));
    if (new Set(texts.map(Number)).size < 4) return undefined;
    const asks = level(pick(['largest', 'smallest'] as const), pick(['largest', 'smallest', 'list'] as const), 'list');
    const why = 'Compare the whole numbers, then tenths with tenths, hundredths with hundredths, and so on.';
    const hints = ['A number with more digits need not be larger.', 'Write 0s at the end, until all have as many decimals.'];
    if (asks === 'list') {
      const three = [sorted[0] ?? '', sorted[1] ?? '', sorted[3] ?? ''];
      return {
        stem: `Which list goes from the smallest to the largest?`,
        key: three,
        slips: [
          [three.toSorted((a, b) => digits(a) - digits(b)), 'This reads what stands after the point as a whole number.'],
          [three.toSorted((a, b) => b.length - a.length), 'This takes a longer number to be smaller. Compare the tenths first.'],
          [three.toReversed(), 'This goes from the largest to the smallest.'],
          [swapped(three, 0, 1), 'This has the first two the wrong way round.'],
          [swapped(three, 1, 2), 'This has the last two the wrong way round.'],
        ],
        show: showDecimals,
        why,
        steps: stepsFor(three),
        hints,
        drawn: { asks, texts: three },
      };
    }
    const key = asks === 'largest' ? (sorted[3] ?? '') : (sorted[0] ?? '');
    return {
      stem: `Which of these decimals is the ${asks}?`,
      key: [key],
      slips: texts
        .filter((text) => text !== key)
        .map(
          (text) =>
            [
              [text],
              asks === 'largest'
                ? text.length > key.length
                  ? 'This has more digits, but it is smaller. Compare the tenths first.'
                  : 'This has fewer tenths or hundredths than another of them.'
                : text.length > key.length
                  ? 'This has more digits, but that does not make it smaller.'
                  : 'This has more tenths or hundredths than another of them.',
            ] as const,
        ),
      show: showDecimals,
      why,
      steps: stepsFor(texts),
      hints,
      drawn: { asks, texts },
    };
  },
);
