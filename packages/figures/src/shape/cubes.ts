import { z } from 'zod';
import { box, closed, fullWidth, label, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal, listed } from '../say.ts';

const heights = z
  .array(z.array(z.int().min(0).max(4)).min(1).max(4))
  .min(1)
  .max(4);
type Heights = readonly (readonly number[])[];

const unit = 34;
const [across, up] = [unit * 0.866, unit / 2];

/** The three faces of a cube that the eye sees from the front right, above. */
const cubeAt = ([x, y]: Point): Mark[] => [
  closed(
    [
      [x, y],
      [x + across, y - up],
      [x, y - 2 * up],
      [x - across, y - up],
    ],
    { fill: 'paper' },
  ),
  closed(
    [
      [x, y],
      [x - across, y - up],
      [x - across, y - up + unit],
      [x, y + unit],
    ],
    { fill: 'tint' },
  ),
  closed(
    [
      [x, y],
      [x + across, y - up],
      [x + across, y - up + unit],
      [x, y + unit],
    ],
    { fill: 'four' },
  ),
];

const most = (values: readonly number[]): number => Math.max(0, ...values);
const columnsOf = (rows: Heights): number => most(rows.map((row) => row.length));

/** Which squares a view shows, from the top row down; the plan has the back at the top, the side is seen from the right. */
export const viewOf = (rows: Heights, view: 'plan' | 'front' | 'side'): readonly (readonly boolean[])[] => {
  if (view === 'plan') return rows.map((row) => row.map((height) => height > 0));
  const tallest =
    view === 'front'
      ? range(columnsOf(rows)).map((column) => most(rows.map((row) => row[column] ?? 0)))
      : rows.toReversed().map((row) => most(row));
  return range(most(tallest)).map((line) => tallest.map((height) => height >= most(tallest) - line));
};

const solid = (rows: Heights) => {
  const deep = rows.length;
  const wide = columnsOf(rows);
  const tall = most(rows.flat());
  const left = (fullWidth - (wide + deep) * across) / 2 + deep * across;
  const top = 14 + tall * unit;
  const marks = rows.flatMap((row, back) =>
    row.flatMap((height, column) =>
      range(height).flatMap((level) => cubeAt([left + (column - back) * across, top + (column + back) * up - (level + 1) * unit + 2 * up])),
    ),
  );
  const foot = top + (wide + deep) * up;
  return {
    width: fullWidth,
    height: foot + 30,
    marks: [...marks, label([left + (wide / 2 - deep) * across - 22, (top + deep * up + foot) / 2 + 14], 'front', { italic: true })],
  };
};

const [squareSide, ofPaper] = [36, 4];
/** Squared paper below the solid, on which a view is drawn: its squares row by row from the bottom left. */
export const paperBelow = (rows: Heights) => {
  const { height } = solid(rows);
  const left = (fullWidth - ofPaper * squareSide) / 2;
  const squares = range(ofPaper * ofPaper).map((at): Point => [(at % ofPaper) + 1, Math.floor(at / ofPaper) + 1]);
  const corner = ([column, row]: Point): Point => [left + (column - 1) * squareSide, height + 4 + (ofPaper - row) * squareSide];
  return {
    squares,
    columns: ofPaper,
    height: height + ofPaper * squareSide + 10,
    sheet: lines(
      range(ofPaper + 1).flatMap(
        (at) =>
          [
            [corner([at + 1, ofPaper]), corner([at + 1, 0])],
            [corner([1, at]), corner([ofPaper + 1, at])],
          ] as const,
      ),
      { width: 1 },
    ),
    marks: squares.map((one) => box(corner(one), [squareSide, squareSide], { fill: 'four', stroke: 'three', width: 2 })),
  };
};

const words = { plan: 'plan, seen from above', front: 'front elevation', side: 'side elevation, seen from the right' } as const;

/** Unit cubes on a floor, `rows` of heights from the back to the front: the solid on isometric paper, its plan or an elevation. */
export const cubes = defineKind(
  'cubes',
  {
    rows: heights,
    show: z.enum(['solid', 'plan', 'front', 'side']),
    /** Of a solid: a view is to be drawn on squared paper below it. */ paper: z.boolean().optional(),
  },
  {
    draw: ({ rows, show, paper = false }) => {
      if (show === 'solid' && paper) {
        const { sheet, height } = paperBelow(rows);
        return { width: fullWidth, height, marks: [sheet, ...solid(rows).marks] };
      }
      if (show === 'solid') return solid(rows);
      const view = viewOf(rows, show);
      const side = 40;
      const width = (view[0]?.length ?? 0) * side;
      return {
        width: fullWidth,
        height: view.length * side + 24,
        marks: view.flatMap((row, y) =>
          row.flatMap((filled, x) =>
            filled
              ? [box([(fullWidth - width) / 2 + x * side, 12 + y * side], [side, side], { fill: 'tint', stroke: 'line', width: 2 })]
              : [],
          ),
        ),
      };
    },
    describe: ({ rows, show, paper = false }) => {
      if (show === 'solid')
        return `A solid of unit cubes on a floor, seen from the front right and above. How high the towers are, from left to right, beginning with the row at the back: ${rows.map((row) => row.join(', ')).join('; then ')}.${paper ? ' Below it there is squared paper, 4 by 4. Its columns are counted from the left and its rows from the bottom.' : ''}`;
      const view = viewOf(rows, show);
      return `A drawing in squares: the ${words[show]}. From the top row down: ${view
        .map((row) => {
          const filled = row.flatMap((is, at) => (is ? [cardinal(at + 1)] : []));
          return filled.length === 0 ? 'no squares' : `squares in column ${listed(filled)}`;
        })
        .join('; ')}.`;
    },
    sample: ({ int, pick }) => {
      const size = int(2, 3);
      return {
        rows: range(size)
          .map(() => range(size).map(() => int(0, 3)))
          .map((row, at) => (at === 0 ? row.map((height) => Math.max(1, height)) : row)),
        show: pick(['solid', 'plan', 'front', 'side'] as const),
      };
    },
  },
);
