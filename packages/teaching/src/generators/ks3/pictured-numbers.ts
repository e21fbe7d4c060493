import type { Figure } from '@hedgerow/figures/figure';
import { viewOf } from '@hedgerow/figures/shape/cubes';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

type End = { readonly at: number; readonly closed: boolean };
type Span = { readonly from?: End; readonly to?: End };

const inequality = ({ from, to }: Span): string => {
  const below = (closed: boolean): string => (closed ? String.raw`\leq` : '<');
  const above = (closed: boolean): string => (closed ? String.raw`\geq` : '>');
  if (from !== undefined && to !== undefined) return maths(`${from.at} ${below(from.closed)} x ${below(to.closed)} ${to.at}`);
  if (from !== undefined) return maths(`x ${above(from.closed)} ${from.at}`);
  return to === undefined ? '' : maths(`x ${below(to.closed)} ${to.at}`);
};
const opened = (end: End): End => ({ ...end, closed: !end.closed });

export const inequalitiesOnALine = makeGenerator<Span>(
  {
    id: 'maths-inequalities-on-a-line',
    title: 'Inequalities on a number line',
    keyStage: 'KS4',
    years: [8, 9, 10, 11],
    synonyms: ['inequalities on a number line', 'inequality number line', 'open and closed circles', 'represent inequalities'],
  },
  ({ int, pick, level }) => {
    const [low, high] = [
      { at: int(-4, 0), closed: pick([true, false]) },
      { at: int(1, 4), closed: pick([true, false]) },
    ];
    const both = level(false, pick([true, false]), true);
    const one = pick([low, high]);
    const goesUp = pick([true, false]);
    const key: Span = both ? { from: low, to: high } : goesUp ? { from: one } : { to: one };
    return {
      stem: 'Which inequality does the number line show?',
      figure: { kind: 'inequality-line', from: -5, to: 5, step: 1, spans: [key] },
      key,
      slips: both
        ? [
            [
              { from: opened(low), to: opened(high) },
              'This swaps the circles: an open circle leaves its number out, a filled one takes it in.',
            ],
            [{ from: opened(low), to: high }, `This has the wrong sign at ${plain(low.at)}. Look at its circle.`],
            [{ from: low, to: opened(high) }, `This has the wrong sign at ${plain(high.at)}. Look at its circle.`],
          ]
        : [
            [
              goesUp ? { from: opened(one) } : { to: opened(one) },
              `This has the wrong circle: ${one.closed ? 'a filled circle takes the number in' : 'an open circle leaves the number out'}.`,
            ],
            [
              goesUp ? { to: one } : { from: one },
              `This goes the other way. The arrow points to the ${goesUp ? 'larger' : 'smaller'} numbers.`,
            ],
            [goesUp ? { to: opened(one) } : { from: opened(one) }, 'This goes the other way and has the wrong circle.'],
          ],
      show: inequality,
      why: both
        ? 'The numbers between the two circles are meant; a filled circle takes its number in, an open one leaves it out.'
        : `The arrow points to the ${goesUp ? 'larger' : 'smaller'} numbers, and the circle is ${one.closed ? 'filled, so the number belongs' : 'open, so the number is left out'}.`,
      steps: [
        both
          ? 'The line runs between two numbers, so x stands in the middle.'
          : `The arrow points to the ${goesUp ? 'right: greater' : 'left: less'}.`,
        'Look at each circle: filled means “or equal to”, open does not.',
      ],
      hints: ['Does the number at the circle belong?', 'An open circle leaves its number out. Which way does the line go?'],
      drawn: { both: both ? 'yes' : 'no' },
    };
  },
);

const most = (values: readonly number[]): number => Math.max(0, ...values);
const squares = (rows: readonly (readonly number[])[], view: 'plan' | 'front' | 'side'): number =>
  viewOf(rows, view).flat().filter(Boolean).length;
const views = { plan: 'plan, from above', front: 'front elevation', side: 'side elevation, from the right' } as const;

