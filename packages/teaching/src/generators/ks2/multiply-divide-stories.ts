import type { Figure } from '@hedgerow/figures/figure';
import { equalParts } from '../illustrations.ts';
import { answeredAbove, answeredBelow, asking, beside, inSeveralSteps } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain } from '../written.ts';
import {
  groupsAnd,
  groupStories,
  packStories,
  comparisons,
  type Rounded,
  shareStories,
  type Story,
  thenShared,
  type Two,
  type Unit,
  withSomeLeft,
} from './group-stories.ts';
import { divideSteps, timesSteps, uncarried } from './times-steps.ts';

type Slip = readonly [value: number, why: string];
type Told = {
  readonly story: Story;
  readonly key: number;
  readonly illustration?: Figure | undefined;
  readonly slips: readonly Slip[];
  readonly why: string;
  readonly steps: readonly string[];
  readonly hints: readonly string[];
};

const written =
  (unit: Unit) =>
  (x: number): string =>
    unit === '£' ? `£${plain(x)}` : unit === '' ? plain(x) : `${plain(x)} ${unit}`;
const barOf = (parts: number, each: string, whole: string): Figure | undefined =>
  parts > 12 ? undefined : { kind: 'bar-model', bars: [{ parts: Array.from({ length: parts }, () => ({ share: 1, text: each })), whole }] };
/** The smaller thing above, and below it the larger one in as many parts. */
const twoLengths = ([small, large]: readonly [string, string], times: number, part: string, whole: string): Figure => ({
  kind: 'bar-model',
  bars: [
    { name: small, parts: [{ share: 1, text: part }] },
    { name: large, parts: Array.from({ length: times }, () => ({ share: 1, text: '' })), whole },
  ],
});

const multiplied = (groups: number, each: number, story: Story, scaled?: Figure): Told => ({
  story,
  key: groups * each,
  illustration: scaled ?? barOf(groups, `${each}`, '?'),
  slips: [
    [
      groups + each,
      scaled
        ? `This adds ${groups}. ${groups} times as much means ${groups} lots of ${each}, so multiply.`
        : `This adds. There are ${groups} lots of ${each}, so multiply.`,
    ],
    [(groups - 1) * each, `This is one lot of ${each} too few: it counts ${groups - 1} lots and not ${groups}.`],
    ...(each > 12 ? [[uncarried(groups, each), 'This forgets the tens that are carried from the ones.'] as const] : []),
    [(groups + 1) * each, `This is one lot of ${each} too many: it counts ${groups + 1} lots and not ${groups}.`],
    [groups * each + 10, 'This has one ten too many. Check each step again.'],
  ],
  why: `${groups} lots of ${each} are ${groups} × ${each} = ${plain(groups * each)}.`,
  steps: [
    scaled ? `${groups} times as much is ${groups} lots of ${each}.` : `There are ${groups} equal lots of ${each}.`,
    ...timesSteps(groups, each),
  ],
  hints: [
    scaled
      ? 'Draw one bar for the smaller one, and as many of them in a row for the larger one.'
      : 'Draw the story. Are all the groups the same size?',
    `What are ${groups} lots of ${each}? ${each > 12 ? 'Multiply the tens, then the ones.' : `Count in steps of ${each}, or use the table.`}`,
  ],
});

const divided = (total: number, by: number, story: Story, way: 'share' | 'pack' | Figure): Told => {
  const key = total / by;
  return {
    story,
    key,
    illustration: way === 'share' ? equalParts(by, 1, plain(total)) : way === 'pack' ? undefined : way,
    slips: [
      [
        total - by,
        way === 'share'
          ? `This takes ${by} away from ${plain(total)}. Share into ${by} equal parts, so divide.`
          : way === 'pack'
            ? `This takes one lot of ${by} away. How many lots of ${by} are there? Divide.`
            : `This takes ${by} away. ${by} times as much means ${by} equal parts, so divide.`,
      ],
      [key + 1, `This is one too many: ${by} × ${key + 1} = ${plain(by * (key + 1))}, which is more than ${plain(total)}.`],
      [key - 1, `This is one too few: ${by} × ${key - 1} = ${plain(by * (key - 1))}, which is less than ${plain(total)}.`],
      [total * by, `This multiplies. The answer has to be less than ${plain(total)}, so divide.`],
    ],
    why: `${plain(total)} ÷ ${by} = ${key}, because ${by} × ${key} = ${plain(total)}.`,
    steps: [
      way === 'pack' ? `How many lots of ${by} make ${plain(total)}?` : `${plain(total)} is cut into ${by} equal parts.`,
      ...divideSteps(total, by),
      `So ${plain(total)} ÷ ${by} = ${key}.`,
    ],
    hints: [
      way === 'pack' ? 'Draw the first few groups. You are counting groups.' : 'Draw a bar for the whole and cut it into equal parts.',
      key > 12 ? `Take 10 lots of ${by} first. What is left?` : `Say the ${by} times table until you come to ${plain(total)}.`,
    ],
  };
};

