import { z } from 'zod';
import { box, circle, fullWidth, label } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const text = z.string().max(6);

const say = (value: string): string => (value === '?' ? 'to be found' : value === '' ? 'blank' : value);

/** Two overlapping sets in a rectangle; a text in each of the four regions. */
export const venn = defineKind(
  'venn',
  { left: z.string().max(9), right: z.string().max(9), onlyLeft: text, both: text, onlyRight: text, neither: text },
  {
    draw: ({ left, right, onlyLeft, both, onlyRight, neither }) => ({
      width: fullWidth,
      height: 236,
      marks: [
        box([4, 4], [fullWidth - 8, 228], { fill: 'paper', stroke: 'line' }),
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
        ).map(([x, value]) => label([x, 126], value, value === '?' ? { ink: 'one', bold: true } : {})),
        label([292, 214], neither, { anchor: 'middle' }),
      ],
    }),
    describe: ({ left, right, onlyLeft, both, onlyRight, neither }) => {
      return `A Venn diagram. Only ${left}: ${say(onlyLeft)}. Both ${left} and ${right}: ${say(both)}. Only ${right}: ${say(onlyRight)}. Outside both: ${say(neither)}.`;
    },
    sample: ({ int, pick }) => ({
      left: 'French',
      right: 'Spanish',
      onlyLeft: String(int(1, 99)),
      both: pick(['?', String(int(1, 9))]),
      onlyRight: String(int(1, 99)),
      neither: String(int(0, 20)),
    }),
  },
);
