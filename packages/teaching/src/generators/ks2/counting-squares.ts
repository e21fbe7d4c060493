import type { FigureOf } from '@hedgerow/figures/figure';
import { saying } from '../kinds.ts';
import { makeGenerator, wholeAndPositive } from '../make-generator.ts';
import { grown, onPaper } from '../on-squared-paper.ts';
import type { Corner } from '../on-squared-paper.ts';
import { inUnit, plain } from '../written.ts';

type Rows = readonly [width: number, height: number, cutWidth: number, cutHeight: number];
/** An L: a rectangle without a smaller one at its top right corner; a rectangle where nothing is cut out. */
const corners = ([w, h, c, d]: Rows): readonly Corner[] =>
  c === 0
    ? [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ]
    : [
        [0, 0],
        [w, 0],
        [w, h - d],
        [w - c, h - d],
        [w - c, h],
        [0, h],
      ];

const rowsOf = ([w, h, c, d]: Rows): readonly number[] => Array.from({ length: h }, (_, row) => (row < h - d ? w : w - c));

export const areaByCounting = makeGenerator<number>(
  {
    id: 'maths-area-by-counting',
    title: 'Area by counting squares',
    keyStage: 'KS2',
    years: [4, 5],
    synonyms: ['counting squares', 'area by counting squares', 'count squares area', 'squared paper area', 'what is area year 4'],
    leavesOut: /^(?!.*\b(?:count|squared paper|grid)).*\b(?:rectang\w+|squares?|formula)\b/,
    kinds: [saying(/\bcount/, /[Cc]ount the squares|many squares/)],
  },
  ({ int, pick, level }) => {
    const [w, h] = [int(level(2, 3, 5), level(5, 7, 8)), int(level(2, 3, 4), level(4, 6, 8))];
    const [c, d] = level(pick([true, false]), false, false) ? [0, 0] : [int(1, w - 1), int(1, h - 1)];
    const shape: Rows = [w, h, c, d];
    const key = w * h - c * d;
    const [left, up] = [int(0, 10 - Math.max(w, h)), int(0, 10 - Math.max(w, h))];
    const name = pick(['A', 'B', 'C', 'D', 'E']);
    const worth = level(1, pick([1, 1, 2]), pick([1, 4]));
    const rows = rowsOf(shape);
    return {
      stem:
        worth === 1
          ? pick([`Count the squares. What is the area of shape ${name}?`, `How many squares does shape ${name} cover?`])
          : `Each square stands for ${worth} cm². Count the squares. What is the area of shape ${name}?`,
      figure: onPaper(name, grown(corners(shape), [left, up], int(0, 3))),
      key: key * worth,
      slips: [
        [2 * (w + h), 'This counts round the edge. That is the perimeter.'],
        worth === 1
          ? [c === 0 ? w + h : w * h, c === 0 ? 'This adds two sides.' : 'This counts squares of the corner that is missing.']
          : [key, `This counts each square as 1. Each stands for ${worth} cm².`],
        [(key + 1) * worth, 'This counts one square too many.'],
        [(key - 1) * worth, 'This misses one square.'],
      ],
      show: worth === 1 ? (x) => `${plain(x)} squares` : inUnit('cm²'),
      believable: wholeAndPositive,
      why: `Area is how many squares a shape covers. Row by row: ${rows.join(' + ')} = ${key}.${worth === 1 ? '' : ` Each stands for ${worth} cm²: ${key} × ${worth} = ${key * worth}.`}`,
      steps: [
        `Count each row: ${rows.join(', ')}.`,
        `Add the rows: ${rows.join(' + ')} = ${key}`,
        ...(worth === 1 ? [] : [`${key} × ${worth} = ${key * worth}`]),
      ],
      hints: [
        'Area is the number of squares inside, not the way round.',
        'Count row by row, so that none is counted twice.',
        'Put a dot in each square that you have counted.',
      ],
      drawn: { w, h, c, d, worth },
    };
  },
);

const outline = ([w, h, c, d]: Rows, sides: readonly string[]): FigureOf<'polygon'> => ({
  kind: 'polygon',
  points: corners([w, h, c, d]).map(([x, y]): [number, number] => [x, y]),
  sides: [...sides],
  rightAngles: [0, 1, 2, 4, 5],
  name: 'L-shape',
});

