import { z } from 'zod';
import { box, fullWidth, label, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';

const [left, top, wide, tall] = [34, 34, 26, 34];
/** Groups 1 and 2 stand apart from 3 to 7 and 0, with the block of transition metals between them from the fourth row. */
const order = [1, 2, 3, 4, 5, 6, 7, 0];
const x = (group: number): number => left + order.indexOf(group) * wide + (group === 1 || group === 2 ? 0 : 52);
const y = (period: number): number => top + (period - 1) * tall;
const stands = (group: number, period: number): boolean => period > 1 || group === 1 || group === 0;

/** The first four rows of the periodic table in outline, with letters or symbols at some places. */
export const periodicCut = defineKind(
  'periodic-cut',
  {
    marked: z
      .array(z.strictObject({ group: z.int().min(0).max(7), period: z.int().min(1).max(4), text: z.string().max(2) }))
      .min(1)
      .max(12),
    /** Groups above and periods at the side, where the question is not about them. */
    numbered: z.boolean().optional(),
    /** A whole column or row to look at. */
    group: z.int().min(0).max(7).optional(),
    period: z.int().min(1).max(4).optional(),
  },
  {
    draw: ({ marked, numbered = false, group, period }) => {
      const marks: Mark[] = [];
      for (const row of [1, 2, 3, 4])
        for (const column of order) {
          if (!stands(column, row)) continue;
          const looked = column === group || row === period;
          marks.push(box([x(column), y(row)], [wide, tall], { fill: looked ? 'four' : 'paper', stroke: 'line', width: 1.5 }));
        }
      marks.push(box([x(2) + wide, y(4)], [52, tall], { fill: period === 4 ? 'four' : 'tint', stroke: 'line', width: 1.5 }));
      for (const one of marked) marks.push(label([x(one.group) + wide / 2, y(one.period) + tall / 2], one.text, { bold: true }));
      if (numbered) {
        marks.push(
          label([left, 10], 'Group', { anchor: 'start' }),
          label([6, 188], 'The numbers at the side are periods.', { anchor: 'start', size: 16 }),
        );
        for (const column of order) marks.push(label([x(column) + wide / 2, stands(column, 1) ? top - 9 : y(2) - 9], column));
        for (const row of [1, 2, 3, 4]) marks.push(label([left - 14, y(row) + tall / 2], row));
      }
      return { width: fullWidth, height: numbered ? 202 : 178, marks };
    },
    describe: ({ marked, numbered = false, group, period }) => {
      const place = (one: { readonly group: number; readonly period: number }): string => {
        const at = order.indexOf(one.group);
        return numbered
          ? `in Group ${one.group}, Period ${one.period}`
          : `in the ${ordinal(one.period)} row from the top and the ${at < 2 ? `${ordinal(at + 1)} of the two columns on the left` : `${ordinal(at - 1)} of the six columns on the right`}`;
      };
      return `The first four rows of the periodic table in outline: two columns on the left, six on the right, and a block between them in the fourth row. ${marked.map((one) => `${one.text} stands ${place(one)}.`).join(' ')}${group === undefined ? '' : ` The ${order.indexOf(group) < 2 ? ordinal(order.indexOf(group) + 1) : ordinal(order.indexOf(group) - 1)} column of the ${order.indexOf(group) < 2 ? 'left' : 'right'} part is shaded.`}${period === undefined ? '' : ` The ${ordinal(period)} row is shaded.`}`;
    },
    sample: ({ int, pick }) => ({
      marked: order
        .slice(0, int(1, 8))
        .map((group, at) => ({ group, period: group === 0 ? 1 : int(2, 4), text: pick(['Na', 'X', String.fromCharCode(65 + at)]) })),
      ...pick([{}, { numbered: true }, { group: int(0, 7) }, { period: int(1, 4), numbered: true }]),
    }),
  },
);
