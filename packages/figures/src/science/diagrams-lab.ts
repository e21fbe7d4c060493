import { box, circle, line, lines, type Mark, path, range } from '../drawing.ts';
import type { Diagram } from './diagrams.ts';

export const bunsenBurner: Diagram = {
  title: 'A drawing of a Bunsen burner that is lit',
  height: 268,
  marks: [
    path('M160 14C184 50 186 78 172 100H148C134 78 136 50 160 14Z', { fill: 'four', width: 2 }),
    path('M160 56C169 72 170 88 166 100H154C150 88 151 72 160 56Z', { fill: 'one', width: 1.5 }),
    path('M192 214C226 214 230 234 262 234', { stroke: 'three', width: 9 }),
    box([168, 208], [26, 12], { fill: 'tint', stroke: 'line' }),
    box([147, 100], [26, 126], { fill: 'paper', stroke: 'line', width: 2.5 }),
    box([140, 172], [40, 28], { fill: 'four', stroke: 'line', width: 2.5 }),
    circle([160, 186], 7, { fill: 'line' }),
    path('M104 250H216V240Q190 236 182 224H138Q130 236 104 240Z', { fill: 'tint', width: 2.5 }),
    box([84, 250], [152, 9], { fill: 'two', stroke: 'line' }),
  ],
  parts: {
    'hottest part': { at: [160, 46], side: 'right', where: 'the place in the flame just above the tip of its inner cone' },
    'inner cone': { at: [160, 84], side: 'left', where: 'the small cone inside the flame' },
    barrel: { at: [154, 130], side: 'left', where: 'the upright tube' },
    collar: { at: [146, 186], side: 'left', where: 'the ring round the lower part of the tube' },
    'air hole': { at: [160, 186], side: 'right', where: 'the round opening in the ring' },
    hose: { at: [230, 226], side: 'right', where: 'the bendy pipe that comes in at the side' },
    base: { at: [124, 244], side: 'left', where: 'the wide, heavy foot' },
    'heatproof mat': { at: [224, 254], side: 'right', where: 'the flat sheet under the foot' },
  },
};

const tube = (x: number): Mark => path(`M${x - 24} 44V178A24 24 0 0 0 ${x + 24} 178V44`, { width: 3 });
const waterIn = (x: number, top: number): Mark =>
  path(`M${x - 23} ${top}V178A23 23 0 0 0 ${x + 23} 178V${top}Z`, { stroke: 'none', fill: 'four' });
const nail = (x: number): Mark[] => [line([x, 96], [x, 184], { width: 5 }), line([x - 8, 95], [x + 8, 95], { width: 5 })];

export const rustingTubes: Diagram = {
  title:
    'A drawing of three test tubes, each with an iron nail. Tube 1, on the left, is open, and water covers half of its nail. Tube 2, in the middle, has a bung, no water and dry grains that take up water. Tube 3, on the right, has water over the whole nail and a layer of oil on top',
  height: 240,
  marks: [
    waterIn(88, 140),
    path('M138 166V178A22 22 0 0 0 182 178V166Z', { stroke: 'none', fill: 'tint' }),
    ...[
      [146, 176],
      [158, 186],
      [170, 174],
      [152, 194],
      [172, 190],
    ].map(([x = 0, y = 0]) => circle([x, y], 3.5, { fill: 'three' })),
    waterIn(232, 84),
    path('M209 72H255V86H209Z', { stroke: 'none', fill: 'two' }),
    ...nail(88),
    line([160, 74], [160, 160], { width: 5 }),
    line([152, 73], [168, 73], { width: 5 }),
    ...nail(232),
    ...[88, 160, 232].map(tube),
    path('M138 30H182L178 58H142Z', { fill: 'three', width: 2 }),
    ...[88, 160, 232].map((x, at): Mark => ({ kind: 'label', at: [x, 222], text: `${at + 1}`, bold: true })),
  ],
  parts: {
    nail: { at: [88, 116], side: 'left', where: 'the iron nail in tube 1' },
    water: { at: [76, 170], side: 'left', where: 'the liquid in tube 1' },
    bung: { at: [172, 40], side: 'right', where: 'the stopper of tube 2' },
    oil: { at: [246, 79], side: 'right', where: 'the thin layer on top of the liquid in tube 3' },
    'boiled water': { at: [246, 160], side: 'right', where: 'the liquid round the nail in tube 3' },
  },
};

