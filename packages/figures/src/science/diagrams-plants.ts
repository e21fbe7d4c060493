import { box, circle, line, type Mark, path, type Point } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';
import { dots } from './dots.ts';

const blade = (d: string): Mark => path(d, { fill: 'two', width: 2.5 });

export const plant: Diagram = {
  title: 'A drawing of a flowering plant with the ground cut away',
  height: 280,
  marks: [
    box([50, 200], [220, 78], { fill: 'tint' }),
    line([50, 200], [270, 200], { width: 3 }),
    path(
      'M160 200C158 226 164 244 160 268M160 214C140 222 128 230 116 252M160 214C180 222 194 230 204 250M160 232C148 240 142 248 138 264M161 236C172 242 178 250 184 264',
      { width: 4 },
    ),
    line([160, 200], [160, 74], { stroke: 'two', width: 9 }),
    blade('M160 164C136 160 112 142 100 112C130 112 156 130 160 164Z'),
    blade('M160 144C184 140 208 122 220 94C190 94 164 112 160 144Z'),
    path('M160 164L118 126M160 144L202 108', { width: 1.5 }),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      circle([160 + 24 * Math.cos((at * Math.PI) / 3), 48 + 24 * Math.sin((at * Math.PI) / 3)], 15, { fill: 'one', stroke: 'line' }),
    ),
    circle([160, 48], 14, { fill: 'four', stroke: 'line' }),
  ],
  parts: {
    flower: { at: [184, 44], where: 'the round coloured part at the top' },
    leaf: { at: [116, 130], where: 'a flat green part on the side' },
    stem: { at: [160, 184], side: 'right', where: 'the long green part in the middle that stands up' },
    roots: { at: [127, 236], where: 'the thin parts below the ground' },
  },
};

const stamen = (x: number, side: 1 | -1): Mark[] => [
  path(`M${160 + side * 16} 196C${x} 176 ${x} 140 ${x} 112`, { width: 3 }),
  box([x - 8, 88], [16, 26], { fill: 'four', stroke: 'line', round: 8 }),
];

export const flower: Diagram = {
  title: 'A diagram of a flower cut in half',
  height: 270,
  marks: [
    line([160, 216], [160, 264], { stroke: 'line', width: 16 }),
    line([160, 216], [160, 262], { stroke: 'two', width: 12 }),
    path('M138 208C88 198 54 120 80 26C122 60 132 150 146 204Z', { fill: 'tint', width: 2.5, stroke: 'one' }),
    path('M182 208C232 198 266 120 240 26C198 60 188 150 174 204Z', { fill: 'tint', width: 2.5, stroke: 'one' }),
    path('M142 212C112 216 86 202 78 178C106 176 130 190 146 208Z', { fill: 'two' }),
    path('M178 212C208 216 234 202 242 178C214 176 190 190 174 208Z', { fill: 'two' }),
    ...stamen(124, -1),
    ...stamen(196, 1),
    path('M153 166L156 92H164L167 166C190 176 188 216 160 218C132 216 130 176 153 166Z', { fill: 'paper', width: 2.5 }),
    box([144, 76], [32, 17], { fill: 'three', stroke: 'line', round: 8 }),
    circle([151, 194], 6, { fill: 'paper', stroke: 'line' }),
    circle([168, 190], 6, { fill: 'paper', stroke: 'line' }),
    circle([160, 206], 6, { fill: 'paper', stroke: 'line' }),
  ],
  parts: {
    petal: { at: [86, 66], where: 'one of the large coloured parts on the outside' },
    sepal: { at: [96, 190], where: 'one of the small green parts below the large coloured ones' },
    anther: { at: [121, 100], side: 'left', where: 'the swollen tip of a thin stalk' },
    filament: { at: [124.5, 140], side: 'left', where: 'the thin stalk that holds up a swollen tip' },
    stigma: { at: [168, 84], side: 'right', where: 'the flat sticky top of the middle part' },
    style: { at: [162, 130], side: 'right', where: 'the neck of the middle part' },
    ovary: { at: [179, 204], side: 'right', where: 'the rounded base of the middle part' },
    ovule: { at: [168, 190], side: 'right', where: 'one of the small round bodies inside the base of the middle part' },
  },
};

const cellBox = (x: number, y: number, w: number, h: number, fill: 'tint' | 'two' | 'paper' = 'tint'): Mark =>
  box([x, y], [w, h], { fill, stroke: 'line', round: 5, width: 1.5 });
const greens = (points: readonly Point[]): Mark => dots(points, 3.5, { fill: 'two', stroke: 'line', width: 1 });
const round: readonly Point[] = [
  [78, 148],
  [112, 142],
  [102, 172],
  [146, 150],
  [182, 146],
  [212, 168],
  [240, 146],
  [70, 178],
  [244, 180],
  [136, 180],
];

export const leaf: Diagram = {
  title: 'A diagram of a thin slice through a leaf, from its upper side to its lower side',
  height: 236,
  marks: [
    box([54, 12], [212, 10], { fill: 'four', stroke: 'line', width: 1.5 }),
    ...[0, 1, 2, 3].map((at) => cellBox(54 + at * 53, 22, 53, 20, 'paper')),
    ...Array.from({ length: 8 }, (_, at): Mark => cellBox(55 + at * 26.4, 44, 25, 78)),
    greens(Array.from({ length: 32 }, (_, at): Point => [(at % 2 === 0 ? 62 : 73) + Math.floor(at / 4) * 26.4, 56 + (at % 4) * 18])),
    dots(round, 16, { fill: 'tint', stroke: 'line', width: 1.5 }),
    greens(
      round.flatMap(([x, y]): Point[] => [
        [x - 6, y - 5],
        [x + 6, y + 2],
      ]),
    ),
    circle([176, 178], 17, { fill: 'paper', stroke: 'line', width: 2.5 }),
    ...(
      [
        [170, 174],
        [181, 172],
        [176, 184],
      ] as const
    ).map((at) => circle(at, 4.5, { fill: 'one', stroke: 'line', width: 1 })),
    ...[54, 190, 228].map((x) => cellBox(x, 202, x === 54 ? 46 : 38, 20, 'paper')),
    path('M100 204Q118 200 122 212Q118 224 100 222Z', { fill: 'two', width: 2 }),
    path('M156 204Q138 200 134 212Q138 224 156 222Z', { fill: 'two', width: 2 }),
    cellBox(156, 202, 34, 20, 'paper'),
  ],
  parts: {
    'waxy cuticle': { at: [80, 17], side: 'left', where: 'the thin layer on the very top' },
    'upper epidermis': { at: [240, 32], where: 'the single layer of clear cells just below the top layer' },
    'palisade mesophyll': { at: [86, 92], where: 'the layer of tall cells packed closely with many green bodies' },
    'spongy mesophyll': { at: [240, 150], where: 'the layer of round cells that lie loosely' },
    'air space': { at: [210, 142], side: 'right', where: 'a gap between the round cells' },
    vein: { at: [176, 178], side: 'right', where: 'a bundle of tubes among the round cells' },
    'guard cell': { at: [110, 212], side: 'left', where: 'one of two bean-shaped cells in the bottom layer' },
    stoma: { at: [128, 214], side: 'left', where: 'the tiny hole between two bean-shaped cells in the bottom layer' },
  },
};
