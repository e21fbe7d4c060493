import { z } from 'zod';
import { box, closed, fullWidth, label, line, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const point = z.tuple([z.int().min(0).max(12), z.int().min(0).max(12)]);

/** Where a corner of the squares stands in the drawing. */
const onSquares =
  (size: number) =>
  ([x, y]: Point): Point => [10 + (x * 300) / size, 310 - (y * 300) / size];

type Paper = {
  readonly size: number;
  readonly squares?: readonly Point[] | undefined;
  readonly mirror?: { readonly axis: 'x' | 'y'; readonly at: number } | undefined;
};
/** The squares beyond the mirror line, where none is shaded yet, row by row from the bottom left: where the other half of a pattern goes. */
export const squaresBeyond = ({ size, squares = [], mirror }: Paper) => {
  const at = onSquares(size);
  const isBelow = ([column, row]: Point): boolean => mirror !== undefined && (mirror.axis === 'x' ? column : row) <= mirror.at;
  const [first] = squares;
  const all = range(size * size).map((place): Point => [(place % size) + 1, Math.floor(place / size) + 1]);
  const beyond = all.filter((one) => first !== undefined && isBelow(one) !== isBelow(first));
  return {
    squares: beyond,
    columns: new Set(beyond.map(([column]) => column)).size,
    marks: beyond.map(([column, row]) => box(at([column - 1, row]), [300 / size, 300 / size], { fill: 'four', stroke: 'three', width: 2 })),
  };
};

/** "row 1: columns 2 and 3; row 4: column 2" */
export const saySquares = (squares: readonly Point[]): string =>
  [...new Set(squares.map(([, row]) => row))]
    .toSorted((a, b) => a - b)
    .map((row) => {
      const columns = squares.filter(([, other]) => other === row).map(([column]) => column);
      return `row ${row}: ${columns.length === 1 ? 'column' : 'columns'} ${listed(columns.toSorted((a, b) => a - b).map(String))}`;
    })
    .join('; ');

/** Shapes on squared paper with a mirror line or a centre: symmetry and transformations. Counted from the corner at the bottom left. */
export const gridShapes = defineKind(
  'grid-shapes',
  {
    size: z.int().min(4).max(12),
    shapes: z
      .array(z.strictObject({ name: z.string().max(2), points: z.array(point).min(3).max(8), dashed: z.boolean().optional() }))
      .max(4),
    /** Shaded ones, by column and row from the bottom left, the first of which are 1. */
    squares: z
      .array(z.tuple([z.int().min(1).max(12), z.int().min(1).max(12)]))
      .max(40)
      .optional(),
    mirror: z.strictObject({ axis: z.enum(['x', 'y']), at: z.number().min(0).max(12) }).optional(),
  },
  {
    draw: ({ size, shapes, squares = [], mirror }) => {
      const at = onSquares(size);
      const inks = ['tint', 'four', 'tint', 'four'] as const;
      const marks: Mark[] = [
        ...squares.map(([column, row]) =>
          box(at([column - 1, row]), [300 / size, 300 / size], { fill: 'tint', stroke: 'line', width: 1.5 }),
        ),
        lines(
          range(size + 1).flatMap(
            (index) =>
              [
                [at([index, 0]), at([index, size])],
                [at([0, index]), at([size, index])],
              ] as const,
          ),
          { stroke: 'faint', width: 1 },
        ),
        ...shapes.map(({ points, dashed = false }, index) =>
          closed(points.map(at), { fill: inks[index] ?? 'tint', width: 2.5, dash: dashed }),
        ),
        ...shapes.flatMap(({ name, points }) => {
          if (name === '') return [];
          const middle: Point = [
            points.reduce((sum, [x]) => sum + x, 0) / points.length,
            points.reduce((sum, [, y]) => sum + y, 0) / points.length,
          ];
          return [label(at(middle), name, { bold: true, halo: true })];
        }),
      ];
      if (mirror !== undefined)
        marks.push(
          mirror.axis === 'x'
            ? line(at([mirror.at, 0]), at([mirror.at, size]), { stroke: 'three', width: 3, dash: true })
            : line(at([0, mirror.at]), at([size, mirror.at]), { stroke: 'three', width: 3, dash: true }),
        );
      return { width: fullWidth, height: 320, marks };
    },
    describe: ({ size, shapes, squares = [], mirror }) =>
      [
        `Squared paper, ${size} by ${size}.`,
        ...(shapes.length === 0 ? [] : ['Corners are counted in squares across and up from the bottom left.']),
        ...(squares.length === 0
          ? []
          : [`Columns are counted from the left and rows from the bottom. Shaded squares: ${saySquares(squares)}.`]),
        ...shapes.map(
          ({ name, points }) =>
            `${name === '' ? 'A shape' : `Shape ${name}`} has corners at ${listed(points.map(([x, y]) => `(${x}, ${y})`))}.`,
        ),
        ...(mirror === undefined
          ? []
          : [
              `A mirror line goes ${mirror.axis === 'x' ? 'straight up' : 'straight across'} ${mirror.at} squares ${mirror.axis === 'x' ? 'from the left' : 'up'}.`,
            ]),
      ].join(' '),
    sample: ({ int, pick }) => ({
      size: 10,
      shapes: [
        {
          name: 'A',
          points: [
            [1, int(1, 2)],
            [4, 1],
            [4, int(4, 5)],
          ] as [number, number][],
        },
        {
          name: 'B',
          points: [
            [6, 1],
            [9, int(1, 2)],
            [9, 5],
          ] as [number, number][],
        },
      ],
      ...pick([{}, { mirror: { axis: 'x' as const, at: 5 } }]),
    }),
  },
);
