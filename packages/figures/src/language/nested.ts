import { z } from 'zod';
import { box, fullWidth, label, type Mark } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal } from '../say.ts';
import { wrapped } from './wrapped.ts';

const [inset, leading] = [12, 20];

/** Frames inside one another, the outermost first: a story within a story, circles of a family or a city. */
export const nested = defineKind(
  'nested',
  { frames: z.array(z.string().min(1).max(56)).min(2).max(5) },
  {
    draw: ({ frames }) => {
      const rows = frames.map((text, at) => wrapped(text, fullWidth - 2 * inset * (at + 1) - 8));
      const heads = rows.map((texts) => texts.length * leading + 16);
      const fills = ['paper', 'tint'] as const;
      const total = heads.reduce((sum, head) => sum + head, 0);
      const marks: Mark[] = [];
      let top = 4;
      let bottom = 4 + total + (frames.length - 1) * 10;
      const height = bottom + 4;
      rows.forEach((texts, at) => {
        const x = 4 + at * inset;
        marks.push(
          box([x, top], [fullWidth - 2 * x, bottom - top], { fill: fills[at % 2] ?? 'paper', stroke: 'line', round: 10, width: 2 }),
          ...texts.map((text, row) =>
            label([fullWidth / 2, top + 8 + leading * (row + 0.5)], text, {
              bold: at === frames.length - 1,
              ...(text === '?' ? { bold: true, ink: 'one' as const } : {}),
            }),
          ),
        );
        top += heads[at] ?? 0;
        bottom -= 10;
      });
      return { width: fullWidth, height, marks };
    },
    describe: ({ frames }) =>
      `Frames inside one another, ${cardinal(frames.length)} of them. From the outside in: ${frames.map((text) => (text === '?' ? 'a question mark' : `“${text}”`)).join('; ')}.`,
    sample: ({ int, pick }) => ({
      frames: [
        'A captain writes to his sister',
        pick(['?', 'A scholar tells him his life']),
        'A being speaks of its first days',
        'A family in a hut',
        'Safie',
      ].slice(0, int(2, 5)),
    }),
  },
);
