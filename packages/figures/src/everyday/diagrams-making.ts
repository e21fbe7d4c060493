import { box, circle, line, path } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

const grains = [
  [100, 40],
  [110, 46],
  [120, 38],
  [104, 54],
  [114, 58],
  [108, 68],
  [112, 82],
] as const;

export const injectionMoulding: Diagram = {
  title: 'A drawing of a machine that shapes plastic, cut from the side, with the plastic moving from left to right',
  height: 180,
  marks: [
    box([60, 76], [134, 44], { fill: 'tint', stroke: 'line' }),
    path('M82 28H140L124 76H98Z', { fill: 'paper', width: 2.5 }),
    path('M44 98H188M72 84L84 112M90 84L102 112M108 84L120 112M126 84L138 112M144 84L156 112M162 84L174 112', { width: 3 }),
    box([134, 64], [56, 12], { fill: 'three', stroke: 'line' }),
    box([134, 120], [56, 12], { fill: 'three', stroke: 'line' }),
    path('M194 84L210 94V102L194 112Z', { fill: 'paper', width: 2 }),
    box([210, 50], [28, 96], { fill: 'four', stroke: 'line' }),
    box([240, 50], [28, 96], { fill: 'two', stroke: 'line' }),
    path('M210 96H228V72H254V124H228V100H210Z', { fill: 'one', width: 1.5 }),
    ...grains.map((at) => circle(at, 3.4, { fill: 'line' })),
    line([52, 146], [112, 146], { width: 3, arrows: 'end' }),
  ],
  parts: {
    hopper: { at: [92, 40], side: 'left', where: 'the funnel at the top' },
    granules: { at: [120, 38], side: 'right', where: 'the grains inside the funnel' },
    screw: { at: [78, 98], side: 'left', where: 'the turning part inside the long tube' },
    heater: { at: [162, 126], side: 'left', where: 'a band round the outside of the tube' },
    mould: { at: [254, 60], side: 'right', where: 'the block at the end that opens in two halves' },
    'moulded part': { at: [240, 112], side: 'right', where: 'the plastic inside the block at the end' },
  },
};
