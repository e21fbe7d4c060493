import { z } from 'zod';
import { circle, label, line, lines, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';

export const clockMiddle: Point = [120, 120];
/** How long the hands are. */
export const clockHands = { hour: 46, minute: 63 } as const;
export const onClock = (turn: number, radius: number): Point => polar(clockMiddle, radius, 90 - turn * 360);

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** A clock with hands: the hour hand stands where it really stands at that minute. */
export const clock = defineKind(
  'clock',
  {
    hour: z.int().min(1).max(12),
    minute: z.int().min(0).max(59),
    /** Without hands: they are for the pupil to set. */
    blank: z.boolean().optional(),
    /** I to XII round the face. */
    roman: z.boolean().optional(),
  },
  {
    draw: ({ hour, minute, blank = false, roman = false }) => ({
      width: 240,
      height: 240,
      marks: [
        circle(clockMiddle, 114, { stroke: 'line', fill: 'paper', width: 4 }),
        lines(
          range(60).flatMap((tick) => (tick % 5 === 0 ? [] : [[onClock(tick / 60, 108), onClock(tick / 60, 103)] as const])),
          { width: 1, stroke: 'line' },
        ),
        lines(
          range(12).map((tick) => [onClock(tick / 12, 108), onClock(tick / 12, 99)] as const),
          { width: 3 },
        ),
        ...range(12).map((number) =>
          label(onClock((number + 1) / 12, roman ? 83 : 84), roman ? (romans[number] ?? '') : number + 1, { size: roman ? 14 : 20 }),
        ),
        ...(blank
          ? []
          : [
              line(clockMiddle, onClock(((hour % 12) + minute / 60) / 12, clockHands.hour), { stroke: 'one', width: 7 }),
              line(clockMiddle, onClock(minute / 60, clockHands.minute), { stroke: 'three', width: 4 }),
            ]),
        circle(clockMiddle, 7, { fill: 'line' }),
      ],
    }),
    describe: ({ hour, minute, blank = false, roman = false }) => {
      const face = roman ? 'A clock face with Roman numerals.' : 'A clock face.';
      if (blank) return `${face} It has the numbers 1 to 12, and its hands are not set yet.`;
      const past = minute % 5;
      const from = Math.floor(minute / 5) || 12;
      const long = past === 0 ? `points at ${from}` : `is at the ${ordinal(past)} small mark after ${from}`;
      return `${face} The short hand ${minute === 0 ? `points at ${hour}` : `is between ${hour} and ${(hour % 12) + 1}`}. The long hand ${long}.`;
    },
    sample: ({ int, pick }) => ({ hour: int(1, 12), minute: int(0, 59), ...pick([{}, {}, { blank: true }, { roman: true }]) }),
  },
);
