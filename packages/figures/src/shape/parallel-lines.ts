import { z } from 'zod';
import { arc, fullWidth, label, line, type Mark, open, type Point, polar } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const places = ['above right', 'above left', 'below left', 'below right'] as const;
const angleMark = z.strictObject({ at: z.enum(['top', 'bottom']), place: z.enum(places), text: z.string().max(8) });

const chevron = (y: number): Mark =>
  open([
    [276, y - 7],
    [286, y],
    [276, y + 7],
  ]);

/** Lines that cross: one line and another through it, or two parallel ones. Every angle has its place and its text. */
export const parallelLines = defineKind(
  'parallel-lines',
  { slope: z.int().min(35).max(145), parallel: z.boolean(), marked: z.array(angleMark).min(1).max(4) },
  {
    draw: ({ slope, parallel, marked }) => {
      const rows = parallel ? { top: 78, bottom: 178 } : { top: 120, bottom: 120 };
      const lean = Math.cos((slope * Math.PI) / 180) / Math.sin((slope * Math.PI) / 180);
      const middle = (rows.top + rows.bottom) / 2;
      const crossing = (y: number): Point => [160 + (middle - y) * lean, y];
      const height = parallel ? 256 : 240;
      const reachY = 100 - Math.max(0, Math.abs(lean) - 1) * 20 - (parallel ? 0 : 6);
      return {
        width: fullWidth,
        height,
        marks: [
          line([12, rows.top], [308, rows.top], { width: 2.5 }),
          ...(parallel ? [line([12, rows.bottom], [308, rows.bottom], { width: 2.5 }), chevron(rows.top), chevron(rows.bottom)] : []),
          line(
            [160 + (parallel ? 112 : reachY) * lean, middle - (parallel ? 112 : reachY)],
            [160 - (parallel ? 112 : reachY) * lean, middle + (parallel ? 112 : reachY)],
            { width: 2.5 },
          ),
          ...marked.flatMap(({ at, place, text }) => {
            const corner = crossing(rows[at]);
            const [from, to] = {
              'above right': [0, slope],
              'above left': [slope, 180],
              'below left': [180, 180 + slope],
              'below right': [180 + slope, 360],
            }[place] as [number, number];
            const half = ((to - from) / 2) * (Math.PI / 180);
            return [
              arc(corner, 22, from, to, { stroke: 'one' }),
              label(polar(corner, Math.max(42, 21 / Math.sin(half)), (from + to) / 2), text, { ink: 'one', italic: /^[a-z]$/.test(text) }),
            ];
          }),
        ],
      };
    },
    describe: ({ parallel, marked }) =>
      `${parallel ? 'Two parallel lines go across, and a third line crosses both.' : 'Two straight lines cross.'} ${marked.map(({ at, place, text }) => `The angle ${place}${parallel ? ` where it crosses the ${at} line` : ' of the crossing'} is ${text}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      const slope = pick([int(40, 75), int(105, 140)]);
      return { slope, parallel: pick([true, false]), marked: [{ at: pick(['top'] as const), place: pick(places), text: `${slope}°` }] };
    },
  },
);
