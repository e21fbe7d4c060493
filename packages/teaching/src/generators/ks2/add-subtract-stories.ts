import type { Figure } from '@hedgerow/figures/figure';
import { addedInSteps, takenInSteps } from '../column-steps.ts';
import { answeredAbove, answeredBelow, asking, beside, inSeveralSteps } from '../kinds.ts';
import { type Draft, makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { plain, pounds } from '../written.ts';
import {
  largeDifferences,
  largeSums,
  moneyInTwoSteps,
  peopleInTwoSteps,
  type Relation,
  smallDifferences,
  smallSums,
  type SumStory,
  type SumUnit,
  type TwoSums,
} from './sum-stories.ts';

const written =
  (unit: SumUnit) =>
  (x: number): string =>
    unit === 'pence' ? pounds(x) : unit === '£' ? `£${plain(x)}` : unit === '' ? plain(x) : `${plain(x)} ${unit}`;

type Sense = { readonly wrong: string; readonly sense: string; readonly hint: string };
const senses: Readonly<Record<Relation, Sense>> = {
  joined: {
    wrong: 'This takes away. The two amounts are put together, so add.',
    sense: 'The two amounts are put together, so add.',
    hint: 'Tell the story in your own words. Will the answer be more or less than each of the two numbers?',
  },
  'more than': {
    wrong: 'This takes away. The second amount is greater than the first, so add.',
    sense: 'The second amount is the first one and some more, so add.',
    hint: 'Which of the two amounts is greater: the one that you know or the one that you look for?',
  },
  'at first': {
    wrong: 'This takes away again. At first there was more than now, so add.',
    sense: 'What is gone and what is left make up what there was at first, so add.',
    hint: 'Was there more at first, or less? Think before you trust the word “left”.',
  },
  left: {
    wrong: 'This adds. A part is gone, so what is left must be less than at first.',
    sense: 'A part is taken away from the whole, so subtract.',
    hint: 'Tell the story in your own words. Is there more in the end, or less?',
  },
  apart: {
    wrong: 'This adds the two numbers. The question asks how far apart they are, so subtract.',
    sense: 'The question asks how far apart the two numbers are, so subtract.',
    hint: 'Draw two bars, one above the other. How much longer is the longer one?',
  },
  missing: {
    wrong: 'This adds. The greater number is the whole, and a part of it is asked for, so subtract.',
    sense: 'The whole and one part are known. Subtract to find the other part.',
    hint: 'Which number is the whole? Which part of it do you know already?',
  },
  'fewer than': {
    wrong: 'This adds. “Fewer” means that the second number is less than the first, so subtract.',
    sense: 'The second number is less than the first, so subtract.',
    hint: 'Which of the two numbers is greater: the one that you know or the one that you look for?',
  },
};

const columns = (a: number, b: number, combine: (top: number, bottom: number) => number): number => {
  let result = 0;
  for (let place = 1; place <= Math.max(a, b); place *= 10)
    result += combine(Math.floor(a / place) % 10, Math.floor(b / place) % 10) * place;
  return result;
};

const bars = (relation: Relation, a: number, b: number): Figure => {
  // A short part still has to hold its number.
  const part = (size: number, text: string) => ({ share: Math.max(size, (a + b) / 4), text });
  const [known, other] = [part(a, plain(a)), part(b, plain(b))];
  const rest = part(a - b, '?');
  if (relation === 'joined' || relation === 'at first') return { kind: 'bar-model', bars: [{ parts: [known, other], whole: '?' }] };
  if (relation === 'more than') return { kind: 'bar-model', bars: [{ parts: [known] }, { parts: [known, other], whole: '?' }] };
  if (relation === 'left' || relation === 'missing') return { kind: 'bar-model', bars: [{ parts: [other, rest], whole: plain(a) }] };
  const [below, asked] = relation === 'apart' ? [other, rest] : [rest, other];
  return { kind: 'bar-model', bars: [{ parts: [{ share: below.share + asked.share, text: plain(a) }] }, { parts: [below, asked] }] };
};

type Told = Omit<Draft<number>, 'drawn' | 'show'>;

const told = (a: number, b: number, isSum: boolean, [relation, stem, unit = '']: SumStory): Told | undefined => {
  const key = isSum ? a + b : a - b;
  const careless = columns(a, b, (top, bottom) => (isSum ? (top + bottom) % 10 : Math.abs(top - bottom)));
  if (careless === key || key < 20) return undefined;
  // The first column that is carried or exchanged changes the one to its left.
  let changed = 10;
  while (isSum ? (a % changed) + (b % changed) < changed : a % changed >= b % changed) changed *= 10;
  const { wrong, sense, hint } = senses[relation];
  const inSteps = isSum ? addedInSteps(a, b) : takenInSteps(a, b);
  const sum = `${plain(a)} ${isSum ? '+' : '−'} ${plain(b)} = ${plain(key)}`;
  return {
    stem,
    illustration: bars(relation, a, b),
    key,
    slips: [
      [isSum ? Math.abs(a - b) : a + b, wrong],
      [
        careless,
        isSum
          ? 'This leaves out what is carried. Add each carried 1 in the next column.'
          : 'This takes the smaller digit from the greater in each column. Exchange from the next column instead.',
      ],
      isSum
        ? [key - changed, 'This forgets one of the carried ones.']
        : [key + changed, 'This exchanges and forgets to cross off what was exchanged.'],
      isSum
        ? [key + 10, 'This has one ten too many. Check the tens column.']
        : [key - 100, 'This has one hundred too few. Check the hundreds column.'],
      [key + (isSum ? 100 : 10), `This has one ${isSum ? 'hundred' : 'ten'} too many. Check by working back.`],
    ],
    why: `${sense} ${sum}.`,
    steps: [sense, ...inSteps.map(({ text }) => text), `So the answer is ${written(unit)(key)}.`],
    stepFigures: [null, ...inSteps.map(({ figure }) => figure), null],
    hints: [hint, `Draw a bar picture. Then write ${plain(a)} and ${plain(b)} in columns, ones under ones.`],
  };
};

const inTwo = ({ stem, unit, first: [x, sign, y], next: [way, z] }: TwoSums): Told | undefined => {
  const show = written(unit);
  const after = (middle: number): number => (way === 'add' ? middle + z : way === 'take' ? middle - z : z - middle);
  const middle = x + sign * y;
  const key = after(middle);
  if (middle <= 0 || key <= 0) return undefined;
  const firstSum = `${show(x)} ${sign > 0 ? '+' : '−'} ${show(y)} = ${show(middle)}`;
  const secondSum =
    way === 'from'
      ? `${show(z)} − ${show(middle)} = ${show(key)}`
      : `${show(middle)} ${way === 'add' ? '+' : '−'} ${show(z)} = ${show(key)}`;
  return {
    stem,
    key,
    slips: [
      [
        middle,
        way === 'from'
          ? `This is only the first step. It still has to be subtracted from ${show(z)}.`
          : `This is only the first step. The ${show(z)} still has to be ${way === 'add' ? 'added' : 'taken away'}.`,
      ],
      way === 'from'
        ? [z - x, `This leaves out the ${show(y)}. Add it to the ${show(x)} first.`]
        : way === 'add'
          ? [middle - z, `This takes the ${show(z)} away in the second step. It comes on top, so add it.`]
          : [middle + z, `This adds the ${show(z)} in the second step. It makes the answer smaller, so take it away.`],
      [
        after(x - sign * y),
        sign > 0
          ? `This takes the ${show(y)} away in the first step. It belongs with the ${show(x)}, so add it.`
          : `This adds the ${show(y)} in the first step. It makes the number smaller, so take it away.`,
      ],
      unit === 'pence'
        ? [key - 100, 'This is £1 too little. Check each step by working back.']
        : [key - 10, 'This is one ten too few. Check each step by working back.'],
      unit === 'pence'
        ? [key + 10, 'This is 10p too much. Check each step by working back.']
        : [key + 100, 'This is one hundred too many. Check each step by working back.'],
    ],
    why: `First ${firstSum}. Then ${secondSum}.`,
    steps: [firstSum, secondSum],
    hints: [
      'There are two steps. What can you find out first?',
      `Start with ${show(x)} and ${show(y)}. Do they go together, or is one taken from the other?`,
    ],
  };
};

export const addSubtractStories = makeGenerator<number>(
  {
    id: 'maths-add-subtract-stories',
    title: 'Addition and subtraction word problems',
    keyStage: 'KS2',
    years: [3, 4, 5, 6],
    synonyms: [
      'addition word problems',
      'subtraction word problems',
      'addition stories',
      'subtraction stories',
      'how many more problems',
      'add or subtract',
    ],
    kinds: [
      answeredAbove(/\badd(?:ing|ition)?\b/),
      answeredBelow(/\bsubtract|\btak(?:e|ing) ?away\b/),
      beside(asking(/\bdifferences?\b|\bhow many more\b|\bcompar/, /difference|How many more .* than/)),
      beside(asking(/\bmoney\b|£/, /£/)),
      inSeveralSteps,
    ],
    leavesOut: /\bbar ?models?\b/,
  },
  ({ int, pick, some, level }) => {
    const [who = '', friend = ''] = some(names, 2);
    const people = { who, friend };
    const isSum = pick([true, false]);
    const story = level(
      () => {
        const [a, b] = [int(215, isSum ? 680 : 940), int(118, 310)];
        const frame = pick(isSum ? smallSums : smallDifferences)(plain(a), plain(b), people);
        return { made: told(a, b, isSum, frame), unit: frame[2] };
      },
      () => {
        const [a, b] = [int(2_150, isSum ? 5_900 : 9_400), int(1_115, 3_080)];
        const frame = pick(isSum ? largeSums : largeDifferences)(plain(a), plain(b), people);
        return { made: told(a, b, isSum, frame), unit: frame[2] };
      },
      () => {
        const ofMoney = pick([true, false]);
        const numbers = ofMoney
          ? { a: 5 * int(91, 190), b: 5 * int(31, 90), c: 5 * int(23, 80) }
          : { a: int(275, 680), b: int(112, 260), c: int(105, 240) };
        const made = ofMoney
          ? pick(moneyInTwoSteps)({ ...numbers, note: pick([10, 20]) }, people)
          : pick(peopleInTwoSteps)(numbers, people);
        return { made: inTwo(made), unit: made.unit };
      },
    )();
    if (story.made === undefined) return undefined;
    return {
      ...story.made,
      show: written(story.unit ?? ''),
      believable: wholeAndPositive,
      drawn: { asks: level(isSum ? 'add' : 'subtract', isSum ? 'add' : 'subtract', 'two') },
    };
  },
);
