import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';

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

/** Four numerals of which none is as long as it is great. */
const greatestOf = (numbers: readonly number[]): Draft<string> => {
  const [best = 0, ...others] = numbers.toSorted((a, b) => b - a);
  return {
    stem: 'Which of these Roman numerals is the greatest number?',
    key: roman(best),
    slips: others.map((number) => {
      const longer = roman(number).length > roman(best).length;
      return [roman(number), `This is ${number}. ${longer ? 'More letters do not make it greater.' : 'There is a greater one.'}`] as const;
    }),
    show: (x: string) => x,
    why: `${roman(best)} is ${best}. A longer numeral need not be a greater number.`,
    steps: numbers.map((number) => `${roman(number)} is ${number}.`),
    hints: [
      'M = 1,000, D = 500, C = 100, L = 50, X = 10, V = 5, I = 1',
      'A smaller letter in front of a bigger one is taken away, as in IX.',
      'A long numeral need not be a great number.',
    ],
    drawn: { text: roman(best), kind: 'greatest' },
  };
};

/** Added as numbers, and written again in letters. */
const addedUp = (first: number, second: number): Draft<string> => {
  const sum = first + second;
  return {
    stem: `Work out ${roman(first)} + ${roman(second)}. Which Roman numeral is it?`,
    key: roman(sum),
    slips: [
      [roman(sum + 2), `This is ${sum + 2}. Look for a letter that is taken away, not added.`],
      [roman(sum + 10), `This is ${sum + 10}, which is ten too many.`],
      [roman(sum - 1), `This is ${sum - 1}, which is one too few.`],
      [roman(Math.abs(first - second)), 'This takes away. The sign is a plus.'],
    ],
    show: (x: string) => x,
    why: `${first} + ${second} = ${sum}, and ${sum} is ${roman(sum)}.`,
    steps: [`${roman(first)} is ${first}.`, `${roman(second)} is ${second}.`, `${first} + ${second} = ${sum}, which is ${roman(sum)}.`],
    hints: [
      'Write each of them as a number first.',
      'Add the two numbers.',
      'Then write the sum in letters: no letter stands four times in a row.',
    ],
    drawn: { text: roman(sum), kind: 'sum' },
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
    const form = pick(['write', 'write', 'read', 'read', 'greatest', 'sum'] as const);
    if (form === 'greatest') return greatestOf([number, ...[0, 1, 2].map(() => level(int(4, 39), int(41, 899), int(1066, 2030)))]);
    if (form === 'sum') return number < 2 ? undefined : addedUp(number, level(int(4, 20), int(9, 60), int(4, 99)));
    if (form === 'write') return writtenInRoman(number, level('number', 'number', 'year'));
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
