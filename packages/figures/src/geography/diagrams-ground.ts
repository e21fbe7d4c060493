import { box, circle, path } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

export const soilProfile: Diagram = {
  title: 'A drawing of a pit in the ground, cut straight, with layers one below the other',
  height: 232,
  marks: [
    path('M84 30V14M92 30V10M100 30V16M140 30V12M148 30V8M196 30V14M204 30V10M236 30V12', { stroke: 'two', width: 3 }),
    box([70, 30], [184, 14], { fill: 'three', stroke: 'line' }),
    box([70, 44], [184, 50], { fill: 'one', stroke: 'line' }),
    box([70, 94], [184, 44], { fill: 'four', stroke: 'line' }),
    box([70, 138], [184, 44], { fill: 'tint', stroke: 'line' }),
    box([70, 182], [184, 46], { fill: 'two', stroke: 'line' }),
    path('M148 44V74M148 60L136 78M148 66L162 84M204 44V66M204 58L194 72', { stroke: 'paper', width: 2 }),
    path('M92 66Q102 56 112 66T132 66', { stroke: 'paper', width: 3.5 }),
    path(
      'M86 148L100 144L108 156L94 164ZM124 160L142 150L150 166L132 174ZM166 146L182 148L178 162L164 158ZM200 158L218 150L228 166L208 174Z',
      {
        fill: 'paper',
        width: 1.8,
      },
    ),
    path('M84 120H92M110 108H118M140 126H148M176 112H184M206 122H214M232 106H240', { width: 1.5 }),
  ],
  parts: {
    litter: { at: [222, 37], side: 'right', where: 'the thin layer on top, right under the plants' },
    topsoil: { at: [232, 74], side: 'right', where: 'the layer with most roots and a worm in it' },
    subsoil: { at: [90, 110], side: 'left', where: 'the layer in the middle, below the roots' },
    'weathered rock': { at: [138, 162], side: 'left', where: 'the layer of loose pieces' },
    bedrock: { at: [150, 206], side: 'right', where: 'the lowest layer, which is solid' },
  },
};

const ring = (r: number, fill: 'one' | 'two' | 'tint' | 'four' | 'paper') => circle([160, 114], r, { fill, stroke: 'line' });

export const cityRings: Diagram = {
  title: 'A model of a city: five rings round one middle, the smallest inside',
  height: 230,
  marks: [ring(108, 'two'), ring(86, 'paper'), ring(65, 'tint'), ring(43, 'four'), ring(20, 'one')],
  parts: {
    CBD: { at: [154, 110], side: 'left', where: 'the small circle in the very middle' },
    'inner city': { at: [190, 102], side: 'right', where: 'the ring next to the middle' },
    'inner suburbs': { at: [110, 132], side: 'left', where: 'the third area, counted from the middle' },
    'outer suburbs': { at: [228, 142], side: 'right', where: 'the fourth area, counted from the middle' },
    'rural–urban fringe': { at: [92, 184], side: 'left', where: 'the outermost ring' },
  },
};