const groupsAndMore = (two: Two, [stem, unit, sign]: ReturnType<(typeof groupsAnd)[number]>): Told | undefined => {
  const { groups, each, more } = two;
  const all = groups * each;
  const key = all + sign * more;
  // What is built from groups stays more than any number of the story: that tells it from what is shared.
  if (key <= Math.max(each, more) || more === each) return undefined;
  const show = written(unit);
  return {
    story: [stem, unit],
    key,
    slips: [
      [all, `This is only the first step: ${groups} × ${each}. The ${show(more)} still has to be ${sign > 0 ? 'added' : 'taken away'}.`],
      [
        all - sign * more,
        sign > 0
          ? `This takes the ${show(more)} away. Read again: it comes on top, so add.`
          : `This adds the ${show(more)}. Read again: they are gone, so take them away.`,
      ],
      [groups + each + sign * more, `This adds ${groups} and ${each}. There are ${groups} lots of ${each}, so multiply first.`],
      [key - each, `This is one lot of ${each} too few. Count ${groups} lots.`],
      [uncarried(groups, each) + sign * more, 'This forgets the tens that are carried in the multiplication.'],
    ],
    why: `First ${groups} × ${each} = ${plain(all)}, then ${plain(all)} ${sign > 0 ? '+' : '−'} ${more} = ${plain(key)}.`,
    steps: [...timesSteps(groups, each), `${plain(all)} ${sign > 0 ? '+' : '−'} ${more} = ${plain(key)}`],
    hints: [
      'There are two steps. Which part of the story can you work out first?',
      `Find ${groups} lots of ${each}. Then read again what the story says about the ${show(more)}.`,
    ],
  };
};

const sharedAfter = (first: number, other: number, parts: number, [stem, unit, sign]: ReturnType<(typeof thenShared)[number]>): Told => {
  const all = first + sign * other;
  const key = all / parts;
  const show = written(unit);
  return {
    story: [stem, unit],
    key,
    slips: [
      [all, `This is only the first step. The ${show(all)} still has to be divided by ${parts}.`],
      [
        (first - sign * other) / parts,
        sign > 0
          ? `This takes ${show(other)} away. Both belong together, so add first.`
          : `This adds ${show(other)}. They are not shared, so take them away first.`,
      ],
      [Math.floor(first / parts), `This shares out only the ${show(first)}. ${sign > 0 ? 'Add' : 'Take away'} the ${show(other)} first.`],
      [key + 1, `This is one too many: ${parts} × ${key + 1} = ${plain(parts * (key + 1))}, which is more than ${plain(all)}.`],
      [key - 1, `This is one too few: ${parts} × ${key - 1} = ${plain(parts * (key - 1))}, which is less than ${plain(all)}.`],
    ],
    why: `First ${first} ${sign > 0 ? '+' : '−'} ${other} = ${plain(all)}, then ${plain(all)} ÷ ${parts} = ${key}.`,
    steps: [
      `${first} ${sign > 0 ? '+' : '−'} ${other} = ${plain(all)}`,
      ...divideSteps(all, parts),
      `So ${plain(all)} ÷ ${parts} = ${key}.`,
    ],
    hints: [
      'There are two steps. What is it that is shared in the end?',
      `Work out how much there is to share before you divide by ${parts}.`,
    ],
  };
};

