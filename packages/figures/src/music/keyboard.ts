import { z } from 'zod';
import { box, circle, fullWidth, label, type Mark, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const whites = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
/** A black key stands above the right edge of these. */
const sharpAfter: readonly number[] = [0, 1, 3, 4, 5];
const key = z.string().regex(/^[A-G]#?[12]$/, 'a key such as C1 or F#2');

const whiteAt = (name: string): number => whites.indexOf(name[0] as (typeof whites)[number]) + 7 * (Number(name.at(-1)) - 1);
const isBlack = (name: string): boolean => name.includes('#');
const placeSaid = (name: string): string => {
  const white = whiteAt(name) + 1;
  return isBlack(name) ? `the black key to the right of white key ${white}` : `white key ${white}`;
};

/** One or two octaves of a piano from a C; some keys have a dot, and names are written where they are asked for. */
export const keyboard = defineKind(
  'keyboard',
  {
    octaves: z.union([z.literal(1), z.literal(2)]),
    marked: z.array(key).max(8),
    /** The white keys' letters are written on them. */
    named: z.boolean().optional(),
  },
  {
    draw: ({ octaves, marked, named = false }) => {
      const wide = (fullWidth - 10) / (7 * octaves);
      const [tall, short] = [150, 92];
      const x = (white: number): number => 5 + white * wide;
      const blacks = range(7 * octaves).filter((white) => sharpAfter.includes(white % 7));
      return {
        width: fullWidth,
        height: tall + 12,
        marks: [
          ...range(7 * octaves).map((white) => box([x(white), 5], [wide, tall], { fill: 'paper', stroke: 'line', width: 2 })),
          ...blacks.map((white) => box([x(white + 1) - wide * 0.3, 5], [wide * 0.6, short], { fill: 'line' })),
          ...(named
            ? range(7 * octaves).map((white): Mark => label([x(white) + wide / 2, tall - 10], whites[white % 7] ?? '', { size: 16 }))
            : []),
          ...marked.map((name): Mark =>
            isBlack(name)
              ? circle([x(whiteAt(name) + 1), short - 10], wide * 0.22, { fill: 'two', stroke: 'paper', width: 1.5 })
              : circle([x(whiteAt(name)) + wide / 2, tall - 36], Math.min(9, wide * 0.32), { fill: 'one', stroke: 'paper', width: 1.5 }),
          ),
        ],
      };
    },
    describe: ({ octaves, marked, named = false }) =>
      `Piano keys, ${octaves === 1 ? 'one octave' : 'two octaves'} beginning with C on the left${named ? ', with the letters on the white keys' : ''}. ${
        marked.length === 0 ? 'No key is marked' : `Marked, with the white keys counted from the left: ${marked.map(placeSaid).join('; ')}`
      }.`,
    sample: ({ int, pick }) => ({
      octaves: pick([1, 2] as const),
      marked: [`${pick(whites)}1`, `${pick(['C', 'D', 'F', 'G', 'A'])}#1`],
      named: int(0, 1) === 1,
    }),
  },
);
