import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

type Place = 'TTh' | 'Th' | 'H' | 'T' | 'O';

const places: readonly Place[] = ['TTh', 'Th', 'H', 'T', 'O'];

const placeCalled: Readonly<Record<number, string>> = {
  1: 'ones',
  10: 'tens',
  100: 'hundreds',
  1000: 'thousands',
  10_000: 'ten thousands',
  100_000: 'hundred thousands',
  1_000_000: 'millions',
};

export const hundredMore = makeGenerator<number>(
  {
    id: 'maths-hundred-more',
    title: '10, 100 and 1,000 more or less',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: ['100 more', '100 less', '10 more or 10 less', '1000 more', '1000 less', 'ten more and a hundred more'],
    kinds: [asking(/\bless\b/, /less/), asking(/\bmore\b/, /more/)],
    varies: 'by',
  },
  ({ int, pick, level }) => {
    const length = level(3, 4, 5);
    const by = pick(level([10, 100], [10, 100, 1000], [10, 100, 1000]));
    const isMore = pick([true, false]);
    const digits = Array.from({ length }, (_, at) => int(at === 0 ? 1 : 0, level(8, 9, 9)));
    const at = length - 1 - Math.log10(by);
    // Later the digit goes past 9 or below 0, for advanced ones over two columns.
    const edge = isMore ? 9 : 0;
    const crosses = level(false, true, true);
    if (crosses && at > 0) digits[at] = edge;
    if (level(false, false, true) && at > 1) digits[at - 1] = edge;
    const digit = digits[at] ?? 0;
    if (!crosses && (isMore ? digit === 9 : digit === 0)) return undefined;
    const number = Number(digits.join(''));
    const key = isMore ? number + by : number - by;
    if (key < 10 ** (length - 1) || key >= 10 ** length) return undefined;
    const size = isMore ? by : -by;
    const unchanged = isMore ? number - 9 * by : number + 9 * by;
    return {
      stem: `What number is ${plain(by)} ${isMore ? 'more' : 'less'} than the number in the chart?`,
      figure: {
        kind: 'place-value-chart',
        columns: digits.map((counters, index) => ({ place: places[5 - length + index] ?? 'O', counters })),
      },
      key,
      slips: [
        ...(crosses && digit === edge
          ? [[unchanged, `This changes the ${placeCalled[by]} and forgets the column to the left.`] as const]
          : []),
        [number + size * 10, `This changes the ${placeCalled[by * 10]}. Look for the ${placeCalled[by]} column.`],
        [number + size / 10, `This changes the ${placeCalled[by / 10] ?? 'wrong column'}. Look for the ${placeCalled[by]} column.`],
        [number - size, `This is ${plain(by)} ${isMore ? 'less' : 'more'}.`],
        [number, 'This is the number in the chart.'],
      ],
      show: plain,
      believable: (value) => value > 0 && Number.isInteger(value),
      why: `The chart shows ${plain(number)}. ${plain(number)} ${isMore ? '+' : '−'} ${plain(by)} = ${plain(key)}.`,
      steps: [
        `Read the chart: ${plain(number)}.`,
        `${isMore ? 'Add' : 'Take away'} 1 in the ${placeCalled[by]} column.`,
        ...(crosses
          ? [
              isMore
                ? 'Ten in a column make one more in the column to the left.'
                : 'Where there is none to take, change one from the column to the left.',
            ]
          : []),
        `${plain(number)} ${isMore ? '+' : '−'} ${plain(by)} = ${plain(key)}`,
      ],
      hints: ['First read the number: how many counters are in each column?', `Which column tells how many ${placeCalled[by]} there are?`],
      drawn: { by, asks: isMore ? 'more' : 'less' },
    };
  },
);

