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
