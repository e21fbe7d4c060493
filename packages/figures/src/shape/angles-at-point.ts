import { z } from 'zod';
import { arc, circle, fullWidth, label, line, type Mark, open, type Point, polar } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { cardinal, listed } from '../say.ts';
import { textWidth } from '../text-size.ts';

const said = (text = ''): string => (text === '?' ? 'to be found' : text === '' ? 'not marked' : text);

const isLetter = (text: string): boolean => /^[a-z]$/.test(text);

/** Angles side by side on a straight line, round a point, or outside and inside a corner of a shape; against the clock from the right. */
export const anglesAtPoint = defineKind(
  'angles-at-point',
  {
    around: z.enum(['line', 'point', 'corner']),
    angles: z
      .array(
        z.strictObject({
          degrees: z.number().min(5).max(340),
          /** Nothing is marked where it is empty. */
          text: z.string().max(8),
        }),
      )
      .min(2)
      .max(8),
  },
  {
    draw: ({ around, angles }) => {
      const isLine = around !== 'point';
      const middle: Point = [fullWidth / 2, 146];
      // Round a point the first arm leans a little: level arms look like a straight line.
      const first = isLine ? 0 : 20;
      const starts = angles.map((_, at) => angles.slice(0, at).reduce((sum, { degrees }) => sum + degrees, first));
      const arms = isLine ? starts.slice(1) : starts;
      const marks: Mark[] = [
        ...(isLine
          ? [
              line([12, middle[1]], middle, { width: 2.5 }),
              // The side of a shape is drawn on beyond its corner.
              line(middle, [fullWidth - 12, middle[1]], around === 'corner' ? { dash: true } : { width: 2.5 }),
            ]
          : []),
        ...arms.map((degrees) => open([middle, polar(middle, 128, degrees)], { width: 2.5 })),
        ...angles.flatMap(({ degrees, text }, at) =>
          text === '' ? [] : arc(middle, at % 2 === 0 ? 22 : 27, starts[at] ?? 0, (starts[at] ?? 0) + degrees, { stroke: 'one' }),
        ),
        circle(middle, 3, { fill: 'line' }),
        ...angles.flatMap(({ degrees, text }, at) => {
          if (text === '') return [];
          const half = Math.min(90, degrees / 2);
          const room = (textWidth(text, 16) / 2 + 9) / Math.sin((half * Math.PI) / 180);
          const away = Math.max(34 + textWidth(text, 16) / 2, Math.min(108, room));
          return label(polar(middle, away, (starts[at] ?? 0) + degrees / 2), text, { ink: 'one', italic: isLetter(text) });
        }),
      ];
      return { width: fullWidth, height: isLine ? 164 : 292, marks };
    },
    describe: ({ around, angles }) => {
      if (around === 'corner')
        return `A corner of a shape, where one side is drawn on beyond the corner. The angle outside the shape is ${said(angles[0]?.text)}; the angle inside is ${said(angles[1]?.text)}.`;
      const count = cardinal(angles.length);
      return `${count.charAt(0).toUpperCase()}${count.slice(1)} angles ${around === 'line' ? 'lie side by side on a straight line' : 'meet around a point and make a whole turn'}. They are marked ${listed(angles.map(({ text }) => said(text)))}.`;
    },
    sample: ({ int, pick }) => {
      const around = pick(['line', 'point', 'corner'] as const);
      if (around === 'corner') {
        const outside = int(35, 90);
        return {
          around,
          angles: [
            { degrees: outside, text: pick(['?', '']) },
            { degrees: 180 - outside, text: `${180 - outside}°` },
          ],
        };
      }
      const [one, two] = around === 'line' ? [int(35, 75), int(35, 75)] : [int(60, 150), int(60, 150)];
      return {
        around,
        angles: [
          { degrees: one, text: `${one}°` },
          { degrees: two, text: pick(['x', `${two}°`]) },
          { degrees: (around === 'line' ? 180 : 360) - one - two, text: '?' },
        ],
      };
    },
  },
);
