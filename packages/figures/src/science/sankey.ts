import { z } from 'zod';
import { fullWidth, label, lines, type Mark, path, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';

const square = 14;
const text = z.string().max(22);

/** Energy on squared paper: what goes in, what is useful, and what is wasted and turns down. Counted in squares of width. */
export const sankey = defineKind(
  'sankey',
  {
    useful: z.int().min(1).max(9),
    wasted: z.int().min(1).max(9),
    input: text,
    usefulText: text,
    wastedText: text,
    /** How much one square of width stands for. */
    key: z.string().max(28).optional(),
  },
  {
    draw: ({ useful, wasted, input, usefulText, wastedText, key }) => {
      const [left, top] = [12, 36];
      const [whole, good] = [(useful + wasted) * square, useful * square];
      const bad = wasted * square;
      const turn = Math.min(190, 262 - bad);
      const foot = top + whole + 40;
      const columns = 21;
      const rows = Math.ceil((foot + 18 - top) / square) + 1;
      const [wide, deep] = [columns * square, rows * square];
      const outline = `M${left} ${top}H272V${top - 9}L296 ${top + good / 2}L272 ${top + good + 9}V${top + good}H${turn + bad}V${foot}H${turn + bad + 9}L${turn + bad / 2} ${foot + 24}L${turn - 9} ${foot}H${turn}V${top + whole}H${left}Z`;
      const marks: Mark[] = [
        path(outline, { fill: 'tint', stroke: 'none' }),
        lines(
          [
            ...range(columns + 1).map(
              (at) =>
                [
                  [left + at * square, top - square],
                  [left + at * square, top - square + deep],
                ] as const,
            ),
            ...range(rows + 1).map(
              (at) =>
                [
                  [left, top - square + at * square],
                  [left + wide, top - square + at * square],
                ] as const,
            ),
          ],
          { stroke: 'faint', width: 1 },
        ),
        path(outline, { width: 2.5 }),
        label([left + 2, 12], input, { anchor: 'start' }),
        label([308, 12], usefulText, { anchor: 'end' }),
        label([turn - 18, foot + 4], wastedText, { anchor: 'end', halo: true }),
      ];
      const bottom = top - square + deep;
      if (key !== undefined) marks.push(label([left, bottom + 16], key, { anchor: 'start' }));
      return { width: fullWidth, height: bottom + (key === undefined ? 6 : 30), marks };
    },
    describe: ({ useful, wasted, input, usefulText, wastedText, key }) =>
      `A Sankey diagram on squared paper. An arrow marked ${input} comes from the left. It splits in two: the part that goes on to the right, marked ${usefulText}, is ${cardinal(useful)} ${useful === 1 ? 'square' : 'squares'} wide, and the part that turns down, marked ${wastedText}, is ${cardinal(wasted)} ${wasted === 1 ? 'square' : 'squares'} wide.${key === undefined ? '' : ` ${key}.`}`,
    sample: ({ int, pick }) => ({
      useful: int(1, 6),
      wasted: int(1, 6),
      input: 'electricity',
      usefulText: pick(['useful: light', 'useful']),
      wastedText: pick(['wasted: heat', 'wasted']),
      ...pick([{}, { key: 'Each square of width: 10 J' }]),
    }),
  },
);
