import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { roundingLine } from '../illustrations.ts';
import { asking, saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import type { Draw } from '../random.ts';
import { add, div, isWhole, mul, q, roundTo, sub, toNumber } from '../rational.ts';
import type { Rational } from '../rational.ts';
import { plain } from '../written.ts';

/** A number between two marks, and the mark that it is rounded to; the marks are counted in gaps. */
type Rounded = {
  readonly number: Rational;
  readonly decimals: number;
  readonly gap: Rational;
  readonly places: number;
  readonly key: number;
  readonly below: number;
  readonly name: string;
};

const upOf = ({ key, below }: Rounded): boolean => key > below;
const told = ({ number, decimals }: Rounded): string => plain(number, decimals);
const mark =
  ({ gap, places }: Rounded) =>
  (steps: number): string =>
    plain(mul(steps, gap), Math.max(0, places));

const shared = (rounded: Rounded) => {
  const { below, key, number, gap } = rounded;
  const [show, up] = [mark(rounded), upOf(rounded)];
  return {
    why: `${told(rounded)} lies between ${show(below)} and ${show(below + 1)}, and it is ${up ? 'at least half way, so it rounds up' : 'less than half way, so it rounds down'}.`,
    steps: [
      `Find the two neighbours: ${show(below)} and ${show(below + 1)}.`,
      `The digit to the right of the rounding place is ${up ? '5 or more, so round up' : 'less than 5, so round down'}.`,
      `${told(rounded)} rounds to ${show(key)}.`,
    ],
    hints: [
      'Between which two neighbours does the number lie?',
      'Look at the digit just to the right of the place you round to: 5 or more rounds up.',
    ],
    drawn: { form: 'round', number: toNumber(number), gap: toNumber(gap) },
  };
};

const roundedTo = (rounded: Rounded, stem: string): Draft<string> => {
  const { number, gap, key, below, decimals } = rounded;
  const up = upOf(rounded);
  return asText({
    ...shared(rounded),
    stem,
    illustration: roundingLine(toNumber(number), toNumber(gap), plain(number, decimals)),
    key,
    slips: [
      [up ? below : key + 1, `This rounds ${up ? 'down' : 'up'}. Look at the next digit to the right.`],
      [10 * toNumber(roundTo(div(number, mul(10, gap)), 0)), 'This rounds to a place that is ten times as large.'],
      [up ? key + 1 : key - 1, `This goes one step too far ${up ? 'up' : 'down'}.`],
      [up ? key - 2 : key + 2, 'This is further away than both of its neighbours.'],
    ],
    show: mark(rounded),
    believable: wholeAndPositive,
  });
};

const stories = [
  ['# people came to a football match.', 'How many is that'],
  ['A museum had # visitors.', 'How many is that'],
  ['A village school collected # conkers.', 'How many is that'],
] as const;
const decimalStories = [
  ['A load of sand weighs # kg.', 'How many kilograms is that'],
  ['A cycle ride is # km long.', 'How many kilometres is that'],
] as const;

const inStory = (rounded: Rounded, { pick }: Draw): Draft<string> => {
  const [scene, asks] = rounded.decimals > 0 ? pick(decimalStories) : pick(stories);
  return roundedTo(rounded, `${scene.replace('#', told(rounded))} ${asks}, to the ${rounded.name}?`);
};

/** The two marks that a number lies between. */
const neighbours = (rounded: Rounded): Draft<string> => {
  const { below } = rounded;
  const show = mark(rounded);
  const pair = (low: number, high: number): string => `${show(low)} and ${show(high)}`;
  return {
    ...shared(rounded),
    stem: `You round ${told(rounded)} to the ${rounded.name}. Which two neighbours does it lie between?`,
    key: pair(below, below + 1),
    slips: [
      [pair(below - 1, below), `This pair lies below ${told(rounded)}.`],
      [pair(below + 1, below + 2), `This pair lies above ${told(rounded)}.`],
      [pair(below - 1, below + 1), `This pair is too far apart: ${show(below)} lies between them.`],
    ],
    show: asItStands,
    believable: (text: string) => !text.startsWith('0') && !text.startsWith('−'),
    steps: [
      `Count in steps: ${show(below - 1)}, ${show(below)}, ${show(below + 1)}, ${show(below + 2)}.`,
      `${told(rounded)} stands between the two in the middle.`,
    ],
    hints: ['In steps of what size do you count?', 'Which step comes just before the number?', 'Which step comes just after it?'],
    drawn: { ...shared(rounded).drawn, form: 'neighbours' },
  };
};

/** Backwards: which number rounds to this one. */
const backwards = (rounded: Rounded, { int }: Draw): Draft<string> => {
  const { key, gap, decimals, places } = rounded;
  const show = mark(rounded);
  const digits = Math.max(decimals, places);
  const finest = q(1, 10 ** digits);
  const half = div(gap, 2);
  const target = mul(key, gap);
  const far = mul(gap, q(int(6, 9), 10));
  const text = (x: Rational): string => plain(x, digits);
  return {
    ...shared(rounded),
    stem: `Which number is ${show(key)} when it is rounded to the ${rounded.name}?`,
    key: text(rounded.number),
    slips: [
      [text(sub(target, add(half, finest))), `This is less than half way from ${show(key - 1)} to ${show(key)}, so it rounds down.`],
      [text(add(target, half)), `This is half way to ${show(key + 1)}, so it rounds up.`],
      [text(add(target, far)), `This is nearer to ${show(key + 1)}. Rounding does not just cut digits off.`],
      [text(sub(target, far)), `This is nearer to ${show(key - 1)}. Not every number rounds up.`],
    ],
    show: asItStands,
    hints: [
      'Round each of the numbers.',
      `Half way is at ${text(sub(target, half))} and ${text(add(target, half))}.`,
      'Half way rounds up.',
    ],
    drawn: { ...shared(rounded).drawn, form: 'backwards' },
  };
};

/** The smallest or the greatest whole number that still rounds to it. */
const bound = (rounded: Rounded, { pick }: Draw): Draft<string> | undefined => {
  const { key, gap, decimals } = rounded;
  if (decimals > 0 || gap.d !== 1n) return undefined;
  const size = toNumber(gap);
  const target = key * size;
  const least = pick([true, false]);
  return asText({
    ...shared(rounded),
    stem: `What is the ${least ? 'smallest' : 'greatest'} whole number that rounds to ${plain(target)}, to the ${rounded.name}?`,
    key: least ? target - size / 2 : target + size / 2 - 1,
    slips: least
      ? [
          [target - size / 2 + 1, 'This is one too many: half way rounds up as well.'],
          [target - size / 2 - 1, `This rounds down to ${plain(target - size)}.`],
          [target - size + 1, `This is nearer to ${plain(target - size)}. Not every number rounds up.`],
          [target, 'This is the rounded number itself. Smaller ones round to it too.'],
        ]
      : [
          [target + size / 2, `This is half way, so it rounds up to ${plain(target + size)}.`],
          [target + size - 1, `This is nearer to ${plain(target + size)}. Rounding does not just cut digits off.`],
          [target + size / 2 - 2, 'This rounds to it, but there is a greater one.'],
          [target, 'This is the rounded number itself. Greater ones round to it too.'],
        ],
    show: plain,
    believable: wholeAndPositive,
    why: `From ${plain(target - size / 2)} on, numbers round up to ${plain(target)}; from ${plain(target + size / 2)} on they round up to the next.`,
    steps: [
      `Half way below ${plain(target)} is at ${plain(target - size / 2)}, and half way rounds up.`,
      `Half way above it is at ${plain(target + size / 2)}, and that rounds up to the next.`,
    ],
    hints: ['How far is half a step?', `Where is it half way ${least ? 'below' : 'above'} ${plain(target)}?`, 'Half way rounds up.'],
    drawn: { ...shared(rounded).drawn, form: least ? 'least' : 'greatest' },
  });
};

const mistaken = (rounded: Rounded, { pick }: Draw): Draft<string> | undefined => {
  const { key, below, number, gap } = rounded;
  const show = mark(rounded);
  const up = upOf(rounded);
  const coarse = 10 * toNumber(roundTo(div(number, mul(10, gap)), 0));
  const mistakes = [
    { says: up ? 'It was rounded down, not up.' : 'It was rounded up, not down.', value: up ? below : key + 1 },
    { says: 'It was rounded to a place ten times as large.', value: coarse },
    { says: `It was rounded one step too far ${up ? 'up' : 'down'}.`, value: up ? key + 1 : key - 1 },
    { says: `It was rounded two steps too far ${up ? 'up' : 'down'}.`, value: up ? key + 2 : key - 2 },
  ].filter(({ value }) => value > 0 && value !== key);
  if (mistakes.length < 4) return undefined;
  const all = mistakes.map(({ says, value }) => ({ says, gives: show(value) }));
  // The last two are there to be told apart from what pupils do.
  const made = pick(all.slice(0, 2));
  return whatWentWrong({
    ...shared(rounded),
    told: `${pick(names)} rounds ${told(rounded)} to the ${rounded.name} and writes ${made.gives}.`,
    mistakes: turnedTo(all, made),
    drawn: { ...shared(rounded).drawn, form: 'mistake' },
  });
};

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
      asking(
        /\bbackwards\b|\breverse\b|\bcould (?:it|the number) (?:be|have been)\b/,
        /^Which number is|^What is the (?:smallest|greatest)/,
      ),
    ],
  },
  (draw) => {
    const { int, pick, level } = draw;
    const decimals = level(0, 0, pick([0, 2, 3]));
    const places = level(pick([-1, -2]), pick([-2, -3]), [pick([-3, -4]), 0, pick([0, 1]), pick([1, 2])][decimals] ?? 0);
    const number = q(level(int(112, 989), int(1_205, 98_796), decimals > 0 ? int(1_123, 98_765) : int(105_050, 989_989)), 10 ** decimals);
    const gap = places < 0 ? q(10 ** -places) : q(1, 10 ** places);
    const exactly = div(number, gap);
    const key = toNumber(roundTo(exactly, 0));
    if (isWhole(exactly) || key < 3) return undefined;
    const name =
      places < 0
        ? `nearest ${plain(gap)}`
        : (['nearest whole number', 'nearest tenth (1 decimal place)', 'nearest hundredth (2 decimal places)'][places] ?? '');
    const rounded: Rounded = { number, decimals, gap, places, key, below: Math.floor(toNumber(exactly)), name };
    switch (pick(['round', 'round', 'story', 'story', 'neighbours', 'backwards', 'bound', 'mistake'] as const)) {
      case 'round':
        return roundedTo(rounded, `Round ${told(rounded)} to the ${name}.`);
      case 'story':
        return inStory(rounded, draw);
      case 'neighbours':
        return neighbours(rounded);
      case 'backwards':
        return backwards(rounded, draw);
      case 'bound':
        return bound(rounded, draw);
      case 'mistake':
        return mistaken(rounded, draw);
    }
  },
);