export const rectilinearPerimeter = makeGenerator<number>(
  {
    id: 'maths-rectilinear-perimeter',
    title: 'Perimeter of rectilinear shapes',
    keyStage: 'KS2',
    years: [4, 5, 6],
    synonyms: [
      'perimeter of rectilinear shapes',
      'perimeter of l shapes',
      'perimeter of compound shapes',
      'missing sides perimeter',
      'rectilinear perimeter',
    ],
    leavesOut: /^(?!.*\b(?:rectilinear|compound|l[- ]?shape|missing)).*\b(?:rectang\w+|squares?|regular|polygons?)\b/,
    kinds: [saying(/\brectilinear\b|\bl[- ]?shapes?\b|\bcompound\b/, /rectilinear|L-shape/)],
  },
  ({ int, pick, level }) => {
    const [w, h] = [int(level(5, 6, 9), level(9, 14, 20)), int(level(5, 6, 8), level(8, 12, 18))];
    const [c, d] = [int(2, w - 2), int(2, h - 2)];
    if (c * 2 === w || d * 2 === h) return undefined;
    const unit = pick(['cm', 'm'] as const);
    const long = inUnit(unit);
    const [rightSide, top] = [h - d, w - c];
    // All sides are written, or two have to be found first, or only one side is asked for.
    const kind = level(
      pick(['all', 'one missing'] as const),
      pick(['one missing', 'two missing'] as const),
      pick(['two missing', 'side'] as const),
    );
    const missing = kind === 'side' ? ['top', 'right'][int(0, 1)] : pick(['top', 'right']);
    const perimeter = 2 * (w + h);
    const text = {
      right:
        kind === 'two missing' || (kind === 'one missing' && missing === 'right') || (kind === 'side' && missing === 'right')
          ? ''
          : long(rightSide),
      top: kind === 'two missing' || (kind !== 'all' && missing === 'top') ? '' : long(top),
    };
    const shown = [text.right === '' ? 0 : rightSide, text.top === '' ? 0 : top];
    const given = w + h + c + d + (shown[0] ?? 0) + (shown[1] ?? 0);
    const unknown = missing === 'top' ? top : rightSide;
    const key = kind === 'side' ? unknown : perimeter;
    return {
      stem:
        kind === 'side'
          ? `The perimeter of this rectilinear shape is ${long(perimeter)}. How long is the side without a length?`
          : pick([
              'All corners of this rectilinear shape are right angles. What is its perimeter?',
              'What is the perimeter of this rectilinear shape? All its corners are right angles.',
              `How many ${unit === 'cm' ? 'centimetres' : 'metres'} is it round this rectilinear shape? All its corners are right angles.`,
            ]),
      figure: outline([w, h, c, d], [long(w), text.right, long(c), long(d), text.top, long(h)]),
      key,
      slips:
        kind === 'side'
          ? [
              [missing === 'top' ? w + c : h + d, 'This adds the two lengths. The missing side is the rest of the long one.'],
              [missing === 'top' ? c : d, 'This is the other short side beside it.'],
              [missing === 'top' ? w : h, 'This is the whole side opposite.'],
              [unknown + 2, 'This has a slip in the subtraction.'],
            ]
          : [
              [
                given === perimeter ? perimeter - h : given,
                given === perimeter
                  ? 'This leaves one side out.'
                  : 'This adds only the lengths that are written. Find the missing ones first.',
              ],
              [w * h - c * d, 'This is the area. The perimeter is the way round.'],
              [w + h, 'This adds only two sides.'],
              [perimeter - c, 'This leaves one side out.'],
              [perimeter + c, 'This counts one side twice.'],
            ],
      show: long,
      believable: wholeAndPositive,
      why:
        kind === 'side'
          ? `The short sides that lie opposite ${missing === 'top' ? long(w) : long(h)} are as long together as that side: ${missing === 'top' ? w : h} − ${missing === 'top' ? c : d} = ${unknown}.`
          : `The way round is ${w} + ${rightSide} + ${c} + ${d} + ${top} + ${h} = ${perimeter}.`,
      steps:
        kind === 'side'
          ? [
              `The side lies opposite ${long(missing === 'top' ? w : h)}, beside ${long(missing === 'top' ? c : d)}.`,
              `${missing === 'top' ? w : h} − ${missing === 'top' ? c : d} = ${unknown}`,
            ]
          : [
              ...(text.top === '' ? [`Missing side along: ${w} − ${c} = ${top}`] : []),
              ...(text.right === '' ? [`Missing side up: ${h} − ${d} = ${rightSide}`] : []),
              `Add all six: ${w} + ${rightSide} + ${c} + ${d} + ${top} + ${h} = ${perimeter}`,
            ],
      hints: [
        'Go once round the shape and count the sides: there are six.',
        'A missing side is the long side opposite without the short one.',
        'Add every side once.',
      ],
      drawn: { w, h, c, d, kind, missing: missing ?? 'top' },
    };
  },
);
