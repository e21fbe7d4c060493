import { z } from 'zod';
import { box, fullWidth, label, line, lines, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed, placeOnScale } from '../say.ts';

const x = (ph: number): number => 18 + ph * 20.3;

/** The pH scale, with letters at the values of some liquids; where it teaches, with what its parts are called. */
export const phScale = defineKind(
  'ph-scale',
  {
    at: z.array(z.strictObject({ ph: z.int().min(0).max(14), text: z.string().max(2) })).max(5),
    named: z.boolean().optional(),
  },
  {
    draw: ({ at, named = false }) => {
      const top = at.length > 0 ? 58 : 8;
      const part = (from: number, to: number, fill: 'three' | 'two' | 'one'): Mark =>
        box([x(from), top], [x(to) - x(from), 26], { fill, stroke: 'line' });
      return {
        width: fullWidth,
        height: top + (named ? 82 : 56),
        marks: [
          part(0, 6.5, 'three'),
          part(6.5, 7.5, 'two'),
          part(7.5, 14, 'one'),
          lines(
            range(15).map((ph) => [
              [x(ph), top + 26],
              [x(ph), top + 33],
            ]),
          ),
          ...range(15).map((ph) => label([x(ph), top + 43], ph)),
          ...at.flatMap(({ ph, text }) => [
            line([x(ph), 28], [x(ph), top - 2], { arrows: 'end', width: 2.5 }),
            label([x(ph), 14], text, { bold: true }),
          ]),
          ...(named
            ? [
                label([x(3), top + 68], 'acidic', { bold: true }),
                label([x(7), top + 68], 'neutral', { bold: true }),
                label([x(11), top + 68], 'alkaline', { bold: true }),
              ]
            : []),
        ],
      };
    },
    describe: ({ at, named = false }) =>
      `A pH scale with a mark at every whole number from 0 to 14.${named ? ' Below 7 it says acidic, at 7 neutral and above 7 alkaline.' : ''}${at.length === 0 ? '' : ` ${listed(at.map(({ ph, text }) => `arrow ${text} points ${placeOnScale(ph, 0, 1)}`)).replace(/^a/, 'A')}.`}`,
    sample: ({ int, pick }) => ({
      at: range(int(0, 5)).map((place) => ({ ph: place * 3 + int(0, 1), text: String.fromCharCode(65 + place) })),
      ...pick([{}, { named: true }]),
    }),
  },
);
