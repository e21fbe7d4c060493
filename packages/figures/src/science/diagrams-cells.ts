import { box, circle, type Mark, path, type Point } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

const mitochondrion = ([x, y]: Point): Mark[] => [
  box([x - 15, y - 8], [30, 16], { fill: 'four', stroke: 'line', round: 8, width: 1.5 }),
  path(`M${x - 9} ${y + 3}L${x - 5} ${y - 3}L${x} ${y + 3}L${x + 5} ${y - 3}L${x + 9} ${y + 3}`, { width: 1.3 }),
];
const chloroplast = ([x, y]: Point): Mark[] => [
  box([x - 15, y - 9], [30, 18], { fill: 'two', stroke: 'line', round: 9, width: 1.5 }),
  path(`M${x - 8} ${y - 3}H${x + 8}`, { width: 1.3 }),
  path(`M${x - 8} ${y + 3}H${x + 8}`, { width: 1.3 }),
];
const ribosomes = (points: readonly Point[]): Mark[] => points.map((at) => circle(at, 2.5, { fill: 'three' }));
const nucleus = ([x, y]: Point, r: number): Mark[] => [
  circle([x, y], r, { fill: 'one', stroke: 'line' }),
  circle([x + 5, y - 4], r / 3.4, { fill: 'tint', stroke: 'line', width: 1.2 }),
];

export const animalCell: Diagram = {
  title: 'A diagram of an animal cell',
  height: 220,
  marks: [
    path('M160 14C215 8 262 40 266 92C272 150 244 204 186 206C130 212 66 202 56 146C46 92 78 18 160 14Z', { fill: 'tint', width: 3 }),
    ...nucleus([164, 106], 36),
    ...mitochondrion([104, 68]),
    ...mitochondrion([222, 158]),
    ...mitochondrion([120, 172]),
    ...ribosomes([
      [218, 66],
      [228, 78],
      [208, 82],
      [92, 122],
      [104, 134],
      [172, 178],
      [184, 170],
    ]),
  ],
  parts: {
    nucleus: { at: [146, 116], side: 'left', where: 'a large round body with a dark spot, in the middle of the cell' },
    'cell membrane': { at: [254, 52], where: 'the thin line right round the outside of the cell' },
    cytoplasm: { at: [212, 122], where: 'the jelly that fills the space between the other parts' },
    mitochondrion: { at: [96, 68], where: 'one of a few small sausage shapes with a folded line inside' },
    ribosome: { at: [228, 78], where: 'one of many tiny dots' },
  },
};

export const plantCell: Diagram = {
  title: 'A diagram of a plant cell',
  height: 240,
  marks: [
    box([54, 10], [212, 220], { fill: 'four', stroke: 'line', round: 16, width: 3 }),
    box([63, 19], [194, 202], { fill: 'tint', stroke: 'line', round: 12, width: 2 }),
    box([108, 62], [104, 122], { fill: 'paper', stroke: 'line', round: 26 }),
    ...nucleus([226, 54], 22),
    ...chloroplast([86, 60]),
    ...chloroplast([86, 132]),
    ...chloroplast([134, 40]),
    ...chloroplast([234, 128]),
    ...chloroplast([186, 204]),
    ...mitochondrion([86, 96]),
    ...mitochondrion([120, 204]),
    ...mitochondrion([234, 164]),
    ...ribosomes([
      [176, 36],
      [186, 44],
      [82, 166],
      [92, 174],
      [232, 192],
      [222, 200],
    ]),
  ],
  parts: {
    nucleus: { at: [232, 60], where: 'a round body with a dark spot, near a corner of the cell' },
    'cell wall': { at: [58.5, 34], where: 'the thick layer right on the outside of the cell' },
    'cell membrane': { at: [257, 98], where: 'the thin line just inside the thick outer layer' },
    vacuole: { at: [176, 150], where: 'the very large space in the middle of the cell' },
    chloroplast: { at: [82, 132], where: 'one of several green oval bodies with lines inside' },
    cytoplasm: { at: [98, 192], where: 'the jelly between the large space and the edge' },
    mitochondrion: { at: [240, 164], where: 'one of a few small sausage shapes with a folded line inside' },
    ribosome: { at: [232, 192], where: 'one of many tiny dots' },
  },
};

export const bacterium: Diagram = {
  title: 'A diagram of a bacterium',
  height: 190,
  marks: [
    path('M244 92C262 70 270 120 284 96', { width: 3 }),
    box([44, 34], [200, 116], { fill: 'four', stroke: 'line', round: 58, width: 3 }),
    box([53, 43], [182, 98], { fill: 'tint', stroke: 'line', round: 49, width: 2 }),
    path('M96 92C84 64 122 56 130 80C138 104 160 54 176 78C192 102 160 126 148 104C136 84 116 132 100 112C94 104 100 98 96 92Z', {
      stroke: 'one',
      width: 3,
    }),
    circle([206, 74], 10, { stroke: 'three', width: 3 }),
    circle([196, 114], 8, { stroke: 'three', width: 3 }),
    ...ribosomes([
      [76, 76],
      [72, 98],
      [84, 122],
      [170, 128],
      [220, 98],
      [146, 56],
    ]),
  ],
  parts: {
    'cell wall': { at: [84, 39.5], where: 'the thick layer right on the outside' },
    'cell membrane': { at: [64, 122], where: 'the thin line just inside the thick outer layer' },
    cytoplasm: { at: [88, 88], where: 'the jelly that fills the inside' },
    'loop of DNA': { at: [146, 104], side: 'right', where: 'one long tangled loop that lies free in the middle' },
    plasmid: { at: [214, 68], where: 'one of two small separate rings' },
    flagellum: { at: [263, 88], where: 'a long wavy tail on the outside' },
  },
};
