import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

const asked = ['median', 'range', 'mode', 'more'] as const;

export const stemAndLeafDiagrams = makeGenerator<number>(
  {
    id: 'maths-stem-and-leaf',
    title: 'Stem-and-leaf diagrams',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['stem and leaf', 'stem-and-leaf diagrams', 'stem and leaf diagram', 'stem and leaf median', 'stem and leaf range'],
    kinds: [
      asking(/\bmedians?\b/, /median/),
      asking(/\bmod(?:e|al)\b/, /\bmod(?:e|al)\b/),
      asking(/(?<!\baverages? and (?:the )?)\branges?\b/, /range/),
    ],
  },
  ({ int, pick, level }) => {
    const stems = level([1, 2, 3], [1, 2, 3, 4], [2, 3, 4, 5]);
    const size = level(7, 9, 11);
    const values = Array.from({ length: size }, () => pick(stems) * 10 + int(0, 9)).toSorted((a, b) => a - b);
    const kinds = level(['range', 'more'] as const, ['median', 'range', 'mode'] as const, ['median', 'more', 'mode'] as const);
    const asks = pick<(typeof asked)[number]>(kinds);
    const rows = stems.map((stem) => ({
      stem,
      leaves: values.filter((value) => Math.floor(value / 10) === stem).map((value) => value % 10),
    }));
    if (rows.some(({ leaves }) => leaves.length === 0 || leaves.length > 7)) return undefined;
    const counts = [...new Set(values)]
      .map((value) => ({ value, times: values.filter((one) => one === value).length }))
      .toSorted((a, b) => b.times - a.times);
    if (counts[0]?.times === counts[1]?.times && asks === 'mode') return undefined;
    const [smallest, largest] = [values[0] ?? 0, values.at(-1) ?? 0];
    const middle = values[(size - 1) / 2] ?? 0;
    const mode = counts[0]?.value ?? 0;
    const over = (stems[1] ?? 0) * 10 + int(1, 8);
    const more = values.filter((value) => value > over).length;
    const key = { median: middle, range: largest - smallest, mode, more }[asks];
    const written = {
      median: 'What is the median?',
      range: 'What is the range?',
      mode: 'What is the mode?',
      more: `How many values are greater than ${over}?`,
    } as const;
    const [a, b] = [stems[0] ?? 1, 4];
    const slips: Readonly<Record<typeof asks, readonly (readonly [number, string])[]>> = {
      median: [
        [middle % 10, 'This is only the leaf. Put its stem before it.'],
        [values[(size + 1) / 2] ?? 0, 'This is one place too far. Count to the middle from both ends.'],
        [values[(size - 3) / 2] ?? 0, 'This is one place too early. Count to the middle from both ends.'],
        [mode, 'This is the value that comes most often: the mode.'],
        [largest - smallest, 'This is the range.'],
      ],
      range: [
        [Math.abs((largest % 10) - (smallest % 10)), 'This takes only the leaves. Put the stems before them.'],
        [largest, 'This is the largest value. Take the smallest from it.'],
        [(stems.at(-1) ?? 0) - (stems[0] ?? 0), 'This takes only the stems. Read the leaves too.'],
        [largest - smallest + 10, 'This is ten too many. Take the smallest from the largest again.'],
        [middle, 'This is the median.'],
      ],
      mode: [
        [mode % 10, 'This is only the leaf. Put its stem before it.'],
        [counts[0]?.times ?? 0, 'This is how often it comes, and not the value.'],
        [middle, 'This is the middle value: the median.'],
        [largest, 'This is the largest value, not the one that comes most often.'],
      ],
      more: [
        [
          values.filter((value) => value >= (stems[2] ?? 0) * 10).length,
          'This counts only the rows below. Look along the row of the number too.',
        ],
        [size - more, 'This counts the values that are not greater.'],
        [more + 1, 'This is one too many. Count the leaves again.'],
        [more - 1, 'This misses one. Count the leaves again.'],
      ],
    };
    return {
      stem: written[asks],
      figure: { kind: 'stem-and-leaf', rows, key: `${a} | ${b} means ${a * 10 + b} minutes` },
      key,
      slips: slips[asks],
      show: plain,
      believable: (value) => value >= 0 && (asks !== 'more' || value <= size),
      why: {
        median: `There are ${size} values, so the median is number ${(size + 1) / 2} in order: ${middle}.`,
        range: `The largest is ${largest} and the smallest ${smallest}: ${largest} − ${smallest} = ${largest - smallest}.`,
        mode: `The leaf ${mode % 10} comes most often in the row of stem ${Math.floor(mode / 10)}: ${mode}.`,
        more: `Count the leaves after ${over} in its row, and all the leaves of the rows below it: ${more}.`,
      }[asks],
      steps: {
        median: [`Count the leaves: ${size}.`, `The middle one is number ${(size + 1) / 2}. Read it with its stem.`],
        range: [`Read the first and the last value: ${smallest} and ${largest}.`, 'Take the smallest from the largest.'],
        mode: ['Look in each row for a leaf that is repeated.', 'Take the one that comes most often, and read it with its stem.'],
        more: [`Find the row of ${over}, and count the leaves that are larger there.`, 'Add all the leaves in the rows below.'],
      }[asks],
      hints: [
        'Look at the key: how is a value read?',
        asks === 'more' ? 'Rows further down hold larger values.' : 'A value is its stem and its leaf together.',
      ],
      drawn: { asks, over },
    };
  },
);
