import { asItStands, asText } from '../forms.ts';
import { inPlaces } from '../illustrations.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { add, mul, q } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

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
const oneOf = (column: string): string => column.slice(0, -1);

/** A number by its digits, the first one first, of which some stand behind the point. */
type Written = { readonly digits: readonly number[]; readonly decimals: number };

const columnAt = ({ decimals }: Written, place: number): string => columns[place + 3 - decimals] ?? '';
const worthAt = ({ decimals }: Written, digit: number, place: number): Rational => q(digit * 10 ** place, 10 ** decimals);
const valueOf = ({ digits, decimals }: Written): Rational => q(Number(digits.join('')), 10 ** decimals);
const shown = (written: Written): string => plain(valueOf(written), written.decimals);
const digitAt = ({ digits }: Written, place: number): number => digits.at(-1 - place) ?? 0;
const kindOf = ({ decimals }: Written): string => (decimals === 0 ? 'whole' : 'decimals');

const columnHints = ['Write the column names above the digits.', 'How many places is the digit from the ones column?'];
const namesColumns = ({ decimals }: Written): string =>
  `Name the columns from the ${decimals > 0 ? 'decimal point: tenths, then hundredths' : 'right: ones, tens, hundreds'}, and so on.`;

const value = (written: Written, place: number): Draft<string> => {
  const digit = digitAt(written, place);
  const column = columnAt(written, place);
  const worth = (at: number): Rational => worthAt(written, digit, at);
  return asText({
    stem: `What is the value of the digit ${digit} in ${shown(written)}?`,
    illustration: inPlaces(written.digits, written.decimals),
    key: worth(place),
    slips: [
      ...(place > 0
        ? [[worth(place - 1), `This has the digit in the ${columnAt(written, place - 1)} column, one place too far to the right.`] as const]
        : []),
      [worth(place + 1), `This has the digit in the ${columnAt(written, place + 1)} column, one place too far to the left.`],
      [q(digit), 'This is the digit itself, not what it is worth in its place.'],
      [worth(place + 2), `This has the digit in the ${columnAt(written, place + 2)} column, two places too far to the left.`],
    ],
    show: plain,
    why: `The ${digit} is in the ${column} column, so it is worth ${plain(worth(place))}.`,
    steps: [
      namesColumns(written),
      `The ${digit} is in the ${column} column.`,
      `${digit} ${digit === 1 ? oneOf(column) : column} = ${plain(worth(place))}`,
    ],
    hints: columnHints,
    drawn: { form: 'value', number: shown(written), digit, of: kindOf(written) },
  });
};

/** The other way round: which digit stands in a column. */
const inColumn = (written: Written, place: number, { some }: Draw): Draft<string> => {
  const digit = digitAt(written, place);
  const places = written.digits.map((_, at) => at).filter((at) => at !== place);
  return {
    stem: `Which digit of ${shown(written)} is in the ${columnAt(written, place)} place?`,
    key: `${digit}`,
    slips: [
      ...some(places, Math.min(3, places.length)).map((at): Draft<string>['slips'][number] => [
        `${digitAt(written, at)}`,
        `This is in the ${columnAt(written, at)} column.`,
      ]),
      ...[1, 2, 3, 4]
        .filter((one) => !written.digits.includes(one))
        .map((one): Draft<string>['slips'][number] => [`${one}`, 'This digit is not in the number.']),
    ],
    show: asItStands,
    why: `From the ${written.decimals > 0 ? 'decimal point' : 'right'} count the columns: the ${digit} is in the ${columnAt(written, place)} column.`,
    steps: [namesColumns(written), `The ${digit} is worth ${plain(worthAt(written, digit, place))}.`],
    hints: [...columnHints, written.decimals > 0 ? 'The first place behind the point is tenths.' : 'The last digit is the ones.'],
    drawn: { form: 'column', number: shown(written), of: kindOf(written), column: columnAt(written, place) },
  };
};

/** What a digit in the wrong place, or a place left out, makes of a number. */
const misplaced = (written: Written): readonly (readonly [string, string])[] => {
  const { digits, decimals } = written;
  const zero = digits.indexOf(0);
  const without = { digits: digits.filter((_, at) => at !== zero), decimals };
  const last = digits.length - 1;
  const swapped = digits.map((digit, at) => (at === last ? (digits[last - 1] ?? 0) : at === last - 1 ? (digits[last] ?? 0) : digit));
  const first = digits.map((digit, at) => (at === 0 ? (digits[1] ?? 0) : at === 1 ? (digits[0] ?? 0) : digit));
  return [
    ...(zero > 0 ? [[shown(without), 'This leaves out the 0 that holds an empty column.'] as const] : []),
    [shown({ digits: swapped, decimals }), 'This has the last two digits the wrong way round.'],
    [shown({ digits: first, decimals }), 'This has the first two digits the wrong way round.'],
    [shown({ digits: [...digits, 0], decimals }), 'This has a column too many.'],
  ];
};

