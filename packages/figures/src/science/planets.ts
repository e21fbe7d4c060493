import { z } from 'zod';
import { arc, circle, fullWidth, type Ink, label, line, type Mark, path, type Point } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const planetRow: readonly (readonly [name: string, x: number, size: number, ink: Ink])[] = [
  ['Mercury', 58, 5, 'line'],
  ['Venus', 84, 8, 'four'],
  ['Earth', 111, 8.5, 'one'],
  ['Mars', 137, 6.5, 'three'],
  ['Jupiter', 176, 19, 'four'],
  ['Saturn', 224, 15, 'four'],
  ['Uranus', 264, 11, 'two'],
  ['Neptune', 298, 11, 'one'],
];
const middle = 62;

/** The Sun and its planets in a row, with letters or with the first letters of their names. */
export const planets = defineKind(
  'planets',
  { named: z.boolean().optional() },
  {
    draw: ({ named = false }) => ({
      width: fullWidth,
      height: named ? 228 : 134,
      marks: [
        path(`M0 ${middle - 44}A44 44 0 0 1 0 ${middle + 44}Z`, { fill: 'four', width: 2.5 }),
        ...planetRow.flatMap(([name, x, size, ink], at): Mark[] => {
          const place: Point = [x, middle];
          return [
            arc([0, middle], x, -9, 9, { stroke: 'faint', width: 1.5 }),
            circle(place, size, { fill: ink, stroke: 'line', width: 1.5 }),
            ...(name === 'Saturn' ? [line([x - 23, middle + 6], [x + 23, middle - 6], { width: 3 })] : []),
            label([x, 118], String.fromCharCode(65 + at), { bold: true }),
            ...(named
              ? [
                  label([14 + (at % 2) * 158, 146 + Math.floor(at / 2) * 22], String.fromCharCode(65 + at), { bold: true }),
                  label([28 + (at % 2) * 158, 146 + Math.floor(at / 2) * 22], name, { anchor: 'start' }),
                ]
              : []),
          ];
        }),
      ],
    }),
    describe: ({ named = false }) =>
      `The Sun on the left and eight planets in a row, not to scale, marked A to H from the Sun outwards. ${named ? `Their names in order are ${planetRow.map(([name]) => name).join(', ')}.` : 'E and F are the largest, and F has a ring.'}`,
    sample: ({ pick }) => pick([{}, { named: true }]),
  },
);
