import { z } from 'zod';
import { box, fullWidth, label, lines, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const places = z.array(z.int().min(0).max(200)).max(40);
const side = 31;

/** Ten rows of ten numbers; some are shaded, some hidden, one may be asked for. */
export const hundredSquare = defineKind(
  'hundred-square',
  {
    from: z.union([z.literal(0), z.literal(1), z.literal(101)]),
    /** Rows to show, counted from the first. */
    rows: z.strictObject({ first: z.int().min(0).max(9), count: z.int().min(1).max(10) }).optional(),
    shaded: places.optional(),
    hidden: places.optional(),
    asked: z.int().optional(),
  },
  {
    draw: ({ from, rows = { first: 0, count: 10 }, shaded = [], hidden = [], asked }) => {
      const numbers = range(rows.count * 10).map((at) => from + rows.first * 10 + at);
      const corner = (at: number) => [5 + (at % 10) * side, 5 + Math.floor(at / 10) * side] as const;
      const height = rows.count * side;
      return {
        width: fullWidth,
        height: height + 10,
        marks: [
          box([5, 5], [10 * side, height], { fill: 'paper', stroke: 'line' }),
          ...numbers.flatMap((value, at) =>
            value === asked || shaded.includes(value) ? [box(corner(at), [side, side], { fill: value === asked ? 'tint' : 'four' })] : [],
          ),
          lines(
            [
              ...range(9).map(
                (at) =>
                  [
                    [5 + (at + 1) * side, 5],
                    [5 + (at + 1) * side, 5 + height],
                  ] as const,
              ),
              ...range(rows.count - 1).map(
                (at) =>
                  [
                    [5, 5 + (at + 1) * side],
                    [5 + 10 * side, 5 + (at + 1) * side],
                  ] as const,
              ),
            ],
            { stroke: 'faint', width: 1.5 },
          ),
          ...numbers.flatMap((value, at) => {
            if (hidden.includes(value) && value !== asked) return [];
            const [x, y] = corner(at);
            return [label([x + side / 2, y + side / 2], value === asked ? '?' : value, value === asked ? { ink: 'one', bold: true } : {})];
          }),
        ],
      };
    },
    describe: ({ from, rows = { first: 0, count: 10 }, shaded = [], hidden = [], asked }) => {
      const first = from + rows.first * 10;
      const row = (value: number): string =>
        value % 10 === (from === 0 ? 0 : 1)
          ? 'at the start of its row'
          : `just after ${value - 1}${asked === value ? ` and above ${value + 10}` : ''}`;
      return [
        `A number square in rows of ten, from ${first} to ${first + rows.count * 10 - 1}.`,
        shaded.length === 0 ? '' : `Shaded: ${shaded.join(', ')}.`,
        hidden.length === 0 ? '' : 'Some numbers are missing.',
        asked === undefined ? '' : `The question mark is ${row(asked)}.`,
      ]
        .filter((part) => part !== '')
        .join(' ');
    },
    sample: ({ int, pick }) => ({
      from: pick([0, 1, 101] as const),
      ...pick([{}, { rows: { first: int(0, 6), count: 3 } }]),
      shaded: range(int(0, 5)).map(() => int(1, 99)),
      hidden: range(int(0, 6)).map(() => int(1, 99)),
      asked: int(1, 99),
    }),
  },
);
