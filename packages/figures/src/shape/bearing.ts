import { z } from 'zod';
import { arc, circle, fullWidth, label, line, lines, type Mark, type Point, polar, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const middleOfRing: Point = [160, 160];
/** Where an arrow on a bearing ends on the ring of degrees, and where it begins. */
export const placesOnRing = { from: middleOfRing, at: (degrees: number): Point => polar(middleOfRing, 110, 90 - degrees) };

/** A whole circle of degrees, clockwise from north. */
const ring = (from: string): Mark[] => [
  circle(middleOfRing, 122, { fill: 'paper', stroke: 'line' }),
  lines(
    range(72).map((at) => [polar(middleOfRing, 122, 90 - 5 * at), polar(middleOfRing, at % 2 === 0 ? 111 : 116, 90 - 5 * at)] as const),
    { width: 1.3 },
  ),
  ...range(11).map((at) => label(polar(middleOfRing, 141, 60 - 30 * at), String(30 * (at + 1)).padStart(3, '0'))),
  line(middleOfRing, [160, 52], { arrows: 'end' }),
  label([160, 20], 'N', { bold: true }),
  circle(middleOfRing, 5, { fill: 'line' }),
  ...(from === '' ? [] : [label(polar(middleOfRing, 24, 225), from, { italic: true, halo: true })]),
];

/** From one place to another, with the north line and the angle from it. */
export const bearing = defineKind(
  'bearing',
  {
    degrees: z.int().min(0).max(359),
    from: z.string().max(2),
    to: z.string().max(2),
    text: z.string().max(5),
    /** To be drawn on a ring of degrees: the arrow is missing. */ blank: z.boolean().optional(),
  },
  {
    draw: ({ degrees, from, to, text, blank = false }) => {
      if (blank) return { width: fullWidth, height: 320, marks: ring(from) };
      const middle: Point = [160, 150];
      const direction = 90 - degrees;
      const half = Math.max(12, degrees / 2);
      // Close to north the arrow ends below the N, and its name stands beside it, away from the north line.
      const steep = degrees < 32 || degrees > 328;
      const tip = polar(middle, steep ? 84 : 112, direction);
      const toPlace: Point = steep ? [tip[0] + (degrees < 180 ? 18 : -18), tip[1]] : polar(middle, 132, direction);
      // Away from the arrow, the north line and the arc, which lie between north and the arrow.
      const beside = degrees < 180 ? 270 - degrees / 2 : degrees < 270 ? 0 : 45 - (360 - degrees) / 4;
      const fromPlace = degrees > 328 ? polar(middle, 52, 0) : polar(middle, 24, beside);
      return {
        width: fullWidth,
        height: 300,
        marks: [
          line(middle, [160, 34], { arrows: 'end' }),
          label([160, 18], 'N', { bold: true }),
          line(middle, tip, { stroke: 'one', width: 3, arrows: 'end' }),
          ...(degrees < 15 ? [] : [arc(middle, 34, direction, 90, { stroke: 'three', width: 2.5 })]),
          ...(text === ''
            ? []
            : [label(degrees < 60 ? polar(middle, 66, direction - 38) : polar(middle, 60, 90 - half), text, { ink: 'three', halo: true })]),
          circle(middle, 5, { fill: 'line' }),
          circle(tip, 5, { fill: 'one' }),
          label(fromPlace, from, { italic: true }),
          label(toPlace, to, { italic: true }),
        ],
      };
    },
    describe: ({ degrees, from, to, text, blank = false }) => {
      if (blank)
        return `A circle of degrees${from === '' ? '' : ` around ${from}`}, from 0 at north clockwise, with a mark every 5 degrees. North is up. There is no arrow yet.`;
      const way = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'][Math.round(degrees / 45) % 8];
      return `An arrow goes${from === '' ? '' : ` from ${from}`}${to === '' ? '' : ` to ${to}`}, roughly to the ${way}. North is up.${text === '' ? '' : ` The clockwise angle from north to the arrow is marked ${text === '?' ? 'to be found' : text}.`}`;
    },
    sample: ({ int, pick }) => {
      const degrees = int(0, 359);
      return { degrees, from: 'A', to: 'B', text: pick(['?', `${degrees}°`]) };
    },
  },
);
