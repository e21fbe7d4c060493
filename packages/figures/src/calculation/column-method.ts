import { z } from 'zod';
import { box, fullWidth, label, line, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const cell = 30;
const row = z.string().regex(/^[\d.□]{1,8}$/);

/** A sum set out in columns; □ is a missing digit. */
export const columnMethod = defineKind(
  'column-method',
  { sign: z.enum(['+', '−', '×']), rows: z.array(row).min(2).max(4), result: row.optional() },
  {
    draw: ({ sign, rows, result }) => {
      const longest = Math.max(...[...rows, result ?? ''].map(({ length }) => length));
      const right = Math.min(fullWidth - 10, 60 + longest * cell);
      const write = (text: string, y: number): Mark[] =>
        Array.from(text).flatMap((digit, at): Mark[] => {
          const x = right - (text.length - at - 0.5) * cell;
          return digit === '□'
            ? [box([x - 12, y - 14], [24, 28], { stroke: 'one', fill: 'tint', round: 4 })]
            : [label([x, y], digit, { size: 24 })];
        });
      const bottom = 24 + rows.length * 38;
      return {
        width: right + 16,
        height: bottom + (result === undefined ? 44 : 46),
        marks: [
          ...rows.flatMap((text, at) => write(text, 24 + at * 38)),
          label([right - longest * cell - 16, 24 + (rows.length - 1) * 38], sign, { size: 24 }),
          line([right - longest * cell - 30, bottom - 14], [right + 6, bottom - 14], { width: 2.5 }),
          ...(result === undefined ? [] : write(result, bottom + 12)),
        ],
      };
    },
    describe: ({ sign, rows, result }) =>
      `A sum in columns: ${rows.join({ '+': ' plus ', '−': ' minus ', '×': ' times ' }[sign]).replaceAll('□', ' missing digit ').replaceAll(/ {2,}/g, ' ')}${result === undefined ? '' : `. Below the line: ${result.replaceAll('□', ' missing digit ').replaceAll(/ {2,}/g, ' ').trim()}`}.`,
    sample: ({ int, pick }) => ({
      sign: pick(['+', '−', '×'] as const),
      rows: range(2).map(() => String(int(1, 99_999))),
      ...pick([{}, { result: `${int(1, 9)}□${int(10, 99)}` }]),
    }),
  },
);
