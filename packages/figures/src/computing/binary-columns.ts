import { z } from 'zod';
import { box, fullWidth, label, line, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const digits = z.string().regex(/^[01? ]{8}$/);

/** Bits in their columns; the worth of each column stands above, unless it is to be found. */
export const binaryColumns = defineKind(
  'binary-columns',
  {
    rows: z.array(digits).min(1).max(4),
    /** 128, 64, 32 ... above the columns. */
    worth: z.boolean(),
    /** A line for the sum below the last row but one. */
    sum: z.boolean().optional(),
  },
  {
    draw: ({ rows, worth, sum = false }) => {
      const [left, wide, tall] = [14, 36.5, 36];
      const top = worth ? 30 : 6;
      const marks: Mark[] = worth ? range(8).map((at) => label([left + (at + 0.5) * wide, 16], 2 ** (7 - at))) : [];
      rows.forEach((row, index) => {
        const y = top + index * (tall + (sum ? 4 : 0));
        Array.from(row).forEach((digit, at) => {
          marks.push(box([left + at * wide, y], [wide, tall], { fill: 'paper', stroke: 'line', width: 1.5 }));
          if (digit !== ' ')
            marks.push(
              label([left + (at + 0.5) * wide, y + tall / 2], digit, {
                bold: true,
                size: 20,
                ...(digit === '?' ? { ink: 'one' as const } : {}),
              }),
            );
        });
      });
      const foot = top + rows.length * tall + (sum ? (rows.length - 1) * 4 : 0);
      if (sum && rows.length > 1) marks.push(line([left, foot - tall - 2], [left + 8 * wide, foot - tall - 2], { width: 4 }));
      return { width: fullWidth, height: foot + 8, marks };
    },
    describe: ({ rows, worth, sum = false }) =>
      `Eight columns of bits${worth ? ', worth 128, 64, 32, 16, 8, 4, 2 and 1 from left to right' : ''}. ${rows
        .map(
          (row, at) =>
            `${sum && at === rows.length - 1 ? 'Below the line' : `Row ${at + 1}`}: ${Array.from(row)
              .map((digit) => (digit === ' ' ? 'blank' : digit === '?' ? 'to be found' : digit))
              .join(', ')}.`,
        )
        .join(' ')}`,
    sample: ({ int, pick }) => {
      const bits = (): string => int(0, 255).toString(2).padStart(8, '0');
      return pick([
        { rows: [bits()], worth: true },
        { rows: [bits()], worth: false },
        { rows: [bits(), bits(), '????????'], worth: false, sum: true },
      ]);
    },
  },
);
