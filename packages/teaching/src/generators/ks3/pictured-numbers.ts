import type { Figure } from '@hedgerow/figures/figure';
import { viewOf } from '@hedgerow/figures/shape/cubes';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import { maths, plain } from '../written.ts';

type End = { readonly at: number; readonly closed: boolean };
type Span = { readonly from?: End; readonly to?: End };

const below = (closed: boolean): string => (closed ? String.raw`\leq` : '<');
const above = (closed: boolean): string => (closed ? String.raw`\geq` : '>');
const inequality = ({ from, to }: Span): string => {
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
          ? 'The line runs between two numbers, so x is in the middle.'
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
    kinds: [
      asking(/\bplans?\b/, /\bplan\b/),
      asking(/\bfront\b/, /front elevation/),
      asking(/\bside\b/, /side elevation/),
      asking(/(?<!\b(?:front|side)(?: view)? )\belevations?\b/, /elevation/),
    ],
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
          : `The solid is made of cubes. How many squares does its ${views[asks]} have?`,
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
      stem: 'Which number goes in place of the question mark?',
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
              [hides === 'half' ? a * b : c, 'This is the number beside it. The two do not have to be equal.'],
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
