import { z } from 'zod';
import { circle, fullWidth, label, line, lines, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { along, minus, reach, unit } from './place-labels.ts';

const point = z.tuple([z.int().min(0).max(8), z.int().min(0).max(8)]);

const at = ([x, y]: Point): Point => [16 + x * 36, 304 - y * 36];

const arrow = (name: string, from: [number, number], to: [number, number]) => ({ name, from, to });

/** The squares, from the bottom left. */
export const squaresOfVectors = { across: range(9).map((x) => at([x, 0])[0]), up: range(9).map((y) => at([0, y])[1]), at };

/** Arrows on squared paper, each with its name. */
export const vectors = defineKind(
  'vectors',
  {
    arrows: z.array(z.strictObject({ name: z.string().max(2), from: point, to: point })).max(3),
    /** Where an arrow begins that is to be drawn, and its name. */
    start: z.strictObject({ name: z.string().max(2), at: point }).optional(),
  },
  {
    draw: ({ arrows, start }) => {
      const inks = ['one', 'three', 'two'] as const;
      return {
        width: fullWidth,
        height: 320,
        marks: [
          lines(
            range(9).flatMap(
              (index) =>
                [
                  [at([index, 0]), at([index, 8])],
                  [at([0, index]), at([8, index])],
                ] as const,
            ),
            { stroke: 'faint', width: 1 },
          ),
          ...(start === undefined ? [] : [circle(at(start.at), 5, { fill: 'line' })]),
          ...arrows.flatMap(({ name, from, to }, index) => {
            const [tail, end] = [at(from), at(to)];
            const [dx, dy] = unit(minus(end, tail));
            const side: Point = [dy, -dx];
            const middle: Point = [(tail[0] + end[0]) / 2, (tail[1] + end[1]) / 2];
            return [
              line(tail, end, { stroke: inks[index] ?? 'one', width: 3, arrows: 'end' }),
              label(along(middle, side, 7 + reach(name, side)), name, { bold: true, ink: inks[index] ?? 'one', halo: true }),
            ];
          }),
        ],
      };
    },
    describe: ({ arrows, start: begins }) =>
      `Squared paper${arrows.length === 0 ? '' : ' with arrows'}, 8 by 8.${begins === undefined ? '' : ` Arrow ${begins.name} starts at (${begins.at.join(', ')}) and is still to be drawn.`}${arrows.length === 0 ? '' : ' '}${arrows.map(({ name, from, to }) => `Arrow ${name} starts at (${from.join(', ')}) and ends at (${to.join(', ')}).`).join(' ')}`,
    sample: ({ int }) => {
      return { arrows: [arrow('a', [int(0, 2), int(1, 7)], [int(3, 4), int(1, 7)]), arrow('b', [5, int(0, 3)], [int(6, 8), int(4, 8)])] };
    },
  },
);
