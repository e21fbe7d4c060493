import { box, circle, line, type Mark, path, polar } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

const flow = (from: readonly [number, number], to: readonly [number, number]): Mark => line(from, to, { width: 3.5, arrows: 'end' });

export const destructiveMargin: Diagram = {
  title: 'A drawing of two plates that move towards each other, cut from the side',
  height: 220,
  marks: [
    path('M48 74H150Q176 80 204 126L252 214H214L172 142Q156 110 140 104H48Z', { fill: 'two', width: 2.5 }),
    path('M48 104H140Q156 110 172 142L214 214H48Z', { fill: 'three', stroke: 'none' }),
    path('M156 76Q172 66 186 58L206 26L226 58Q250 62 272 62V130H208Q184 92 156 76Z', { fill: 'four', width: 2.5 }),
    path('M208 130H272V214H252Z', { fill: 'three', stroke: 'none' }),
    path('M48 52H140Q150 60 158 74H48Z', { fill: 'one', stroke: 'none' }),
    path('M206 30Q212 62 208 90Q206 110 214 130', { stroke: 'three', width: 5 }),
    circle([218, 138], 9, { fill: 'three', stroke: 'line' }),
    flow([66, 90], [110, 90]),
    flow([264, 98], [230, 98]),
  ],
  parts: {
    'oceanic plate': { at: [70, 84], side: 'left', where: 'the plate on the left, which goes down below the other' },
    'continental plate': { at: [256, 80], side: 'right', where: 'the plate on the right, which stays on top' },
    'ocean trench': { at: [151, 72], side: 'left', where: 'the deep place in the sea where the plates meet' },
    volcano: { at: [206, 46], side: 'right', where: 'the cone above the place where rock melts' },
    'melting rock': { at: [218, 138], side: 'right', where: 'the round store deep below the cone' },
    'subduction zone': { at: [196, 146], side: 'left', where: 'the place where one plate is dragged down' },
  },
};

export const constructiveMargin: Diagram = {
  title: 'A drawing of two plates that move apart under the sea, cut from the side',
  height: 200,
  marks: [
    box([48, 24], [224, 60], { fill: 'one' }),
    path('M48 84H110Q132 82 146 62L154 76V132H48Z', { fill: 'two', width: 2.5 }),
    path('M272 84H210Q188 82 174 62L166 76V132H272Z', { fill: 'two', width: 2.5 }),
    path('M48 132H272V196H48Z', { fill: 'three' }),
    path('M154 140V74L160 58L166 74V140Z', { fill: 'three', width: 2 }),
    flow([116, 110], [70, 110]),
    flow([204, 110], [250, 110]),
    line([160, 184], [160, 146], { stroke: 'paper', width: 4, arrows: 'end' }),
  ],
  parts: {
    'rising magma': { at: [160, 120], side: 'left', where: 'the melted rock that comes up between the plates' },
    'mid-ocean ridge': { at: [146, 66], side: 'left', where: 'the raised rock on both sides of the gap' },
    plate: { at: [240, 96], side: 'right', where: 'one of the two pieces that move apart' },
    mantle: { at: [240, 170], side: 'right', where: 'the hot rock below the plates' },
    ocean: { at: [240, 46], side: 'right', where: 'the water above' },
  },
};

export const glacialValley: Diagram = {
  title: 'A drawing of mountains after the ice has gone',
  height: 230,
  marks: [
    path('M46 110L86 34L112 70L150 18L186 74L222 40L274 112V226H46Z', { fill: 'tint', width: 2.5 }),
    path('M120 78Q130 58 150 18Q158 66 180 78Q176 104 150 104Q124 104 120 78Z', { fill: 'paper', width: 2 }),
    path('M130 92Q150 82 170 92Q168 102 150 102Q132 102 130 92Z', { fill: 'one', width: 1.5 }),
    path('M46 120Q104 126 108 190Q112 218 160 218Q208 218 212 190Q218 128 274 120V226H46Z', { fill: 'two', width: 2.5 }),
    path('M226 118Q222 140 236 146Q250 146 252 116Z', { fill: 'tint', width: 2 }),
    path('M236 146Q232 164 214 184', { stroke: 'one', width: 4 }),
    path('M128 224Q150 208 160 214Q178 222 192 214', { stroke: 'one', width: 4 }),
    path('M118 206Q128 194 138 208Z', { fill: 'four', width: 2 }),
  ],
  parts: {
    arête: { at: [130, 45], side: 'left', where: 'a sharp ridge between two hollows' },
    peak: { at: [150, 20], side: 'right', where: 'the pointed top of the highest mountain' },
    corrie: { at: [140, 76], side: 'left', where: 'a deep hollow with a steep back wall' },
    tarn: { at: [158, 94], side: 'right', where: 'a small round lake in a hollow' },
    'hanging valley': { at: [240, 130], side: 'right', where: 'a smaller valley that ends high above the main one' },
    'U-shaped valley': { at: [180, 210], side: 'right', where: 'the wide main valley with a flat floor and steep sides' },
    moraine: { at: [128, 204], side: 'left', where: 'a heap of stones on the valley floor' },
  },
};

const spike = (turn: number): Mark[] => {
  const [from, to] = [polar([160, 105], 62, turn), polar([160, 105], 80, turn)];
  return [line(from, to, { width: 3 }), circle(to, 6, { fill: 'three', stroke: 'line', width: 1.5 })];
};
export const virus: Diagram = {
  title: 'A diagram of a particle that causes disease, cut open',
  height: 210,
  marks: [
    ...[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].flatMap(spike),
    circle([160, 105], 62, { fill: 'four', stroke: 'line', width: 2.5 }),
    circle([160, 105], 46, { fill: 'paper', stroke: 'line', width: 2 }),
    path('M130 100Q140 76 150 100T170 100T190 100M130 116Q140 140 150 116T170 116T190 116', { stroke: 'one', width: 3.5 }),
  ],
  parts: {
    'protein coat': { at: [108, 92], side: 'left', where: 'the layer round the outside' },
    'genetic material': { at: [178, 92], side: 'right', where: 'the long twisted thread in the middle' },
    'surface protein': { at: [229, 145], side: 'right', where: 'one of the knobs that stand out all round' },
  },
};
