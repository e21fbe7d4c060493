import type { Figure } from '@hedgerow/figures/figure';
import { asItStands, asText, turnedTo, whatWentWrong } from '../forms.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { triangleOf } from '../polygon-figures.ts';
import type { Draw } from '../random.ts';
import { inUnit } from '../written.ts';
import { atPoint, figureOfAngles, type Kind } from './angle-pictures.ts';

const degrees = inUnit('°');

type Angles = {
  readonly kind: Kind;
  readonly given: readonly number[];
  readonly total: number;
  readonly sum: number;
  readonly key: number;
};

const wheres: Readonly<Record<Kind, string>> = {
  line: 'on a straight line',
  split: 'on a straight line',
  point: 'around a point',
  triangle: 'in a triangle',
  isosceles: 'in a triangle',
  quadrilateral: 'in a quadrilateral',
};

/** Two angles on a line alone, without what lies below it. */
const missingIn = ({ kind, given, key }: Angles): Figure | undefined => {
  const [one = 0] = given;
  return kind === 'line' ? atPoint('line', [one, key], [degrees(one), '?']) : figureOfAngles(kind, given);
};

const shared = ({ kind, given, total, sum, key }: Angles) => ({
  why: `Angles ${wheres[kind]} add up to ${total}°${kind === 'isosceles' ? ', and the two angles at the base are equal' : ''}.`,
  steps: [
    ...(given.length > 1 ? [`${given.join(' + ')} = ${sum}`] : []),
    `${total} − ${sum} = ${total - sum}`,
    ...(kind === 'isosceles' ? [`${total - sum} ÷ 2 = ${key}`] : []),
  ],
  hints: [
    `What do the angles ${wheres[kind]} add up to?`,
    kind === 'isosceles' ? 'Which two angles are equal?' : 'Add the angles that you know and take them from the total.',
  ],
  drawn: { form: 'missing', given, kind },
});

const listed = (given: readonly number[]): string =>
  given
    .map(degrees)
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' and ');

const missing = (angles: Angles): Draft<string> | undefined => {
  const { kind, given, total, sum, key } = angles;
  const [first = 0, second = 0] = given;
  const stem = {
    line: `Two straight lines cross. One angle is ${degrees(first)}. What is the angle beside it?`,
    split: 'These angles are on a straight line. What is the missing angle?',
    point: 'These angles are around a point. What is the missing angle?',
    triangle: `Two angles of this triangle are ${degrees(first)} and ${degrees(second)}. What is the third angle?`,
    isosceles: `This isosceles triangle has an angle of ${degrees(first)} at the top. How large is each of the other two angles?`,
    quadrilateral: `Three angles of this quadrilateral are ${listed(given)}. What is the fourth angle?`,
  }[kind];
  const figure = figureOfAngles(kind, given);
  if (figure === undefined) return undefined;
  return asText({
    ...shared(angles),
    stem,
    figure,
    key,
    slips: [
      ...(kind === 'isosceles'
        ? [
            [total - sum, 'This is both equal angles together. Halve it.'] as const,
            [first, 'This says that all angles are equal to the one given.'] as const,
          ]
        : []),
      [
        total === 180 ? 360 - sum : 180 - (sum % 180),
        total === 180 ? `This uses 360°. Angles ${wheres[kind]} make 180°.` : `This uses 180°. Angles ${wheres[kind]} make 360°.`,
      ],
      [key + 10, 'This has a slip in the subtraction: it is 10° too much.'],
      kind === 'line' ? [90 - (first % 90), 'This uses a right angle of 90°.'] : [total - first, 'This takes away only the first angle.'],
      [key - 10, 'This has a slip in the subtraction: it is 10° too little.'],
    ],
    show: degrees,
    believable: (x: number) => x > 0 && x < 360,
  });
};

const countWords: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six', 8: 'eight' };

