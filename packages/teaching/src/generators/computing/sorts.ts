import type { Draft } from '../make-generator.ts';
import { asking, beside } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';

const about = { subject: 'computing', keyStage: 'KS4', years: [9, 10, 11] } as const;

type List = readonly number[];
type Drawn = Draft<List>;
type Kind = 'bubble' | 'bubble-twice' | 'comparisons' | 'first-swap' | 'swaps' | 'passes' | 'insertion' | 'moved';

const ascending = (list: List): number[] => list.toSorted((a, b) => a - b);
const asList = (list: List): string => list.join(', ');
const isSame = (one: List, other: List): boolean => one.every((x, at) => x === other[at]);
const atLeastNought = ([x = 0]: List): boolean => x >= 0;

/** One pass: the larger of two neighbours moves on. */
const bubbled = (from: List): number[] =>
  from.reduce<number[]>((made, x) => ((made.at(-1) ?? 0) > x ? [...made.slice(0, -1), x, made.at(-1) ?? x] : [...made, x]), []);

type Comparison = { readonly pair: readonly [number, number]; readonly isSwap: boolean };

/** Every comparison of one pass, in turn. */
const comparisonsIn = (from: List): readonly Comparison[] => {
  let largest = from[0] ?? 0;
  return from.slice(1).map((x) => {
    const made = { pair: [largest, x], isSwap: largest > x } as const;
    largest = Math.max(largest, x);
    return made;
  });
};

/** "24 and 3: swap". */
const told = (from: List): string =>
  comparisonsIn(from)
    .map(({ pair: [a, b], isSwap }) => `${a} and ${b}: ${isSwap ? 'swap' : 'leave'}`)
    .join('; ');

/** The list after each pass, the last of them without a swap. */
const passesOf = (from: List): readonly List[] => {
  const next = bubbled(from);
  return isSame(next, from) ? [next] : [next, ...passesOf(next)];
};

const insertionStates = (list: List): Drawn => {
  const sorted = ascending(list);
  const key = [...ascending(list.slice(0, 3)), ...list.slice(3)];
  const least = Math.min(...list);
  return {
    stem: `An insertion sort has put the first 3 items of ${asList(list)} in order. How does the list look?`,
    key,
    slips: [
      [sorted, 'This is the list when it is fully sorted.'],
      [bubbled(list), 'This is one pass of a bubble sort.'],
      [[least, ...list.filter((x) => x !== least)], 'This moves the smallest to the front. That is another sort.'],
      [list, 'This is the list as it was.'],
      [sorted.toReversed(), 'This has the largest first.'],
    ],
    show: asList,
    why: 'An insertion sort takes the next item and puts it in its place among those before it.',
    steps: [
      'Keep the rest of the list as it is.',
      `Order only the first three: ${asList(list.slice(0, 3))} become ${asList(key.slice(0, 3))}.`,
    ],
    hints: ['Only the first three change their places.', 'The others stay where they are.'],
    drawn: { list, kind: 'insertion' },
  };
};

const itemsMoved = (list: List): Drawn | undefined => {
  const [next = 0, ...rest] = list;
  const done = ascending(rest);
  const larger = done.filter((x) => x > next);
  const smaller = done.length - larger.length;
  if (larger.length === 0 || smaller === larger.length) return undefined;
  return {
    stem: `In an insertion sort ${asList(done)} are in order, and ${next} comes next. How many of them move one place along to make room?`,
    key: [larger.length],
    slips: [
      [[smaller], `This counts the items before ${next}. They stay where they are.`],
      [[done.length], 'This moves all of them. Smaller ones stay.'],
      [[larger.length + 1], `This counts ${next} itself, or one item too many.`],
      [[larger.length - 1], 'This leaves one larger item where it was.'],
      [[done.length + 1], 'This counts the whole list.'],
    ],
    show: asList,
    believable: atLeastNought,
    why: `Every item that is larger than ${next} moves along: ${asList(larger)}.`,
    steps: [
      `Larger than ${next}: ${asList(larger)}.`,
      `So ${larger.length} of them move${larger.length === 1 ? 's' : ''} one place to the right.`,
    ],
    hints: [`Where does ${next} belong among them?`, 'Only what stands behind that place has to move.'],
    drawn: { list, kind: 'moved' },
  };
};

