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
