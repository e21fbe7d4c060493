import { z } from 'zod';
import { circle, label, line, lines, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { ordinal } from '../say.ts';

const middle: Point = [120, 120];
const at = (turn: number, radius: number): Point => polar(middle, radius, 90 - turn * 360);

/** A clock with hands: the hour hand stands where it really stands at that minute. */
export const clock = defineKind(
  'clock',
  { hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) },
  {
    draw: ({ hour, minute }) => ({
      width: 240,
      height: 240,
      marks: [
        circle(middle, 114, { stroke: 'line', fill: 'paper', width: 4 }),
        lines(
          range(60).flatMap((tick) => (tick % 5 === 0 ? [] : [[at(tick / 60, 108), at(tick / 60, 103)] as const])),
          { width: 1.5, stroke: 'faint' },
        ),
        lines(
          range(12).map((tick) => [at(tick / 12, 108), at(tick / 12, 99)] as const),
          { width: 3 },
        ),
        ...range(12).map((number) => label(at((number + 1) / 12, 84), number + 1, { size: 20 })),
        line(middle, at(((hour % 12) + minute / 60) / 12, 46), { stroke: 'one', width: 7 }),
        line(middle, at(minute / 60, 70), { stroke: 'three', width: 4 }),
        circle(middle, 7, { fill: 'line' }),
      ],
    }),
    describe: ({ hour, minute }) => {
      const past = minute % 5;
      const from = Math.floor(minute / 5) || 12;
      const long = past === 0 ? `points at ${from}` : `is at the ${ordinal(past)} small mark after ${from}`;
      return `A clock face. The short hand ${minute === 0 ? `points at ${hour}` : `is between ${hour} and ${(hour % 12) + 1}`}. The long hand ${long}.`;
    },
    sample: ({ int }) => ({ hour: int(1, 12), minute: int(0, 59) }),
  },
);
