import { z } from 'zod';
import { box, fullWidth, label, lines, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const saidCell = (text: string): string => (text === '?' ? 'to be found' : text || 'blank');

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
      const all = [head, ...rows];
      const needed = head.map((_, at) => Math.max(...all.map((row) => textWidth(row[at] ?? '', 16))) + 10);
      const spare = (fullWidth - 8 - needed.reduce((sum, wide) => sum + wide, 0)) / head.length;
      const widths = needed.map((wide) => wide + spare);
      const x = (at: number): number => 4 + widths.slice(0, at).reduce((sum, wide) => sum + wide, 0);
      const tall = 34;
      return {
        width: fullWidth,
        height: all.length * tall + (key === undefined ? 8 : 36),
        marks: [
          box([4, 4], [fullWidth - 8, all.length * tall], { fill: 'paper', stroke: 'line', width: 2.5 }),
          box([5, 5], [fullWidth - 10, tall - 2], { fill: 'tint' }),
          box([5, 5], [(widths[0] ?? 0) - 2, all.length * tall - 2], { fill: 'tint' }),
          lines(
            [
              ...range(head.length - 1).map(
                (at) =>
                  [
                    [x(at + 1), 4],
                    [x(at + 1), 4 + all.length * tall],
                  ] as const,
              ),
              ...range(all.length - 1).map(
                (at) =>
                  [
                    [4, 4 + (at + 1) * tall],
                    [fullWidth - 4, 4 + (at + 1) * tall],
                  ] as const,
              ),
            ],
            { width: 1.5 },
          ),
          ...all.flatMap((row, line) =>
            row.map((text, at) =>
              label([x(at) + (widths[at] ?? 0) / 2, 4 + (line + 0.5) * tall], text, {
                bold: line === 0 || at === 0,
                ...(text === '?' ? { ink: 'one' as const } : {}),
              }),
            ),
          ),
          ...(key === undefined ? [] : [label([8, all.length * tall + 22], key, { anchor: 'start' })]),
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
      ]),
  },
);
