import { z } from 'zod';
import { box, circle, fullWidth, label, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const text = z.string().max(22);
/** A number fits in one line; a list of elements stands in lines of two. */
const oneLine = 6;
const linesOf = (value: string): string[] => {
  if (value.length <= oneLine) return [value];
  const items = value.split(', ');
  return range(Math.ceil(items.length / 2)).map(
    (at) => `${items.slice(2 * at, 2 * at + 2).join(', ')}${2 * at + 2 < items.length ? ',' : ''}`,
  );
};

const say = (value: string): string => (value === '?' ? 'to be found' : value === '' ? 'blank' : value);

/** Two overlapping sets in a rectangle; in each of the four regions how many there are, or which. */
export const venn = defineKind(
  'venn',
  { left: z.string().max(9), right: z.string().max(9), onlyLeft: text, both: text, onlyRight: text, neither: text },
  {
    draw: ({ left, right, onlyLeft, both, onlyRight, neither }) => ({
      width: fullWidth,
      height: neither.length <= oneLine ? 236 : 250,
      marks: [
        box([4, 4], [fullWidth - 8, neither.length <= oneLine ? 228 : 242], { fill: 'paper', stroke: 'line' }),
        circle([118, 126], 76, { stroke: 'one', width: 2.5 }),
        circle([202, 126], 76, { stroke: 'three', width: 2.5 }),
        label([82, 30], left, { bold: true }),
        label([238, 30], right, { bold: true }),
        ...(
          [
            [84, onlyLeft],
            [160, both],
            [236, onlyRight],
          ] as const
        ).flatMap(([x, value]) => {
          const rows = linesOf(value);
          return rows.map((row, at) =>
            label([x, 126 + (at - (rows.length - 1) / 2) * 22], row, row === '?' ? { ink: 'one', bold: true } : {}),
          );
        }),
        neither.length <= oneLine ? label([292, 214], neither, { anchor: 'middle' }) : label([308, 226], neither, { anchor: 'end' }),
      ],
    }),
    describe: ({ left, right, onlyLeft, both, onlyRight, neither }) => {
      return `A Venn diagram. Only ${left}: ${say(onlyLeft)}. Both ${left} and ${right}: ${say(both)}. Only ${right}: ${say(onlyRight)}. Outside both: ${say(neither)}.`;
    },
    sample: ({ int, pick }) => ({
      left: 'French',
      right: 'Spanish',
      onlyLeft: pick([String(int(1, 99)), '3, 5, 9, 11, 13']),
      both: pick(['?', String(int(1, 9))]),
      onlyRight: String(int(1, 99)),
      neither: pick([String(int(0, 20)), '1, 4, 8, 14']),
    }),
  },
);
