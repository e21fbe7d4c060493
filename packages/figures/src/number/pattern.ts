import { z } from 'zod';
import { box, circle, closed, fullWidth, group, label, type Mark, type PlainMark, type Point, range } from '../drawing.ts';
import { smaller } from '../everyday/smaller.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';
import { thingMarks, thingNames } from './things.ts';

const counter = (fill: 'one' | 'two' | 'three' | 'four'): readonly PlainMark[] => [circle([0, 0], 14, { fill, stroke: 'line' })];
/** What a pattern can be made of, beside the things that are counted; each with how it is said. */
const others = {
  'red counter': counter('three'),
  'yellow counter': counter('four'),
  'green counter': counter('two'),
  square: [box([-13, -13], [26, 26], { fill: 'one', stroke: 'line' })],
  triangle: [
    closed(
      [
        [0, -15],
        [16, 13],
        [-16, 13],
      ],
      { fill: 'two' },
    ),
  ],
  'big star': thingMarks.star,
  'small star': smaller(thingMarks.star, 0.5),
} as const satisfies Record<string, readonly PlainMark[]>;
const otherNames = Object.keys(others) as [keyof typeof others, ...(keyof typeof others)[]];
const pieceNames = [...thingNames, ...otherNames] as const;
export type Piece = (typeof pieceNames)[number];

const marksOf = (piece: Piece): readonly PlainMark[] =>
  piece in others ? others[piece as keyof typeof others] : thingMarks[piece as keyof typeof thingMarks];
const article = (piece: string): string => `${/^[aeiou]/.test(piece) ? 'an' : 'a'} ${piece}`;
const cell = 38;
const letters = 'ABC';
const middleOf = (at: number, many: number): number => (fullWidth / many) * (at + 0.5);

/** What can stand in the gap, each with its letter below it. */
export const placesOfChoices = ({
  choices = [],
}: {
  readonly choices?: readonly Piece[] | undefined;
}): readonly { readonly name: string; readonly at: Point; readonly size: Point }[] =>
  choices.map((_, at) => ({ name: letters.charAt(at), at: [middleOf(at, choices.length) - 34, 62], size: [68, 80] }));

/** A row that goes on by a rule, with a gap to fill; below it, where they are chosen from, the pieces that could stand there. */
export const pattern = defineKind(
  'pattern',
  {
    row: z
      .array(z.union([z.enum(pieceNames), z.literal('?')]))
      .min(2)
      .max(8),
    choices: z.array(z.enum(pieceNames)).min(2).max(3).optional(),
  },
  {
    draw: ({ row, choices = [] }) => {
      const left = (fullWidth - row.length * cell) / 2;
      return {
        width: fullWidth,
        height: choices.length === 0 ? 56 : 146,
        marks: [
          ...row.flatMap((piece, at): Mark[] => {
            const [x, y] = [left + (at + 0.5) * cell, 28];
            return piece === '?'
              ? [
                  box([x - 18, y - 20], [36, 40], { stroke: 'one', round: 8, width: 2.5, dash: true }),
                  label([x, y], '?', { size: 20, bold: true, ink: 'one' }),
                ]
              : [group([x, y], marksOf(piece))];
          }),
          ...range(choices.length).flatMap((at): Mark[] => {
            const x = middleOf(at, choices.length);
            return [
              box([x - 30, 66], [60, 48], { fill: 'paper', stroke: 'faint', round: 10, width: 2 }),
              group([x, 90], marksOf(choices[at] as Piece)),
              label([x, 130], letters.charAt(at), { bold: true }),
            ];
          }),
        ],
      };
    },
    describe: ({ row, choices = [] }) =>
      `A row: ${row.map((piece) => (piece === '?' ? 'a gap' : article(piece))).join(', ')}.${
        choices.length === 0 ? '' : ` Below it: ${listed(choices.map((piece, at) => `${letters.charAt(at)}, ${article(piece)}`))}.`
      }`,
    sample: ({ int, pick }) => ({
      row: range(int(2, 8)).map((at) => (at === 5 ? '?' : pick(pieceNames))),
      ...pick([{}, { choices: range(int(2, 3)).map(() => pick(pieceNames)) }]),
    }),
  },
);
