import { inPlaces, roundingLine } from '../illustrations.ts';
import { answering, asking, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { div, isWhole, mul, q, roundTo, toNumber } from '../rational.ts';
import { maths, plain } from '../written.ts';

export const multiplicationCheck = makeGenerator(
  {
    id: 'maths-multiplication-check',
    varies: 'table',
    title: 'Multiplication tables check',
    keyStage: 'KS2',
    years: [3, 4],
    synonyms: ['times tables', 'multiplication tables check', 'mtc', 'tables to 12', 'times table test', 'multiplication facts'],
  },
  ({ int, pick, level }) => {
    const table = pick(level([2, 3, 4, 5, 8, 10], [3, 4, 6, 7, 8, 9, 11], [6, 7, 8, 9, 12]));
    const times = level(int(2, 12), int(3, 12), int(4, 12));
    const key = times * table;
    return {
      stem: maths(String.raw`${times} \times ${table} = \square`),
      key,
      slips: [
        [key + table, `This is one lot of ${table} too many.`],
        [key - table, `This is one lot of ${table} too few.`],
        [key + times, `This is one lot of ${times} too many.`],
        [key - times, `This is one lot of ${times} too few.`],
        [times + table, 'This adds the two numbers instead of multiplying.'],
      ],
      show: plain,
      why: `${times} lots of ${table} are ${key}. The order does not matter, so ${table} lots of ${times} are ${key} too.`,
      steps:
        times > 10
          ? [`10 lots of ${table} are ${10 * table}.`, `${times - 10} more: ${10 * table} + ${(times - 10) * table} = ${key}`]
          : [
              `5 lots of ${table} are ${5 * table}.`,
              `${times < 5 ? `${5 - times} fewer: ${5 * table} − ${(5 - times) * table}` : `${times - 5} more: ${5 * table} + ${(times - 5) * table}`} = ${key}`,
            ],
      hints: [`Start from a fact that you know, such as 5 lots or 10 lots of ${table}.`, `Then add or take away lots of ${table}.`],
      drawn: { times, table },
    };
  },
);

const columns = [
  'thousandths',
  'hundredths',
  'tenths',
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
] as const;

export const placeValueDigits = makeGenerator(
  {
    id: 'maths-place-value-digits',
    title: 'Place value',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['place value', 'value of a digit', 'hundreds tens and ones', 'decimal place value', 'digits', 'numbers to a million'],
    kinds: [
      answering(/\bthousandths?\b/, /^0\.00[1-9]$|thousandth/),
      answering(/\bhundredths?\b/, /^0\.0[1-9]$|hundredth/),
      answering(/\btenths?\b/, /^0\.[1-9]$|\btenth/),
      {
        asked: /\bhundreds,? tens,? (?:and )?(?:ones|units)\b|\b3[- ]digit/,
        drawn: ({ stem }) => /(?<![\d,.])\d{3}(?![\d,.]*\d)/.test(stem),
      },
      saying(/\bmillions?\b|\b[67] digits?\b/, /\d{3},\d{3}|million/),
    ],
  },
  ({ int, pick, some, level }) => {
    const decimals = pick([true, false]) ? 0 : level(int(1, 2), 2, 3);
    const isWholeNumber = decimals === 0;
    const digits = some(
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      level(isWholeNumber ? int(3, 4) : 3, isWholeNumber ? int(4, 6) : 4, isWholeNumber ? int(6, 7) : 5),
    );
    const place = isWholeNumber ? int(level(1, 2, 2), level(2, digits.length - 2, 5)) : int(0, decimals - 1);
    const digit = digits.at(-1 - place) ?? 0;
    const scale = 10 ** decimals;
    const number = plain(q(Number(digits.join('')), scale), decimals);
    const worth = (column: number) => q(digit * 10 ** column, scale);
    const column = columns[place + 3 - decimals];
    return {
      stem: `What is the value of the digit ${digit} in ${number}?`,
      illustration: inPlaces(digits, decimals),
      key: worth(place),
      slips: [
        ...(place > 0
          ? [
              [
                worth(place - 1),
                `This has the digit in the ${columns[place + 2 - decimals]} column, one place too far to the right.`,
              ] as const,
            ]
          : []),
        [worth(place + 1), `This has the digit in the ${columns[place + 4 - decimals]} column, one place too far to the left.`],
        [q(digit), 'This is the digit itself, not what it is worth in its place.'],
        [worth(place + 2), `This has the digit in the ${columns[place + 5 - decimals]} column, two places too far to the left.`],
      ],
      show: plain,
      why: `The ${digit} is in the ${column} column, so it is worth ${plain(worth(place))}.`,
      steps: [
        `Name the columns from the ${decimals > 0 ? 'decimal point' : 'right: ones, tens, hundreds'}${decimals > 0 ? ': tenths, then hundredths' : ''}, and so on.`,
        `The ${digit} is in the ${column} column.`,
        `${digit} ${digit === 1 ? column?.slice(0, -1) : column} = ${plain(worth(place))}`,
      ],
      hints: ['Write the column names above the digits.', 'How many places is the digit from the ones column?'],
      drawn: { number, digit, of: isWholeNumber ? 'whole' : 'decimals' },
    };
  },
);

export const rounding = makeGenerator(
  {
    id: 'maths-rounding',
    varies: 'gap',
    title: 'Rounding',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: [
      'round',
      'rounding numbers',
      'nearest 10',
      'nearest 100',
      'nearest 1000',
      'nearest whole number',
      'estimate',
      'decimal places',
    ],
    kinds: [
      saying(/\b(?:to|nearest) (?:an? |the )?(?:nearest )?(?:whole|integer)/, /nearest whole/),
      saying(/\bdecimal places?\b|\btenths?\b|\bhundredths?\b/, /decimal place/),
    ],
  },
  ({ int, pick, level }) => {
    const decimals = level(0, 0, pick([0, 2, 3]));
    const places = level(pick([-1, -2]), pick([-2, -3]), [pick([-3, -4]), 0, pick([0, 1]), pick([1, 2])][decimals] ?? 0);
    const number = q(level(int(112, 989), int(1_205, 98_796), decimals > 0 ? int(1_123, 98_765) : int(105_050, 989_989)), 10 ** decimals);
    const gap = places < 0 ? q(10 ** -places) : q(1, 10 ** places);
    const exactly = div(number, gap);
    const key = toNumber(roundTo(exactly, 0));
    const below = Math.floor(toNumber(exactly));
    if (isWhole(exactly) || key < 3) return undefined;
    const up = key > below;
    const show = (steps: number) => plain(mul(steps, gap), Math.max(0, places));
    const name =
      places < 0
        ? `nearest ${plain(gap)}`
        : ['nearest whole number', 'nearest tenth (1 decimal place)', 'nearest hundredth (2 decimal places)'][places];
    return {
      stem: `Round ${plain(number, decimals)} to the ${name}.`,
      illustration: roundingLine(toNumber(number), toNumber(gap), plain(number, decimals)),
      key,
      slips: [
        [up ? below : key + 1, `This rounds ${up ? 'down' : 'up'}. Look at the next digit to the right.`],
        [10 * toNumber(roundTo(div(exactly, 10), 0)), 'This rounds to a place that is ten times as large.'],
        [up ? key + 1 : key - 1, `This goes one step too far ${up ? 'up' : 'down'}.`],
        [up ? key - 2 : key + 2, 'This is further away than both of its neighbours.'],
      ],
      show,
      believable: wholeAndPositive,
      why: `${plain(number, decimals)} lies between ${show(below)} and ${show(below + 1)}, and it is ${up ? 'at least half way, so it rounds up' : 'less than half way, so it rounds down'}.`,
      steps: [
        `Find the two neighbours: ${show(below)} and ${show(below + 1)}.`,
        `The digit to the right of the rounding place is ${up ? '5 or more, so round up' : 'less than 5, so round down'}.`,
        `${plain(number, decimals)} rounds to ${show(key)}.`,
      ],
      hints: [
        'Between which two neighbours does the number lie?',
        'Look at the digit just to the right of the place you round to: 5 or more rounds up.',
      ],
      drawn: { number: toNumber(number), gap: toNumber(gap) },
    };
  },
);

const numerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;
const roman = (number: number): string =>
  numerals.reduce<readonly [string, number]>(
    ([text, left], [value, letters]) => [text + letters.repeat(Math.floor(left / value)), left % value],
    ['', number],
  )[0];

/** Each letter as often as it fits: what is written where nothing is taken away, LXXXX for 90. */
const onlyAdded = (number: number): string =>
  numerals
    .filter(([, letters]) => letters.length === 1)
    .reduce<readonly [string, number]>(
      ([text, left], [value, letter]) => [text + letter.repeat(Math.floor(left / value)), left % value],
      ['', number],
    )[0];

/** A number with a 4 or a 9 in it, to be written in letters; undefined where nothing has to be taken away. */
const writtenInRoman = (number: number, what: 'number' | 'year'): Draft<string> | undefined => {
  const key = roman(number);
  const [pair] = /CM|CD|XC|XL|IX|IV/.exec(key) ?? [];
  if (pair === undefined) return undefined;
  const turned = key.replace(pair, `${pair.charAt(1)}${pair.charAt(0)}`);
  const split = numerals.flatMap(([value, letters]) => (splitHas(number, value) ? [`${value} is ${letters}`] : []));
  return {
    stem: `How is the ${what} ${number} written in Roman numerals?`,
    key,
    slips: [
      [onlyAdded(number), 'This writes a letter four times in a row. Write one less than the next letter instead.'],
      [turned, `This has ${pair} the wrong way round: the smaller letter must stand first to be taken away.`],
      [roman(number + 10), `This is ${number + 10}, which is ten too many.`],
      [roman(number + 1), `This is ${number + 1}, which is one too many.`],
    ],
    show: (x: string) => x,
    why: `A smaller letter before a bigger one is taken away, as in ${pair}. Largest part first, the number is ${key}.`,
    steps: ['Split the number into its largest parts.', `${split.join(', ')} (a letter may be repeated).`, `Together: ${key}`],
    hints: [
      'M = 1,000, D = 500, C = 100, L = 50, X = 10, V = 5, I = 1',
      'No letter stands four times in a row. What is one step less than the next letter?',
    ],
    drawn: { text: key, kind: 'write' },
  };
};

export const romanNumerals = makeGenerator(
  {
    id: 'maths-roman-numerals',
    title: 'Roman numerals',
    keyStage: 'KS2',
    years: [4, 5],
    synonyms: ['roman numerals', 'roman numbers', 'xvi', 'roman years'],
    kinds: [
      asking(/\b(?:in)?to roman\b|\bwrit\w* (?:\w+ ){0,3}roman\b/, /^How is/),
      asking(/\bread\w*\b|\bfrom roman\b|\bnumerals? (?:in)?to numbers?\b/, /^Wh/),
    ],
  },
  ({ int, pick, level }) => {
    const number = level(int(4, 39), int(41, 899), int(1066, 2030));
    const text = roman(number);
    if (pick([true, false])) return writtenInRoman(number, level('number', 'number', 'year'));
    const worth: Readonly<Record<string, number>> = { M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 };
    const summed = Array.from(text, (letter) => worth[letter] ?? 0).reduce((total, value) => total + value, 0);
    return {
      stem: level(
        `Which number is written ${text} in Roman numerals?`,
        `Which number is written ${text} in Roman numerals?`,
        `A building has ${text} carved over its door. Which year is that?`,
      ),
      key: `${number}`,
      slips: (
        [
          [summed, 'This adds every letter. A smaller letter before a bigger one is taken away.'],
          [
            text.endsWith('I') ? number - 1 : number + 1,
            text.endsWith('I') ? 'This leaves out the last letter.' : 'This reads one letter too many.',
          ],
          [number + 10, 'This reads one X too many.'],
          [
            text.includes('L') ? number + 50 : number + (number > 100 ? 100 : 5),
            text.includes('L') ? 'This reads L as 100. L is 50.' : 'This gives one of the letters too great a value.',
          ],
        ] as const
      ).map(([value, why]) => [`${value}`, why] as const),
      show: (x: string) => x,
      why: `Read the letters from left to right. Take away a smaller letter before a bigger one, so ${text} is ${number}.`,
      steps: [
        `${text} splits into ${numerals.flatMap(([value, letters]) => (splitHas(number, value) ? [`${letters} = ${value}`] : [])).join(', ')} (a letter may be repeated).`,
        `Together they make ${number}.`,
      ],
      hints: [
        'M = 1,000, D = 500, C = 100, L = 50, X = 10, V = 5, I = 1',
        'A smaller letter in front of a bigger one is taken away, as in IX.',
      ],
      drawn: { text, kind: 'read' },
    };
  },
);
const splitHas = (number: number, value: number): boolean =>
  numerals.reduce<readonly [number, boolean]>(
    ([left, found], [each]) => [left % each, found || (each === value && left >= each)],
    [number, false],
  )[1];