const partsOf = (written: Written): readonly { readonly digit: number; readonly place: number }[] =>
  written.digits.flatMap((digit, at) => (digit === 0 ? [] : [{ digit, place: written.digits.length - 1 - at }]));

/** A column that is empty holds a 0. */
const withEmptyColumn = (written: Written, { int }: Draw): Written => {
  const at = int(1, written.digits.length - 2);
  return { ...written, digits: written.digits.map((digit, index) => (index === at ? 0 : digit)) };
};

const fromParts = (plainNumber: Written, draw: Draw): Draft<string> => {
  const written = withEmptyColumn(plainNumber, draw);
  const inWords = draw.pick([true, false]);
  const parts = partsOf(written).map(({ digit, place }) => {
    const column = columnAt(written, place);
    return inWords ? `${digit} ${digit === 1 ? oneOf(column) : column}` : plain(worthAt(written, digit, place));
  });
  const list = inWords ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join(' + ');
  return {
    stem: `Which number is ${list}?`,
    key: shown(written),
    slips: misplaced(written),
    show: asItStands,
    why: `Each part goes into its column, and a 0 holds the column that is empty: ${shown(written)}.`,
    steps: [namesColumns(written), 'Write each part in its column.', 'Put a 0 in the column that is empty.'],
    hints: ['Draw the columns and put each part into its own.', 'Is there a column with nothing in it?', 'What holds an empty column?'],
    drawn: { form: 'parts', of: kindOf(written) },
  };
};

/** A number in counters, to be read. */
const onChart = (plainNumber: Written, draw: Draw): Draft<string> | undefined => {
  const written = withEmptyColumn(plainNumber, draw);
  const figure = inPlaces(written.digits, written.decimals);
  if (figure === undefined) return undefined;
  return {
    stem: 'Which number do the counters show?',
    figure,
    key: shown(written),
    slips: misplaced(written),
    show: asItStands,
    why: `Count the counters in each column; an empty column is a 0. The number is ${shown(written)}.`,
    steps: ['Count the counters in each column.', 'Write the counts next to each other.', 'An empty column is a 0.'],
    hints: ['How many counters are in the first column?', 'Go on from left to right.', 'What do you write for an empty column?'],
    drawn: { form: 'chart', of: kindOf(written) },
  };
};

/** One part is missing in the sum of the parts. */
const missingPart = (written: Written, place: number): Draft<string> => {
  const parts = partsOf(written);
  const digit = digitAt(written, place);
  const worth = (at: number): Rational => worthAt(written, digit, at);
  const sum = parts.map((part) => (part.place === place ? '?' : plain(worthAt(written, part.digit, part.place)))).join(' + ');
  return asText({
    stem: `What value is missing? ${shown(written)} = ${sum}`,
    key: worth(place),
    slips: [
      [worth(place + 1), `This would be in the ${columnAt(written, place + 1)} column.`],
      [q(digit), 'This is the digit itself, not what it is worth in its place.'],
      ...(place > 0 ? [[worth(place - 1), `This would be in the ${columnAt(written, place - 1)} column.`] as const] : []),
      [worth(place + 2), `This would be in the ${columnAt(written, place + 2)} column.`],
    ],
    show: plain,
    why: `The ${digit} of ${shown(written)} is in the ${columnAt(written, place)} column, so it is worth ${plain(worth(place))}.`,
    steps: ['Match each part with its digit.', `The ${digit} has no part yet.`, `It is in the ${columnAt(written, place)} column.`],
    hints: ['Which digit has no part in the sum?', 'In which column is it?', 'How much is it worth there?'],
    drawn: { form: 'missing', of: kindOf(written) },
  });
};

/** Which of some numbers has a digit where it is worth most. */
const worthMost = (written: Written, { some, level }: Draw): Draft<string> => {
  const digit = digitAt(written, 0);
  const others = written.digits.filter((one) => one !== digit);
  const count = level(4, 5, 6);
  const tops = some([0, 1, 2, 3], 4).toSorted((a, b) => b - a);
  const numbers = tops.map((place) => {
    const all = Array.from({ length: count }, (_, at) => others[(at + place) % others.length] ?? 1);
    return { place, text: plain(q(Number(all.map((one, at) => (at === count - 1 - place ? digit : one)).join('')))) };
  });
  const worth = (place: number): string => plain(q(digit * 10 ** place));
  const [best, ...rest] = numbers;
  return {
    stem: `In which number has the digit ${digit} the greatest value?`,
    key: best?.text ?? '',
    slips: rest.map(
      ({ text, place }) => [text, `This has the ${digit} in the ${columns[place + 3]} column, where it is worth ${worth(place)}.`] as const,
    ),
    show: asItStands,
    why: `There the ${digit} is in the ${columns[(best?.place ?? 0) + 3]} column, so it is worth ${worth(best?.place ?? 0)}.`,
    steps: [`Find the ${digit} in each number.`, `Count its place from the right: ones, tens, hundreds, thousands.`],
    hints: [`Find the ${digit} in each number.`, 'Count how many digits come after it.', 'The more come after it, the more it is worth.'],
    drawn: { form: 'most', digit, of: 'whole' },
  };
};

