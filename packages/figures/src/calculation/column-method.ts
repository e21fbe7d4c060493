import { z } from 'zod';
import { box, fullWidth, label, line, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const cell = 30;
const row = z.string().regex(/^[\d.□]{1,8}$/);
const columns = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands', 'millions', 'ten millions'] as const;
const signWords = { '+': ' plus ', '−': ' minus ', '×': ' times ' } as const;

const spoken = (text: string): string => text.replaceAll('□', ' missing digit ').replaceAll(/ {2,}/g, ' ').trim();

/** A sum set out in columns; □ is a missing digit. What is carried or exchanged stands small above its column, counted from the ones. */
export const columnMethod = defineKind(
  'column-method',
  {
    sign: z.enum(['+', '−', '×']),
    rows: z.array(row).min(2).max(4),
    /** Of a long multiplication: below the first line, added up in the result. */
    partials: z.array(row).min(1).max(3).optional(),
    result: row.optional(),
    above: z
      .array(z.string().regex(/^\d{0,2}$/))
      .max(8)
      .optional(),
    /** Columns whose digit in the first row is crossed out, counted from the ones. */
    struck: z.array(z.int().min(0).max(7)).max(8).optional(),
  },
  {
    draw: ({ sign, rows, partials = [], result, above = [], struck = [] }) => {
      const longest = Math.max(...[...rows, ...partials, result ?? ''].map(({ length }) => length));
      const right = Math.min(fullWidth - 10, 60 + longest * cell);
      const top = above.some((text) => text !== '') ? 44 : 24;
      const x = (column: number): number => right - (column + 0.5) * cell;
      const write = (text: string, y: number, crossed: readonly number[] = []): Mark[] =>
        Array.from(text).flatMap((digit, at): Mark[] => {
          const column = text.length - at - 1;
          if (digit === '□') return [box([x(column) - 12, y - 14], [24, 28], { stroke: 'one', fill: 'tint', round: 4 })];
          const isCrossed = crossed.includes(column);
          return [
            label([x(column), y], digit, { size: 24, ...(isCrossed ? { halo: true } : {}) }),
            ...(isCrossed ? [line([x(column) - 9, y + 11], [x(column) + 9, y - 11], { stroke: 'three', width: 2.5 })] : []),
          ];
        });
      const rule = (y: number): Mark => line([right - longest * cell - 30, y], [right + 6, y], { width: 2.5 });
      const bottom = top + rows.length * 38;
      const sums = bottom + partials.length * 38;
      return {
        width: right + 16,
        height: sums + (result === undefined ? (partials.length > 0 ? 8 : 44) : 46),
        marks: [
          ...range(above.length).flatMap((column) =>
            above[column] === '' ? [] : [label([x(column), 14], above[column] ?? '', { ink: 'one', bold: true })],
          ),
          ...rows.flatMap((text, at) => write(text, top + at * 38, at === 0 ? struck : [])),
          label([right - longest * cell - 16, top + (rows.length - 1) * 38], sign, { size: 24 }),
          rule(bottom - 14),
          ...partials.flatMap((text, at) => write(text, bottom + 12 + at * 38)),
          ...(partials.length > 0 && result !== undefined ? [rule(sums - 2)] : []),
          ...(result === undefined ? [] : write(result, sums + (partials.length > 0 ? 22 : 12))),
        ],
      };
    },
    describe: ({ sign, rows, partials = [], result, above = [], struck = [] }) => {
      const small = above.flatMap((text, column) => (text === '' ? [] : [`${text} above the ${columns[column]}`]));
      return [
        `A sum in columns: ${spoken(rows.join(signWords[sign]))}`,
        ...(struck.length === 0 ? [] : [`Crossed out in the first row: the ${listed(struck.map((column) => columns[column] ?? ''))}`]),
        ...(small.length === 0 ? [] : [`Written small: ${listed(small)}`]),
        ...(partials.length === 0 ? [] : [`Below the first line: ${partials.map(spoken).join(' and ')}`]),
        ...(result === undefined ? [] : [`Below the line: ${spoken(result)}`]),
      ]
        .join('. ')
        .concat('.');
    },
    sample: ({ int, pick }) => {
      const rows = range(2).map(() => String(int(1, 99_999)));
      const first = rows[0]?.length ?? 1;
      const longest = Math.max(...rows.map(({ length }) => length));
      return {
        sign: pick(['+', '−', '×'] as const),
        rows,
        ...pick([{}, { result: `${int(1, 9)}□${int(10, 99)}` }]),
        ...pick([{}, { above: range(longest).map(() => pick(['', '1', '13'])) }]),
        ...pick([{}, { struck: [int(0, first - 1)] }]),
        ...pick([{}, { partials: [String(int(100, 99_999)), String(int(100, 99_999))] }]),
      };
    },
  },
);