export const cubesAndViews = makeGenerator<number>(
  {
    id: 'maths-plans-and-elevations',
    title: 'Plans and elevations of cubes',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['plans and elevations', 'plan and elevation', 'isometric drawing', 'front elevation', 'side elevation', 'views of solids'],
  },
  ({ int, pick, level }) => {
    const [deep, wide, tall] = [2, level(2, 3, 3), level(4, 3, 4)];
    // Every tower can be seen: none is higher than the one behind it or the one to its left.
    const rows: number[][] = [];
    for (let back = 0; back < deep; back += 1) {
      rows.push([]);
      for (let column = 0; column < wide; column += 1)
        rows[back]?.push(Math.min(int(back === 0 ? 1 : 0, tall), rows[back - 1]?.[column] ?? tall, rows[back]?.[column - 1] ?? tall));
    }
    const asks = level('all', pick(['plan', 'front', 'side'] as const), pick(['all', 'front', 'side'] as const));
    const all = rows.flat().reduce((sum, height) => sum + height, 0);
    const counts = { all, plan: squares(rows, 'plan'), front: squares(rows, 'front'), side: squares(rows, 'side') };
    const key = counts[asks];
    const figure: Figure = { kind: 'cubes', rows, show: 'solid' };
    const others = (['plan', 'front', 'side'] as const).filter((view) => view !== asks);
    return {
      stem:
        asks === 'all'
          ? 'How many cubes is this solid made of? All cubes stand on others or on the floor.'
          : `The solid is made of cubes. How many squares has its ${views[asks]}?`,
      figure,
      key,
      slips: [
        ...(asks === 'all' ? [] : [[all, 'This counts all the cubes. A view shows only what is seen from one side.'] as const]),
        ...others.map(
          (view) =>
            [
              counts[view],
              asks === 'all' ? `This counts only what is seen in the ${views[view]}.` : `This is the ${views[view]}.`,
            ] as const,
        ),
        [key + 1, 'This is one too many. Count tower by tower.'],
        [key - 1, 'This misses one. Count tower by tower.'],
        [key + 2, 'This is two too many. Count tower by tower.'],
      ],
      show: plain,
      believable: (value) => value > 0,
      why:
        asks === 'all'
          ? `The towers hold ${rows.map((row) => row.join(' + ')).join(' + ')} = ${all} cubes.`
          : asks === 'plan'
            ? `From above each tower is one square, however high it is: ${key} squares.`
            : `From there each line of towers shows only its tallest: ${(asks === 'front' ? rows[0]?.map((_, column) => most(rows.map((row) => row[column] ?? 0))) : rows.map((row) => most(row)))?.join(' + ')} = ${key} squares.`,
      steps: [
        'Write how high each tower is, row by row from the back.',
        asks === 'all'
          ? 'Add the heights of all towers.'
          : asks === 'plan'
            ? 'Count the towers.'
            : 'Take the tallest tower of each line of sight, and add.',
      ],
      hints: [
        'How high is each tower?',
        asks === 'all' ? 'Some cubes are hidden below others.' : 'Imagine standing there: what can you see?',
      ],
      drawn: { asks },
    };
  },
);

const asked = ['median', 'range', 'mode', 'more'] as const;

export const stemAndLeafDiagrams = makeGenerator<number>(
  {
    id: 'maths-stem-and-leaf',
    title: 'Stem-and-leaf diagrams',
    keyStage: 'KS3',
    years: [7, 8, 9, 10, 11],
    synonyms: ['stem and leaf', 'stem-and-leaf diagrams', 'stem and leaf diagram', 'stem and leaf median', 'stem and leaf range'],
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

export const factorTrees = makeGenerator<number>(
  {
    id: 'maths-factor-trees',
    title: 'Factor trees',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['factor trees', 'factor tree', 'prime factor tree', 'missing number in a factor tree'],
  },
  ({ pick, level }) => {
    const primes = level([2, 3, 5, 7], [2, 3, 5, 7], [2, 3, 5, 7, 11]);
    const [a, b, c, d] = [pick(primes), pick(primes), pick(primes), pick(primes)];
    const total = a * b * c * d;
    if (total > level(300, 420, 1200) || new Set([a, b, c, d]).size < 3) return undefined;
    const hides = level('half', pick(['half', 'end'] as const), pick(['end', 'top'] as const));
    const key = { half: c * d, end: d, top: total }[hides];
    const shown = (name: typeof hides, value: number): number | '?' => (hides === name ? '?' : value);
    return {
      stem: 'Which number stands in the place of the question mark?',
      figure: {
        kind: 'factor-tree',
        number: shown('top', total),
        splits: [
          { at: 0, into: [a * b, shown('half', c * d)] },
          { at: 1, into: [a, b] },
          ...(hides === 'half' ? [] : [{ at: 2, into: [c, shown('end', d)] as [number, number | '?'] }]),
        ],
      },
      key,
      slips:
        hides === 'top'
          ? [
              [a * b + c * d, 'This adds the two numbers. A factor tree multiplies.'],
              [a + b + c + d, 'This adds the ends. A factor tree multiplies.'],
              [a * b * c, 'This leaves out one end.'],
              [total * 2, 'This is twice too much. Multiply the two numbers below it.'],
            ]
          : [
              [hides === 'half' ? total - a * b : c * d - c, 'This subtracts. The two numbers below are multiplied.'],
              [hides === 'half' ? a * b : c, 'This is the number beside it. The two need not be equal.'],
              [key + 1, 'This is one too many. Multiply the pair to check.'],
              [
                hides === 'half' ? c : c * d,
                hides === 'half' ? 'This is too small. Multiply the pair to check.' : 'This is the number above it.',
              ],
              [key * 2, 'This is twice too much. Multiply the pair to check.'],
            ],
      show: plain,
      believable: (value) => value > 1,
      why:
        hides === 'top'
          ? `The two numbers below it are multiplied: ${a * b} × ${c * d} = ${total}.`
          : hides === 'half'
            ? `${total} ÷ ${a * b} = ${c * d}, so ${a * b} and ${c * d} are the pair.`
            : `${c * d} ÷ ${c} = ${d}, so ${c} and ${d} are the pair.`,
      steps:
        hides === 'top'
          ? ['Multiply the two numbers just below the question mark.']
          : [
              'A number and its two branches: the branches multiply to the number above.',
              'Divide the number above by the branch that you know.',
            ],
      hints: [
        'What do the two branches below a number make?',
        hides === 'top' ? 'Multiply the pair below it.' : 'Divide the number above by the other branch.',
      ],
      drawn: { hides },
    };
  },
);
