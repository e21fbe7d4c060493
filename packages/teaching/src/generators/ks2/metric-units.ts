import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { asking, beside, saying } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { add, div, mul, q, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { inUnit, plain } from '../written.ts';

/** Of each pair the large unit, the small one, how many make one, and what is measured in them. */
const conversions = [
  { large: 'km', small: 'm', by: 1000, things: ['A walk along the canal is # long.', 'A fun run is # long.'], most: 'longest' },
  { large: 'm', small: 'cm', by: 100, things: ['A ribbon is # long.', 'A bookshelf is # wide.'], most: 'longest' },
  { large: 'kg', small: 'g', by: 1000, things: ['A parcel weighs #.', 'A bag of potatoes weighs #.'], most: 'heaviest' },
  { large: 'litres', small: 'ml', by: 1000, things: ['A watering can holds #.', 'A saucepan holds #.'], most: 'greatest amount' },
  { large: 'cm', small: 'mm', by: 10, things: ['A leaf is # long.', 'A pencil is # long.'], most: 'longest' },
  { large: 'cl', small: 'ml', by: 10, things: ['A cup holds #.', 'A bottle holds #.'], most: 'greatest amount' },
] as const;
type Conversion = (typeof conversions)[number];
const oneOf = (unit: string): string => unit.replace(/s$/, '');

type Change = {
  readonly given: Rational;
  readonly from: string;
  readonly to: string;
  readonly key: Rational;
  readonly toSmall: boolean;
  readonly pair: Conversion;
};

const sharedBy = ({ given, from, to, key, toSmall, pair: { large, small, by } }: Change) => ({
  why: `There are ${plain(by)} ${small} in 1 ${oneOf(large)}, so ${toSmall ? 'multiply' : 'divide'} by ${plain(by)}.`,
  steps: [`1 ${oneOf(large)} = ${plain(by)} ${small}`, `${plain(given)} ${toSmall ? '×' : '÷'} ${plain(by)} = ${plain(key)}`],
  hints: [
    `How many ${small} make 1 ${oneOf(large)}?`,
    `Will there be more ${to} or fewer?`,
    toSmall ? 'To a smaller unit you multiply.' : 'To a larger unit you divide.',
  ],
  drawn: { given: toNumber(given), from, to },
});

/** By another number than it is: 10 or 1,000 for 100. */
const wrongBy = (by: number): number => (by === 10 ? 100 : by / 10);

/** What a pupil may do instead of changing by `by`. */
const worked = ({ given, toSmall, pair: { by } }: Change) =>
  [
    [toSmall ? mul(given, wrongBy(by)) : div(given, wrongBy(by)), `by ${plain(wrongBy(by))}`],
    [toSmall ? div(given, by) : mul(given, by), 'the other way'],
    [toSmall ? mul(given, by * 10) : div(given, by * 10), `by ${plain(by * 10)}`],
  ] as const;

const changed = (change: Change, stem: string): Draft<string> => {
  const { from, to, key, toSmall, pair } = change;
  const { large, small, by } = pair;
  const [near, turned, far] = worked(change);
  const made = `There are ${plain(by)} ${small} in 1 ${oneOf(large)}.`;
  return asText({
    ...sharedBy(change),
    stem,
    key,
    slips: [
      [near[0], `This uses ${plain(wrongBy(by))}. ${made}`],
      [
        turned[0],
        `This ${toSmall ? 'divides' : 'multiplies'}. Going to a ${toSmall ? 'smaller' : 'larger'} unit, you need ${toSmall ? 'more' : 'fewer'} of them.`,
      ],
      [far[0], `This uses ${plain(by * 10)}. ${made}`],
    ],
    show: inUnit(to),
    drawn: { form: 'change', given: toNumber(change.given), from, to },
  });
};

const inStory = (change: Change, { pick }: Draw): Draft<string> =>
  changed(change, `${pick(change.pair.things).replace('#', inUnit(change.from)(change.given))} How many ${change.to} is that?`);

const does = (multiplies: boolean, number: number): string => `${multiplies ? 'multiply' : 'divide'} by ${plain(number)}`;

/** How it is done, before it is done. */
const method = (change: Change): Draft<string> => {
  const { given, from, to, toSmall, pair } = change;
  const { by, small, large } = pair;
  return {
    ...sharedBy(change),
    stem: `Which of these changes ${inUnit(from)(given)} to ${to}?`,
    key: does(toSmall, by),
    slips: [
      [does(!toSmall, by), `This goes the wrong way. One of the larger units is ${plain(by)} of the smaller.`],
      [does(toSmall, wrongBy(by)), `This is the wrong number. There are ${plain(by)} ${small} in 1 ${oneOf(large)}.`],
      [does(!toSmall, wrongBy(by)), `This goes the wrong way, and there are ${plain(by)} ${small} in 1 ${oneOf(large)}.`],
    ],
    show: asItStands,
    drawn: { form: 'method', given: toNumber(given), from, to },
  };
};

const mistaken = (change: Change, { pick }: Draw): Draft<string> | undefined => {
  const { given, from, to, toSmall, pair } = change;
  const { by } = pair;
  const [near, turned, far] = worked(change);
  const verb = toSmall ? 'multiplied' : 'divided';
  const mistakes = [
    { says: `It was ${verb} by ${plain(wrongBy(by))}, not by ${plain(by)}.`, gives: inUnit(to)(near[0]) },
    { says: `It was ${toSmall ? 'divided' : 'multiplied'} by ${plain(by)}, not ${verb}.`, gives: inUnit(to)(turned[0]) },
    { says: `It was ${verb} by ${plain(by * 10)}, not by ${plain(by)}.`, gives: inUnit(to)(far[0]) },
    { says: 'Only the unit was changed, not the number.', gives: inUnit(to)(given) },
  ];
  const made = pick(mistakes);
  return whatWentWrong({
    ...sharedBy(change),
    told: `${pick(names)} writes: ${inUnit(from)(given)} = ${made.gives}.`,
    mistakes: turnedTo(mistakes, made),
    drawn: { form: 'mistake', given: toNumber(given), from, to },
  });
};

/** Four measures near to each other, in both units. */
const compared = (change: Change, { int, some, level }: Draw): Draft<string> => {
  const { key, toSmall, given, pair } = change;
  const { large, small, by, most } = pair;
  const amount = toSmall ? given : key;
  const inSmall = mul(amount, by);
  const gap = level(by, by / 10, by / 10);
  const [above, below, far] = some([1, 2, 3, 4], 3).toSorted((a, b) => a - b) as [number, number, number];
  // The most in the large unit, and below it numbers that look larger or longer.
  const all: readonly (readonly [Rational, string])[] = [
    [inSmall, inUnit(large)(amount)],
    [add(inSmall, -gap * above), inUnit(small)(add(inSmall, -gap * above))],
    [add(inSmall, -gap * below), inUnit(large)(div(add(inSmall, -gap * below), by))],
    [add(inSmall, -gap * far), inUnit(small)(add(inSmall, -gap * far))],
  ];
  const shift = int(0, 1);
  const [best, ...others] = shift === 0 ? all : ([[add(inSmall, gap), inUnit(small)(add(inSmall, gap))], ...all.slice(0, 3)] as const);
  const shown = (value: Rational): string => inUnit(small)(value);
  return {
    stem: `Which is the ${most}?`,
    key: best?.[1] ?? '',
    slips: others.map(([value, text]) => [text, `This is ${shown(value)}, and there is one with more ${small}.`] as const),
    show: asItStands,
    believable: (text: string) => !text.startsWith('−') && !text.startsWith('0 '),
    why: `Change all to ${small}: 1 ${oneOf(large)} = ${plain(by)} ${small}. The ${most} has ${shown(best?.[0] ?? inSmall)}.`,
    steps: [
      `1 ${oneOf(large)} = ${plain(by)} ${small}`,
      `In ${small}: ${[best, ...others].map((one) => plain(one?.[0] ?? 0)).join(', ')}`,
      `The greatest of them is ${plain(best?.[0] ?? 0)} ${small}.`,
    ],
    hints: ['Change all of them to one unit first.', `1 ${oneOf(large)} = ${plain(by)} ${small}`, 'Then compare the numbers.'],
    drawn: { form: 'compare', given: toNumber(given), from: large, to: small },
  };
};

const cmAndM =
  /\b(?:cm|centimet(?:re|er)s?) (?:and|to|into|from|or|in) (?:m|met(?:re|er)s?)\b|\b(?:m|met(?:re|er)s?) (?:and|to|into|or|in) (?:cm|centimet(?:re|er)s?)\b/;

export const convertUnits = makeGenerator(
  {
    id: 'maths-convert-units',
    title: 'Converting metric units',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: ['converting units', 'metric units', 'km to m', 'cm to m', 'grams and kilograms', 'litres and millilitres', 'measurement'],
    kinds: [
      beside(saying(/\b(?:km|kilomet(?:re|er)s?)\b/, /\bkm\b/)),
      beside(saying(/\b(?:mm|millimet(?:re|er)s?)\b/, /\bmm\b/)),
      beside({ asked: cmAndM, drawn: ({ stem, key }) => /\bcm\b/.test(`${stem} ${key}`) && /\bm\b/.test(`${stem} ${key}`) }),
      asking(/\bcompar\w*|\border(?:ing)? (?:measure|length|mass|unit)/, /^Which is the/),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const pair = pick(conversions);
    const { large, small, by } = pair;
    const places = level(0, 1, 2);
    const amount = q(int(level(2, 11, 105), level(9, 99, 980)), 10 ** places);
    const toSmall = level(true, pick([true, false]), pick([true, false]));
    if (places > 0 && amount.d === 1n) return undefined;
    const [given, from, to, key] = toSmall ? [amount, large, small, mul(amount, by)] : [mul(amount, by), small, large, amount];
    const change: Change = { given, from, to, key, toSmall, pair };
    switch (pick(['plain', 'plain', 'story', 'story', 'method', 'mistake', 'compare'] as const)) {
      case 'plain':
        return changed(change, `How many ${to} are the same as ${inUnit(from)(given)}?`);
      case 'story':
        return inStory(change, draw);
      case 'method':
        return method(change);
      case 'mistake':
        return mistaken(change, draw);
      case 'compare':
        return compared(change, draw);
    }
  },
);
