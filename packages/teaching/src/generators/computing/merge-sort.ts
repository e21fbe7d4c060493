import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';

type List = readonly number[];
/** The parts of a list, as they stand beside one another. */
type Parts = readonly List[];
type Drawn = Draft<Parts>;

const ascending = (list: List): number[] => list.toSorted((a, b) => a - b);
const shown = (parts: Parts): string => parts.map((part) => part.join(', ')).join(' | ');
const inTwos = (list: List): List[] => Array.from({ length: list.length / 2 }, (_, at) => list.slice(2 * at, 2 * at + 2));
const one = (value: number): Parts => [[value]];
const upTo40 = Array.from({ length: 40 }, (_, at) => at + 1);

const pairsMerged = ({ some, level }: Draw): Drawn | undefined => {
  const list = some(upTo40, level(4, 8, 8));
  const pairs = inTwos(list);
  const key = pairs.map(ascending);
  if (shown(key) === shown(pairs)) return undefined;
  const sorted = ascending(list);
  return {
    stem: `A merge sort has split ${list.join(', ')} into single items. What are its parts after the first round of merging?`,
    key,
    slips: [
      [inTwos(sorted), 'This is the whole list in order. It takes more rounds.'],
      [pairs, 'This puts the items together without comparing them.'],
      [pairs.map((pair) => ascending(pair).toReversed()), 'This has the larger item of each pair first.'],
      [[sorted], 'This is the list at the end of the sort.'],
    ],
    show: shown,
    why: 'In the first round two single items at a time are merged, the smaller first. The pairs are not yet compared with one another.',
    steps: pairs.map((pair) => `${pair.join(' and ')} become ${ascending(pair).join(', ')}`),
    hints: ['Take two single items at a time, from the left.', 'In each pair the smaller one comes first.'],
    drawn: { list, kind: 'pairs' },
  };
};

type Merged = { readonly taken: List; readonly compared: number };

const merged = ([left, right]: readonly [List, List]): Merged => {
  const [a, b] = [[...left], [...right]];
  const taken: number[] = [];
  let compared = 0;
  while (a.length > 0 && b.length > 0) {
    compared += 1;
    taken.push((a[0] ?? 0) < (b[0] ?? 0) ? (a.shift() ?? 0) : (b.shift() ?? 0));
  }
  return { taken: [...taken, ...a, ...b], compared };
};

const twoLists = ({ some, level }: Draw): readonly [List, List] => {
  const size = level(2, 3, 4);
  const list = some(upTo40, 2 * size);
  return [ascending(list.slice(0, size)), ascending(list.slice(size))];
};

const takenNext = (draw: Draw): Drawn | undefined => {
  const lists = twoLists(draw);
  const [left, right] = lists;
  const { taken } = merged(lists);
  const place = draw.level(1, 2, draw.int(3, 4));
  const key = taken[place] ?? 0;
  // Where one list is all before the other nothing has to be compared any more.
  if ((left.at(-1) ?? 0) < (right[0] ?? 0) || (right.at(-1) ?? 0) < (left[0] ?? 0)) return undefined;
  const ordinal = ['first', 'second', 'third', 'fourth', 'fifth'][place] ?? '';
  return {
    stem: `A merge sort merges ${left.join(', ')} with ${right.join(', ')}. Which item is the ${ordinal} to be taken?`,
    key: one(key),
    slips: [
      [one([...left, ...right][place] ?? 0), 'This puts one list behind the other without comparing.'],
      [one(taken[place + 1] ?? 0), 'This is the item after it.'],
      [one(taken[place - 1] ?? 0), 'This is the item before it.'],
      [one(right[Math.min(place, right.length - 1)] ?? 0), 'This counts in the second list alone.'],
      [one(taken.at(-1) ?? 0), 'This is taken last of all.'],
    ],
    show: shown,
    why: `Of the two items at the front the smaller is taken each time: ${taken.slice(0, place + 1).join(', ')}.`,
    steps: [
      `Compare the items at the front: ${left[0]} and ${right[0]}.`,
      `Take the smaller each time: ${taken.slice(0, place + 1).join(', ')}.`,
    ],
    hints: ['Compare only the items at the front of the two lists.', 'Cross out what has been taken.'],
    drawn: { left, right, place, kind: 'taken' },
  };
};