const bubbleStates = (list: List, passes: 1 | 2): Drawn | undefined => {
  const sorted = ascending(list);
  const [once, twice] = [bubbled(list), bubbled(bubbled(list))];
  const key = passes === 1 ? once : twice;
  // A list that is in order already asks nothing about passes.
  if (isSame(key, sorted)) return undefined;
  const least = Math.min(...list);
  const [first = 0, second = 0] = list;
  return {
    stem: `What is ${asList(list)} after ${passes === 1 ? 'one pass' : 'two passes'} of a bubble sort, smallest first?`,
    key,
    slips: [
      [sorted, 'This is the list when it is fully sorted.'],
      [[Math.min(first, second), Math.max(first, second), ...list.slice(2)], 'This makes only the first comparison.'],
      [passes === 1 ? twice : once, passes === 1 ? 'This is after two passes.' : 'This is after one pass.'],
      [[least, ...list.filter((x) => x !== least)], 'This moves the smallest to the front. That is another sort.'],
      [list, 'This is the list as it was.'],
      [sorted.toReversed(), 'This has the largest first.'],
    ],
    show: asList,
    why: `A bubble sort compares neighbours from left to right and swaps those in the wrong order, so ${passes === 1 ? 'the largest goes to the end' : 'the two largest go to the end'}.`,
    steps: [
      'Compare the first two, swap them if the first is larger, and go on to the right.',
      `Pass 1: ${told(list)}. After it: ${asList(once)}`,
      ...(passes === 2 ? [`Pass 2: ${told(once)}. After it: ${asList(twice)}`] : []),
    ],
    hints: ['Compare neighbours, from left to right.', 'In one pass the largest moves to the end.'],
    drawn: { list, kind: passes === 1 ? 'bubble' : 'bubble-twice' },
  };
};

const countOfComparisons = (list: List): Drawn => {
  const count = list.length - 1;
  const swaps = comparisonsIn(list).filter(({ isSwap }) => isSwap).length;
  return {
    stem: `How many comparisons does a bubble sort make in its first pass through ${asList(list)}?`,
    key: [count],
    slips: [
      [[list.length], 'This counts the items. There is one pair of neighbours fewer.'],
      [[swaps], 'This counts only the swaps. A pair that is left is compared as well.'],
      [[(list.length * count) / 2], 'This is for every pass together.'],
      [[count - 1], 'This leaves out one pair of neighbours.'],
    ],
    show: asList,
    why: `${list.length} items have ${count} pairs of neighbours, and each pair is compared once in a pass.`,
    steps: [`The pairs: ${told(list)}.`, `That makes ${count}.`],
    hints: ['Count the pairs of neighbours.', 'A pair that is not swapped has been compared too.'],
    drawn: { list, kind: 'comparisons' },
  };
};

const firstSwap = (list: List): Drawn | undefined => {
  const at = comparisonsIn(list).findIndex(({ isSwap }) => isSwap);
  const swaps = comparisonsIn(list).filter(({ isSwap }) => isSwap);
  const [first, later] = swaps;
  // Where the first pair is swapped there is nothing to look for.
  if (at < 1 || first === undefined) return undefined;
  const [a = 0, b = 0] = list;
  const [least, most] = [Math.min(...list), Math.max(...list)];
  return {
    stem: `A bubble sort puts ${asList(list)} in ascending order. Which two items does it swap first?`,
    key: first.pair,
    slips: [
      [[a, b], 'This is the first pair that is compared. It is in the right order already.'],
      [[a, least], 'This swaps the smallest to the front. A bubble sort swaps only neighbours.'],
      ...(later === undefined ? [] : [[later.pair, 'This pair comes later in the pass.'] as const]),
      [[most, list.at(-1) ?? 0], 'This moves the largest to the end at once.'],
      [[a, list.at(-1) ?? 0], 'This swaps the two ends. They are not neighbours.'],
    ],
    show: (pair) => pair.join(' and '),
    sameAs: (pair) => asList(ascending(pair)),
    believable: (pair) => new Set(pair).size === 2,
    why: `From the left, ${first.pair[0]} and ${first.pair[1]} are the first neighbours in the wrong order.`,
    steps: [`Compare neighbours from the left: ${told(list)}.`, 'The first swap is what is asked for.'],
    hints: ['Compare neighbours from the left.', 'Leave pairs that are in the right order.'],
    drawn: { list, kind: 'first-swap' },
  };
};

