import { box, circle, group, line, type Mark, path, type PlainMark, range } from '../drawing.ts';
import type { Diagram } from '../science/diagrams.ts';

/** Somebody who stands and watches, seen from behind. */
const head: PlainMark[] = [
  path('M-8 14Q-8 6 0 6Q8 6 8 14Z', { fill: 'paper', width: 1.4 }),
  circle([0, 0], 5.5, { fill: 'paper', stroke: 'line', width: 1.4 }),
];
const heads = (y: number, from: number, count: number): Mark[] => range(count).map((at) => group([from + at * 18, y], head));

/** Three covered floors of seats at one side. */
const floors: PlainMark[] = [
  box([0, 0], [48, 132], { fill: 'tint', stroke: 'line', width: 2.2 }),
  path('M0 38H48M0 82H48M0 126H48', { width: 2.2 }),
  path(
    range(15)
      .map((at) => `M${8 + (at % 5) * 8} ${28 + Math.floor(at / 5) * 44}V${38 + Math.floor(at / 5) * 44}`)
      .join(''),
    { width: 1.4 },
  ),
  ...range(9).map((at) => circle([12 + (at % 3) * 12, 20 + Math.floor(at / 3) * 44], 4.5, { fill: 'paper', stroke: 'line', width: 1.3 })),
];

export const globeTheatre: Diagram = {
  title: 'A drawing of the Globe theatre in Shakespeare’s time, cut open and seen from the front',
  height: 268,
  marks: [
    path('M44 72L56 48H108L112 72ZM208 72L212 48H264L276 72Z', { fill: 'three', width: 2.2 }),
    group([46, 72], floors),
    group([226, 72], floors),
    // The house of the actors behind, with its balcony and doors.
    box([104, 72], [112, 104], { fill: 'paper', stroke: 'line', width: 2.2 }),
    box([128, 98], [64, 26], { fill: 'tint', stroke: 'line', width: 2 }),
    path(
      range(9)
        .map((post) => `M${132 + post * 7} 114V124`)
        .join(''),
      { width: 1.4 },
    ),
    line([128, 114], [192, 114], { width: 1.8 }),
    path('M112 176V148Q119 138 126 148V176ZM194 176V148Q201 138 208 148V176Z', { fill: 'four', width: 2 }),
    box([144, 140], [32, 36], { fill: 'four', stroke: 'line', width: 2 }),
    path('M160 140V176', { width: 1.6 }),
    // The roof over the stage on its two pillars, the hut above it and the flag.
    path('M98 88L112 56H208L222 88Z', { fill: 'four', width: 2.4 }),
    path('M138 56V36H182V56Z', { fill: 'paper', width: 2 }),
    path('M132 38L160 22L188 38Z', { fill: 'three', width: 2 }),
    line([160, 22], [160, 4], { width: 2.2 }),
    path('M161 5L186 9L161 16Z', { fill: 'one', width: 1.4 }),
    path('M108 194V88H116V194ZM204 194V88H212V194Z', { fill: 'two', width: 2 }),
    // The stage, higher than the ground before it.
    path('M104 176H216L226 202H94Z', { fill: 'paper', width: 2.4 }),
    path('M94 202H226V222H94Z', { fill: 'four', width: 2.4 }),
    path('M148 184H172L174 194H146Z', { fill: 'line', width: 1.5 }),
    ...heads(232, 70, 11),
    ...heads(248, 61, 12),
  ],
  parts: {
    flag: { at: [178, 10], side: 'right', where: 'what flies at the very top' },
    'the heavens': { at: [124, 72], side: 'left', where: 'the roof over the stage, held up by two pillars' },
    balcony: { at: [186, 106], side: 'right', where: 'the place high up at the back where an actor can stand' },
    galleries: { at: [56, 130], side: 'left', where: 'the three covered floors of seats round the sides' },
    'tiring house': { at: [204, 132], side: 'right', where: 'the building behind the stage, with doors' },
    pillar: { at: [112, 150], side: 'left', where: 'one of the two tall posts on the stage' },
    trapdoor: { at: [160, 190], side: 'right', where: 'the dark opening in the floor of the stage' },
    stage: { at: [106, 214], side: 'left', where: 'the raised floor that juts out into the crowd' },
    yard: { at: [250, 246], side: 'right', where: 'the open ground where people stand' },
  },
};