const comparisonsMade = (draw: Draw): Drawn => {
  const lists = twoLists(draw);
  const [left, right] = lists;
  const { taken, compared } = merged(lists);
  const rest = taken.length - compared;
  return {
    stem: `A merge sort merges ${left.join(', ')} with ${right.join(', ')}. How many comparisons does it make, until one of the lists is empty?`,
    key: one(compared),
    slips: [
      [one(taken.length), 'This is the number of items. What is left at the end is not compared.'],
      [one(taken.length - 1), 'This is the largest number that there can be. Here one list is empty sooner.'],
      [one(left.length * right.length), 'This compares every item with every other one.'],
      [one(left.length), 'This counts the items of one list.'],
      [one(compared + 1), 'This makes one comparison too many.'],
      [one(compared - 1), 'This makes one comparison too few.'],
    ],
    show: shown,
    believable: ([[x = 0] = []]) => x > 0,
    why: `Each comparison takes one item: ${taken.slice(0, compared).join(', ')}. Then one list is empty, and ${taken.slice(compared).join(', ')} ${rest === 1 ? 'follows' : 'follow'} without a comparison.`,
    steps: [`Taken by comparing: ${taken.slice(0, compared).join(', ')}.`, `Left over: ${taken.slice(compared).join(', ')}.`],
    hints: ['Each comparison takes one item.', 'What is left when a list is empty needs no comparison.'],
    drawn: { left, right, kind: 'compared' },
  };
};

const splitting = ({ int, pick, level }: Draw): Drawn => {
  const halvings = level(int(2, 3), int(3, 5), int(4, 7));
  const items = 2 ** halvings;
  const rounds = int(1, halvings - 1);
  const [asked, key] = pick([
    [`How many items has each part after ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of splitting?`, items / 2 ** rounds],
    [`How many parts are there after ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of splitting?`, 2 ** rounds],
    ['How many rounds of splitting does it take until each part has one item?', halvings],
  ] as const);
  const part = key === halvings && asked.includes('until') ? 'until' : asked.includes('parts are') ? 'parts' : 'size';
  return {
    stem: `A merge sort splits a list of ${items} items in half again and again. ${asked}`,
    key: one(key),
    slips: [
      ...(part === 'until'
        ? []
        : [
            part === 'parts'
              ? ([one(items / 2 ** rounds), 'This is the size of a part.'] as const)
              : ([one(2 ** rounds), 'This is the number of parts.'] as const),
          ]),
      [one(items / 2), part === 'until' ? 'This is the size of a part after one round.' : 'This halves the list only once.'],
      [one(items), 'This is the whole list.'],
      [one(key * 2), 'This is one round away.'],
      [one(key + 1), 'This counts one too many.'],
      [one(key + 3), 'This counts three too many.'],
    ],
    show: shown,
    why:
      part === 'until'
        ? `${Array.from({ length: halvings + 1 }, (_, at) => items / 2 ** at).join(', ')}: each step is one round.`
        : `Each round doubles the number of parts and halves their size: ${2 ** rounds} parts of ${items / 2 ** rounds}.`,
    steps: Array.from(
      { length: part === 'until' ? halvings : rounds },
      (_, at) => `Round ${at + 1}: ${2 ** (at + 1)} parts, size ${items / 2 ** (at + 1)}`,
    ),
    hints: ['Halve the list, then halve each half.', 'Each round doubles the number of parts.'],
    drawn: { items, rounds, kind: part },
  };
};

export const mergeSort = makeGenerator<Parts>(
  {
    subject: 'computing',
    keyStage: 'KS4',
    years: [9, 10, 11],
    id: 'computing-merge-sort',
    title: 'Merge sort',
    synonyms: ['merge sort', 'merging two lists', 'divide and conquer', 'sorting algorithms'],
    kinds: [asking(/\bmerg/, /merge sort/i)],
  },
  (draw) => {
    const draft = draw.pick(
      draw.level(
        [pairsMerged, takenNext, splitting],
        [pairsMerged, takenNext, splitting, comparisonsMade],
        [pairsMerged, takenNext, splitting, comparisonsMade],
      ),
    )(draw);
    return draft && { ...draft, keyStandsInStem: true };
  },
);
