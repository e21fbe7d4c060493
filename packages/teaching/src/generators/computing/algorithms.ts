import { asking } from '../kinds.ts';
import { makeGenerator, notNegative, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const about = { subject: 'computing' } as const;

export const traceTables = makeGenerator<number>(
  {
    ...about,
    id: 'computing-trace-loops',
    title: 'Tracing loops',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['trace tables', 'tracing', 'loops', 'iteration', 'for loops', 'while loops', 'algorithms'],
  },
  ({ int, pick, level }) => {
    const kind = level('for' as const, pick(['for', 'while'] as const), pick(['while', 'if'] as const));
    const [start, step, count] = [int(0, 9), int(2, 6), int(3, level(4, 6, 6))];
    const limit = start + step * int(2, 5) - int(0, step - 1);
    const name = pick(['total', 'score', 'x', 'n']);
    const each = kind === 'if' ? Array.from({ length: count }, (_, i) => i + 1).filter((i) => i % 2 === 0) : [];
    const turns = Math.max(0, Math.ceil((limit - start) / step));
    const x = start + step * turns;
    const key = kind === 'for' ? start + step * count : kind === 'while' ? x : start + each.reduce((sum, i) => sum + i, 0);
    return {
      stem: {
        for: `${name} starts at ${start}. A loop runs ${count} times and adds ${step} to ${name} each time. What is ${name} at the end?`,
        while: `${name} starts at ${start}. While ${name} is less than ${limit}, a loop adds ${step} to ${name}. What is ${name} at the end?`,
        if: `${name} starts at ${start}. A loop counts i from 1 to ${count}. If i is even, it adds i to ${name}. What is ${name} at the end?`,
      }[kind],
      key,
      slips: {
        for: [
          [key - step, 'This runs the loop one time too few.'],
          [key + step, 'This runs the loop one time too many.'],
          [step * count, `This forgets that ${name} starts at ${start}.`],
          [start + step + count, 'This adds the numbers. The loop adds again and again.'],
        ] as const,
        while: [
          [key - step, 'This stops one turn too early. The check is made before each turn.'],
          [key + step, 'This runs one turn too many.'],
          [limit, 'This is the limit. The loop goes up in steps.'],
          [turns, 'This counts the turns of the loop.'],
          [start + step, 'This runs the loop only once.'],
        ] as const,
        if: [
          [start + (count * (count + 1)) / 2, 'This adds every i. Only the even ones count.'],
          [start + each.length, 'This adds 1 each time. The loop adds i itself.'],
          [key - start, `This forgets that ${name} starts at ${start}.`],
          [start + (count * (count + 1)) / 2 - each.reduce((sum, i) => sum + i, 0), 'This adds the odd ones.'],
          [key + 2, 'This adds one even number too many.'],
        ] as const,
      }[kind],
      show: plain,
      believable: notNegative,
      why:
        kind === 'if'
          ? `Only ${each.join(', ')} are even, so the loop adds those to ${start}: ${key}.`
          : `The values are ${Array.from({ length: (kind === 'for' ? count : turns) + 1 }, (_, i) => start + step * i).join(', ')}.`,
      steps:
        kind === 'if'
          ? [`Start: ${start}`, ...each.map((i) => `i = ${i} is even: add ${i}`), `At the end: ${key}`]
          : [
              `Start: ${start}`,
              ...Array.from({ length: kind === 'for' ? count : turns }, (_, i) => `Turn ${i + 1}: ${start + step * (i + 1)}`),
            ],
      hints: [
        'Make a table: one line for each turn of the loop.',
        kind === 'while' ? 'Check the condition before each turn.' : 'How many times does the loop change the value?',
      ],
      drawn: { kind, start, step, count, limit },
    };
  },
);

export const binarySearch = makeGenerator<number>(
  {
    ...about,
    id: 'computing-searches',
    title: 'Linear and binary search',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['binary search', 'linear search', 'searching algorithms', 'search algorithms', 'searches', 'algorithms'],
    kinds: [asking(/\blinear\b/, /linear search/i), asking(/\bbinary\b/, /binary search/i)],
  },
  ({ int, pick, level }) => {
    const length = level(7, 7, 15);
    const list = Array.from({ length }, () => 0).reduce<number[]>((made) => [...made, (made.at(-1) ?? int(0, 4)) + int(1, 6)], []);
    const place = int(0, length - 1);
    const target = list[place] ?? 0;
    const binary = level(false, true, true);
    const looks: number[] = [];
    let [low, high] = [0, length - 1];
    while (looks.at(-1) !== target) {
      const middle = Math.floor((low + high) / 2);
      looks.push(list[middle] ?? target);
      [low, high] = (list[middle] ?? 0) < target ? [middle + 1, high] : [low, middle - 1];
    }
    // Found at the first look, there is no search to follow.
    if (binary && looks.length < 2) return undefined;
    const key = binary ? looks.length : place + 1;
    const name = pick(['compared with the target', 'looked at']);
    return {
      stem: `A ${binary ? 'binary' : 'linear'} search looks for ${target} in ${list.join(', ')}. How many items are ${name}, ${target} itself among them?`,
      key,
      slips: [
        [binary ? place + 1 : place, binary ? 'This is a linear search, from the start.' : 'This does not count the item itself.'],
        [
          binary ? looks.length - 1 : looks.length,
          binary ? 'This does not count the item itself.' : 'This is a binary search, from the middle.',
        ],
        [length, 'This looks at the whole list.'],
        [key + 1, 'This looks at one item too many.'],
        [key + 2, 'This looks at two items too many.'],
      ],
      show: plain,
      believable: wholeAndPositive,
      why: binary
        ? `It looks at the middle and throws half away each time: ${looks.join(', ')}.`
        : `It looks at each item in turn: ${list.slice(0, place + 1).join(', ')}.`,
      steps: binary
        ? looks.map(
            (each, index) =>
              `Look ${index + 1}: the middle is ${each}${each === target ? ', found.' : each < target ? ', too small: keep the right half.' : ', too large: keep the left half.'}`,
          )
        : [`Start at ${list[0]} and go on until ${target}.`, `That is ${key} ${key === 1 ? 'item' : 'items'}.`],
      hints: [
        binary ? 'Start with the item in the middle.' : 'Start with the first item.',
        binary ? 'Throw away the half in which it cannot be.' : 'Look at each item in turn.',
      ],
      drawn: { list, target, binary: binary ? 'yes' : 'no' },
      keyStandsInStem: true,
    };
  },
);

/** One pass: the larger of two neighbours moves on. */
const bubbled = (from: readonly number[]): number[] =>
  from.reduce<number[]>((made, x) => ((made.at(-1) ?? 0) > x ? [...made.slice(0, -1), x, made.at(-1) ?? x] : [...made, x]), []);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.every((x, at) => x === other[at]);

/** Every comparison of one pass: "24 and 3: swap". */
const comparisons = (from: readonly number[]): string => {
  const said: string[] = [];
  from.reduce((largest, x) => {
    said.push(`${largest} and ${x}: ${largest > x ? 'swap' : 'leave'}`);
    return Math.max(largest, x);
  });
  return said.join('; ');
};

export const sorting = makeGenerator<readonly number[]>(
  {
    ...about,
    id: 'computing-sorts',
    title: 'Bubble sort and insertion sort',
    keyStage: 'KS4',
    years: [9, 10, 11],
    synonyms: ['bubble sort', 'insertion sort', 'sorting algorithms', 'sorts', 'sorting', 'algorithms'],
    kinds: [asking(/\bbubbles?\b/, /bubble sort/i), asking(/\binsertion\b/, /insertion sort/i)],
  },
  ({ some, pick, level }) => {
    const list = [
      ...some(
        Array.from({ length: 30 }, (_, i) => i + 1),
        level(4, 5, 6),
      ),
    ];
    const kind = level('bubble' as const, 'bubble' as const, pick(['bubble', 'insertion'] as const));
    const sorted = list.toSorted((a, b) => a - b);
    const inserted = [...list.slice(0, 3).toSorted((a, b) => a - b), ...list.slice(3)];
    const passes = level(1, 1, 2);
    const key = kind === 'insertion' ? inserted : passes === 1 ? bubbled(list) : bubbled(bubbled(list));
    // A list that is in order already asks nothing about passes.
    if (kind === 'bubble' && isSame(key, sorted)) return undefined;
    const least = Math.min(...list);
    const swappedOnce = list.flatMap((x, i) => (i === 0 ? [Math.min(x, list[1] ?? x), Math.max(x, list[1] ?? x)] : i === 1 ? [] : [x]));
    return {
      stem:
        kind === 'insertion'
          ? `An insertion sort has put the first 3 items of ${list.join(', ')} in order. How does the list look?`
          : `What is ${list.join(', ')} after ${passes === 1 ? 'one pass' : 'two passes'} of a bubble sort, smallest first?`,
      key,
      slips: [
        [sorted, 'This is the list when it is fully sorted.'],
        [swappedOnce, 'This makes only the first comparison.'],
        [passes === 1 ? bubbled(bubbled(list)) : bubbled(list), passes === 1 ? 'This is after two passes.' : 'This is after one pass.'],
        [[least, ...list.filter((x) => x !== least)], 'This moves the smallest to the front. That is another sort.'],
        [list, 'This is the list as it was.'],
        [sorted.toReversed(), 'This has the largest first.'],
      ],
      show: (x) => x.join(', '),
      why:
        kind === 'insertion'
          ? 'An insertion sort takes the next item and puts it in its place among those before it.'
          : `A bubble sort compares neighbours from left to right and swaps those in the wrong order, so ${passes === 1 ? 'the largest goes to the end' : 'the two largest go to the end'}.`,
      steps:
        kind === 'insertion'
          ? [
              'Keep the rest of the list as it is.',
              `Order only the first three: ${list.slice(0, 3).join(', ')} become ${inserted.slice(0, 3).join(', ')}.`,
            ]
          : [
              'Compare the first two, swap them if the first is larger, and go on to the right.',
              `Pass 1: ${comparisons(list)}. After it: ${bubbled(list).join(', ')}`,
              ...(passes === 2 ? [`Pass 2: ${comparisons(bubbled(list))}. After it: ${key.join(', ')}`] : []),
            ],
      hints: [
        kind === 'insertion' ? 'Only the first three change their places.' : 'Compare neighbours, from left to right.',
        kind === 'insertion' ? 'The others stay where they are.' : 'In one pass the largest moves to the end.',
      ],
      drawn: { list, kind, passes },
      keyStandsInStem: true,
    };
  },
);
