import { z } from 'zod';
import { closed, fullWidth, label, line, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const point = z.tuple([z.int().min(0).max(12), z.int().min(0).max(12)]);

/** Where a corner of the squares stands in the drawing. */
const onSquares =
  (size: number) =>
  ([x, y]: Point): Point => [10 + (x * 300) / size, 310 - (y * 300) / size];

/** Shapes on squared paper with a mirror line or a centre: symmetry and transformations. Counted from the corner at the bottom left. */
export const gridShapes = defineKind(
  'grid-shapes',
  {
    size: z.int().min(4).max(12),
    shapes: z
      .array(z.strictObject({ name: z.string().max(2), points: z.array(point).min(3).max(8), dashed: z.boolean().optional() }))
      .min(1)
      .max(4),
    mirror: z.strictObject({ axis: z.enum(['x', 'y']), at: z.number().min(0).max(12) }).optional(),
  },
  {
    draw: ({ size, shapes, mirror }) => {
      const at = onSquares(size);
      const inks = ['tint', 'four', 'tint', 'four'] as const;
      const marks: Mark[] = [
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
    describe: ({ size, shapes, mirror }) =>
      [
        `Squared paper, ${size} by ${size}. Corners are counted in squares across and up from the bottom left.`,
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
