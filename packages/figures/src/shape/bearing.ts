import { z } from 'zod';
import { arc, circle, fullWidth, label, line, type Point, polar } from '../drawing.ts';
import { defineKind } from '../kind.ts';

/** From one place to another, with the north line and the angle from it. */
export const bearing = defineKind(
  'bearing',
  { degrees: z.int().min(0).max(359), from: z.string().max(2), to: z.string().max(2), text: z.string().max(5) },
  {
    draw: ({ degrees, from, to, text }) => {
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
    describe: ({ degrees, from, to, text }) => {
      const way = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'][Math.round(degrees / 45) % 8];
      return `An arrow goes${from === '' ? '' : ` from ${from}`}${to === '' ? '' : ` to ${to}`}, roughly to the ${way}. North is up.${text === '' ? '' : ` The clockwise angle from north to the arrow is marked ${text === '?' ? 'to be found' : text}.`}`;
    },
    sample: ({ int, pick }) => {
      const degrees = int(0, 359);
      return { degrees, from: 'A', to: 'B', text: pick(['?', `${degrees}°`]) };
    },
  },
);