/** All of the angles are equal, or one is so many times another. */
const shares = (kind: 'split' | 'point' | 'triangle', { int, pick, level }: Draw): Draft<string> => {
  const total = kind === 'point' ? 360 : 180;
  const count = kind === 'triangle' ? 3 : pick(total === 180 ? [3, 4, 5, 6] : [3, 4, 5, 6, 8]);
  const times = level(1, 1, int(2, 5));
  const isTimes = times > 1 && kind !== 'triangle' && total % (times + 1) === 0;
  const parts = isTimes ? times + 1 : count;
  const key = total / parts;
  const where = wheres[kind];
  const other = total === 180 ? 360 : 180;
  return asText({
    stem: isTimes
      ? `These two angles are ${where}. One is ${times} times as large as the other. How large is the smaller one, *x*?`
      : kind === 'triangle'
        ? 'All three angles of this triangle are equal. How large is each of them?'
        : `These ${countWords[count] ?? count} angles ${where} are equal. How large is each of them?`,
    figure:
      kind === 'triangle'
        ? triangleOf([60, 60], { angles: ['x', 'x', 'x'] })
        : atPoint(
            kind === 'point' ? 'point' : 'line',
            isTimes ? [key, times * key] : Array.from({ length: count }, () => key),
            isTimes ? ['x', `${times}x`] : Array.from({ length: count }, () => 'x'),
          ),
    key,
    slips: [
      [other / parts, `This shares ${other}°. Angles ${where} make ${total}°.`],
      [
        isTimes ? total / times : total - count,
        isTimes ? `This shares by ${times}. There are ${parts} equal parts in all.` : `This takes ${count} away. Share by it.`,
      ],
      [total / (parts + 1), `This shares by ${parts + 1}, which is one too many.`],
      [total / (parts - 1), `This shares by ${parts - 1}, which is one too few.`],
      [90, 'This is a right angle. Nothing says that they are right angles.'],
      [isTimes ? key * times : total, isTimes ? 'This is the larger one.' : 'This is all of them together.'],
    ],
    show: degrees,
    believable: (x: number) => Number.isInteger(x) && x > 0 && x < 360,
    why: `Angles ${where} add up to ${total}°, and ${total} ÷ ${parts} = ${key}.`,
    steps: [
      `Together they make ${total}°.`,
      ...(isTimes ? [`One part and ${times} parts are ${parts} equal parts.`] : []),
      `${total} ÷ ${parts} = ${key}`,
    ],
    hints: [
      `What do the angles ${where} add up to?`,
      isTimes ? 'Call the smaller one a part. How many parts are there in all?' : 'They are all equal.',
      'Share the total among the equal parts.',
    ],
    drawn: { form: isTimes ? 'times' : 'equal', kind, count: parts, times, given: [] },
  });
};

/** Which angles fit together. */
const fitting = (angles: Angles, { int, pick }: Draw): Draft<string> => {
  const { kind, given, total, key } = angles;
  const all = kind === 'isosceles' ? [...given, key, key] : [...given, key];
  const off = (by: number): string => listed(all.map((angle, at) => (at === 0 ? angle + by : angle)));
  const by = pick([10, 20, 30]);
  const what = {
    line: 'lie side by side on a straight line',
    split: 'lie side by side on a straight line',
    point: 'fit together around a point',
    triangle: 'be the angles of one triangle',
    isosceles: 'be the angles of one triangle',
    quadrilateral: 'be the angles of one quadrilateral',
  }[kind];
  const most = int(1, 9);
  const notFit = (change: number): string => `This adds up to ${total + change}°. Angles ${wheres[kind]} make ${total}°.`;
  return {
    ...shared(angles),
    stem: `Which of these angles ${what}?`.replace(/angles be/, 'can be').replace(/angles (lie|fit)/, 'angles can $1'),
    key: listed(all),
    slips: [
      [off(by), notFit(by)],
      [off(-by), notFit(-by)],
      [off(most), notFit(most)],
    ],
    show: asItStands,
    believable: (text: string) => !text.startsWith('−') && !text.startsWith('0'),
    why: `${all.join(' + ')} = ${total}, and angles ${wheres[kind]} add up to ${total}°.`,
    steps: [`Angles ${wheres[kind]} add up to ${total}°.`, 'Add the angles in each of the four.', `${all.join(' + ')} = ${total}`],
    hints: [`What do the angles ${wheres[kind]} add up to?`, 'Add up each of the four.', 'Which of them comes to that total?'],
    drawn: { form: 'fit', given, kind },
  };
};