const roundedOff = (total: number, each: number, [stem, direction, one]: Rounded): Told => {
  const whole = Math.floor(total / each);
  const left = total - whole * each;
  const isUp = direction === 'up';
  const key = isUp ? whole + 1 : whole;
  const meaning = isUp
    ? `The ${left} left over need one more ${one}: ${whole} + 1 = ${key}`
    : `The ${left} left over are not enough for another ${one}, so the answer is ${key}.`;
  return {
    story: [stem],
    key,
    slips: [
      [
        isUp ? whole : whole + 1,
        isUp
          ? `This leaves out the ${left} that are left over. They need a ${one} too.`
          : `This rounds up, but the ${left} left over are not enough for another ${one}.`,
      ],
      [left, 'This is the remainder. The question asks how many groups.'],
      [total - each, `This takes one lot of ${each} away. How many lots of ${each} are there? Divide.`],
      [key + (isUp ? 1 : -1), isUp ? 'This is one too many. Multiply back to check.' : 'This is one too few. Multiply back to check.'],
    ],
    why: `${total} ÷ ${each} = ${whole} remainder ${left}. ${meaning.replace(/(?<!\.)$/, '.')}`,
    steps: [
      ...divideSteps(total, each),
      `${total} − ${whole * each} = ${left}, so ${total} ÷ ${each} = ${whole} remainder ${left}.`,
      meaning,
    ],
    hints: [
      `How many lots of ${each} are there in ${total}?`,
      `Some are left over. Look at the story: do they need one more ${one}, or do they not count?`,
    ],
  };
};

export const multiplyDivideStories = makeGenerator<number>(
  {
    id: 'maths-multiply-divide-stories',
    title: 'Multiplication and division word problems',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: [
      'multiplication word problems',
      'division word problems',
      'sharing word problems',
      'multiplication stories',
      'division stories',
      'multiply or divide',
    ],
    kinds: [
      answeredAbove(/\bmultipl|\btimes (?:tables? )?(?:word |story )?(?:problems?|stor)/),
      answeredBelow(/\bdivi[ds]/),
      asking(/\bshar(?:e|ing)\b/, /\bshare|\bequal/),
      asking(/\bgroup(?:s|ing)?\b/, /\binto boxes\b|\binto pots\b|\beach page|\brows of \d+\. How|£\d+ each\. \w+ spends/),
      beside(asking(/\bremainders?\b|\bround/, /\bneeded\b|\bfull boxes\b|\bcan \w+ buy\b|\bwhole pieces\b/)),
      beside(asking(/\btimes as\b|\bcompar|\bscaling\b/, /\btimes as\b/)),
      inSeveralSteps,
    ],
  },
  ({ int, pick, some, level }) => {
    const [who = '', friend = ''] = some(names, 2);
    const people = { who, friend };
    const isTimes = pick([true, false]);
    const groups = level(pick([2, 3, 4, 5, 6, 8, 10]), int(3, 9), int(3, 9));
    const each = level(int(2, 10), int(13, 36), int(12, 36));
    if (groups === each) return undefined;
    const oneStep = (): Told =>
      isTimes
        ? multiplied(groups, each, pick(groupStories)(groups, each, people))
        : pick([true, false])
          ? divided(groups * each, groups, pick(shareStories)(groups * each, groups, people), 'share')
          : divided(groups * each, groups, pick(packStories)(groups * each, groups, people), 'pack');
    const timesAs = (): Told => {
      const { times, parts, names: both } = pick(comparisons)({ part: each, times: groups, whole: groups * each }, people);
      return isTimes
        ? multiplied(groups, each, times, twoLengths(both, groups, `${each}`, '?'))
        : divided(groups * each, groups, parts, twoLengths(both, groups, '?', plain(groups * each)));
    };
    const advanced = (): Told | undefined => {
      if (isTimes) {
        const two = { groups, each, more: int(5, 48) };
        return groupsAndMore(two, pick(groupsAnd)(two, people));
      }
      if (pick([true, false])) {
        const by = int(4, 9);
        const total = by * int(6, 24) + int(2, by - 1);
        return roundedOff(total, by, pick(withSomeLeft)(total, by, people));
      }
      const frame = pick(thenShared);
      const other = int(11, 90);
      const first = groups * each - frame(1, 1, 1, people)[2] * other;
      return first < 20 || first === other ? undefined : sharedAfter(first, other, groups, frame(first, other, groups, people));
    };
    const told = level(oneStep, pick([oneStep, oneStep, timesAs]), advanced)();
    if (told === undefined) return undefined;
    const { story, ...draft } = told;
    const [stem, unit = ''] = story;
    return {
      ...draft,
      stem,
      show: written(unit),
      believable: wholeAndPositive,
      drawn: { asks: isTimes ? 'multiply' : 'divide' },
    };
  },
);
