import { z } from 'zod';
import { box, circle, fullWidth, label, line, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal, listed } from '../say.ts';

/** Who plays when: one row for each player, one column for each part of the beat, a dot where there is a sound. */
export const rhythmGrid = defineKind(
  'rhythm-grid',
  {
    beats: z.int().min(2).max(8),
    /** Columns in one beat. */
    parts: z.union([z.literal(1), z.literal(2)]),
    rows: z
      .array(z.strictObject({ name: z.string().max(8), sounds: z.array(z.int().min(0).max(15)).max(16) }))
      .min(1)
      .max(5),
  },
  {
    draw: ({ beats, parts, rows }) => {
      const left = 84;
      const columns = beats * parts;
      const wide = (fullWidth - left - 6) / columns;
      const [top, tall] = [34, 38];
      const x = (column: number): number => left + column * wide;
      return {
        width: fullWidth,
        height: top + rows.length * tall + 10,
        marks: [
          ...range(beats).map((beat) => label([x(beat * parts) + wide / 2, 18], beat + 1, { bold: true })),
          ...rows.flatMap(({ name, sounds }, row): Mark[] => {
            const y = top + row * tall;
            return [
              box([left, y], [fullWidth - left - 6, tall], { fill: 'paper', stroke: 'line', width: 1.5 }),
              label([left - 8, y + tall / 2], name, { anchor: 'end' }),
              ...sounds
                .filter((at) => at < columns)
                .map((at) => circle([x(at) + wide / 2, y + tall / 2], Math.min(10, wide * 0.36), { fill: 'one' })),
            ];
          }),
          ...range(columns - 1).map((at) =>
            line(
              [x(at + 1), top],
              [x(at + 1), top + rows.length * tall],
              (at + 1) % parts === 0 ? { width: 1.5 } : { stroke: 'faint', width: 1 },
            ),
          ),
        ],
      };
    },
    describe: ({ beats, parts, rows }) =>
      `A rhythm grid of ${cardinal(beats)} beats${parts === 2 ? ', each in two halves' : ''}. ${rows
        .map(({ name, sounds }) => {
          const said = sounds
            .toSorted((a, b) => a - b)
            .map((at) => (parts === 1 ? `beat ${at + 1}` : `${at % 2 === 0 ? '' : 'after '}beat ${Math.floor(at / 2) + 1}`));
          return `${name}: ${said.length === 0 ? 'silent' : listed(said)}`;
        })
        .join('. ')}.`,
    sample: ({ int, pick }) => {
      const parts = pick([1, 2] as const);
      const beats = int(3, 4);
      const some = () => range(beats * parts).filter(() => int(0, 1) === 1);
      return { beats, parts, rows: ['Drum', 'Clap', 'Shaker'].map((name) => ({ name, sounds: some() })) };
    },
  },
);
