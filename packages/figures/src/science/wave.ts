import { z } from 'zod';
import { fullWidth, label, line, lines, type Mark, path, range, round } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const measures = {
  amplitude: 'from the middle line up to a crest',
  height: 'from the bottom of a trough up to the top of a crest',
  wavelength: 'from one crest to the next crest',
  half: 'from a crest to the next trough, along the wave',
} as const;
type Measure = keyof typeof measures;
const measureNames = Object.keys(measures) as [Measure, ...Measure[]];

const curve = (from: number, to: number, y: number, amplitude: number, cycles: number): string => {
  const half = (to - from) / cycles / 2;
  return `M${from} ${y}${range(Math.round(cycles * 2))
    .map((at) => {
      const [x, side] = [from + at * half, at % 2 === 0 ? -1 : 1];
      const peak = round(y + side * amplitude);
      // A quarter each, so that the crest stands exactly at the amplitude.
      return `C${round(x + half * 0.18)} ${round(y + side * amplitude * 0.57)} ${round(x + half * 0.32)} ${peak} ${round(x + half / 2)} ${peak}C${round(x + half * 0.68)} ${peak} ${round(x + half * 0.82)} ${round(y + side * amplitude * 0.57)} ${round(x + half)} ${y}`;
    })
    .join('')}`;
};

/** Waves one above the other on squares (sounds on a screen), or one wave with its measures. */
export const wave = defineKind(
  'wave',
  {
    waves: z
      .array(z.strictObject({ cycles: z.number().min(1).max(8).multipleOf(0.5), amplitude: z.int().min(1).max(4) }))
      .min(1)
      .max(3),
    /** Arrows on the only wave, in the order of their letters or with what is written beside them. */
    measures: z
      .array(z.strictObject({ of: z.enum(measureNames), text: z.string().max(7) }))
      .max(4)
      .optional(),
  },
  {
    draw: ({ waves, measures: shown = [] }) => {
      const [first] = waves;
      if (waves.length === 1 && first !== undefined && shown.length > 0) {
        const [from, to, y, tall] = [20, 300, 96, 46];
        const cycle = (to - from) / 3;
        const marks: Mark[] = [
          line([8, y], [312, y], { stroke: 'line', width: 1.5, dash: true }),
          path(curve(from, to, y, tall, 3), { stroke: 'one', width: 3.5 }),
        ];
        const crest = (at: number): number => from + cycle * (at + 0.25);
        for (const { of, text } of shown) {
          if (of === 'amplitude')
            marks.push(
              line([crest(1), y], [crest(1), y - tall], { arrows: 'both' }),
              label([crest(1), y + 15], text, { bold: true, halo: true }),
            );
          if (of === 'height')
            marks.push(
              lines(
                [
                  [
                    [crest(2), y - tall],
                    [312, y - tall],
                  ],
                  [
                    [crest(2) + cycle / 2, y + tall],
                    [312, y + tall],
                  ],
                ],
                { stroke: 'faint', width: 1.5 },
              ),
              line([306, y - tall], [306, y + tall], { arrows: 'both' }),
              label([300, y - 16], text, { anchor: 'end', bold: true, halo: true }),
            );
          if (of === 'wavelength')
            marks.push(
              lines(
                [
                  [
                    [crest(0), y - tall - 2],
                    [crest(0), 22],
                  ],
                  [
                    [crest(1), y - tall - 2],
                    [crest(1), 22],
                  ],
                ],
                { stroke: 'faint', width: 1.5 },
              ),
              line([crest(0), 28], [crest(1), 28], { arrows: 'both' }),
              label([(crest(0) + crest(1)) / 2, 12], text, { bold: true }),
            );
          if (of === 'half')
            marks.push(
              lines(
                [
                  [
                    [crest(1), y],
                    [crest(1), 172],
                  ],
                  [
                    [crest(1) + cycle / 2, y + tall + 2],
                    [crest(1) + cycle / 2, 172],
                  ],
                ],
                { stroke: 'faint', width: 1.5 },
              ),
              line([crest(1), 166], [crest(1) + cycle / 2, 166], { arrows: 'both' }),
              label([crest(1) + cycle / 4, 183], text, { bold: true }),
            );
        }
        return { width: fullWidth, height: shown.some(({ of }) => of === 'half') ? 194 : 154, marks };
      }
      const one = 110;
      const left = waves.length === 1 ? 30 : 48;
      return {
        width: fullWidth,
        height: waves.length * one + 8,
        marks: waves.flatMap(({ cycles, amplitude }, at): Mark[] => {
          const y = at * one + 56;
          const columns = 16;
          const wide = 256 / columns;
          return [
            lines(
              [
                ...range(columns + 1).map(
                  (index) =>
                    [
                      [left + index * wide, y - 48],
                      [left + index * wide, y + 48],
                    ] as const,
                ),
                ...range(9).map(
                  (index) =>
                    [
                      [left, y + (index - 4) * 12],
                      [left + 256, y + (index - 4) * 12],
                    ] as const,
                ),
              ],
              { stroke: 'faint', width: 1 },
            ),
            line([left, y], [left + 256, y], { width: 1.5 }),
            path(curve(left, left + 256, y, amplitude * 12, cycles), { stroke: 'one', width: 3 }),
            ...(waves.length === 1 ? [] : [label([20, y], String.fromCharCode(65 + at), { bold: true })]),
          ];
        }),
      };
    },
    describe: ({ waves, measures: shown = [] }) =>
      shown.length > 0
        ? `A wave about a dashed middle line, with arrows. ${shown.map(({ of, text }) => `The arrow marked ${text} goes ${measures[of]}.`).join(' ')}`
        : `${waves.length === 1 ? 'A wave' : 'Waves'} on squared paper of sixteen squares across. ${waves
            .map(
              ({ cycles, amplitude }, at) =>
                `${waves.length === 1 ? 'It' : `Wave ${String.fromCharCode(65 + at)}`} repeats every ${round(16 / cycles)} squares and rises ${amplitude} squares above its middle line.`,
            )
            .join(' ')}`,
    sample: ({ int, pick }) =>
      pick([
        { waves: range(int(1, 3)).map(() => ({ cycles: pick([1, 2, 4, 8]), amplitude: int(1, 4) })) },
        {
          waves: [{ cycles: 3, amplitude: 3 }],
          measures: measureNames.slice(int(0, 2)).map((of, at) => ({ of, text: String.fromCharCode(65 + at) })),
        },
        {
          waves: [{ cycles: 3, amplitude: 3 }],
          measures: [
            { of: 'wavelength' as const, text: '12 cm' },
            { of: 'height' as const, text: '8 cm' },
          ],
        },
      ]),
  },
);
