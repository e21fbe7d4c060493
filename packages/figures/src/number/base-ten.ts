import { z } from 'zod';
import { box, fullWidth, lines, type Mark, type Point, range } from '../drawing.ts';
import { defineKind } from '../kind.ts';
import { listed } from '../say.ts';

const unit = 7;
const long = unit * 10;
const digit = z.int().min(0).max(19);

const flat = ([x, y]: Point): Mark[] => [
  box([x, y], [long, long], { stroke: 'line', fill: 'four' }),
  lines(
    range(9).flatMap((at) => {
      const step = (at + 1) * unit;
      return [
        [
          [x + step, y],
          [x + step, y + long],
        ],
        [
          [x, y + step],
          [x + long, y + step],
        ],
      ] as const;
    }),
    { stroke: 'line', width: 0.6 },
  ),
];
const rod = ([x, y]: Point): Mark[] => [
  box([x, y], [unit + 2, long], { stroke: 'line', fill: 'one' }),
  lines(
    range(9).map((at) => [
      [x, y + (at + 1) * unit],
      [x + unit + 2, y + (at + 1) * unit],
    ]),
    { stroke: 'paper', width: 1 },
  ),
];
const cube = ([x, y]: Point): Mark => box([x, y], [10, 10], { stroke: 'line', fill: 'three', width: 1.5 });

const rows = (count: number, thing: string): string[] =>
  count === 0
    ? []
    : [
        `${thing}: ${range(count)
          .map(() => 'one')
          .join(', ')}`,
      ];

/** Hundreds, tens and ones as squares, rods and cubes. */
export const baseTen = defineKind(
  'base-ten',
  { hundreds: digit.max(9).optional(), tens: digit, ones: digit },
  {
    draw: ({ hundreds = 0, tens, ones }) => {
      const flats = range(hundreds).flatMap((at) => flat([8 + (at % 4) * (long + 7), 8 + Math.floor(at / 4) * (long + 8)]));
      const top = 8 + Math.ceil(hundreds / 4) * (long + 8);
      const rods = range(tens).flatMap((at) => rod([8 + (at % 12) * 15, top + Math.floor(at / 12) * (long + 8)]));
      const left = tens === 0 ? 8 : Math.min(tens, 12) * 15 + 20;
      const cubes = range(ones).map((at) => cube([left + (at % 5) * 15, top + Math.floor(at / 5) * 15]));
      const tall = Math.max(tens === 0 ? 0 : Math.ceil(tens / 12) * (long + 8), Math.ceil(ones / 5) * 15);
      return { width: hundreds > 2 ? fullWidth : 280, height: Math.max(40, top + tall + 4), marks: [...flats, ...rods, ...cubes] };
    },
    describe: ({ hundreds = 0, tens, ones }) => {
      const said = [...rows(hundreds, 'hundred squares'), ...rows(tens, 'ten rods'), ...rows(ones, 'ones cubes')];
      return `Place value blocks. ${said.length === 0 ? 'None' : listed(said)}.`;
    },
    sample: ({ int, pick }) => ({ hundreds: pick([0, int(1, 9)]), tens: int(0, 14), ones: int(0, 19) }),
  },
);
