import { z } from 'zod';
import { arc, circle, fullWidth, label, line, path, type Mark, type Point, polar, round, sector } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const parts = ['radius', 'diameter', 'chord', 'tangent', 'arc', 'sector', 'segment', 'circumference'] as const;
const shown: Readonly<Record<(typeof parts)[number], string>> = {
  radius: 'a line from the centre to the edge',
  diameter: 'a line from edge to edge through the centre',
  chord: 'a line from edge to edge that does not go through the centre',
  tangent: 'a straight line that touches the edge at one point',
  arc: 'a part of the edge',
  sector: 'the region between two lines from the centre',
  segment: 'the region between the edge and a line from edge to edge',
  circumference: 'the whole edge',
};

/** A circle with one part drawn out, and a measure where there is one. */
export const circleParts = defineKind(
  'circle-parts',
  {
    part: z.enum(parts),
    text: z.string().max(9).optional(),
    degrees: z.int().min(20).max(340).optional(),
    angleText: z.string().max(5).optional(),
  },
  {
    draw: ({ part, text, degrees = 80, angleText = `${degrees}°` }) => {
      const middle: Point = [160, 126];
      const r = 100;
      const strong = { stroke: 'one', width: 4 } as const;
      const pieces: Record<typeof part, Mark[]> = {
        radius: [line(middle, [260, 126], strong)],
        diameter: [line([60, 126], [260, 126], strong)],
        chord: [line(polar(middle, r, 200), polar(middle, r, 320), strong)],
        tangent: [line([24, 26], [296, 26], strong)],
        arc: [arc(middle, r, 20, 20 + degrees, { stroke: 'one', width: 6 })],
        sector: [sector(middle, r, 0, degrees, { fill: 'four', stroke: 'line', width: 2.5 })],
        segment: [
          path(`M${polar(middle, r, 200).map(round).join(' ')}A100 100 0 0 0 ${polar(middle, r, 320).map(round).join(' ')}Z`, {
            fill: 'four',
            width: 2.5,
          }),
        ],
        circumference: [circle(middle, r, { stroke: 'one', width: 5 })],
      };
      const place: Point = part === 'diameter' || part === 'radius' ? [part === 'radius' ? 206 : 160, 108] : [160, 244];
      return {
        width: fullWidth,
        height: text === undefined || part === 'diameter' || part === 'radius' ? 236 : 256,
        marks: [
          circle(middle, r, { fill: 'paper', stroke: 'line', width: 2.5 }),
          ...pieces[part],
          circle(middle, 4, { fill: 'line' }),
          ...(text === undefined ? [] : [label(place, text, { halo: true })]),
          // A narrow slice has no room: its angle stands beside the edge.
          ...(part === 'sector' ? [label(polar(middle, degrees >= 50 ? 48 : 126, degrees / 2), angleText, { ink: 'text' })] : []),
        ],
      };
    },
    describe: ({ part, text, degrees, angleText }) =>
      `A circle with its centre marked. Drawn out: ${shown[part]}${part === 'sector' && degrees !== undefined ? (angleText === undefined ? `, with an angle of ${degrees} degrees at the centre` : `, with an angle at the centre that is ${angleText === '?' ? 'to be found' : angleText}`) : ''}.${text === undefined ? '' : ` Beside it stands ${text}.`}`,
    sample: ({ int, pick }) => ({ part: pick(parts), degrees: int(20, 300), ...pick([{}, { text: `${int(2, 20)} cm` }]) }),
  },
);