export const partitioning = makeGenerator<number>(
  {
    id: 'maths-partition-numbers',
    title: 'Partitioning numbers',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: [
      'partition',
      'partitioning',
      'partition numbers',
      'expanded form',
      'thousands hundreds tens and ones',
      'flexible partitioning',
    ],
  },
  ({ int, pick, level }) => {
    const [thousands, hundreds, tens, ones] = [int(1, 9), int(1, 9), int(1, 9), int(1, 9)];
    const asks = level('sum', 'part', 'other');
    if (asks === 'sum') {
      const digits = pick([
        [thousands, 0, tens, ones],
        [thousands, hundreds, 0, ones],
        [thousands, hundreds, tens, 0],
        [0, hundreds, tens, ones],
        [thousands, hundreds, tens, ones],
        [thousands, 0, 0, ones],
      ]);
      const parts = digits.map((digit, at) => digit * 10 ** (3 - at)).filter((part) => part > 0);
      const key = parts.reduce((sum, part) => sum + part, 0);
      const squeezed = Number(digits.filter((digit) => digit > 0).join(''));
      return {
        stem: `What is ${parts.map((part) => plain(part)).join(' + ')}?`,
        key,
        slips: [
          [squeezed, 'This leaves out a 0. Every column needs a digit.'],
          [Number(digits.toReversed().join('')), 'This has the digits the wrong way round.'],
          [Number(`${squeezed}0`), 'This has a 0 in the wrong column.'],
          [key + 90 * (digits[2] ?? 0), 'This has the tens in the hundreds column.'],
          [key * 10, 'This has a digit too many.'],
          [key + 10, 'This has one ten too many.'],
        ],
        show: plain,
        believable: (value) => value > 9,
        why: `Put each part in its column: ${parts.map((part) => plain(part)).join(', ')} make ${plain(key)}.`,
        steps: ['Write each part under the last, ones below ones.', `${parts.map((part) => plain(part)).join(' + ')} = ${plain(key)}`],
        hints: ['Which column does each part belong to?', 'A column with nothing in it gets a 0.'],
        drawn: { asks, parts },
      };
    }
    const moved = asks === 'other' ? pick([1000, 100] as const) : 0;
    const whole = thousands * 1000 + hundreds * 100 + tens * 10 + ones;
    const parts =
      asks === 'part'
        ? pick([
            [thousands * 1000, hundreds * 100, tens * 10 + ones],
            [thousands * 1000 + hundreds * 100, tens * 10, ones],
          ])
        : moved === 1000
          ? [(thousands - 1) * 1000, 1000 + hundreds * 100, tens * 10 + ones]
          : [thousands * 1000, (hundreds - 1) * 100, 100 + tens * 10 + ones];
    if (parts.includes(0)) return undefined;
    const hidden = asks === 'part' ? int(0, 2) : moved === 1000 ? 1 : 2;
    const key = parts[hidden] ?? 0;
    const known = parts.filter((_, at) => at !== hidden);
    return {
      stem: pick(['What is the missing part?', 'Which part is missing?', 'What goes in the empty part?']),
      figure: { kind: 'part-whole', whole: plain(whole), parts: parts.map((part, at) => (at === hidden ? '?' : plain(part))) },
      key,
      slips: [
        ...(moved > 0
          ? [[key - moved, `This is what the digits of ${plain(whole)} say. Add the parts: ${plain(moved)} is missing.`] as const]
          : []),
        [Math.floor(key / 10), 'This has each digit one column too far to the right.'],
        [key * 10, 'This has each digit one column too far to the left.'],
        [whole - (known[0] ?? 0), 'This takes only one of the parts away.'],
        [key + 100, 'This makes the parts 100 too large together.'],
      ],
      show: plain,
      believable: (value) => value > 0,
      why: `The parts make ${plain(whole)}: ${parts.map((part) => plain(part)).join(' + ')} = ${plain(whole)}.`,
      steps: [
        `Add the parts that are there: ${known.map((part) => plain(part)).join(' + ')} = ${plain(whole - key)}`,
        `${plain(whole)} − ${plain(whole - key)} = ${plain(key)}`,
      ],
      hints: ['All the parts together make the whole.', 'Add the parts that you can see. What is missing up to the whole?'],
      drawn: { asks },
    };
  },
);
