import { z } from 'zod';
import { box, circle, type PlainMark, type Point, range, sector } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

/** One of the equal parts, shaded or white. */
export const fractionPart = (kind: 'bar' | 'circle' | 'set', at: number, parts: number, shaded: boolean): PlainMark => {
  const style = { fill: shaded ? 'three' : 'paper', stroke: 'line', width: 2.5 } as const;
  if (kind === 'bar') return box([8 + (at * 284) / parts, 8], [284 / parts, 64], style);
  if (kind === 'set') return circle([30 + (at % 6) * 48, 30 + Math.floor(at / 6) * 48], 18, style);
  const middle: Point = [110, 110];
  return parts === 1 ? circle(middle, 100, style) : sector(middle, 100, 90 - ((at + 1) * 360) / parts, 90 - (at * 360) / parts, style);
};

/** Equal parts, some of them shaded: of a bar, of a circle, or of a set of counters. */
export const fraction = defineKind(
  'fraction',
  { shape: z.enum(['bar', 'circle', 'set']), parts: z.int().min(1).max(24), shaded: z.array(z.int().min(0).max(23)).max(24) },
  {
    draw: ({ shape, parts, shaded }) => ({
      width: shape === 'circle' ? 220 : 300,
      height: shape === 'circle' ? 220 : shape === 'bar' ? 80 : 12 + Math.ceil(parts / 6) * 48,
      marks: range(parts).map((at) => fractionPart(shape, at, parts, shaded.includes(at))),
    }),
    describe: ({ shape, parts, shaded }) =>
      `${{ bar: 'A bar cut into equal parts', circle: 'A circle cut into equal parts', set: 'A set of counters' }[shape]}: ${listed(range(parts).map((at) => (shaded.includes(at) ? 'shaded' : 'white')))}.`,
    sample: ({ int, pick }) => {
      const parts = int(1, 12);
      return { shape: pick(['bar', 'circle', 'set'] as const), parts, shaded: range(int(0, parts)) };
    },
  },
);
