import { z } from 'zod';
import { box, label } from '../drawing.ts';
import { defineKind } from '../kind.ts';

/** The display of a digital clock. */
export const digitalClock = defineKind(
  'digital-clock',
  { text: z.string().regex(/^\d{1,2}:\d\d$/) },
  {
    draw: ({ text }) => ({
      width: 200,
      height: 100,
      marks: [
        box([6, 6], [188, 88], { stroke: 'line', fill: 'tint', round: 14, width: 3 }),
        box([20, 20], [160, 60], { stroke: 'line', fill: 'paper', round: 6 }),
        label([100, 50], text, { size: 38, bold: true }),
      ],
    }),
    describe: ({ text }) => `A digital clock shows ${text}.`,
    sample: ({ int }) => ({ text: `${int(0, 23)}:${String(int(0, 59)).padStart(2, '0')}` }),
  },
);
