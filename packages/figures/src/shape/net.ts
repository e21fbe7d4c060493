import { z } from 'zod';
import { box, fullWidth, label, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed, ordinal } from '../say.ts';

const place = z.tuple([z.int().min(0).max(4), z.int().min(0).max(4)]);

const letter = z.string().length(1);

/** Squares that are joined along their sides: it may fold to a cube or not. */
export const net = defineKind(
  'net',
  {
    squares: z.array(place).min(4).max(8),
    /** One for each square, in their order. */
    letters: z.array(letter).max(8).optional(),
    /** Where a square could be joined, as a broken outline. */
    places: z
      .array(z.strictObject({ at: place, letter }))
      .max(4)
      .optional(),
  },
  {
    draw: ({ squares, letters = [], places = [] }) => {
      const all = [...squares, ...places.map(({ at }) => at)];
      const [wide, tall] = [Math.max(...all.map(([x]) => x)) + 1, Math.max(...all.map(([, y]) => y)) + 1];
      const cell = Math.min(56, 230 / tall, (fullWidth - 20) / wide);
      const corner = ([x, y]: readonly [number, number]): Point => [(fullWidth - wide * cell) / 2 + x * cell, 8 + y * cell];
      const named = (at: readonly [number, number], text: string): Mark => {
        const [x, y] = corner(at);
        return label([x + cell / 2, y + cell / 2], text, { bold: true });
      };
      return {
        width: fullWidth,
        height: tall * cell + 16,
        marks: [
          ...places.map(({ at }) => box(corner(at), [cell, cell], { fill: 'paper', stroke: 'faint', width: 2, dash: true })),
          ...squares.map((at) => box(corner(at), [cell, cell], { fill: 'tint', stroke: 'line', width: 2.5 })),
          ...squares.flatMap((at, index) => {
            const text = letters[index];
            return text === undefined ? [] : [named(at, text)];
          }),
          ...places.map(({ at, letter: text }) => named(at, text)),
        ],
      };
    },
    describe: ({ squares, letters, places = [] }) => {
      const rows = range(5).flatMap((row) => {
        const inRow = squares
          .filter(([, y]) => y === row)
          .map(([x]) => ordinal(x + 1))
          .toSorted();
        return inRow.length === 0
          ? []
          : [`${ordinal(row + 1)} row: squares in the ${listed(inRow)} ${inRow.length === 1 ? 'column' : 'columns'}`];
      });
      const named = [
        ...(letters ?? []).map((text, index) => [text, squares[index]] as const),
        ...places.map(({ at, letter: text }) => [text, at] as const),
      ].map(([text, [x, y] = [0, 0]]) => `${text} is in row ${y + 1}, column ${x + 1}`);
      const said = letters === undefined ? rows : [];
      const free = places.length === 0 ? [] : ['The lettered places are empty'];
      return `Equal squares joined along their sides on a grid. ${[...said, ...free, ...named].map((row) => row.replace(/^./, (first) => first.toUpperCase())).join('. ')}.`;
    },
    sample: ({ int, pick }) => ({
      squares: pick([
        [
          [1, 0],
          [0, 1],
          [1, 1],
          [2, 1],
          [3, 1],
          [1, 2],
        ],
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [2, 1],
          [2, 2],
          [int(2, 3), 3],
        ],
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      ] as [number, number][][]),
    }),
  },
);
