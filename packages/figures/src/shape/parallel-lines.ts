import { z } from 'zod';
import { arc, type Drawing, fullWidth, label, line, type Mark, open, type Point, polar } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { textWidth } from '../text-size.ts';

const places = ['above right', 'above left', 'below left', 'below right', 'between'] as const;
const angleMark = z.strictObject({ at: z.enum(['top', 'bottom', 'side']), place: z.enum(places), text: z.string().max(8) });

const chevron = (y: number): Mark =>
  open([
    [276, y - 7],
    [286, y],
    [276, y + 7],
  ]);

/** How far a line goes across for each step down. */
const besideLean = (slope: number): number => 1 / Math.tan((slope * Math.PI) / 180);

type Marked = z.output<typeof angleMark>;
/** Both lines go down from one place on the upper line, the first to the left of the other. */
const triangleBetweenLines = (slope: number, other: number, marked: readonly Marked[]): Drawing => {
  const [one, two] = [besideLean(slope), besideLean(other)];
  const [left, right] = [Math.min(0, -one), Math.max(0, -two)];
  const tall = Math.min(130, 250 / (right - left));
  const [top, bottom] = [44, 44 + tall];
  const apex: Point = [fullWidth / 2 - ((left + right) / 2) * tall, top];
  const feet = { bottom: [apex[0] - one * tall, bottom], side: [apex[0] - two * tall, bottom] } as const;
  return {
    width: fullWidth,
    height: Math.round(bottom + 24),
    marks: [
      line([8, top], [312, top], { width: 2.5 }),
      line([8, bottom], [312, bottom], { width: 2.5 }),
      ...[top, bottom].map((y) =>
        open([
          [296, y - 7],
          [306, y],
          [296, y + 7],
        ]),
      ),
      line(apex, feet.bottom, { width: 2.5 }),
      line(apex, feet.side, { width: 2.5 }),
      ...marked.flatMap(({ at, place, text }) => {
        const corner = at === 'top' ? apex : feet[at];
        const [from, to] =
          at === 'bottom'
            ? [0, slope]
            : at === 'side'
              ? [other, 180]
              : place === 'below left'
                ? [180, 180 + slope]
                : place === 'between'
                  ? [180 + slope, 180 + other]
                  : [180 + other, 360];
        const half = ((to - from) / 2) * (Math.PI / 180);
        const away = Math.max(28 + textWidth(text, 16) / 2, (textWidth(text, 16) / 2 + 5) / Math.sin(half));
        return [
          arc(corner, 20, from, to, { stroke: 'one' }),
          label(polar(corner, away, (from + to) / 2), text, { ink: 'one', italic: /^[a-z]$/.test(text) }),
        ];
      }),
    ],
  };
};

/** Lines that cross: one line and another through it, or two parallel ones. Every angle has its place and its text. */
export const parallelLines = defineKind(
  'parallel-lines',
  {
    slope: z.int().min(35).max(145),
    parallel: z.boolean(),
    /** The greater slope of another line from the same place above: the two make a triangle with the line below. */
    other: z.int().min(36).max(160).optional(),
    marked: z.array(angleMark).min(1).max(4),
  },
  {
    draw: ({ slope, parallel, other, marked }) => {
      if (other !== undefined) return triangleBetweenLines(slope, other, marked);
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
            const corner = crossing(rows[at === 'top' ? 'top' : 'bottom']);
            const [from, to] = {
              'above right': [0, slope],
              'above left': [slope, 180],
              'below left': [180, 180 + slope],
              'below right': [180 + slope, 360],
              between: [180, 360],
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
    describe: ({ parallel, other, marked }) =>
      other !== undefined
        ? `Two parallel lines go across. Two lines from one place on the top line run down to the bottom line: the three make a triangle. ${marked.map(({ at, place, text }) => `${at === 'top' ? (place === 'between' ? 'The angle of the triangle at the top' : `The angle between the top line and the ${place === 'below left' ? 'left' : 'right'} side of the triangle`) : `The angle of the triangle at the bottom ${at === 'side' ? 'right' : 'left'}`} is ${text === '?' ? 'to be found' : text}.`).join(' ')}`
        : `${parallel ? 'Two parallel lines go across, and a third line crosses both.' : 'Two straight lines cross.'} ${marked.map(({ at, place, text }) => `The angle ${place}${parallel ? ` where it crosses the ${at} line` : ' of the crossing'} is ${text}.`).join(' ')}`,
    sample: ({ int, pick }) => {
      if (int(1, 3) === 1) {
        const [left, right] = [int(45, 70), int(45, 70)];
        return {
          slope: left,
          parallel: true,
          other: 180 - right,
          marked: [
            { at: 'top' as const, place: 'below left' as const, text: `${left}°` },
            { at: 'side' as const, place: 'above left' as const, text: `${right}°` },
            { at: 'top' as const, place: 'between' as const, text: '?' },
          ],
        };
      }
      const slope = pick([int(40, 75), int(105, 140)]);
      return {
        slope,
        parallel: pick([true, false]),
        marked: [{ at: pick(['top'] as const), place: pick(places.slice(0, 4)), text: `${slope}°` }],
      };
    },
  },
);
