import { z } from 'zod';
import { box, fullWidth, label, lines, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

/** Stands in a cell that is still to be filled in. */
export const toFill = '_';

const saidCell = (text: string): string => (text === '?' ? 'to be found' : text === toFill ? 'to be filled in' : text || 'blank');

type Table = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly key?: string | undefined;
};

/** A line of print, and one to write or type in: on the narrowest screen a fingertip high. */
const [printed, written] = [34, 54];

const from = 4;
/** Where the columns and rows begin and end. */
const placesInTable = ({ head, rows }: Table) => {
  const all = [head, ...rows];
  const needed = head.map((_, at) => Math.max(...all.map((row) => textWidth(row[at] ?? '', 16))) + 10);
  const spare = (fullWidth - 2 * from - needed.reduce((sum, wide) => sum + wide, 0)) / head.length;
  const widths = needed.map((wide) => wide + spare);
  const heights = all.map((row) => (row.includes(toFill) ? written : printed));
  const starts = (sizes: readonly number[]) => sizes.map((_, at) => from + sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
  return { all, widths, heights, x: starts(widths), y: starts(heights), tall: heights.reduce((sum, size) => sum + size, 0) };
};

const isNumber = (text: string): boolean => text === toFill || text === 'Total' || /^[−-]?[\d.,/]+$/.test(text);

/** What a cell is called: by its row and column, or in a list of cases by its column and what is given beside it. */
const nameOf = ({ head, rows }: Table, line: number, at: number): string => {
  const row = rows[line] ?? [];
  const [corner = ''] = head;
  const [first = ''] = row;
  if (corner === '' || first === 'Total') return `${first}, ${head[at]}`;
  if (!rows.every(([one = '']) => isNumber(one))) return `${first} where ${corner} is ${head[at]}`;
  const given = row.flatMap((text, other) => (text === toFill ? [] : [`${head[other]} is ${text}`]));
  return `${head[at]} where ${given.join(' and ')}`;
};

/** The cells to fill in, as they are read. */
export const emptyCells = (table: Table): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] => {
  const { all, widths, heights, x, y } = placesInTable(table);
  return all.flatMap((row, line) =>
    row.flatMap((text, at) =>
      text === toFill
        ? [
            {
              name: nameOf(table, line - 1, at),
              at: [x[at] ?? 0, y[line] ?? 0] as const,
              size: [widths[at] ?? 0, heights[line] ?? 0] as const,
            },
          ]
        : [],
    ),
  );
};

/** A table with a heading row and a heading column: two-way tables, frequencies, sample spaces. */
export const table = defineKind(
  'table',
  {
    head: z.array(z.string().max(9)).min(2).max(7),
    rows: z
      .array(z.array(z.string().max(18)).min(2).max(7))
      .min(1)
      .max(7),
    key: z.string().max(30).optional(),
  },
  {
    draw: ({ head, rows, key }) => {
      const { all, widths, heights, x, y, tall } = placesInTable({ head, rows });
      const [right, bottom] = [fullWidth - from, from + tall];
      return {
        width: fullWidth,
        height: tall + (key === undefined ? 8 : 36),
        marks: [
          box([from, from], [right - from, tall], { fill: 'paper', stroke: 'line', width: 2.5 }),
          box([from + 1, from + 1], [right - from - 2, (heights[0] ?? 0) - 2], { fill: 'tint' }),
          box([from + 1, from + 1], [(widths[0] ?? 0) - 2, tall - 2], { fill: 'tint' }),
          lines(
            [
              ...x.slice(1).map((at): [Point, Point] => [
                [at, from],
                [at, bottom],
              ]),
              ...y.slice(1).map((at): [Point, Point] => [
                [from, at],
                [right, at],
              ]),
            ],
            { width: 1.5 },
          ),
          ...emptyCells({ head, rows }).map(({ at, size }) =>
            box([at[0] + 3, at[1] + 3], [size[0] - 6, size[1] - 6], { fill: 'paper', stroke: 'one', width: 1.5, dash: true, round: 6 }),
          ),
          ...all.flatMap((row, line) =>
            row.flatMap((text, at) =>
              text === toFill
                ? []
                : [
                    label([(x[at] ?? 0) + (widths[at] ?? 0) / 2, (y[line] ?? 0) + (heights[line] ?? 0) / 2], text, {
                      bold: line === 0 || at === 0,
                      ...(text === '?' ? { ink: 'one' as const } : {}),
                    }),
                  ],
            ),
          ),
          ...(key === undefined ? [] : [label([8, tall + 22], key, { anchor: 'start' })]),
        ],
      };
    },
    describe: ({ head, rows, key }) =>
      `A table.${head[0] === '' ? '' : ` Its top row is ${head[0]}: ${head.slice(1).map(saidCell).join(', ')}.`} ${rows
        .map(
          (row) =>
            `${row[0]}: ${row
              .slice(1)
              .map((text, at) => `${head[at + 1] === '' ? '' : `${head[at + 1]} `}${saidCell(text)}`)
              .join(', ')}.`,
        )
        .join(' ')}${key === undefined ? '' : ` ${key}.`}`,
    sample: ({ int, pick }) =>
      pick([
        {
          head: ['', 'Bus', 'Walk', 'Total'],
          rows: ['Boys', 'Girls', 'Total'].map((name) => [name, String(int(1, 99)), pick(['?', String(int(1, 99))]), String(int(9, 199))]),
        },
        {
          head: ['Stem', 'Leaf'],
          rows: [
            ['1', '2 4 4 9'],
            ['2', '0 3 5'],
            ['3', '1 8'],
          ],
          key: 'Key: 1 | 2 means 12',
        },
        {
          head: ['x', '−2', '−1', '0', '1', '2'],
          rows: [['y', String(int(1, 9)), ...[1, 2, 3].map(() => pick(['_', String(int(10, 30))])), '_']],
        },
      ]),
  },
);