const mistaken = (angles: Angles, { pick }: Draw): Draft<string> | undefined => {
  const { kind, given, total, sum, key } = angles;
  const figure = missingIn(angles);
  if (kind === 'isosceles' || figure === undefined) return undefined;
  const [first = 0] = given;
  const mistakes = [
    { says: `The total was taken to be ${540 - total}°.`, gives: 540 - total - sum },
    ...(given.length > 1 ? [{ says: 'Only the first angle was taken away.', gives: total - first }] : []),
    { says: 'The total was taken to be 90°.', gives: 90 - sum },
    { says: 'The given angles were not taken from the total.', gives: sum },
    { says: 'The total was taken to be 100°.', gives: 100 - sum },
    { says: 'The total was taken to be 200°.', gives: 200 - sum },
    { says: 'The total was taken to be 400°.', gives: 400 - sum },
  ].filter(({ gives }) => gives > 0 && gives < 360 && gives !== key);
  if (mistakes.length < 4) return undefined;
  const all = mistakes.map(({ says, gives }) => ({ says, gives: degrees(gives) }));
  const made = pick(all.slice(0, 2));
  const who = pick(names);
  const scene = `${who} says that the missing angle ${kind === 'split' || kind === 'line' ? 'on this straight line' : kind === 'point' ? 'around this point' : `in this ${kind}`} is ${made.gives}.`;
  return whatWentWrong({
    ...shared(angles),
    told: scene,
    figure,
    mistakes: turnedTo(all, made),
    drawn: { form: 'mistake', given, kind },
  });
};

/** The sum that finds the angle. */
const method = (angles: Angles): Draft<string> | undefined => {
  const { kind, given, total } = angles;
  const figure = missingIn(angles);
  if (kind === 'isosceles' || kind === 'quadrilateral' || figure === undefined) return undefined;
  const rest = given.join(' − ');
  const [first = 0, second = 0] = given;
  const other = 540 - total;
  return {
    ...shared(angles),
    stem: `Which sum gives the missing angle ${kind === 'point' ? 'around this point' : kind === 'triangle' ? 'in this triangle' : 'on this straight line'}?`,
    figure,
    key: `${total} − ${rest}`,
    slips: [
      [`${other} − ${rest}`, `This begins with ${other}. Angles ${wheres[kind]} add up to ${total}°.`],
      given.length > 1
        ? [`${total} − ${first} + ${second}`, `This adds ${second} again. Both angles are taken away.`]
        : [`${total} + ${first}`, 'This adds. The angle that is known is taken away.'],
      [`90 − ${rest}`, 'This begins with a right angle.'],
    ],
    show: asItStands,
    drawn: { form: 'method', given, kind },
  };
};

export const angleFacts = makeGenerator(
  {
    id: 'maths-angle-facts',
    title: 'Missing angles',
    keyStage: 'KS2',
    years: [5, 6, 7],
    synonyms: ['angles', 'angles on a straight line', 'angles in a triangle', 'angles around a point', 'missing angle'],
    leavesOut: /\bvertically|\bopposite angles?\b/,
  },
  (draw) => {
    const { int, pick, level } = draw;
    const kind: Kind = level(
      pick(['line', 'split'] as const),
      pick(['line', 'point', 'triangle', 'split'] as const),
      pick(['isosceles', 'quadrilateral', 'split', 'point'] as const),
    );
    const form = pick(['missing', 'missing', 'missing', 'missing', 'shares', 'fit', 'mistake', 'method'] as const);
    if (form === 'shares') return shares(kind === 'point' || kind === 'triangle' ? kind : 'split', draw);
    const total = kind === 'point' || kind === 'quadrilateral' ? 360 : 180;
    const given = {
      line: [int(36, 144)],
      split: [int(21, 98), int(25, 79)],
      point: [int(65, 140), int(50, 120)],
      triangle: [int(31, 88), int(25, 79)],
      isosceles: [2 * int(12, 70)],
      quadrilateral: [int(61, 118), int(55, 112), int(48, 107)],
    }[kind];
    const sum = given.reduce((a, b) => a + b, 0);
    const left = total - sum;
    if ([left, ...given].includes(90) || left > 200 || left < 5) return undefined;
    const angles: Angles = { kind, given, total, sum, key: kind === 'isosceles' ? left / 2 : left };
    switch (form) {
      case 'missing':
        return missing(angles);
      case 'fit':
        return fitting(angles, draw);
      case 'mistake':
        return mistaken(angles, draw);
      case 'method':
        return method(angles);
    }
  },
);
