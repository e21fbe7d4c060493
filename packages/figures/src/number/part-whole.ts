import { z } from 'zod';
import { between, circle, fullWidth, label, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const text = z.string().max(6);

const say = (value: string): string => (value === '?' ? 'to be found' : value === '' ? 'blank' : value);

/** A whole and its parts. "?" is what is to be found, "" is left blank. */
export const partWhole = defineKind(
  'part-whole',
  { whole: text, parts: z.array(text).min(2).max(3) },
  {
    draw: ({ whole, parts }) => {
      const r = parts.length === 2 ? 40 : 36;
      const top = [fullWidth / 2, r + 6] as const;
      const place = (at: number) => [(fullWidth * (at + 0.5)) / parts.length, 196 - r] as const;
      return {
        width: fullWidth,
        height: 202,
        marks: [
          ...parts.map((_, at) => between(top, place(at), [r, r])),
          circle(top, r, { stroke: 'line', fill: 'paper', width: 2.5 }),
          label(top, whole, { size: 22, ink: whole === '?' ? 'one' : 'text' }),
          ...parts.flatMap((part, at) => [
            circle(place(at), r, { stroke: 'line', fill: 'tint', width: 2.5 }),
            label(place(at), part, { size: 22, ink: part === '?' ? 'one' : 'text' }),
          ]),
        ],
      };
    },
    describe: ({ whole, parts }) => {
      return `A part-whole model. The whole is ${say(whole)}. The parts are ${parts.map(say).join(' and ')}.`;
    },
    sample: ({ int }) => {
      const parts = range(int(2, 3)).map(() => int(1, 300));
      const hidden = int(0, parts.length);
      const whole = parts.reduce((sum, part) => sum + part, 0);
      return { whole: hidden === 0 ? '?' : String(whole), parts: parts.map((part, at) => (at + 1 === hidden ? '?' : String(part))) };
    },
  },
);
