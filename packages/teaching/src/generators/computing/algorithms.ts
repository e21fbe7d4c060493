import { asking } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { plain } from '../written.ts';

const about = { subject: 'computing' } as const;

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
