import { z } from 'zod';
import { box, fullWidth, label, line } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const text = z.string().max(6);

const end = (at: readonly [number, number], value: string) =>
  label(at, value, { size: 18, ...(value === '?' ? { ink: 'one' as const, bold: true } : {}) });

/** A number goes in, steps change it, a number comes out. */
export const functionMachine = defineKind(
  'function-machine',
  { input: text, steps: z.array(text).min(1).max(2), output: text },
  {
    draw: ({ input, steps, output }) => {
      const wide = steps.length === 1 ? 84 : 66;
      const gap = (fullWidth - 112 - steps.length * wide) / (steps.length + 1);
      const x = (at: number): number => 56 + gap + at * (wide + gap);
      return {
        width: fullWidth,
        height: 96,
        marks: [
          end([28, 46], input),
          end([fullWidth - 28, 46], output),
          ...steps.flatMap((step, at) => [
            box([x(at), 18], [wide, 56], { fill: 'tint', stroke: 'line', round: 10, width: 2.5 }),
            label([x(at) + wide / 2, 46], step, { size: 18 }),
            line([x(at) - gap + 2, 46], [x(at) - 3, 46], { arrows: 'end' }),
          ]),
          line([fullWidth - 56 - gap + 2, 46], [fullWidth - 58, 46], { arrows: 'end' }),
        ],
      };
    },
    describe: ({ input, steps, output }) =>
      `A function machine. In goes ${input === '?' ? 'a number to find' : input}. It does ${steps.join(', then ')}. Out comes ${output === '?' ? 'a number to find' : output}.`,
    sample: ({ int, pick }) => ({
      input: pick(['?', String(int(1, 99))]),
      steps: pick([[`× ${int(2, 12)}`], [`× ${int(2, 9)}`, `+ ${int(1, 20)}`], ['square']]),
      output: pick(['?', String(int(1, 999))]),
    }),
  },
);