/** 10, 100 or 1,000 more or less: one digit changes. */
const moreOrLess = (written: Written, place: number, { pick }: Draw): Draft<string> | undefined => {
  const digit = digitAt(written, place);
  const more = pick([true, false]);
  if (digit === 9 || digit < 2) return undefined;
  const step = worthAt(written, 1, place);
  const by = more ? 1 : -1;
  const moved = (times: Rational | number): Rational => add(valueOf(written), mul(step, times));
  return asText({
    stem: `What is ${plain(step)} ${more ? 'more' : 'less'} than ${shown(written)}?`,
    key: moved(by),
    slips: [
      [moved(q(by, 10)), `This changes the ${columnAt(written, place - 1) || 'next'} digit.`],
      [moved(10 * by), `This changes the ${columnAt(written, place + 1)} digit.`],
      [moved(-by), `This is ${more ? 'less' : 'more'}, not ${more ? 'more' : 'less'}.`],
    ],
    show: (x: Rational) => plain(x, written.decimals),
    why: `Only the ${columnAt(written, place)} digit changes: ${digit} becomes ${digit + by}.`,
    steps: [`${plain(step)} is one in the ${columnAt(written, place)} column.`, `The ${digit} becomes ${digit + by}.`],
    hints: [`In which column does ${plain(step)} belong?`, 'Only that digit changes.', `Is it one more or one less?`],
    drawn: { form: 'step', of: kindOf(written) },
  });
};

/** Its key or the column that it asks after. */
const inPlace = (asked: RegExp, key: RegExp, column: RegExp) => ({
  asked,
  drawn: (question: { readonly stem: string; readonly key: string }) =>
    /^What (?:is the )?value/.test(question.stem) ? key.test(question.key) : column.test(question.stem),
});

export const placeValueDigits = makeGenerator(
  {
    id: 'maths-place-value-digits',
    title: 'Place value',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: ['place value', 'value of a digit', 'hundreds tens and ones', 'decimal place value', 'digits', 'numbers to a million'],
    kinds: [
      inPlace(/\bthousandths?\b/, /^0\.00[1-9]$/, /thousandth|\b0\.001\b/),
      inPlace(/\bhundredths?\b/, /^0\.0[1-9]$/, /hundredth|\b0\.01\b/),
      inPlace(/\btenths?\b/, /^0\.[1-9]$/, /\btenth|\b0\.1\b/),
      {
        asked: /\bhundreds,? tens,? (?:and )?(?:ones|units)\b|\b3[- ]digit/,
        drawn: ({ stem, key }) => [stem, key].some((text) => /(?<![\d,.])\d{3}(?![\d,.]*\d)/.test(text)),
      },
      { asked: /\bmillions?\b|\b[67] digits?\b/, drawn: ({ stem, key }) => /\d{3},\d{3}|million/.test(`${stem} ${key}`) },
    ],
  },
  (draw) => {
    const { int, pick, some, level } = draw;
    const decimals = pick([true, false]) ? 0 : level(int(1, 2), 2, 3);
    const isWholeNumber = decimals === 0;
    const digits = some(
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      level(isWholeNumber ? int(3, 4) : 3, isWholeNumber ? int(4, 6) : 4, isWholeNumber ? int(6, 7) : 5),
    );
    const place = isWholeNumber ? int(level(1, 2, 2), level(2, digits.length - 2, 5)) : int(0, decimals - 1);
    const written: Written = { digits, decimals };
    switch (pick(['value', 'value', 'value', 'column', 'parts', 'chart', 'missing', 'most', 'step'] as const)) {
      case 'value':
        return value(written, place);
      case 'column':
        return inColumn(written, place, draw);
      case 'parts':
        return fromParts(written, draw);
      case 'chart':
        return onChart(written, draw);
      case 'missing':
        return missingPart(written, place);
      case 'most':
        return isWholeNumber ? worthMost(written, draw) : undefined;
      case 'step':
        return moreOrLess(written, place, draw);
    }
  },
);
