import { z } from 'zod';
import { box, fullWidth, label, line, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const question = z.string().max(26);
const end = z.string().max(9);

/** A key of yes and no: one question, then one more on each side, with a name or a letter at each of the four ends. */
export const sortingKey = defineKind(
  'sorting-key',
  {
    first: question,
    /** Asked after yes and after no. */
    next: z.tuple([z.string().max(16), z.string().max(16)]),
    /** After yes then yes, yes then no, no then yes, no then no. */
    ends: z.tuple([end, end, end, end]),
  },
  {
    draw: ({ first, next, ends }) => {
      const [top, middle, low] = [20, 98, 182];
      const marks: Mark[] = [
        box([52, top - 17], [216, 34], { fill: 'tint', stroke: 'line', round: 8 }),
        label([160, top], first, { size: 16 }),
      ];
      next.forEach((asked, side) => {
        const x = 80 + side * 160;
        marks.push(
          line([side === 0 ? 110 : 210, top + 18], [x, middle - 19], { arrows: 'end' }),
          label([side === 0 ? 68 : 252, (top + middle) / 2], side === 0 ? 'yes' : 'no', { italic: true }),
          box([x - 78, middle - 17], [156, 34], { fill: 'tint', stroke: 'line', round: 8 }),
          label([x, middle], asked),
        );
        [0, 1].forEach((which) => {
          const [to, text] = [x - 40 + which * 80, ends[side * 2 + which] ?? ''];
          marks.push(
            line([x - 14 + which * 28, middle + 18], [to, low - 15], { arrows: 'end' }),
            label([x - 52 + which * 104, (middle + low) / 2 - 4], which === 0 ? 'yes' : 'no', { italic: true }),
            label([to, low], text, { bold: true }),
          );
        });
      });
      return { width: fullWidth, height: 200, marks };
    },
    describe: ({ first, next, ends }) =>
      `A key with questions. First: ${first} If yes: ${next[0]} Then yes leads to ${ends[0]}, and no leads to ${ends[1]}. If the first answer is no: ${next[1]} Then yes leads to ${ends[2]}, and no leads to ${ends[3]}.`,
    sample: ({ pick }) => ({
      first: pick(['Has it a backbone?', 'Has it legs?', 'Has it more than 4 legs?']),
      next: pick<[string, string]>([
        ['Has it fur?', 'Has it legs?'],
        ['Can it fly?', 'Has it a shell?'],
      ]),
      ends: pick<[string, string, string, string]>([
        ['A', 'B', 'C', 'D'],
        ['fox', 'robin', 'spider', 'worm'],
        ['rabbit', 'trout', 'beetle', 'snail'],
      ]),
    }),
  },
);