const countOfSwaps = (list: List): Drawn | undefined => {
  const largestBefore = list.map((_, at) => Math.max(...list.slice(0, at)));
  const count = list.filter((x, at) => x < (largestBefore[at] ?? 0)).length;
  if (count === 0) return undefined;
  return {
    stem: `How many swaps does a bubble sort make in its first pass through ${asList(list)}, smallest first?`,
    key: [count],
    slips: [
      [[list.length - 1], 'This counts the comparisons. A swap is made only where the order is wrong.'],
      [[list.length - 1 - count], 'This counts the pairs that are left as they are.'],
      [[passesOf(list).length], 'This is the number of passes.'],
      [[count + 1], 'This counts one swap too many.'],
      [[count - 1], 'This leaves out a swap. What moves on is compared again.'],
    ],
    show: asList,
    believable: atLeastNought,
    why: `In the pass: ${told(list)}. So ${count} ${count === 1 ? 'pair is' : 'pairs are'} swapped.`,
    steps: [`Compare neighbours from the left: ${told(list)}.`, 'Count the swaps.'],
    hints: ['Write the list again after each swap.', 'What was moved is compared with the next one.'],
    drawn: { list, kind: 'swaps' },
  };
};

const countOfPasses = (list: List): Drawn | undefined => {
  const passes = passesOf(list);
  const count = passes.length;
  if (count < 3) return undefined;
  return {
    stem: `A bubble sort stops after a pass without swaps. How many passes does it need for ${asList(list)}, that last one included?`,
    key: [count],
    slips: [
      [[count - 1], 'This leaves out the last pass, which finds nothing to swap.'],
      [[list.length], 'This is the number of items. It may stop sooner, once nothing is swapped.'],
      [[list.length - 1], 'This is the number of comparisons in one pass.'],
      [[1], 'This is one pass, after which only the largest is sure of its place.'],
      [[count + 1], 'This makes one pass too many.'],
    ],
    show: asList,
    why: `After the passes the list is ${passes.slice(0, -1).map(asList).join('; then ')}. One more pass finds nothing to swap.`,
    steps: [
      ...passes.slice(0, -1).map((one, at) => `After pass ${at + 1}: ${asList(one)}`),
      `Pass ${count} makes no swap, so the sort stops.`,
    ],
    hints: ['Write the list after each pass.', 'When it is in order, one more pass has to find that out.'],
    drawn: { list, kind: 'passes' },
  };
};

const drafts: Readonly<Record<Kind, (list: List) => Drawn | undefined>> = {
  bubble: (list) => bubbleStates(list, 1),
  'bubble-twice': (list) => bubbleStates(list, 2),
  comparisons: countOfComparisons,
  'first-swap': firstSwap,
  swaps: countOfSwaps,
  passes: countOfPasses,
  insertion: insertionStates,
  moved: itemsMoved,
};

const upTo30 = Array.from({ length: 30 }, (_, at) => at + 1);

export const sorting = makeGenerator<List>(
  {
    ...about,
    id: 'computing-sorts',
    title: 'Bubble sort and insertion sort',
    synonyms: ['bubble sort', 'insertion sort', 'sorting algorithms', 'sorts', 'sorting', 'algorithms'],
    kinds: [
      asking(/\bbubbles?\b/, /bubble sort/i),
      asking(/\binsertion\b/, /insertion sort/i),
      beside(asking(/\bswaps?\b|\bswapp/, /swap/)),
      beside(asking(/\b(?:how many|number of) passes\b/, /how many passes/i)),
    ],
  },
  ({ some, pick, level }) => {
    const kind = pick<Kind>(
      level(
        ['bubble', 'comparisons', 'first-swap', 'insertion'],
        ['bubble', 'swaps', 'passes', 'first-swap', 'insertion', 'moved'],
        ['bubble-twice', 'passes', 'swaps', 'insertion', 'moved'],
      ),
    );
    const draft = drafts[kind](some(upTo30, level(4, 5, 6)));
    return draft && { ...draft, keyStandsInStem: true };
  },
);
