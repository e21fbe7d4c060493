import { box, label, line, path } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

const loop = (reach: number, tall: number): string =>
  `M104 110C${104 - reach} ${110 - tall} ${216 + reach} ${110 - tall} 216 110M104 118C${104 - reach} ${118 + tall} ${216 + reach} ${118 + tall} 216 118`;

export const barMagnet: Diagram = {
  title: 'A drawing of a bar magnet with lines that come out of the N end and go in at the S end',
  height: 228,
  marks: [
    path(loop(14, 44), { stroke: 'one' }),
    path(loop(34, 84), { stroke: 'one' }),
    path(loop(50, 132), { stroke: 'one' }),
    path('M104 114H56M264 114H216', { stroke: 'one' }),
    ...(
      [
        [160, 77],
        [160, 47],
        [160, 11],
        [160, 151],
        [160, 181],
        [160, 217],
      ] as const
    ).map(([x, y]) => line([x - 6, y], [x + 5, y], { stroke: 'one', arrows: 'end' })),
    box([104, 98], [56, 32], { fill: 'three', stroke: 'line' }),
    box([160, 98], [56, 32], { fill: 'tint', stroke: 'line' }),
    label([124, 114], 'N', { bold: true, ink: 'paper' }),
    label([196, 114], 'S', { bold: true }),
  ],
  parts: {
    'north pole': { at: [106, 124], side: 'left', where: 'the end from which the lines come out' },
    'south pole': { at: [214, 124], side: 'right', where: 'the end at which the lines go in' },
    'field line': { at: [186, 49], side: 'right', where: 'one of the curved lines' },
    'strongest field': { at: [98, 108], side: 'left', where: 'a place close to an end, where the lines are closest together' },
    'weaker field': { at: [160, 196], side: 'left', where: 'a place far below the middle, where the lines are far apart' },
  },
};

/** Turns of wire seen from the side: so many, one below the other, round an arm of the core. */
const turns = (x: number, from: number, count: number, gap: number): string =>
  Array.from({ length: count }, (_, at) => {
    const y = from + at * gap;
    return `M${x - 22} ${y}C${x - 22} ${y + 8} ${x + 22} ${y + 8} ${x + 22} ${y + 2}`;
  }).join('');

export const transformer: Diagram = {
  title: 'A drawing of a square ring with a coil of wire on its left arm and one with twice as many turns on its right arm',
  height: 200,
  marks: [
    path('M90 34H230V170H90ZM126 70V134H194V70Z', { fill: 'tint', width: 2.5 }),
    path(turns(108, 80, 4, 14), { stroke: 'one', width: 3 }),
    path(turns(212, 74, 8, 8), { stroke: 'three', width: 3 }),
    path('M86 80H52M86 124H52', { stroke: 'one', width: 2.5 }),
    path('M234 76H268M234 132H268', { stroke: 'three', width: 2.5 }),
  ],
  parts: {
    'primary coil': { at: [90, 102], side: 'left', where: 'the coil with fewer turns, on the left' },
    'secondary coil': { at: [232, 104], side: 'right', where: 'the coil with more turns, on the right' },
    'iron core': { at: [160, 52], side: 'right', where: 'the ring that goes through both coils' },
    input: { at: [54, 80], side: 'left', where: 'the two wires on the left' },
    output: { at: [266, 132], side: 'right', where: 'the two wires on the right' },
  },
};

export const starChart: Diagram = {
  title: 'A chart of stars: hot ones on the left, cool ones on the right, bright ones at the top, faint ones at the bottom',
  height: 250,
  marks: [
    path('M46 16V206H286', { arrows: 'end', width: 2 }),
    path('M60 40C110 70 150 100 180 130S240 180 262 194L252 200C220 188 190 168 166 146S100 86 56 54Z', { fill: 'tint', stroke: 'one' }),
    path('M196 86C196 60 264 60 264 86C264 112 196 112 196 86Z', { fill: 'three', stroke: 'line' }),
    path('M110 34C110 18 270 18 270 34C270 50 110 50 110 34Z', { fill: 'two', stroke: 'line' }),
    path('M72 182C72 166 132 166 132 182C132 198 72 198 72 182Z', { fill: 'paper', stroke: 'line' }),
    path('M184 138A5 5 0 0 1 194 138A5 5 0 0 1 184 138Z', { fill: 'three', stroke: 'line' }),
    label([52, 228], 'hot', { anchor: 'start' }),
    label([282, 228], 'cool', { anchor: 'end' }),
    label([166, 228], 'temperature'),
  ],
  parts: {
    'main sequence': { at: [118, 98], side: 'left', where: 'the long band from the upper left to the lower right' },
    'red giants': { at: [252, 90], side: 'right', where: 'a group on the right, above the band: cool and bright' },
    supergiants: { at: [150, 34], side: 'left', where: 'a group along the top: the brightest' },
    'white dwarfs': { at: [84, 182], side: 'left', where: 'a group at the lower left: hot and faint' },
    'the Sun': { at: [192, 140], side: 'right', where: 'a dot in the middle of the band' },
  },
};