const rays = (from: number, ys: readonly number[], to: number): Mark[] =>
  ys.map((y) => line([from, y], [to, y], { stroke: 'three', width: 3, arrows: 'end' }));
const soil = (left: number, right: number): Mark => box([left, 210], [right - left, 22], { fill: 'tint', stroke: 'line' });

export const bendingShoot: Diagram = {
  title: 'A drawing of a young shoot. Light comes from the right, and the shoot has bent to the right',
  height: 240,
  marks: [
    soil(70, 250),
    path('M134 210V128Q134 74 184 46Q194 42 198 50Q202 58 194 62Q156 84 156 128V210Z', { fill: 'two', width: 2.5 }),
    ...rays(268, [96, 124, 152], 200),
  ],
  parts: {
    tip: { at: [190, 53], side: 'right', where: 'the very end of the shoot' },
    'shaded side': { at: [140, 110], side: 'left', where: 'the outer side of the bend, away from the light' },
    'lit side': { at: [154, 172], side: 'right', where: 'the edge of the stem that faces the light' },
    soil: { at: [100, 221], side: 'left', where: 'what the shoot stands in' },
  },
};

const straight = (x: number, top: number): Mark =>
  path(`M${x - 9} 210V${top + 8}Q${x - 9} ${top} ${x} ${top}Q${x + 9} ${top} ${x + 9} ${top + 8}V210Z`, { fill: 'two', width: 2.5 });

export const shootExperiment: Diagram = {
  title:
    'A drawing of four young shoots before an experiment, all of them straight. Light comes from the left. Shoot 1 is whole. The tip of shoot 2 is cut off. The tip of shoot 3 is under a cap of foil. Foil is wrapped round the lower part of shoot 4, and its tip is free',
  height: 268,
  marks: [
    ...rays(8, [80, 120, 160], 56),
    soil(62, 312),
    straight(92, 76),
    path('M146 210V112H164V210Z', { fill: 'two', width: 2.5 }),
    straight(218, 76),
    path('M203 112V82Q203 66 218 66Q233 66 233 82V112Z', { fill: 'line', width: 2 }),
    straight(282, 76),
    box([267, 134], [30, 66], { fill: 'line', stroke: 'line', round: 3 }),
    ...[92, 155, 218, 282].map((x, at): Mark => ({ kind: 'label', at: [x, 250], text: `${at + 1}`, bold: true })),
  ],
  parts: { soil: { at: [186, 221], side: 'right', where: 'what the shoots stand in' } },
};

export const flatSeedling: Diagram = {
  title: 'A drawing of a seedling that has just been laid flat in the dark. Its shoot points to the right and its root to the left',
  height: 150,
  marks: [
    path('M150 62H250Q262 64 262 75Q262 86 250 88H150Z', { fill: 'two', width: 2.5 }),
    path('M160 66H72Q58 68 48 75Q58 82 72 84H160Z', { fill: 'paper', width: 2.5 }),
    path('M150 48C178 48 184 62 184 75C184 88 178 102 150 102C132 102 126 90 126 75C126 60 132 48 150 48Z', { fill: 'tint', width: 2.5 }),
    lines(
      range(4).map((at) => [
        [78 + at * 12, 84],
        [75 + at * 12, 92],
      ]),
      { width: 1.2 },
    ),
  ],
  parts: {
    'upper side of the root': { at: [92, 68], side: 'left', where: 'the upper edge of the part on the left' },
    'lower side of the root': { at: [70, 82], side: 'left', where: 'the lower edge of the part on the left' },
    'upper side of the shoot': { at: [226, 65], side: 'right', where: 'the upper edge of the part on the right' },
    'lower side of the shoot': { at: [226, 86], side: 'right', where: 'the lower edge of the part on the right' },
  },
};
