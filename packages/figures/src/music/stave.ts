import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, type Mark, type PlainMark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed, ordinal } from '../say.ts';
import { clefMarks } from './clefs.ts';
import { noteMarks, restMarks } from './notes.ts';

const lengths = ['semibreve', 'minim', 'crotchet', 'quaver', 'semiquaver'] as const;
/** Half the space between two lines: one step from a line to the next space. */
const half = 7;

/** Where a step stands, in words that do not name the note. */
export const standing = (step: number): string => {
  if (step === -2) return 'on a short line of its own below the stave';
  if (step === 10) return 'on a short line of its own above the stave';
  if (step === -1) return 'just below the lowest line';
  if (step === 9) return 'just above the top line';
  return step % 2 === 0
    ? `on the ${ordinal(step / 2 + 1)} line from the bottom`
    : `in the ${ordinal((step + 1) / 2)} space from the bottom`;
};

/** Where the steps of a stave with a clef and no time signature stand, in the middle of what is free. */
export const onStave = (step: number): Point => [60 + (fullWidth - 14 - 60) / 2, 42 + 8 * half - step * half];

/** Notes and rests on five lines, or none where a pupil writes them. A note's `step` counts from the lowest line, 0, up through spaces and lines. */
export const stave = defineKind(
  'stave',
  {
    clef: z.enum(['treble', 'bass', 'none']),
    time: z.tuple([z.int().min(2).max(12), z.int().min(2).max(16)]).optional(),
    notes: z
      .array(
        z.strictObject({
          step: z.int().min(-2).max(10).optional(),
          length: z.enum(lengths),
          dotted: z.boolean().optional(),
          name: z.string().max(2).optional(),
        }),
      )
      .max(8),
    /** Bar lines stand after these notes, counted from 1. */
    bars: z.array(z.int().min(1).max(8)).max(4).optional(),
  },
  {
    draw: ({ clef, time, notes, bars = [] }) => {
      const low = Math.max(0, ...notes.map(({ step = 4 }) => -step));
      const top = 42;
      const bottom = top + 8 * half;
      const y = (step: number): number => bottom - step * half;
      const start = (clef === 'none' ? 18 : 60) + (time === undefined ? 0 : 34);
      const wide = (fullWidth - 14 - start) / Math.max(1, notes.length);
      const x = (at: number): number => start + (at + 0.5) * wide;
      const named = notes.some(({ name }) => name !== undefined);
      const ledger = (at: number, step: number): PlainMark[] =>
        step === -2 || step === 10 ? [line([x(at) - 13, y(step)], [x(at) + 13, y(step)], { width: 1.5 })] : [];
      const timeX = clef === 'none' ? 30 : 76;
      const marks: Mark[] = [
        box([0, 0], [fullWidth, bottom + (named ? 54 : 34)], { fill: 'paper', round: 8 }),
        lines(
          range(5).map((at) => [[12, y(2 * at)] as Point, [fullWidth - 12, y(2 * at)] as Point] as const),
          { width: 1.5 },
        ),
        lines(
          [...bars.map((after) => x(after - 1) + wide / 2), fullWidth - 12].map(
            (at) => [[at, top] as Point, [at, bottom] as Point] as const,
          ),
        ),
        ...clefMarks(clef, [34, bottom], 2 * half),
        ...(time === undefined
          ? []
          : time.map((number, at) => label([timeX, y(6 - 4 * at)], number, { size: 34, bold: true, halo: true }))),
        ...notes.flatMap(({ step, length, dotted = false, name }, at): Mark[] => [
          ...(step === undefined
            ? restMarks(length, [x(at), y(4)], half)
            : [...ledger(at, step), ...noteMarks(length, [x(at), y(step)], half, step < 4)]),
          ...(dotted
            ? [circle([x(at) + 14, y(step === undefined || step % 2 === 0 ? (step ?? 4) + 1 : step)], 2.5, { fill: 'line' })]
            : []),
          ...(name === undefined ? [] : [label([x(at), bottom + 38], name, { bold: true, ink: name === '?' ? 'one' : 'text' })]),
        ]),
      ];
      return { width: fullWidth, height: bottom + (named ? 54 : 34) + (low > 2 ? 4 : 0), marks };
    },
    describe: ({ clef, time, notes, bars = [] }) =>
      [
        clef === 'none' ? 'Five lines of a stave.' : `Five lines of a stave with a ${clef} clef.`,
        time === undefined ? '' : `The time signature is ${time[0]} over ${time[1]}.`,
        ...notes.map(({ step, length, dotted = false, name }, at) => {
          const who = `${notes.length === 1 ? 'One' : `The ${ordinal(at + 1)} sign is a`} ${dotted ? 'dotted ' : ''}`;
          const where = step === undefined ? `${length} rest` : `${length} ${standing(step)}`;
          return `${who}${where}${name === undefined ? '' : name === '?' ? ', marked with a question mark' : `, marked ${name}`}.`;
        }),
        bars.length === 0 ? '' : `Bar lines stand after the ${listed(bars.map(ordinal))} sign.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    sample: ({ int, pick }) => {
      const time = pick([undefined, [4, 4] as [number, number], [3, 4] as [number, number], [6, 8] as [number, number]]);
      const named = pick([true, false]);
      const notes = range(int(1, 8)).map((at) => ({
        ...(int(0, 5) === 0 ? {} : { step: int(-2, 10) }),
        length: pick(lengths),
        ...(int(0, 5) === 0 ? { dotted: true } : {}),
        ...(named ? { name: pick(['?', 'ABCDEFGH'.charAt(at)]) } : {}),
      }));
      return {
        clef: pick(['treble', 'bass', 'none'] as const),
        ...(time === undefined ? {} : { time }),
        notes,
        ...(notes.length > 4 ? { bars: [2, 4] } : {}),
      };
    },
  },
);
